import { FEATURE_FIGURES } from './feature-figures.tsx';
import { FEATURES } from './marketing.ts';
import { Section } from './section.tsx';

export function FeaturesSection() {
  return (
    <Section id="features" title="From one address to a plan" text="What an assessment shows, and what stays with you afterwards.">
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ id, title, text }) => (
          <li key={id} data-feature={id} className="flex flex-col overflow-hidden rounded-lg border border-line bg-panel">
            <div className="flex h-44 flex-col justify-center border-line border-b px-6">{FEATURE_FIGURES[id]}</div>
            <div className="p-6">
              <h3 className="font-semibold text-lg tracking-tight">{title}</h3>
              <p className="mt-2 text-muted text-sm leading-relaxed">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
