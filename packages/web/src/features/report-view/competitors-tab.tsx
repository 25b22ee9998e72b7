import type { Assessment } from '@citelight/contracts/assessment';
import { displayScore, FACTOR_IDS, FACTORS } from '@citelight/contracts/scores';
import { Ban, Sparkles } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { bandOf } from '../../ui/band.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CoverageMark } from '../../ui/marks.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ScoreDial } from '../../ui/score-dial.tsx';
import { PassageView, SiteLink } from '../../ui/site-text.tsx';
import { Table } from '../../ui/table.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { Disclosure } from './disclosure.tsx';
import { MoreList } from './more-list.tsx';
import { type CompetitorOf, isInaccessible } from './whole-report.ts';

export type ReplaceHow = 'suggested' | 'manually';
type Replace = (competitor: CompetitorOf, how: ReplaceHow) => void;

function Score({ score }: { score: number | null }) {
  if (score === null) return <span className="text-muted">not measured</span>;
  const { word, text } = bandOf(score);
  return (
    <>
      <span className={`mr-2 text-xs max-sm:block max-sm:mr-0 ${text}`}>{word}</span>
      <span className="font-semibold">{displayScore(score)}</span>
    </>
  );
}

/** Our sentences run from left to right, and a name of another direction does not turn round the figures behind it. */
const isolated = (text: string, name: string): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence keep their places
  text.split(name).flatMap((piece, at) => (at === 0 ? [piece] : [<bdi key={at}>{name}</bdi>, piece]));

function Sentences({ title, items, name, empty }: { title: string; items: readonly string[]; name: string; empty: string }) {
  return (
    <section>
      <h4 className="mb-1.5 font-semibold text-sm">{title}</h4>
      {items.length === 0 ? (
        <p className="text-muted text-sm">{empty}</p>
      ) : (
        <MoreList items={items} step={5} what="lines" className="ml-4 grid list-disc gap-1.5 text-sm">
          {(text) => (
            <li key={text} className="wrap-anywhere">
              <bdi dir="ltr">{isolated(text, name)}</bdi>
            </li>
          )}
        </MoreList>
      )}
    </section>
  );
}

const signed = (value: number) => `${value >= 0 ? '+' : '−'}${Math.abs(value).toFixed(1)}`;

function Compared({ competitor, ours }: { competitor: CompetitorOf; ours: Assessment }) {
  const { gap_analysis: gap } = competitor;
  const name = competitor.competitors.competitor_name;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-6 md:grid-cols-[auto_minmax(0,1fr)] md:gap-10">
        <div className="flex flex-col items-center gap-2">
          <ScoreDial score={competitor.overall_score} label="Overall score of the competitor" />
          <p className="text-sm">
            Score gap: <span className={`font-semibold ${gap.scoreGap >= 0 ? 'text-good' : 'text-poor'}`}>{signed(gap.scoreGap)}</span>
          </p>
          <p className="text-center text-muted text-xs">
            {gap.promptsWon} questions won, {gap.promptsLost} lost, {gap.promptsTied} tied
          </p>
        </div>
        <Table
          narrow
          caption="Side by side by factor"
          rows={FACTOR_IDS}
          keyOf={(id) => id}
          columns={[
            { title: 'Factor', cell: (id) => FACTORS[id].title },
            { title: 'This site', align: 'end', cell: (id) => <Score score={ours.scores[id]} /> },
            { title: 'Competitor', align: 'end', cell: (id) => <Score score={competitor.scores[id]} /> },
          ]}
        />
      </div>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <Sentences title="Your advantages" name={name} items={competitor.your_advantages} empty="None were found." />
        <Sentences title="Their advantages" name={name} items={competitor.competitive_advantages} empty="None were found." />
        <Sentences title="Quick wins" name={name} items={gap.quickWins} empty="Nothing quick would close the gap." />
        <Sentences title="Long-term strategies" name={name} items={gap.longTermStrategies} empty="Nothing else was found." />
      </div>
      {competitor.prompts.length > 0 && (
        <section>
          <h4 className="mb-1 font-semibold text-sm">Side by side by question</h4>
          <MoreList items={competitor.prompts} what="questions" className="divide-y divide-line">
            {(prompt) => (
              <li key={prompt.prompt}>
                <Disclosure
                  summary={
                    <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
                      <bdi className="min-w-0 wrap-anywhere">{prompt.prompt}</bdi>
                      <span className="flex flex-wrap gap-1.5">
                        <CoverageMark of={prompt.ours} whose="you" />
                        <CoverageMark of={prompt.theirs} whose="they" />
                      </span>
                    </span>
                  }
                >
                  {() => (
                    <div className="grid grid-cols-1 gap-4 pb-4 pl-6 sm:grid-cols-2">
                      <PassageView passage={prompt.ourPassage} missing="No passage of this site answers it." />
                      <PassageView passage={prompt.theirPassage} missing="No passage of the competitor answers it." />
                    </div>
                  )}
                </Disclosure>
              </li>
            )}
          </MoreList>
        </section>
      )}
    </div>
  );
}

