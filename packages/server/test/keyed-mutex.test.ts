import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseConfig } from '../src/platform/config.ts';
import { type Db, type OpenDatabase, openDatabase, sql, type Tx } from '../src/platform/database.ts';
import { createKeyedMutex } from '../src/platform/keyed-mutex.ts';
import { createLog } from '../src/platform/log.ts';
import { createDatabase, type TestDatabase } from './support/database.ts';

let database: TestDatabase;
let opened: OpenDatabase;
let db: Db;
let log: string[];
const mutex = createKeyedMutex(async (tx) => {
  await sql`select`.execute(tx);
});
beforeAll(async () => {
  database = await createDatabase({ empty: true });
  const config = parseConfig({ NODE_ENV: 'test' });
  opened = openDatabase({ connectionString: database.url }, config, createLog(config));
  db = opened.db;
  await sql`create table done (name text, transaction xid8 default pg_current_xact_id())`.execute(db);
  await sql`create table kept (n integer unique deferrable initially deferred)`.execute(db);
});
beforeEach(async () => {
  log = [];
  await sql`truncate done, kept`.execute(db);
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

const write = (tx: Tx, name: string) => sql`insert into done (name) values (${name})`.execute(tx);
/** Work that is written down, and ends when told to. */
function gate(name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const work = async (tx: Tx) => {
    log.push(name);
    await write(tx, name);
    await promise;
    return name;
  };
  return { work, end: () => resolve(), fail: () => reject(new Error(name)) };
}
const begun = (...names: string[]) => vi.waitFor(() => expect(log).toEqual(names), { timeout: 30_000 });
/** What was committed, by its transaction. */
async function transactions(): Promise<string[]> {
  const { rows } = await sql<{ names: string }>`
    select string_agg(name, ' ' order by name) as names from done group by transaction order by transaction`.execute(db);
  return rows.map(({ names }) => names);
}

describe('operations under a keyed mutex', () => {
  it('follow one another by key, in order, and other keys do not wait', async () => {
    const [a, b, c, other] = [gate('a'), gate('b'), gate('c'), gate('other')];
    const first = mutex(db, 'one', a.work);
    await begun('a');
    const rest = [mutex(db, 'one', b.work), mutex(db, 'one', c.work)];
    const beside = mutex(db, 'two', other.work);
    await begun('a', 'other');
    other.end();
    expect(await beside).toBe('other');
    c.end();
    a.end();
    expect(await first).toBe('a');
    await begun('a', 'other', 'b');
    b.end();
    expect(await Promise.all(rest)).toEqual(['b', 'c']);
    expect(log).toEqual(['a', 'other', 'b', 'c']);
  });

  it('share a transaction where they wait for the same key, and nothing else', async () => {
    const a = gate('a');
    const first = mutex(db, 'one', a.work);
    await begun('a');
    const rest = ['b', 'c', 'd'].map((name) => mutex(db, 'one', (tx) => write(tx, name)));
    a.end();
    await Promise.all([first, ...rest]);
    expect(await transactions()).toEqual(['a', 'b c d']);
  });

  it('go on after a failure, which only its own asker sees: the others are done once, each in a transaction of its own', async () => {
    const a = gate('a');
    const first = mutex(db, 'one', a.work);
    await begun('a');
    const rest = ['b', 'c', 'd'].map((name) =>
      mutex(db, 'one', async (tx) => {
        await write(tx, name);
        if (name === 'c') throw new Error('c failed');
        return name;
      }),
    );
    const results = Promise.allSettled([first, ...rest]);
    a.fail();
    const failed = (reason: unknown) => ({ status: 'rejected', reason });
    const well = (value: string) => ({ status: 'fulfilled', value });
    expect(await results).toEqual([failed(new Error('a')), well('b'), failed(new Error('c failed')), well('d')]);
    expect(await transactions()).toEqual(['b', 'd']);
  });

  it('are not done again when it is the commit that fails, because it may have come through', async () => {
    const a = gate('a');
    const first = mutex(db, 'one', a.work);
    await begun('a');
    let times = 0;
    const rest = ['b', 'c'].map(() =>
      mutex(db, 'one', async (tx) => {
        times += 1;
        await sql`insert into kept values (1)`.execute(tx);
      }),
    );
    const results = Promise.allSettled(rest);
    a.end();
    await first;
    for (const result of await results) expect(result).toMatchObject({ status: 'rejected', reason: { constraint: 'kept_n_key' } });
    expect(times).toBe(2);
  });

  it('are given up after a minute, and whoever comes later still waits for the one at work', async () => {
    const [a, b, c] = [gate('a'), gate('b'), gate('c')];
    const first = mutex(db, 'one', a.work);
    await begun('a');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const second = expect(mutex(db, 'one', b.work)).rejects.toMatchObject({ code: 'server.unavailable' });
    await vi.advanceTimersByTimeAsync(60_000);
    await second;
    const third = mutex(db, 'one', c.work);
    a.end();
    c.end();
    expect(await Promise.all([first, third])).toEqual(['a', 'c']);
    expect(log).toEqual(['a', 'c']);
  });
});
