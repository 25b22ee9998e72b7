import { CLAIM } from '@citelight/contracts/scores';
import { buttonStyle } from '../../ui/button.tsx';
import { ABOUT } from './marketing.ts';
import { Section } from './section.tsx';

export function AboutSection() {
  return (
    <div className="border-line border-t bg-panel">
      <Section id="about" title="A measuring instrument, not a promise" text={CLAIM}>
        <ul className="grid gap-8 md:grid-cols-3">
          {ABOUT.map(({ title, text }) => (
            <li key={title} className="border-ink border-t-2 pt-5">
              <h3 className="font-semibold text-lg tracking-tight">{title}</h3>
              <p className="mt-2 text-muted leading-relaxed">{text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-14">
          <a href="#url" className={buttonStyle({ size: 'lg' })}>
            Measure your website
          </a>
        </p>
      </Section>
    </div>
  );
}