/** The badge says already that it is inaccessible. */
const reasonOf = ({ error_message }: CompetitorOf) => error_message?.replace(/^inaccessible:\s*/i, '') || undefined;

function Inaccessible({ competitor, onReplace }: { competitor: CompetitorOf; onReplace: Replace | undefined }) {
  return (
    <Notice tone="warning">
      <p>{reasonOf(competitor) ?? 'The site could not be read, so nothing can be said about it.'}</p>
      {onReplace && competitor.competitor_id && (
        <p className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => onReplace(competitor, 'suggested')}>
            <Sparkles aria-hidden="true" />
            Get AI Replacement
          </Button>
          <Button size="sm" variant="outline" onClick={() => onReplace(competitor, 'manually')}>
            Replace Manually
          </Button>
        </p>
      )}
    </Notice>
  );
}

class Guarded extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <Notice tone="error">Error loading competitor analysis</Notice> : this.props.children;
  }
}

function CompetitorCard({ competitor, analysis, onReplace }: { competitor: CompetitorOf; analysis: Assessment; onReplace?: Replace }) {
  const { competitor_name: name, competitor_url: url } = competitor.competitors;
  const closed = isInaccessible(competitor);
  const scores: unknown[] = [competitor.overall_score, ...Object.values(competitor.scores)];
  // React would show it as NaN.
  if (!scores.every((score) => score === null || Number.isFinite(score))) throw new Error('a score that is no number');
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-5 py-4 sm:px-6">
        <h3 className="min-w-0 wrap-anywhere font-semibold text-lg tracking-tight">
          <bdi>{name}</bdi>
        </h3>
        <SiteLink url={url} />
        {closed && (
          <Badge tone="poor">
            <Ban aria-hidden="true" />
            Inaccessible
          </Badge>
        )}
      </div>
      <CardBody>
        {closed ? <Inaccessible competitor={competitor} onReplace={onReplace} /> : <Compared competitor={competitor} ours={analysis} />}
      </CardBody>
    </Card>
  );
}

type Props = { competitors: readonly CompetitorOf[]; analysis: Assessment; making?: boolean; onReplace?: Replace };

export default function CompetitorsTab({ competitors, analysis, making = false, onReplace }: Props) {
  if (competitors.length === 0 && making) return <Waiting text="The competitors are being analyzed, 30-60 s each" />;
  if (competitors.length === 0)
    return (
      <EmptyState
        title="No competitor data available"
        text="Add competitors on the dashboard; they are analyzed in the next comprehensive analysis."
      />
    );
  return (
    <ul className="grid grid-cols-1 gap-5">
      {competitors.map((competitor, at) => (
        // Nothing of a row is read outside its guard, not even what would name it; the list of a report keeps its order.
        // biome-ignore lint/suspicious/noArrayIndexKey: said above
        <li key={at}>
          <Guarded>
            <CompetitorCard competitor={competitor} analysis={analysis} {...(onReplace ? { onReplace } : {})} />
          </Guarded>
        </li>
      ))}
    </ul>
  );
}
