import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Connection } from './database.ts';
import type { Log } from './log.ts';

export type Migration = { number: number; name: string; sql: string; checksum: string };

const FOLDER = join(import.meta.dirname, '../migrations');
const FILE = /^(\d{4})-([a-z0-9-]+)\.sql$/;
/** Held while migrating: processes that start at once take turns. */
const LOCK = 7_310_002;
const OLDEST_MAJOR = 15;

/** All migrations, in order of their numbers. Line endings do not change a checksum. */
export function readMigrations(folder: string = FOLDER): Migration[] {
  const migrations = readdirSync(folder).flatMap((file) => {
    const match = FILE.exec(file);
    if (!match) return [];
    const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    return [{ number: Number(match[1]), name: match[2] ?? '', sql: text, checksum: createHash('sha256').update(text).digest('hex') }];
  });
  migrations.sort((a, b) => a.number - b.number);
  const twice = migrations.find((migration, i) => migrations[i + 1]?.number === migration.number);
  if (twice) throw new Error(`Two migrations have the number ${twice.number}.`);
  return migrations;
}

const BOOKKEEPING = `
  create table if not exists schema_migrations (
    number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
  )`;

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Migration ${String(migration.number).padStart(4, '0')}-${migration.name} failed: ${reason}`, { cause: error });
  }
}

/** Brings the database up to date; answers the migrations that were applied. Each is a transaction of its own. */
export async function migrate(
  connection: Connection,
  log?: Log,
  migrations: readonly Migration[] = readMigrations(),
): Promise<Migration[]> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...connection });
  client.on('error', () => {}); // reported by the call that fails
  await client.connect();
  try {
    const major = Math.floor(
      Number((await client.query<{ v: string }>(`select current_setting('server_version_num') as v`)).rows[0]?.v) / 10_000,
    );
    if (major < OLDEST_MAJOR) throw new Error(`The database is PostgreSQL ${major}; version ${OLDEST_MAJOR} or newer is needed.`);
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(BOOKKEEPING);
    const done = await client.query<{ number: number; name: string; checksum: string }>(
      'select number, name, checksum from schema_migrations',
    );
    const applied = new Map(done.rows.map((row) => [row.number, row]));
    for (const migration of migrations) {
      const before = applied.get(migration.number);
      if (before && before.checksum !== migration.checksum)
        throw new Error(`Migration ${migration.number} (${migration.name}) was changed after it had been applied to this database.`);
    }
    const known = new Set(migrations.map(({ number }) => number));
    for (const row of done.rows)
      if (!known.has(row.number)) log?.warn({ migration: row.number }, 'the database has a migration of a newer version of this program');

    const pending = migrations.filter(({ number }) => !applied.has(number));
    for (const migration of pending) await apply(client, migration);
    return pending;
  } finally {
    await client.end().catch(() => {}); // ends the lock too
  }
}
