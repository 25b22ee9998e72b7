import type { TrackedWebsite } from '@citelight/contracts/entities';
import {
  VISIBILITY_ENGINES,
  VISIBILITY_PRESETS,
  type VisibilityOverview,
  type VisibilityResults,
  visibilityPrice,
} from '@citelight/contracts/visibility';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatCredits, formatInstant } from '../../lib/format.ts';
import { Async } from '../../ui/async.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { late, lateDialog } from '../../ui/late.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CitedCard, VoicesCard } from './cited-card.tsx';
import { EnginesOff } from './engines-off.tsx';
import { ExportRound } from './export-round.tsx';
import { HeatmapCard, type OpenAnswers } from './heatmap-card.tsx';
import { EngineRates } from './rate-charts.tsx';
import { RoundOutcome, RoundProgress } from './round-progress.tsx';
import { TrendCard } from './trend-card.tsx';
import { type AnswerFilter, overviewQuery, resultsQuery } from './visibility.queries.ts';

const waiting = <Skeleton className="h-96" />;
const AnswersTab = late(() => import('./answers-tab.tsx'), waiting);
const QuestionsTab = late(() => import('./questions-tab.tsx'), waiting);
const RoundsTab = late(() => import('./rounds-tab.tsx'), waiting);
const RoundDialog = lateDialog(() => import('./round-dialog.tsx'));

const VIEWS = ['results', 'answers', 'questions', 'rounds'] as const;

/** What the address says: view, round, and which answers. Anything else in it counts as not being there. */
function useAddress() {
  const [query, setQuery] = useSearchParams();
  const [prompt, page] = [query.get('prompt'), Number(query.get('page'))];
  const filter: AnswerFilter = {
    engine: VISIBILITY_ENGINES.find((one) => one === query.get('engine')),
    prompt: prompt !== null && /^\d{1,2}$/.test(prompt) ? Number(prompt) : undefined,
    page: Number.isSafeInteger(page) && page > 0 && page <= 1_000 ? page : 1,
  };
  const go = (changes: Record<string, string | number | undefined>) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(changes)) value === undefined ? next.delete(name) : next.set(name, `${value}`);
        return next;
      },
      { replace: true },
    );
  const round = query.get('round');
  return {
    view: VIEWS.find((view) => view === query.get('view')) ?? 'results',
    round: round && /^[\da-f-]{36}$/.test(round) ? round : undefined,
    filter,
    go,
  };
}

function NoAnswers({ overview, onStart }: { overview: VisibilityOverview; onStart: () => void }) {
  const { questions, repeats } = VISIBILITY_PRESETS.small;
  if (overview.round?.status === 'running')
    return <EmptyState level="h2" title="Waiting for the first answers" text="Results build up here as answers come in." />;
  return (
    <EmptyState
      level="h2"
      title="No answers yet"
      text={`A quick look asks one engine ${questions} questions ${repeats} times for ${formatCredits(visibilityPrice(questions * repeats, overview.creditsPer10))}. You see the price before anything starts.`}
      action={<Button onClick={onStart}>Start a Round</Button>}
    />
  );
}

function Results({ results, overview, onOpen }: { results: VisibilityResults; overview: VisibilityOverview; onOpen: OpenAnswers }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <EngineRates results={results} />
      <TrendCard trend={overview.trend} />
      <HeatmapCard results={results} onOpen={onOpen} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[2fr_1fr]">
        <CitedCard results={results} onOpen={onOpen} />
        <VoicesCard results={results} />
      </div>
    </div>
  );
}

function Whole({ website, overview }: { website: TrackedWebsite; overview: VisibilityOverview }) {
  const { view, round: chosen, filter, go } = useAddress();
  const [dialog, setDialog] = useState<'start' | 'schedule'>();
  const { round, results: newest, engines } = overview;
  const older = chosen !== undefined && chosen !== newest?.round.id;
  const other = useQuery({ ...resultsQuery(chosen ?? ''), enabled: older });
  const results = older ? other.data : newest;
  const on = engines.some(({ configured }) => configured);
  const running = round?.status === 'running';
  const openAnswers: OpenAnswers = ({ prompt, engine }) => go({ view: 'answers', prompt, engine, page: undefined });

  const ofRound = (show: (results: VisibilityResults) => React.ReactNode) => {
    if (results) return show(results);
    if (older)
      return (
        <Async query={other} failed="This round could not be loaded.">
          {show}
        </Async>
      );
    return on || running ? (
      <NoAnswers overview={overview} onStart={() => setDialog('start')} />
    ) : (
      <EmptyState level="h2" title="No answers yet" text="An engine has to be switched on first." />
    );
  };

  return (
    <div className="grid grid-cols-1 gap-6">
      {!on && <EnginesOff />}
      {running && round ? <RoundProgress round={round} /> : round && <RoundOutcome round={round} />}
      {older && results && (
        <Notice>
          You are looking at the round of {formatInstant(results.round.created_at)}.{' '}
          <Button variant="link" size="sm" onClick={() => go({ round: undefined, prompt: undefined, engine: undefined, page: undefined })}>
            Show the newest
          </Button>
        </Notice>
      )}
      <div className="relative">
        <div className="mb-4 flex flex-wrap items-center justify-end gap-2 lg:absolute lg:top-0 lg:right-0 lg:z-10 lg:mb-0">
          {results && <ExportRound roundId={results.round.id} />}
          {on && (
            <Button disabled={running} onClick={() => setDialog('start')}>
              Start a Round
            </Button>
          )}
        </div>
        <Tabs
          label="Visibility"
          value={view}
          onChange={(value) => go({ view: value === 'results' ? undefined : value })}
          tabs={[
            {
              value: 'results',
              label: 'Results',
              content: ofRound((found) => <Results results={found} overview={overview} onOpen={openAnswers} />),
            },
            {
              value: 'answers',
              label: 'Answers',
              content: ofRound((found) => (
                <AnswersTab
                  results={found}
                  filter={filter}
                  onFilter={(change) => go({ ...change, ...(change.page === 1 ? { page: undefined } : {}) })}
                />
              )),
            },
            {
              value: 'questions',
              label: `Questions (${overview.activeQuestions})`,
              content: <QuestionsTab websiteId={website.id} panel={round?.panel ?? null} />,
            },
            {
              value: 'rounds',
              label: 'Rounds',
              content: (
                <RoundsTab
                  websiteId={website.id}
                  overview={overview}
                  onOpen={(id) => go({ round: id, view: undefined, prompt: undefined, engine: undefined, page: undefined })}
                  onSchedule={() => setDialog('schedule')}
                />
              ),
            },
          ]}
        />
      </div>
      {dialog && <RoundDialog websiteId={website.id} overview={overview} mode={dialog} onClose={() => setDialog(undefined)} />}
    </div>
  );
}

/** Measured visibility of a website: engines, rounds, answers. */
export function VisibilityView({ website }: { website: TrackedWebsite }) {
  const overview = useQuery(overviewQuery(website.id));
  return (
    <Async
      query={overview}
      failed="Your measured visibility could not be loaded."
      loading={
        <div className="grid gap-6">
          <Skeleton className="h-12" />
          <Skeleton className="h-80" />
          <Skeleton className="h-60" />
        </div>
      }
    >
      {(data) => <Whole website={website} overview={data} />}
    </Async>
  );
}
