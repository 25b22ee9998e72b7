// @each-postgresql: it is about migrations.
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { introspect } from '../src/docs/introspect.ts';
import { type Migration, migrate, readMigrations } from '../src/platform/migrations.ts';
import { createDatabase, type TestDatabase } from './support/database.ts';

let databases: TestDatabase[] = [];
const empty = async () => {
  const database = await createDatabase({ empty: true });
  databases.push(database);
  return { connectionString: database.url };
};
afterEach(async () => {
  for (const database of databases) await database.drop();
  databases = [];
});

const query = async (connection: { connectionString: string }, text: string): Promise<unknown[]> => {
  const client = new pg.Client(connection);
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows;
};
const step = (number: number, sql: string) => ({ number, name: `step-${number}`, sql, checksum: String(sql.length) + sql });

/** The first release had so many, and as many the last one that built a fresh database by number: each between them added one. */
const FIRST_RELEASE = 16;
const LAST_BY_NUMBER = 25;

/** As releases up to 0605 built a fresh database: by number, whenever the number had come. */
async function buildByNumber(connection: { connectionString: string }, migrations: readonly Migration[]): Promise<void> {
  await migrate(connection, undefined, []);
  for (const { number, name, checksum, sql } of migrations.toSorted((a, b) => a.number - b.number)) {
    await query(connection, `begin; ${sql}; commit`);
    await query(connection, `insert into schema_migrations (number, name, checksum) values (${number}, '${name}', '${checksum}')`);
  }
}

const OURS = `n.nspname in ('public', 'auth', 'app')`;

/** Everything that migrations make: tables with all that belongs to them, functions with their text, types, and who may do what. */
async function schemaOf(connection: { connectionString: string }) {
  const client = new pg.Client(connection);
  await client.connect();
  const list = async (sql: string) => (await client.query<{ text: string }>(sql)).rows.map(({ text }) => text);
  try {
    return {
      tables: await introspect(client),
      functions: await list(`select pg_get_functiondef(p.oid) || coalesce(p.proacl::text, '') as text
        from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OURS} order by p.oid::regprocedure::text`),
      types: await list(`select t.typname || ' ' || coalesce(string_agg(e.enumlabel, ',' order by e.enumsortorder), '') as text
        from pg_type t join pg_namespace n on n.oid = t.typnamespace left join pg_enum e on e.enumtypid = t.oid where ${OURS} group by t.oid order by 1`),
      relations:
        await list(`select n.nspname || '.' || c.relname || ' ' || c.relkind::text || coalesce(c.relacl::text, '') || coalesce(c.reloptions::text, '') as text
        from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} order by 1`),
      views: await list(`select n.nspname || '.' || c.relname || ' ' || pg_get_viewdef(c.oid) as text
        from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('v', 'm') and ${OURS} order by 1`),
      schemas: await list(`select n.nspname || coalesce(n.nspacl::text, '') as text from pg_namespace n where ${OURS} order by 1`),
    };
  } finally {
    await client.end();
  }
}

