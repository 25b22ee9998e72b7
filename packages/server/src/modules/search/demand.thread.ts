import {
  type Coverage,
  DEMAND_SHARES,
  type Demand,
  type DemandBand,
  type KeywordAnalysisRow,
  type Passage,
  type SearchQuery,
  type TopicDemand,
} from '@citelight/contracts';
import { questionShape } from '@citelight/engine/language/questions';
import { supported } from '@citelight/engine/language/supported';
import { gapOf, MOST_GAPS, NOT_COMPARED } from '@citelight/engine/opportunities/gap';
import { holds, isRunOn, keyOf, tokensOf } from '@citelight/engine/topics/label-text';
import { RANK, raisedByDemand } from '@citelight/engine/topics/priorities';

export { raisedByDemand };

/** Which queries belong to a topic, and how much demand they show. Pure; it needs the engine's words. */

const QUERIES_SHOWN = 5;

/** Does a query hold all words of a label, in any order? */
function asksFor(query: string, label: string): boolean {
  if (isRunOn(label)) return holds(query, label);
  const words = tokensOf(label);
  if (words.length === 0) return false;
  const there = new Set(tokensOf(query));
  return words.every((word) => there.has(word));
}

export const demandOf = (impressions: number, total: number): Demand =>
  impressions >= DEMAND_SHARES.high * total ? 'high' : impressions >= DEMAND_SHARES.medium * total ? 'medium' : 'low';

/** Position weighted by impressions, as the consoles themselves average it. */
function averagePosition(queries: readonly SearchQuery[]): number | null {
  const known = queries.filter(({ position }) => position !== null);
  const weight = known.reduce((sum, { impressions }) => sum + impressions, 0);
  return weight === 0
    ? null
    : Math.round((100 * known.reduce((sum, one) => sum + (one.position ?? 0) * one.impressions, 0)) / weight) / 100;
}

/** Demand for a topic by its labels; null where no query has them. `queries` most impressions first. */
export function topicDemand(topic: string, terms: readonly string[], queries: readonly SearchQuery[], total: number): TopicDemand | null {
  const labels = [topic, ...terms];
  const found = queries.filter(({ query }) => labels.some((label) => asksFor(query, label)));
  if (found.length === 0) return null;
  const sum = (of: (one: SearchQuery) => number) => found.reduce((all, one) => all + of(one), 0);
  const impressions = sum((one) => one.impressions);
  return {
    topic,
    impressions,
    clicks: found.every(({ clicks }) => clicks === null) ? null : sum(({ clicks }) => clicks ?? 0),
    position: averagePosition(found),
    demand: demandOf(impressions, total),
    queries: found.slice(0, QUERIES_SHOWN),
    queries_total: found.length,
  };
}

const number = (value: number) => value.toLocaleString('en-US');

/** Demand as the report's lists show it: a band and what it rests on. */
export const bandOf = ({ impressions, demand, queries_total }: TopicDemand, source: string): DemandBand => ({
  band: demand,
  basis: `${number(impressions)} impressions of ${queries_total === 1 ? '1 query' : `${number(queries_total)} queries`} for your own site (${source}).`,
  estimated: false,
});

/** The searches that demand is read from: one console's queries, most impressions first, and the impressions of all of them. */
export type Searches = { source: string; queries: SearchQuery[]; total: number };

/** In how many sites a question is asked keeps its band; the impressions are told beside it. */
const besideSites = (sites: DemandBand, own: DemandBand): DemandBand =>
  sites.band === 'unknown' ? own : { ...sites, basis: `${sites.basis} ${own.basis}` };

/** A report's keywords with the demand of the member's own searches: it fills what was not known and raises priorities. */
export function withDemand<K extends Pick<KeywordAnalysisRow, 'missing_topics' | 'topic_opportunities' | 'keyword_gaps'>>(
  row: K,
  { source, queries, total }: Searches,
): K {
  const of = (label: string) => topicDemand(label, [], queries, total);
  const missing = row.missing_topics.map((one) => {
    const demand = of(one.topic);
    return demand ? { ...one, priority: raisedByDemand(one.priority, demand.demand), estimatedSearchVolume: bandOf(demand, source) } : one;
  });
  const opportunities = row.topic_opportunities.map((one) => {
    const demand = of(one.topic);
    return demand ? { ...one, impact: raisedByDemand(one.impact, demand.demand) } : one;
  });
  const gaps = row.keyword_gaps.map((one) => {
    const demand = of(one.keyword);
    return demand ? { ...one, aiQueryFrequency: besideSites(one.aiQueryFrequency, bandOf(demand, source)) } : one;
  });
  return {
    ...row,
    keyword_gaps: gaps,
    missing_topics: missing.toSorted((a, b) => RANK[a.priority] - RANK[b.priority]),
    topic_opportunities: opportunities.toSorted((a, b) => RANK[a.impact] - RANK[b.impact]),
  };
}

/** What a report's pages say to a question that people searched for. */
export type SearchAnswer = { query: string; coverage: Coverage; passage: Passage | null };

/** The keywords of a report without competitors, with the questions of the member's own searches that its pages leave open, the most searched first. */
export function withSearchedGaps<K extends Pick<KeywordAnalysisRow, 'keyword_gaps'>>(
  row: K,
  { queries }: Searches,
  answers: readonly SearchAnswer[],
): K {
  const open = new Map(answers.filter(({ coverage }) => coverage !== 'answered').map((one) => [one.query, one]));
  const known = new Set(row.keyword_gaps.map(({ keyword }) => keyOf(keyword)));
  const searched = queries.flatMap(({ query }) => {
    const found = open.get(query);
    if (!found || known.has(keyOf(query))) return [];
    known.add(keyOf(query));
    const demand: DemandBand = { band: 'unknown', basis: NOT_COMPARED, estimated: false };
    return [{ ...gapOf(query, found.passage), aiQueryFrequency: demand, competitorCoverage: NOT_COMPARED }];
  });
  return { ...row, keyword_gaps: [...row.keyword_gaps, ...searched].slice(0, Math.max(MOST_GAPS, row.keyword_gaps.length)) };
}

/** Is a query a question, in a language of the site, in English, or by its mark? */
export const isQuestion = (query: string, languages: readonly string[]): boolean =>
  questionShape(query, null) || [...languages, 'en'].some((language) => questionShape(query, supported(language)));

export const sameQuestion = (one: string, other: string): boolean => keyOf(one) === keyOf(other);
