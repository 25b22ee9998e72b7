import { SEARCH_SOURCE_NAMES, type SearchImport, type SearchQuery } from '@citelight/contracts';
import type { Db } from '../../platform/database.ts';
import type { Searches } from './demand.thread.ts';
import * as rows from './search.sql.ts';

export { isQuestion, raisedByDemand, type Searches, sameQuestion, topicDemand, withDemand, withSearchedGaps } from './demand.thread.ts';
export { selectAnswers, selectImports, selectObservations } from './search.sql.ts';

/** Queries that topics are looked for in; those behind them have next to no impressions. */
const MOST_QUERIES = 5_000;

const day = (iso: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`));
/** The source of demand as it is said once: console, property and period. */
const sourceText = ({ source, property, from, to }: Pick<SearchImport, 'source' | 'property' | 'from' | 'to'>): string =>
  [SEARCH_SOURCE_NAMES[source], property, from && to ? `${day(from)} to ${day(to)}` : null].filter(Boolean).join(', ');

/** What people searched for: Google's console where it is known, else Bing's; null without either. */
export async function searchesOf(db: Db, imports: readonly SearchImport[]): Promise<Searches | null> {
  const used = ['google_search', 'bing_search'].flatMap(
    (source) => imports.find((one) => one.source === source && one.contents === 'queries') ?? [],
  )[0];
  if (!used) return null;
  const found = await rows.selectObservations(db, [used.id], MOST_QUERIES);
  const queries = found.flatMap(({ query, impressions, clicks, position }): SearchQuery[] =>
    query === null || impressions === null ? [] : [{ query, impressions, clicks, position }],
  );
  return { source: sourceText(used), queries, total: await rows.sumImpressions(db, used.id) };
}

export const searchesOfWebsite = async (db: Db, websiteId: string): Promise<Searches | null> =>
  searchesOf(db, await rows.selectImports(db, websiteId));
