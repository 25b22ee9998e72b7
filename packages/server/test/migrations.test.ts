import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { introspect } from '../src/docs/introspect.ts';
import { migrate, readMigrations } from '../src/platform/migrations.ts';
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

describe('migrations', () => {
  it('applies every step on top of the one before, and ends where all at once ends', async () => {
    const all = readMigrations();
    const [stepwise, whole] = [await empty(), await empty()];
    for (let i = 1; i <= all.length; i++) {
      const applied = await migrate(stepwise, undefined, all.slice(0, i));
      expect(applied.map(({ name }) => name)).toEqual([all[i - 1]?.name]);
    }
    await migrate(whole);
    const schemaOf = async (connection: { connectionString: string }) => {
      const client = new pg.Client(connection);
      await client.connect();
      return introspect(client).finally(() => client.end());
    };
    expect(await schemaOf(stepwise)).toEqual(await schemaOf(whole));
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

  it('applies a step that was numbered between others later', async () => {
    const connection = await empty();
    await migrate(connection, undefined, [step(1, 'create table one ()'), step(3, 'create table three ()')]);
    expect(
      (
        await migrate(connection, undefined, [
          step(1, 'create table one ()'),
          step(2, 'create table two ()'),
          step(3, 'create table three ()'),
        ])
      ).map((m) => m.number),
    ).toEqual([2]);
  });
});
