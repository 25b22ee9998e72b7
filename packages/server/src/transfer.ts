import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { PRODUCT_NAME } from '@citelight/contracts';
import pg from 'pg';
import type { Connection } from './platform/database.ts';

/**
 * All data as one file and back: backup, and the way from the embedded database to a server. A gzipped text of JSON lines: a header, then the rows table by
 * table, each after those it refers to, then the jobs that wait.
 */

const FORMAT = 1;
const BATCH = 200;
/** Counters mean nothing elsewhere, and the migrations are checked by the header. */
const LEFT_OUT = ['public.rate_counters', 'public.schema_migrations'];

type Header = { product: string; format: number; exportedAt: string; migrations: string[]; tables: string[] };
type Row = Record<string, unknown>;
type Line =
  | { table: string; row: Row }
  | { job: { name: string; data: unknown; key: string | null; priority: number; start_after: string } };
/** `self`: rows may refer to rows of the same table, so these go in together. */
type Table = { name: string; columns: string[]; identity: string[]; self: boolean };

/** Where a job that waits is put again. */
export type Enqueue = (job: { name: string; data: object; key: string | null; priority: number; startAfter: Date }) => Promise<void>;

async function withClient<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection);
  client.on('error', () => {}); // the call that fails reports it
  await client.connect();
  return work(client).finally(() => client.end().catch(() => {}));
}

const quoted = (name: string) =>
  name
    .split('.')
    .map((part) => pg.escapeIdentifier(part))
    .join('.');

/** Every table, after those it refers to. */
async function tablesInOrder(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { needs: string[] }>(`
    select n.nspname || '.' || c.relname as name,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '' and not a.attisdropped) as identity,
      exists (select from pg_constraint k where k.conrelid = c.oid and k.confrelid = c.oid) as self,
      array(select distinct fn.nspname || '.' || f.relname from pg_constraint k join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
            where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname in ('public', 'auth') order by 1`);
  const waiting = rows.filter(({ name }) => !LEFT_OUT.includes(name));
  const ordered: Table[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ needs }) => needs.every((name) => ordered.some((table) => table.name === name)));
    const [table] = waiting.splice(next, 1);
    if (next < 0 || !table) throw new Error(`Tables refer to each other in a circle: ${waiting.map(({ name }) => name).join(', ')}`);
    ordered.push(table);
  }
  return ordered;
}

const migrationsOf = async (client: pg.Client): Promise<string[]> =>
  (await client.query<{ id: string }>(`select number || ' ' || checksum as id from schema_migrations order by number`)).rows.map(
    ({ id }) => id,
  );

/** What waits in the queue, and what runs now and would be lost. */
const JOBS = `select name, data, nullif(singleton_key, '') as key, priority, start_after from jobs.job where state in ('created', 'retry', 'active') order by created_on`;

