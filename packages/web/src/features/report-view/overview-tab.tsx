import type { LastFetched } from '@citelight/contracts/crawler-activity';
import { displayScore } from '@citelight/contracts/scores';
import { Check, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AiMark } from '../../ui/marks.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ScoreDial } from '../../ui/score-dial.tsx';
import { Term } from '../../ui/term.tsx';
import { CitablePages } from './citable-pages.tsx';
import { CITABLE_ID, CitableSummary } from './citable-summary.tsx';
import { CrawlFacts } from './crawl-facts.tsx';
import { FactorList } from './factor-list.tsx';
import { FirstSteps } from './first-steps.tsx';
import { MoreList } from './more-list.tsx';
import { Recommendations } from './recommendations.tsx';
import type { WholeReport } from './whole-report.ts';

const Section = ({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) => (
  <section className="border-line border-t pt-6">
    <h3 className="font-semibold text-lg tracking-tight">{title}</h3>
    {text && <p className="mt-0.5 max-w-prose text-muted text-sm">{text}</p>}
    <div className="mt-4">{children}</div>
  </section>
);

function Points({ items, good, empty }: { items: readonly string[]; good: boolean; empty: string }) {
  const Icon = good ? Check : TriangleAlert;
  if (items.length === 0) return <p className="text-muted text-sm">{empty}</p>;
  return (
    <MoreList items={items} step={6} what={good ? 'strengths' : 'weaknesses'} className="grid gap-2.5">
      {(text) => (
        <li key={text} className="flex gap-2.5 text-sm">
          <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${good ? 'text-good' : 'text-poor'}`} />
          <bdi dir="ltr" className="min-w-0 wrap-anywhere">
            {text}
          </bdi>
        </li>
      )}
    </MoreList>
  );
}

const heading = 'font-semibold text-base tracking-tight sm:text-lg';

/** How ready, in a dial and in words; on a phone the words are cut until they are asked for, so that why and what first stand in the same screen. */
function Verdict({ analysis, wording }: Pick<WholeReport, 'analysis' | 'wording'>) {
  const { overallScore, standardError } = analysis;
  const [whole, setWhole] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex items-start gap-4 sm:gap-6">
        <span className="sm:hidden">
          <ScoreDial score={overallScore} size="sm" />
        </span>
        <span className="max-sm:hidden">
          <ScoreDial score={overallScore} />
        </span>
        <div className="min-w-0 max-sm:text-sm">
          <p className={`max-w-prose wrap-anywhere ${whole ? '' : 'max-sm:line-clamp-3'}`}>
            <bdi dir="ltr">{wording?.summary ?? analysis.summary}</bdi> {wording && <AiMark />}
          </p>
          <button
            type="button"
            aria-expanded={whole}
            onClick={() => setWhole(!whole)}
            className="font-medium text-accent-text underline decoration-1 underline-offset-4 sm:hidden"
          >
            {whole ? 'Less' : 'More'}
          </button>
        </div>
      </div>
      {standardError !== null && standardError >= 0.05 && (
        <p className="text-muted text-xs">
          {displayScore(overallScore)} ± {standardError.toFixed(1)} (standard error, from the pages sampled)
        </p>
      )}
    </div>
  );
}

type Props = { report: WholeReport; history?: ReactNode; list?: ReactNode; fetched?: LastFetched | undefined };

/** How ready, why, what first; then everything it rests on. `history`, `fetched` and `list`, the recommendations to work with, only where the viewer owns the report. */
export function OverviewTab({ report: { analysis, wording }, history, list, fetched }: Props) {
  const { gates } = analysis;
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-x-12 gap-y-4 sm:gap-y-7 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
        <Verdict analysis={analysis} wording={wording} />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <h3 className={heading}>What it is made of</h3>
          <FactorList analysis={analysis} />
          {/* On a phone the first screen is full. */}
          <div className="mt-4 max-lg:hidden">
            <CitableSummary engines={analysis.engines} />
          </div>
        </div>
        <div>
          <h3 className={`${heading} mb-1`}>What to do first</h3>
          <FirstSteps analysis={analysis} wording={wording} />
          <p className="mt-5 max-w-prose text-muted text-xs">{analysis.claim}</p>
        </div>
      </div>
      {analysis.limited && (
        <Notice tone="warning">
          <p className="font-medium">Limited assessment</p>
          <p className="text-muted">{analysis.limited.reason}</p>
        </Notice>
      )}
      {gates.map((gate) => (
        <Notice key={gate.id} tone="error">
          <p className="font-medium">
            {gate.title}: the score is capped at {gate.cap}
          </p>
          <p className="text-muted">
            {gate.because} It costs {gate.pointsLost.toFixed(1)} points.
          </p>
        </Notice>
      ))}
      {analysis.partial && (
        <Notice tone="warning">Only a part of the site could be read. What is missing stands below, and is not scored as zero.</Notice>
      )}
      <div id={CITABLE_ID} tabIndex={-1} className="scroll-mt-4 outline-none">
        <Section
          title="Can this engine cite this page?"
          text={
            <>
              From <Term of="AI crawler" /> to <Term of="citation" /> every link must hold; the first broken one is named.
            </>
          }
        >
          <CitablePages engines={analysis.engines} fetched={fetched} />
        </Section>
      </div>
      <Section title="All recommendations" text="Ordered by the points each brings back against the work it takes.">
        {list ?? <Recommendations analysis={analysis} wording={wording} />}
      </Section>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        <Section title="Strengths">
          <Points items={analysis.strengths} good empty="No check was passed in full." />
        </Section>
        <Section title="Weaknesses">
          <Points items={analysis.weaknesses} good={false} empty="No check lost points." />
        </Section>
      </div>
      {history && <Section title="Score history">{history}</Section>}
      <Section title="What was not measured" text="None of this counts as zero.">
        {analysis.notMeasured.length === 0 ? (
          <p className="text-muted text-sm">Every check could be made.</p>
        ) : (
          <MoreList items={analysis.notMeasured} what="checks" className="grid gap-2">
            {({ id, what, because }) => (
              <li key={id} className="text-sm">
                {what} <span className="text-muted">– {because}</span>
              </li>
            )}
          </MoreList>
        )}
      </Section>
      <Section title="What the visit saw">
        <CrawlFacts analysis={analysis} />
      </Section>
    </div>
  );
}
