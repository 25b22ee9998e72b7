import type { Coverage, Passage, SearchImport, SearchSource, SearchTable } from '@citelight/contracts';
import { type Db, json, sql } from '../../platform/database.ts';
import type { Observation } from './export-files.rules.ts';

/** Statements of imports and what they say. */

export type NewImport = {
  userId: string;
  websiteId: string;
  source: SearchSource;
  contents: SearchTable;
  origin: 'file' | 'api';
  property: string | null;
  from: string | null;
  to: string | null;
  filters: readonly string[];
  hash: Buffer;
  rows: number;
  unread: number;
  leftOut: number;
};

const FIELDS = sql`id, source, contents, origin, property, period_from as "from", period_to as "to", filters, rows, unread, left_out, created_at`;

export const selectImports = async (db: Db, websiteId: string): Promise<SearchImport[]> =>
  (
    await sql<SearchImport>`select ${FIELDS} from search_imports where website_id = ${websiteId}
      order by array_position(array['google_search', 'google_ai', 'bing_search', 'bing_ai'], source), contents`.execute(db)
  ).rows;

/** Imports for one website wait for each other: the later one takes the place of the earlier. */
export const lockImports = (db: Db, websiteId: string) => sql`select pg_advisory_xact_lock(hashtextextended(${websiteId}, 8))`.execute(db);

export async function replaceImport(db: Db, one: NewImport, observations: readonly Observation[]): Promise<SearchImport> {
  await sql`delete from search_imports where website_id = ${one.websiteId} and source = ${one.source} and contents = ${one.contents}`.execute(
    db,
  );
  const { rows } = await sql<SearchImport>`
    insert into search_imports (user_id, website_id, source, contents, origin, property, period_from, period_to, filters, hash, rows, unread, left_out)
    values (${one.userId}, ${one.websiteId}, ${one.source}, ${one.contents}, ${one.origin}, ${one.property}, ${one.from}, ${one.to},
      ${one.filters}::text[], ${one.hash}, ${one.rows}, ${one.unread}, ${one.leftOut})
    returning ${FIELDS}`.execute(db);
  const [made] = rows as [SearchImport];
  await sql`
    insert into search_observations (import_id, user_id, position, query, page, impressions, clicks, average_position, citations)
    select ${made.id}, ${one.userId}, ordinality, value ->> 0, value ->> 1, (value ->> 2)::integer, (value ->> 3)::integer, (value ->> 4)::double precision, (value ->> 5)::integer
    from jsonb_array_elements(${json(observations.map(({ query, page, impressions, clicks, position, citations }) => [query, page, impressions, clicks, position, citations]))})
      with ordinality`.execute(db);
  return made;
}

export const deleteImport = (db: Db, id: string) => db.deleteFrom('search_imports').where('id', '=', id).returning('id').executeTakeFirst();

/** The rows of a table with the most impressions or citations. */
export const selectObservations = (db: Db, importIds: readonly string[], most: number) =>
  importIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('search_observations')
        .select(['import_id', 'query', 'page', 'impressions', 'clicks', 'average_position as position', 'citations'])
        .where('import_id', 'in', importIds)
        .where('position', '<=', most)
        .orderBy('import_id')
        .orderBy('position')
        .execute();

export const sumImpressions = async (db: Db, importId: string): Promise<number> =>
  (
    await sql<{
      total: number;
    }>`select coalesce(sum(impressions), 0)::bigint as total from search_observations where import_id = ${importId}`.execute(db)
  ).rows[0]?.total ?? 0;

/** Answers of a report's pages to typed questions. */
export const selectAnswers = async (db: Db, reportId: string) =>
  (
    await sql<{ query: string; coverage: Coverage; passage: Passage | null }>`
      select query, coverage, passage from search_answers where report_id = ${reportId}`.execute(db)
  ).rows;