async function* exportLines(client: pg.Client, now: Date): AsyncGenerator<string> {
  await client.query('begin isolation level repeatable read read only');
  const tables = await tablesInOrder(client);
  const migrations = await migrationsOf(client);
  const header: Header = {
    product: PRODUCT_NAME,
    format: FORMAT,
    exportedAt: now.toISOString(),
    migrations,
    tables: tables.map(({ name }) => name),
  };
  yield `${JSON.stringify(header)}\n`;
  for (const { name } of tables) {
    await client.query(`declare rows_of_table no scroll cursor for select to_jsonb(t)::text as row from ${quoted(name)} t`);
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${BATCH} from rows_of_table`);
      for (const { row } of rows) yield `{"table":${JSON.stringify(name)},"row":${row}}\n`;
      if (rows.length < BATCH) break;
    }
    await client.query('close rows_of_table');
  }
  const queue = await client.query(`select to_regclass('jobs.job') is not null as there`);
  if (queue.rows[0]?.there) for (const job of (await client.query(JOBS)).rows) yield `${JSON.stringify({ job })}\n`;
  await client.query('commit');
}

/** Writes all data, as of one moment, to a file that appears only when it is complete. The server may run meanwhile. */
export async function exportData(connection: Connection, file: string, now: Date): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    await withClient(connection, (client) =>
      pipeline(Readable.from(exportLines(client, now)), createGzip(), createWriteStream(unfinished, { mode: 0o600 })),
    );
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function* readLines(file: string): AsyncGenerator<string> {
  const input = createReadStream(file);
  const text = createGunzip();
  input.on('error', (error) => text.destroy(error));
  try {
    for await (const line of createInterface({ input: input.pipe(text), crlfDelay: Number.POSITIVE_INFINITY })) yield line;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))) throw error;
    throw new Error(`${file} is not an export of ${PRODUCT_NAME}, or a part of it is missing (${error.message}).`);
  }
}

function parseLine(text: string, number: number): Line {
  try {
    return JSON.parse(text) as Line;
  } catch {
    throw new Error(`Line ${number} of the export is damaged. Nothing was imported.`);
  }
}

function parseHeader(line: string | undefined): Header {
  let header: Partial<Header> = {};
  try {
    header = JSON.parse(line ?? '') as Partial<Header>;
  } catch {
    // said below
  }
  if (header.product !== PRODUCT_NAME || !header.migrations) throw new Error(`This is not an export of ${PRODUCT_NAME}.`);
  if (header.format !== FORMAT) throw new Error(`The export has format ${header.format}; this version reads format ${FORMAT}.`);
  return header as Header;
}

async function checkTarget(client: pg.Client, header: Header, tables: readonly Table[]): Promise<void> {
  const migrations = await migrationsOf(client);
  if (migrations.join() !== header.migrations.join())
    throw new Error('The export was made by another version of the program. Import it with that version, then upgrade.');
  for (const { name } of tables) {
    const { rowCount } = await client.query(`select 1 from ${quoted(name)} limit 1`);
    if (rowCount) throw new Error(`The database is not empty (${name} has rows). Import into an empty one.`);
  }
}

async function insertRows(client: pg.Client, table: Table, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const target = quoted(table.name);
  await client.query(
    `insert into ${target} (${columns}) overriding system value select ${columns} from jsonb_populate_recordset(null::${target}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** New rows continue after the imported numbers. */
async function continueNumbering(client: pg.Client, { name, identity }: Table): Promise<void> {
  for (const column of identity)
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), greatest((select max(${pg.escapeIdentifier(column)}) from ${quoted(name)}), 1), exists (select from ${quoted(name)}))`,
      [quoted(name), column],
    );
}

/** Reads a file made by exportData into an empty, migrated database: all of it or nothing. Answers the rows of each table. */
export async function importData(connection: Connection, file: string, enqueue: Enqueue): Promise<Record<string, number>> {
  const lines = readLines(file);
  const header = parseHeader((await lines.next()).value);
  const counts: Record<string, number> = {};
  const jobs: Parameters<Enqueue>[0][] = [];

  await withClient(connection, async (client) => {
    await client.query('begin');
    const tables = await tablesInOrder(client);
    await checkTarget(client, header, tables);
    // What triggers would do is in the file already. Foreign keys and checks stay.
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
    let table: Table | undefined;
    let batch: Row[] = [];
    const flush = async () => {
      if (table) await insertRows(client, table, batch);
      batch = [];
    };
    let number = 1;
    for await (const text of lines) {
      number += 1;
      const line = parseLine(text, number);
      if ('job' in line) {
        const { name, data, key, priority, start_after } = line.job;
        jobs.push({ name, data: (data ?? {}) as object, key, priority, startAfter: new Date(start_after) });
        continue;
      }
      if (line.table !== table?.name || (batch.length >= BATCH && !table.self)) await flush();
      if (line.table !== table?.name) table = tables.find(({ name }) => name === line.table);
      if (!table) throw new Error(`The export has a table that is unknown here: ${line.table}`);
      batch.push(line.row);
      counts[table.name] = (counts[table.name] ?? 0) + 1;
    }
    await flush();
    for (const each of tables) {
      await continueNumbering(client, each);
      await client.query(`alter table ${quoted(each.name)} enable trigger user`);
    }
    await client.query('commit');
  });
  for (const job of jobs) await enqueue(job);
  return counts;
}
