import { FACTOR_IDS, FACTORS } from '@citelight/contracts/scores';
import { Badge } from '../../ui/badge.tsx';
import { CitationGrid } from '../../ui/citation-grid.tsx';
import { FactorBar } from '../../ui/factor-bar.tsx';
import { RecommendationItem } from '../../ui/recommendation.tsx';
import { ScoreDial } from '../../ui/score-dial.tsx';
import { overallOf, SAMPLE_GRID, SAMPLE_PAGES, SAMPLE_RECOMMENDATION, SAMPLE_SCORES, SAMPLE_SITE } from './sample.ts';

/** A report in small, made of the parts a real one is made of. */
export function SampleReport() {
  return (
    <section aria-label="Sample report" className="overflow-hidden rounded-xl border border-line bg-panel shadow-float">
      <div className="flex items-center justify-between gap-4 px-5 pt-4 pb-3 sm:px-6">
        <span className="truncate font-mono text-muted text-sm">{SAMPLE_SITE}</span>
        <Badge tone="accent">Sample report</Badge>
      </div>
      <div className="ruler h-2.5 border-line border-t" />
      <div className="grid items-center gap-x-8 gap-y-6 px-5 pt-4 pb-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:px-6">
        <div className="justify-self-center">
          <ScoreDial score={overallOf(SAMPLE_SCORES)} size="md" />
        </div>
        <div className="grid gap-3">
          {FACTOR_IDS.map((id) => (
            <FactorBar key={id} title={FACTORS[id].title} score={SAMPLE_SCORES[id]} />
          ))}
        </div>
      </div>
      <div className="grid border-line border-t xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="border-line px-5 py-5 sm:px-6 max-xl:border-b xl:border-r">
          <h2 className="mb-2 font-semibold text-sm">Who may cite which page</h2>
          <CitationGrid caption="Sample: engines and the pages they may cite" pages={SAMPLE_PAGES} rows={SAMPLE_GRID} />
        </div>
        <div className="px-5 py-5 sm:px-6">
          <h2 className="mb-3 font-semibold text-sm">What to do first</h2>
          <RecommendationItem
            level="h3"
            rank={1}
            title={SAMPLE_RECOMMENDATION.title}
            priority="high"
            effort="low"
            points={SAMPLE_RECOMMENDATION.points}
          >
            {SAMPLE_RECOMMENDATION.text}
          </RecommendationItem>
          <pre className="mt-4 overflow-x-auto rounded-md bg-sunken px-3 py-2.5 font-mono text-xs leading-relaxed">
            <span className="text-faint">13 </span>
            {'User-agent: OAI-SearchBot\n'}
            <span className="text-faint">14 </span>
            <mark className="rounded-sm bg-poor-soft px-1 text-poor">Disallow: /care/</mark>
          </pre>
        </div>
      </div>
    </section>
  );
}
