import { FIGURES } from './marketing.ts';

export function Figures() {
  return (
    <section aria-label="In figures" className="border-line border-y bg-panel">
      <ul className="mx-auto grid max-w-7xl grid-cols-2 px-4 sm:px-6 lg:grid-cols-4 lg:px-8">
        {FIGURES.map(({ before, figure, after }) => (
          <li key={figure} className="py-8 pr-4 text-muted text-sm lg:py-10 lg:text-base">
            {before && `${before} `}
            <span className="block whitespace-nowrap pr-0.5 font-semibold text-2xl text-ink tracking-tight sm:inline sm:text-3xl lg:text-4xl">
              {figure}
            </span>
            {after && ` ${after}`}
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="ruler h-2.5 rotate-180" />
    </section>
  );
}
