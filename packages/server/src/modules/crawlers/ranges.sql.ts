import { type Db, sql } from '../../platform/database.ts';

export type Edition = { url: string; tokens: string[]; date: string; prefixes: string[] };

/** The newest edition of each address that was fetched. */
export const selectEditions = async (db: Db): Promise<Edition[]> =>
  (
    await sql<Edition>`select distinct on (url) url, tokens, edition as date, prefixes from crawler_ranges order by url, fetched_at desc`.execute(
      db,
    )
  ).rows;
