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

type Prompt = CompetitorOf['prompts'][number];
const RANK = { answered: 2, mentioned: 1, missing: 0 } as const;
const isLost = ({ ours, theirs }: Prompt) => RANK[ours] < RANK[theirs];
/** No answer against no answer tells nothing. */
const hasResult = ({ ours, theirs }: Prompt) => ours !== 'missing' || theirs !== 'missing';

const ComparedQuestion = ({ prompt, name }: { prompt: Prompt; name?: string }) => (
  <li>
    <Disclosure
      summary={
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
          <span className="min-w-0 wrap-anywhere">
            <bdi>{prompt.prompt}</bdi>
            {name && (
              <span className="block text-muted text-xs">
                against <bdi>{name}</bdi>
              </span>
            )}
          </span>
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
);

type Side = { key: string; name: string; overall: number; scores: Assessment['scores']; won: number };
type Measure = { title: string; of: (side: Side) => number | null };
const MEASURES: readonly Measure[] = [
  { title: 'Overall', of: ({ overall }) => overall },
  ...FACTOR_IDS.map((id): Measure => ({ title: FACTORS[id].title, of: ({ scores }) => scores[id] ?? null })),
];

/** You and your competitors side by side; the best of a row is bold. */
function Matrix({ analysis, competitors }: { analysis: Assessment; competitors: readonly CompetitorOf[] }) {
  const won = competitors.reduce((sum, { gap_analysis: gap }) => sum + gap.promptsWon, 0);
  const sides: Side[] = [
    { key: 'you', name: 'You', overall: analysis.overallScore, scores: analysis.scores, won },
    ...competitors.map(({ competitors: { competitor_name: name }, overall_score: overall, scores, gap_analysis: gap }, at) => ({
      ...{ key: `${at}`, name, overall, scores },
      won: gap.promptsLost,
    })),
  ];
  const bestOf = new Map(MEASURES.map(({ title, of }) => [title, Math.max(...sides.map((side) => displayScore(of(side) ?? -1)))]));
  const scoreOf = ({ title, of }: Measure, side: Side) => {
    const score = of(side);
    if (score === null) return <span className="text-muted">not measured</span>;
    return (
      <span className={`${bandOf(score).text} ${displayScore(score) === bestOf.get(title) ? 'font-bold' : ''}`}>{displayScore(score)}</span>
    );
  };
  const rows: { title: string; of: (side: Side) => ReactNode }[] = [
    ...MEASURES.map((measure) => ({ title: measure.title, of: (side: Side) => scoreOf(measure, side) })),
    { title: 'Questions won', of: (side) => side.won },
  ];
  return (
    <section>
      <h3 className="font-semibold text-lg tracking-tight">You and your competitors</h3>
      <p className="mt-0.5 mb-2 max-w-prose text-muted text-sm">
        Scores out of 100, the best of each row in bold. Questions won: yours against all competitors, theirs against you.
      </p>
      <Table
        caption="Scores of you and your competitors"
        rows={rows}
        keyOf={({ title }) => title}
        columns={[
          { title: 'Factor', cell: ({ title }) => <span className="font-medium">{title}</span> },
          ...sides.map((side) => ({
            key: side.key,
            title: side.name,
            align: 'end' as const,
            cell: (row: (typeof rows)[number]) => row.of(side),
          })),
        ]}
      />
    </section>
  );
}

function QuestionsLost({ competitors }: { competitors: readonly CompetitorOf[] }) {
  const lost = competitors.flatMap(({ prompts, competitors: { competitor_name: name } }) =>
    prompts.filter(isLost).map((prompt) => ({ prompt, name })),
  );
  return (
    <section>
      <h3 className="font-semibold text-lg tracking-tight">
        Questions you lose <span className="font-normal text-muted text-sm">{lost.length}</span>
      </h3>
      <p className="mt-0.5 mb-2 max-w-prose text-muted text-sm">
        {lost.length === 0
          ? 'No competitor answers a question better than you.'
          : 'A competitor answers these questions better than you. Open one to compare both passages.'}
      </p>
      <MoreList items={lost} what="questions" className="divide-y divide-line">
        {({ prompt, name }) => <ComparedQuestion key={`${name} ${prompt.prompt}`} prompt={prompt} name={name} />}
      </MoreList>
    </section>
  );
}

function Compared({ competitor, ours }: { competitor: CompetitorOf; ours: Assessment }) {
  const { gap_analysis: gap } = competitor;
  const name = competitor.competitors.competitor_name;
  const prompts = competitor.prompts.filter(hasResult);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-6 md:grid-cols-[auto_minmax(0,1fr)] md:gap-10">
        <div className="flex flex-col items-center gap-2">
          <ScoreDial score={competitor.overall_score} label="Overall score of the competitor" />
          <p className="text-sm">
            Score gap: <span className={`font-semibold ${gap.scoreGap >= 0 ? 'text-good' : 'text-poor'}`}>{signed(gap.scoreGap)}</span>
          </p>
          <p className="text-center text-muted text-xs">
            {reasonOf(competitor) ?? `${gap.promptsWon} questions won, ${gap.promptsLost} lost, ${gap.promptsTied} tied`}
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
        <Sentences title="Quick wins" name={name} items={gap.quickWins} empty="No quick fix would close the gap." />
        <Sentences title="Long-term strategies" name={name} items={gap.longTermStrategies} empty="Nothing else was found." />
      </div>
      {prompts.length > 0 && (
        <section>
          <h4 className="mb-1 font-semibold text-sm">Side by side by question</h4>
          <MoreList items={prompts} what="questions" className="divide-y divide-line">
            {(prompt) => <ComparedQuestion key={prompt.prompt} prompt={prompt} />}
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

/** Whether a row is whole and its site could be read; whatever is wrong with another is said in its own place. */
function isCompared(competitor: CompetitorOf): boolean {
  try {
    const { competitors, scores, overall_score: overall, prompts, gap_analysis: gap } = competitor;
    const figures: unknown[] = [overall, gap.promptsWon, gap.promptsLost, ...FACTOR_IDS.map((id) => scores[id] ?? 0)];
    const whole = typeof competitors.competitor_name === 'string' && Array.isArray(prompts) && figures.every(Number.isFinite);
    return whole && !isInaccessible(competitor);
  } catch {
    return false;
  }
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
  const compared = competitors.filter(isCompared);
  return (
    <div className="grid grid-cols-1 gap-8">
      {compared.length > 0 && (
        <Guarded>
          <Matrix analysis={analysis} competitors={compared} />
          <QuestionsLost competitors={compared} />
        </Guarded>
      )}
      <ul className="grid grid-cols-1 gap-5">
        {[...compared, ...competitors.filter((one) => !compared.includes(one))].map((competitor, at) => (
          // Nothing of a row is read outside its guard, not even what would name it; the list of a report keeps its order.
          // biome-ignore lint/suspicious/noArrayIndexKey: said above
          <li key={at}>
            <Guarded>
              <CompetitorCard competitor={competitor} analysis={analysis} {...(onReplace ? { onReplace } : {})} />
            </Guarded>
          </li>
        ))}
      </ul>
    </div>
  );
}