describe('migrations', () => {
  it('brings a database of every release, built as that release built it, to where a fresh one ends', { timeout: 240_000 }, async () => {
    const all = readMigrations();
    const fresh = await empty();
    await migrate(fresh);
    const wanted = await schemaOf(fresh);

    const stepwise = await empty();
    for (const at of all.keys()) {
      const applied = await migrate(stepwise, undefined, all.slice(0, at + 1));
      expect(applied.map(({ name }) => name)).toEqual([all[at]?.name]);
    }
    expect(await schemaOf(stepwise)).toEqual(wanted);

    for (let count = FIRST_RELEASE; count <= LAST_BY_NUMBER; count++) {
      const old = await empty();
      await buildByNumber(old, all.slice(0, count));
      expect(await migrate(old)).toHaveLength(all.length - count);
      expect(await schemaOf(old), `a database that ended with ${all[count - 1]?.name}`).toEqual(wanted);
    }
  });

  it('keeps the data of a user while the schema grows', async () => {
    const connection = await empty();
    const all = readMigrations();
    const upTo = (name: string) => all.slice(0, all.findIndex((migration) => migration.name === name) + 1);
    await migrate(connection, undefined, upTo('users'));
    await query(connection, `insert into auth.users (email) values ('ada@example.test')`);
    await migrate(connection, undefined, upTo('websites'));
    await query(
      connection,
      `insert into tracked_websites (user_id, website_url, website_name) select id, 'https://acme.test/', 'acme' from auth.users`,
    );
    await migrate(connection);
    expect(await query(connection, 'select p.email, w.website_url from profiles p join tracked_websites w on w.user_id = p.id')).toEqual([
      { email: 'ada@example.test', website_url: 'https://acme.test/' },
    ]);
  });

  it('lets processes that start at once take turns', async () => {
    const connection = await empty();
    const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(connection)));
    expect(applied.map(({ length }) => length).sort()).toEqual([0, 0, 0, readMigrations().length]);
  });

  it('takes a failed step back whole, and goes on from there when it is mended', async () => {
    const connection = await empty();
    const broken = [step(1, 'create table one ()'), step(2, 'create table two (); select 1 / 0')];
    await expect(migrate(connection, undefined, broken)).rejects.toThrow('Migration 0002-step-2 failed: division by zero');
    const tables = `select table_name from information_schema.tables where table_name in ('one', 'two')`;
    expect(await query(connection, tables)).toEqual([{ table_name: 'one' }]);
    expect(await migrate(connection, undefined, [step(1, 'create table one ()'), step(2, 'create table two ()')])).toHaveLength(1);
  });

  it('refuses a step that was changed after it had been applied', async () => {
    const connection = await empty();
    await migrate(connection, undefined, [step(1, 'create table one ()')]);
    await expect(migrate(connection, undefined, [step(1, 'create table one (id int)')])).rejects.toThrow('was changed');
  });

  const one = step(1, 'create table one ()');
  const two = step(2, 'create table two ()');
  const three = step(3, 'create table three ()');

  it('refuses a gap and a number that is there twice', async () => {
    const connection = await empty();
    await expect(migrate(connection, undefined, [one, three])).rejects.toThrow('Migration 0003-step-3 is out of sequence: 0002');
    await expect(migrate(connection, undefined, [one, two, { ...two, name: 'other' }])).rejects.toThrow(
      'Two migrations have the number 2.',
    );
    const all = readMigrations();
    const further = (number: number) => step(number, 'select 1');
    const next = (all.at(-1)?.number ?? 0) + 1;
    await expect(migrate(connection, undefined, [...all, further(next + 1)])).rejects.toThrow('is out of sequence');
    await expect(migrate(connection, undefined, [...all, further(206)])).rejects.toThrow('is out of sequence');
    expect(await migrate(connection, undefined, [...all, further(next)])).toHaveLength(all.length + 1);
  });

  it('refuses a step that was renamed after it had been applied', async () => {
    const connection = await empty();
    await migrate(connection, undefined, [one]);
    await expect(migrate(connection, undefined, [{ ...one, name: 'first' }])).rejects.toThrow(
      'Migration 0001-first was renamed: this database knows it as 0001-step-1.',
    );
  });

  it('refuses a step before one that has been applied, whether it knows that one or not', async () => {
    const connection = await empty();
    await migrate(connection, undefined, [one, two, three]);
    await query(connection, 'delete from schema_migrations where number = 2');
    await expect(migrate(connection, undefined, [one, two, three])).rejects.toThrow(
      'Migration 0002-step-2 comes too late: 0003-step-3 has been applied to this database before it.',
    );
    await expect(migrate(connection, undefined, [one, two])).rejects.toThrow('Migration 0002-step-2 comes too late: 0003-step-3');
    expect(await migrate(connection, undefined, [one])).toEqual([]);
  });
});
