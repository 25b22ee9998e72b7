import { type Db, json, sql } from '../../platform/database.ts';

export type Edition = { url: string; tokens: string[]; date: string; prefixes: string[] };

/** The newest edition of each address that was fetched. */
export const selectEditions = async (db: Db): Promise<Edition[]> =>
  (
    await sql<Edition>`select distinct on (url) url, tokens, edition as date, prefixes from crawler_ranges order by url, fetched_at desc`.execute(
      db,
    )
  ).rows;

type NewEdition = Edition & { hash: Buffer; at: Date };

/** Keeps an edition under its day; one that is published again as it was is the newest again. */
export const keepEdition = (db: Db, { url, hash, tokens, date, prefixes, at }: NewEdition) =>
  sql`
    insert into crawler_ranges (url, hash, tokens, edition, prefixes, fetched_at)
    values (${url}, ${hash}, ${tokens}::text[], ${date}, ${json(prefixes)}, ${at})
    on conflict (url, hash) do update set fetched_at = excluded.fetched_at, tokens = excluded.tokens, edition = excluded.edition`.execute(
    db,
  );
