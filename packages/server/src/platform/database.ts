import { Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import type { Database } from './schema.ts';

export type { Database };
export { sql };
/** The database, or a transaction on it: whoever takes a `Db` runs in either. */
export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
export type Connection = pg.ClientConfig;

const INT8 = 20;
const NUMERIC = 1700;
const TIMESTAMPTZ = 1184;

const safeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is larger than a number can hold exactly`);
  return value;
};
/** Times are ISO 8601 in UTC everywhere, to the millisecond: what the contracts say, and no Date to convert. */
const isoTime = (text: string): string => new Date(`${text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')}`).toISOString();

function typesOfOurs(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, safeInteger);
  types.setTypeParser(NUMERIC, Number);
  types.setTypeParser(TIMESTAMPTZ, isoTime);
  return types;
}

/** How to reach the database; `name` shows in pg_stat_activity. */
export const connectionTo = (url: string, name: string): Connection => ({ connectionString: url, application_name: name });

export type OpenDatabase = { db: Db; pool: pg.Pool; close(): Promise<void> };

export function openDatabase(connection: Connection, config: Pick<Config, 'DATABASE_POOL_SIZE'>, log: Log): OpenDatabase {
  const pool = new pg.Pool({
    ...connection,
    types: typesOfOurs(),
    max: config.DATABASE_POOL_SIZE,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
    options: '-c timezone=UTC -c datestyle=ISO',
  });
  let closing = false;
  pool.on('error', (error) => {
    if (!closing) log.warn({ err: error }, 'a database connection broke');
  });
  // The pool listens to connections that lie idle. One that breaks while it is used would end the process; the statement that fails says so already.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const close = () => {
    closing = true;
    return db.destroy();
  };
  return { db, pool, close };
}

/** Serialization failures and deadlocks: the transaction had no effect and may run again. */
const RETRYABLE = new Set(['40001', '40P01']);
const TRIES = 4;
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
/** What was to be unique was inserted by somebody else meanwhile. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';

/**
 * Runs `work` in a transaction: all of it or nothing. In a transaction already, it joins that one. A deadlock is tried again, so `work` must do nothing
 * outside the database.
 */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Tx);
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === TRIES || !RETRYABLE.has(String(codeOf(error)))) throw error;
    }
  }
}

/** A transaction in which the database itself shows and takes only the rows of this member: role app_user, row-level security. */
export function asMember<T>(db: Db, userId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) throw new Error('asMember opens its own transaction: a role set in the caller’s would outlast it.');
  return transaction(db, async (tx) => {
    await sql`select set_config('role', 'app_user', true), set_config('app.user_id', ${userId}, true)`.execute(tx);
    return work(tx);
  });
}

/** The first row of a hand-written statement, if it has one. */
export const firstRow = async <T>(db: Db, query: RawBuilder<T>): Promise<T | undefined> => (await query.execute(db)).rows[0];

/** PostgreSQL's text holds neither NUL nor half a surrogate pair; both become U+FFFD. */
export const storable = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed();

/** A value for a jsonb column. (The driver would turn an array into a PostgreSQL array.) */
export const json = (value: unknown): RawBuilder<string> =>
  sql`${JSON.stringify(value, (_, item: unknown) => (typeof item === 'string' ? storable(item) : item))}::jsonb`;

/** The name of the constraint or unique index that a statement ran into; undefined for any other error. */
export const violatedConstraint = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError && error.code?.startsWith('23') ? (error.constraint ?? '') : undefined;

/** Answers within `limitMs`, or throws. */
export async function checkDatabase(pool: pg.Pool, limitMs = 2_000): Promise<void> {
  await pool.query({ text: 'select 1', query_timeout: limitMs } as pg.QueryConfig);
}
