import { FACTOR_IDS, FACTORS } from '@citelight/contracts/scores';
import { Badge } from '../../ui/badge.tsx';
import { CitationGrid } from '../../ui/citation-grid.tsx';
import { FactorBar } from '../../ui/factor-bar.tsx';
import { RecommendationItem } from '../../ui/recommendation.tsx';
import { ScoreDial } from '../../ui/score-dial.tsx';
import type { Sample } from './sample.ts';
import { SampleLink } from './sample-link.tsx';

/** The sample report in small, made of the parts a report is made of. */
export function SampleReport({ sample: { site, score, scores, grid, first } }: { sample: Sample }) {
  return (
    <section aria-label="Sample report" className="overflow-hidden rounded-xl border border-line bg-panel shadow-float">
      <div className="flex items-center justify-between gap-4 px-5 pt-4 pb-3 sm:px-6">
        <span className="min-w-0 text-muted text-sm">
          <span className="font-mono">{site}</span> <span className="text-faint max-sm:block max-sm:text-xs">our demonstration shop</span>
        </span>
        <Badge tone="accent">Sample report</Badge>
      </div>
      <div className="ruler h-2.5 border-line border-t" />
      <div className="grid items-center gap-x-8 gap-y-6 px-5 pt-4 pb-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:px-6">
        <div className="justify-self-center">
          <ScoreDial score={score} size="md" />
        </div>
        <div className="grid gap-3">
          {FACTOR_IDS.map((id) => (
            <FactorBar key={id} title={FACTORS[id].title} score={scores[id]} />
          ))}
        </div>
      </div>
      <div className="grid border-line border-t xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="border-line px-5 py-5 sm:px-6 max-xl:border-b xl:border-r">
          <h2 className="mb-2 font-semibold text-sm">Which engine can cite which page</h2>
          <CitationGrid caption="Sample: engines and the pages they can cite" pages={grid.pages} rows={grid.rows} />
        </div>
        <div className="px-5 py-5 sm:px-6">
          <h2 className="mb-3 font-semibold text-sm">What to do first</h2>
          <RecommendationItem level="h3" rank={1} title={first.title} priority={first.priority} effort={first.effort} points={first.points}>
            {first.text}
          </RecommendationItem>
          <div className="mt-4 rounded-md bg-sunken px-3 py-2.5 text-xs leading-relaxed">
            <span className="wrap-anywhere block font-mono text-faint">{first.finding.path}</span>
            {first.finding.what}
          </div>
          <p className="mt-4 text-sm">
            <SampleLink>Open the full report</SampleLink>
          </p>
        </div>
      </div>
    </section>
  );
}
