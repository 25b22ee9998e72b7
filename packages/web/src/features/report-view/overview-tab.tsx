import type { FactorId } from '@citelight/contracts/assessment';
import type { LastFetched } from '@citelight/contracts/crawler-activity';
import { displayScore, FACTOR_IDS, FACTORS, recoverableBy } from '@citelight/contracts/scores';
import { Check, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AiMark } from '../../ui/marks.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ScoreDial } from '../../ui/score-dial.tsx';
import { Term } from '../../ui/term.tsx';
import { CitablePages } from './citable-pages.tsx';
import { CITABLE_ID, CitableSummary } from './citable-summary.tsx';
import { CrawlFacts } from './crawl-facts.tsx';
import { FactorDetails, FactorList } from './factor-list.tsx';
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

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const firstSentence = (text: string): string => [...SENTENCES.segment(text)][0]?.segment.trim() ?? text;

const Chip = ({ what, children, className = '' }: { what: string; children: ReactNode; className?: string }) => (
  <li className={`min-w-0 rounded-md bg-sunken px-2.5 py-1 text-xs sm:text-sm ${className}`}>
    <span className="text-muted">{what}: </span>
    <span className="wrap-anywhere font-medium">{children}</span>
  </li>
);

/** What carries the score, what holds it back, and what to change first. */
function Chips({ analysis, wording }: Pick<WholeReport, 'analysis' | 'wording'>) {
  const { scores, recommendations } = analysis;
  const measured = FACTOR_IDS.flatMap((id) => {
    const score = scores[id];
    return score === null ? [] : [{ title: FACTORS[id].title, score }];
  }).sort((a, b) => b.score - a.score);
  const [best, worst, [first]] = [measured[0], measured.at(-1), recommendations];
  const fix = first && (wording?.recommendations.find(({ auditId }) => auditId === first.auditId)?.title ?? first.title);
  return (
    <ul aria-label="In short" className="flex flex-wrap gap-1.5">
      {best && (
        <Chip what="Strongest">
          {best.title} {displayScore(best.score)}
        </Chip>
      )}
      {worst && worst !== best && (
        <Chip what="Weakest">
          {worst.title} {displayScore(worst.score)}
        </Chip>
      )}
      {/* On a phone it stands right below, as the first step. */}
      {fix && (
        <Chip what="Fix first" className="max-sm:hidden">
          {fix}
        </Chip>
      )}
    </ul>
  );
}

/** How ready, in a dial and a sentence. */
function Verdict({ analysis, wording, trend }: Pick<WholeReport, 'analysis' | 'wording'> & { trend: ReactNode }) {
  const { overallScore } = analysis;
  return (
    <div className="flex items-start gap-4 sm:gap-6">
      <div className="shrink-0 text-center">
        <span className="sm:hidden">
          <ScoreDial score={overallScore} size="sm" />
        </span>
        <span className="max-sm:hidden">
          <ScoreDial score={overallScore} />
        </span>
        {trend}
      </div>
      <div className="grid min-w-0 gap-2 sm:gap-3">
        <p className="max-w-prose wrap-anywhere max-sm:text-sm sm:text-lg">
          <bdi dir="ltr">{firstSentence(wording?.summary ?? analysis.summary)}</bdi> {wording && <AiMark />}
        </p>
        <Chips analysis={analysis} wording={wording} />
      </div>
    </div>
  );
}

type Props = { report: WholeReport; history?: ReactNode; trend?: ReactNode; list?: ReactNode; fetched?: LastFetched | undefined };

/** How ready, why, what first; then everything it rests on. `history`, `trend` and `list`, the recommendations to work with, only where the viewer owns the report. */
export function OverviewTab({ report: { analysis, wording }, history, trend, list, fetched }: Props) {
  const { gates, standardError, overallScore } = analysis;
  const [factor, setFactor] = useState<FactorId | null>(null);
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-x-12 gap-y-2 sm:gap-y-7 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
        <Verdict analysis={analysis} wording={wording} trend={trend} />
        <div>
          <h3 className={`${heading} mb-1`}>What to do first</h3>
          <FirstSteps analysis={analysis} wording={wording} />
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <h3 className={heading}>Score breakdown</h3>
          <FactorList analysis={analysis} chosen={factor} onChoose={setFactor} />
          {/* On a phone the first screen is full. */}
          <div className="mt-4 max-lg:hidden">
            <CitableSummary engines={analysis.engines} />
          </div>
        </div>
      </div>
      {factor && <FactorDetails analysis={analysis} factor={factor} onClose={() => setFactor(null)} />}
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
            {gate.because} This costs {gate.pointsLost.toFixed(1)} points.
          </p>
        </Notice>
      ))}
      {analysis.partial && (
        <Notice tone="warning">We could read only a part of the site. What is missing is listed below and does not count as zero.</Notice>
      )}
      {history && <Section title="Score history">{history}</Section>}
      <Section
        title="All recommendations"
        text={`Most points for the least work first.${analysis.recommendations.length > 1 ? ` ${recoverableBy(analysis.recommendations)}` : ''}`}
      >
        {list ?? <Recommendations analysis={analysis} wording={wording} />}
      </Section>
      <div id={CITABLE_ID} tabIndex={-1} className="scroll-mt-4 outline-none">
        <Section
          title="Can this engine cite this page?"
          text={
            <>
              We check every step from <Term of="AI crawler" /> to <Term of="citation" /> and show where it breaks.
            </>
          }
        >
          <CitablePages engines={analysis.engines} fetched={fetched} />
        </Section>
      </div>
      <Section title="Summary">
        <p className="max-w-prose wrap-anywhere">
          <bdi dir="ltr">{wording?.summary ?? analysis.summary}</bdi> {wording && <AiMark />}
        </p>
        <p className="mt-3 max-w-prose text-muted text-sm">
          {analysis.claim}
          {standardError !== null &&
            standardError >= 0.05 &&
            ` The score is ${displayScore(overallScore)} ± ${standardError.toFixed(1)} (standard error, from the pages sampled).`}
        </p>
      </Section>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        <Section title="Strengths">
          <Points items={analysis.strengths} good empty="No check passed in full." />
        </Section>
        <Section title="Weaknesses">
          <Points items={analysis.weaknesses} good={false} empty="No check lost points." />
        </Section>
      </div>
      <Section title="What was not measured" text="None of these checks counts as zero.">
        {analysis.notMeasured.length === 0 ? (
          <p className="text-muted text-sm">Every check was measured.</p>
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
      <Section title="Crawl details">
        <CrawlFacts analysis={analysis} />
      </Section>
    </div>
  );
}
