import { featureFigures } from './feature-figures.tsx';
import { FEATURES } from './marketing.ts';
import type { Sample } from './sample.ts';
import { SampleLink } from './sample-link.tsx';
import { Section } from './section.tsx';

/** A walk through the sample report in pictures; each leads to where it stands there. */
export function FeaturesSection({ sample }: { sample: Sample | null }) {
  const figures = sample && featureFigures(sample);
  return (
    <Section
      id="features"
      title="A walk through a report"
      text="Real results from our demonstration shop, a small site that sells bicycle lights. Open any of them in the full report."
    >
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ id, title, text, tab }) => (
          <li key={id} data-feature={id} className="flex flex-col overflow-hidden rounded-lg border border-line bg-panel">
            {figures && <div className="flex h-48 flex-col justify-center border-line border-b px-6">{figures[id]}</div>}
            <div className="flex flex-1 flex-col p-6">
              <h3 className="font-semibold text-lg tracking-tight">{title}</h3>
              <p className="mt-2 mb-4 text-muted text-sm leading-relaxed">{text}</p>
              <p className="mt-auto text-sm">
                {tab === 'pricing' ? (
                  <a href="#pricing" className="font-medium text-accent-text underline decoration-1 underline-offset-4">
                    Compare the schedules
                  </a>
                ) : (
                  <SampleLink {...(tab ? { tab } : {})}>
                    See it in the report<span className="sr-only">: {title}</span>
                  </SampleLink>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
