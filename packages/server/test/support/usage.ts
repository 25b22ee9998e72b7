import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** What a test file did in one database, by PostgreSQL's own statistics: calls by function, scans and rows by table. For scripts/mutation/sql.ts. */
export type Usage = {
  file: string;
  database: string;
  functions: Record<string, number>;
  tables: Record<string, { read: number; inserted: number; updated: number; deleted: number }>;
};

export async function recordUsage(
  client: pg.Client,
  { file, database, folder }: { file: string; database: string; folder: string },
): Promise<void> {
  const functions = await client.query(
    `select schemaname || '.' || funcname as name, sum(calls)::int as calls from pg_stat_user_functions group by 1`,
  );
  const tables = await client.query(
    `select schemaname || '.' || relname as name, (seq_scan + coalesce(idx_scan, 0))::int as read, n_tup_ins::int as inserted,
       n_tup_upd::int as updated, n_tup_del::int as deleted
     from pg_stat_user_tables`,
  );
  const usage: Usage = {
    file,
    database,
    functions: Object.fromEntries(functions.rows.map(({ name, calls }) => [name, calls])),
    tables: Object.fromEntries(tables.rows.map(({ name, ...rows }) => [name, rows])),
  };
  writeFileSync(join(folder, `${database}.json`), JSON.stringify(usage));
}
