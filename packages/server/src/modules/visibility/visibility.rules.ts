import {
  ENGINE_NAMES,
  type PanelSuggestion,
  type Question,
  type QuestionKind,
  type TrendPoint,
  VISIBILITY,
  type VisibilityEngine,
  type VisibilityResults,
} from '@citelight/contracts';
import { changeOf, type PromptCount, rateOf, shareOf } from '@citelight/visibility/statistics/rates';

/** What rounds are made of and what follows from their answers, decided without a database. */

export const hostOf = (url: string): string => (URL.parse(url)?.hostname ?? url).toLowerCase().replace(/^www\./, '');

/** A website that is called by its host is called by what stands before the ending. */
export const nameOf = (name: string, host: string): string => {
  const called = name.trim().slice(0, VISIBILITY.aliasLength);
  const isHost = called.toLowerCase().replace(/^www\./, '') === host;
  return (isHost ? host.split('.').at(-2) : called) || host;
};

/** The report's questions as panel questions: the one place that knows how a report keeps them. */
export const questionsOfReport = (
  questions: readonly Pick<Question, 'question' | 'topic' | 'selfContained'>[],
): Omit<PanelSuggestion, 'kind' | 'origin'>[] =>
  questions
    .filter(({ question, selfContained }) => selfContained && question.length >= 3 && question.length <= VISIBILITY.questionLength)
    .slice(0, VISIBILITY.questionsAtOnce)
    .map(({ question, topic }) => ({ text: question, topic: topic?.slice(0, VISIBILITY.topicLength) ?? null }));

/** Why a scheduled round did not start. */
export const PRICE_ROSE = 'A round now costs more than you agreed to. Please confirm the new price.';
export const ROUND_RUNNING = 'The previous round was still running.';

const DAY_MS = 86_400_000;
/** When each answer is due: repeats are spread over the days, all prompts of a repeat together. */
export function dueTimes(plan: { repeats: number; days: number }, start: Date): Date[] {
  return Array.from(
    { length: plan.repeats },
    (_, repeat) => new Date(start.getTime() + Math.floor((repeat * plan.days) / plan.repeats) * DAY_MS),
  );
}

/** An answer that was not given is asked for once more, later each time. */
export const MOST_TRIES = 3;
export const retrySeconds = (tries: number): number => 15 * 2 ** tries;

/** Counts of one prompt at one engine in one round. */
export type Count = { round_id: string; engine: VisibilityEngine; position: number; answers: number; mentioned: number; cited: number };
export type Prompt = { position: number; text: string; kind: QuestionKind };
export type SeriesOf = { round_id: string; engine: VisibilityEngine; series: string; created_at: string };

const countsOf = (counts: readonly Count[], field: 'mentioned' | 'cited'): PromptCount[] =>
  counts.map((count) => ({ prompt: count.position, answers: count.answers, hits: count[field] }));

const of = (
  counts: readonly Count[],
  roundId: string,
  engine: VisibilityEngine,
  kinds: ReadonlyMap<number, QuestionKind>,
  kind: QuestionKind,
) => counts.filter((count) => count.round_id === roundId && count.engine === engine && kinds.get(count.position) === kind);

/** The rates of one engine in one round, over prompts that name nobody. */
function engineRates(counts: readonly Count[]) {
  return { mentioned: rateOf(countsOf(counts, 'mentioned')), cited: rateOf(countsOf(counts, 'cited')) };
}

export type Voice = { engine: VisibilityEngine; position: number; entity: string; owner: 'own' | 'rival'; answers: number };

type EngineResult = VisibilityResults['engines'][number];

/** One engine's results: rates, share of voice, and the change since the round before in the same series. */
export function engineResult(input: {
  roundId: string;
  engine: VisibilityEngine;
  counts: readonly Count[];
  prompts: readonly Prompt[];
  voices: readonly Voice[];
  /** This round and those before it, newest first. */
  series: readonly SeriesOf[];
}): EngineResult {
  const { roundId, engine, counts, voices } = input;
  const kinds = new Map(input.prompts.map(({ position, kind }) => [position, kind]));
  const open = of(counts, roundId, engine, kinds, 'open');
  const branded = of(counts, roundId, engine, kinds, 'branded');
  const mine = voices.filter((voice) => voice.engine === engine && kinds.get(voice.position) === 'open');
  const shares = open.map(({ position }) => {
    const named = mine.filter((voice) => voice.position === position);
    const sum = (list: readonly Voice[]) => list.reduce((total, { answers }) => total + answers, 0);
    return { ours: sum(named.filter(({ owner }) => owner === 'own')), all: sum(named) };
  });
  const [now, ...earlier] = input.series.filter((one) => one.engine === engine);
  const before = earlier.find(({ series }) => series === now?.series);
  const last = before ? of(counts, before.round_id, engine, kinds, 'open') : undefined;
  const mentionChange = last ? changeOf(countsOf(last, 'mentioned'), countsOf(open, 'mentioned')) : null;
  return {
    engine,
    name: ENGINE_NAMES[engine],
    ...engineRates(open),
    branded: branded.length > 0 ? rateOf(countsOf(branded, 'mentioned')) : null,
    share: shareOf(shares),
    mentionChange,
    citationChange: last ? changeOf(countsOf(last, 'cited'), countsOf(open, 'cited')) : null,
    noChange: mentionChange
      ? null
      : earlier.length === 0
        ? 'This is the first round with this engine. The next one with the same questions can be compared.'
        : 'The questions, the model, the search tool or the place changed since the last round, so a new series begins here.',
  };
}

/** A point for each round and engine; points of one series can be compared. */
export const trendOf = (
  series: readonly SeriesOf[],
  counts: readonly Count[],
  openPositions: ReadonlyMap<string, ReadonlySet<number>>,
): TrendPoint[] =>
  series
    .map(({ round_id, engine, series: name, created_at }) => ({
      round: round_id,
      at: created_at,
      engine,
      series: name,
      ...engineRates(
        counts.filter(
          (count) => count.round_id === round_id && count.engine === engine && openPositions.get(round_id)?.has(count.position),
        ),
      ),
    }))
    .filter(({ mentioned }) => mentioned.n > 0)
    .reverse();

export type CitedSite = { site: string; position: number; answers: number; pages: string[]; own_cited: boolean };

export const ownerOf = (
  site: string,
  entities: readonly { owner: 'own' | 'rival'; domains: readonly string[] }[],
): 'own' | 'rival' | 'other' =>
  entities.find(({ domains }) => domains.some((domain) => site === domain || site.endsWith(`.${domain}`)))?.owner ?? 'other';

const MOST_SITES = 30;
const MOST_PAGES = 5;

/** Sites by the answers that cite them, and the questions where one is cited and we are not. */
export function citedSites(cited: readonly CitedSite[], entities: Parameters<typeof ownerOf>[1]): VisibilityResults['cited'] {
  const bySite = Map.groupBy(cited, ({ site }) => site);
  return [...bySite]
    .map(([site, rows]) => {
      const owner = ownerOf(site, entities);
      return {
        site,
        owner,
        answers: rows.reduce((sum, { answers }) => sum + answers, 0),
        pages: [...new Set(rows.flatMap(({ pages }) => pages))].slice(0, MOST_PAGES),
        instead:
          owner === 'own'
            ? []
            : [...new Set(rows.filter(({ own_cited }) => !own_cited).map(({ position }) => position))].sort((a, b) => a - b),
      };
    })
    .sort((a, b) => b.answers - a.answers || (a.site < b.site ? -1 : 1))
    .slice(0, MOST_SITES);
}
