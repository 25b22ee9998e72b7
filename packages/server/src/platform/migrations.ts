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

/**
 * The order in which the first migrations were released: their numbers stood for areas, so that some lower ones came later. It is closed: from 0606 on
 * every number is the one after the last.
 */
const RELEASED = [1, 2, 3, 4, 5, 6, 7, 100, 101, 200, 201, 202, 300, 400, 401, 500, 203, 204, 600, 205, 601, 602, 603, 604, 605];

const named = ({ number, name }: { number: number; name: string }) => `${String(number).padStart(4, '0')}-${name}`;

/** In the order of time, which a fresh database goes through as an old one did. Refuses what is no sequence. */
function inSequence(migrations: readonly Migration[]): Migration[] {
  const placeOf = ({ number }: Migration) => (RELEASED.includes(number) ? RELEASED.indexOf(number) : RELEASED.length + number);
  const sequence = migrations.toSorted((a, b) => placeOf(a) - placeOf(b));
  let last = 0;
  for (const [at, migration] of sequence.entries()) {
    const next = RELEASED[at] ?? last + 1;
    if (migration.number === last) throw new Error(`Two migrations have the number ${last}.`);
    if (migration.number !== next)
      throw new Error(`Migration ${named(migration)} is out of sequence: ${String(next).padStart(4, '0')} is the next number.`);
    last = migration.number;
  }
  return sequence;
}

/** All migrations, in the order of time. Line endings do not change a checksum. */
export function readMigrations(folder: string = FOLDER): Migration[] {
  const migrations = readdirSync(folder).flatMap((file) => {
    const match = FILE.exec(file);
    if (!match) return [];
    const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    return [{ number: Number(match[1]), name: match[2] ?? '', sql: text, checksum: createHash('sha256').update(text).digest('hex') }];
  });
  return inSequence(migrations);
}

type Applied = Pick<Migration, 'number' | 'name' | 'checksum'>;

/** What is still to be applied. A database whose history is not the beginning of the sequence is refused: it would end up unlike a fresh one. */
function pendingAfter(done: readonly Applied[], sequence: readonly Migration[], log?: Log): Migration[] {
  const applied = new Map(done.map((row) => [row.number, row]));
  const pending: Migration[] = [];
  for (const migration of sequence) {
    const before = applied.get(migration.number);
    if (!before) pending.push(migration);
    else if (before.name !== migration.name)
      throw new Error(`Migration ${named(migration)} was renamed: this database knows it as ${named(before)}.`);
    else if (before.checksum !== migration.checksum)
      throw new Error(`Migration ${named(migration)} was changed after it had been applied to this database.`);
    else if (pending[0])
      throw new Error(`Migration ${named(pending[0])} comes too late: ${named(migration)} has been applied to this database before it.`);
  }
  const known = new Set(sequence.map(({ number }) => number));
  for (const row of done.filter(({ number }) => !known.has(number))) {
    if (pending[0])
      throw new Error(`Migration ${named(pending[0])} comes too late: ${named(row)} has been applied to this database before it.`);
    log?.warn({ migration: row.number }, 'the database has a migration of a newer version of this program');
  }
  return pending;
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
    throw new Error(`Migration ${named(migration)} failed: ${reason}`, { cause: error });
  }
}

/** Brings the database up to date; answers the migrations that were applied. Each is a transaction of its own. */
export async function migrate(
  connection: Connection,
  log?: Log,
  migrations: readonly Migration[] = readMigrations(),
): Promise<Migration[]> {
  const sequence = inSequence(migrations);
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
    const done = await client.query<Applied>('select number, name, checksum from schema_migrations order by number');
    const pending = pendingAfter(done.rows, sequence, log);
    for (const migration of pending) await apply(client, migration);
    return pending;
  } finally {
    await client.end().catch(() => {}); // ends the lock too
  }
}
