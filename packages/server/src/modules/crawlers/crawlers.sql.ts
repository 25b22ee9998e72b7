import { type CrawlerActivity, type CrawlerLog, LOG_UPLOADS } from '@citelight/contracts';
import { type Db, json, sql } from '../../platform/database.ts';

/** Statements of logs that were read, and of published address ranges. */

type Contradicted = CrawlerActivity['contradicted'];

const FIELDS = sql`id, name, bytes, created_at, activity ->> 'from' as "from", activity ->> 'to' as "to", (activity -> 'lines' ->> 'total')::integer as lines,
  (select coalesce(sum((crawler ->> 'hits')::integer), 0)::integer from jsonb_array_elements(activity -> 'crawlers') crawler) as visits`;

export const selectLogs = async (db: Db, websiteId: string): Promise<CrawlerLog[]> =>
  (await sql<CrawlerLog>`select ${FIELDS} from crawler_logs where website_id = ${websiteId} order by created_at desc, id`.execute(db)).rows;

export async function findLog(
  db: Db,
  id: string,
): Promise<{ log: CrawlerLog; activity: Omit<CrawlerActivity, 'contradicted'> } | undefined> {
  const { rows } = await sql<
    CrawlerLog & { activity: CrawlerActivity }
  >`select ${FIELDS}, activity from crawler_logs where id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  const { activity, ...log } = found;
  return { log, activity };
}

export const selectClaims = async (db: Db, logId: string): Promise<Contradicted> =>
  (
    await sql<Contradicted[number]>`
      select address, agent, hits, last_at as "lastAt" from crawler_claims where log_id = ${logId} order by hits desc, agent, address`.execute(
      db,
    )
  ).rows;

type NewLog = { userId: string; websiteId: string; name: string; bytes: number };

/** Keeps a log, and forgets the oldest beyond those that are kept. */
export async function keepLog(
  db: Db,
  { userId, websiteId, name, bytes }: NewLog,
  { contradicted, ...activity }: CrawlerActivity,
): Promise<CrawlerLog> {
  const { rows } = await sql<CrawlerLog>`
    insert into crawler_logs (user_id, website_id, name, bytes, activity) values (${userId}, ${websiteId}, ${name}, ${bytes}, ${json(activity)})
    returning ${FIELDS}`.execute(db);
  const [made] = rows as [CrawlerLog];
  await sql`
    insert into crawler_claims (log_id, user_id, address, agent, hits, last_at)
    select ${made.id}, ${userId}, value ->> 'address', value ->> 'agent', (value ->> 'hits')::integer, (value ->> 'lastAt')::timestamptz
    from jsonb_array_elements(${json(contradicted)})`.execute(db);
  await sql`
    delete from crawler_logs where website_id = ${websiteId} and id not in (
      select id from crawler_logs where website_id = ${websiteId} order by created_at desc, id limit ${LOG_UPLOADS.kept})`.execute(db);
  return made;
}

export const deleteLog = (db: Db, id: string) => db.deleteFrom('crawler_logs').where('id', '=', id).returning('id').executeTakeFirst();

/** Addresses of claims that are older than the days that they are kept. */
export const forgetClaims = async (db: Db, before: Date): Promise<number> =>
  Number((await sql`delete from crawler_claims where created_at < ${before}`.execute(db)).numAffectedRows ?? 0);

export type Fetch = { agent: string; path: string; at: string; status: number | null };

/** The newest fetch of each path by each crawler, over all logs of a website. */
export const selectFetches = async (db: Db, websiteId: string, paths: readonly string[]): Promise<Fetch[]> =>
  (
    await sql<Fetch>`
      select distinct on (1, 2) crawler ->> 'agent' as agent, path ->> 'path' as path, path ->> 'lastAt' as at, (path ->> 'lastStatus')::integer as status
      from crawler_logs l, jsonb_array_elements(l.activity -> 'crawlers') crawler, jsonb_array_elements(crawler -> 'paths') path
      where l.website_id = ${websiteId} and path ->> 'lastAt' is not null and path ->> 'path' = any (${paths}::text[])
      order by 1, 2, path ->> 'lastAt' desc`.execute(db)
  ).rows;
