import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listProfiles, readReport } from '@citelight/contracts/api/data';
import { analyzeWebsite, cancelAnalysis, checkSubscription, quoteAnalysis } from '@citelight/contracts/api/functions';
import { ENDPOINTS } from '@citelight/contracts/api/index';
import { createApiKey, listApiKeys, revokeApiKey } from '@citelight/contracts/api/keys';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import OpenAPIClientAxios, { type Document } from 'openapi-client-axios';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeAccount } from '../src/modules/erasure/erasure.service.ts';
import { jobContext } from '../src/platform/context.ts';
import { type Account, type Answer, startServer, type TestServer } from './support/server.ts';
import { addressOf, ROWS, type Row } from './surface/rows.ts';
import { furnish, snapshot, type World } from './surface/world.ts';

/** API keys: what they may do, and how they end. */

let now = new Date('2026-11-24T10:00:30Z');
let server: TestServer;
let ada: Account;
let world: World;
beforeAll(async () => {
  server = await startServer({
    env: { ROLE: 'api', CRAWL_RESOLVE: 'shut.test=127.0.0.1:9,example.com=127.0.0.1:9', PAYMENT_SANDBOX_URL: 'http://127.0.0.1:9' },
    now: () => now,
  });
  ada = await server.createAccount();
  world = await furnish(server.services, ada.id);
});
afterAll(() => server?.stop());

type Started = { reportId: string; alreadyRunning: boolean; code?: string };
type Scope = 'read_reports' | 'run_analyses' | 'manage_competitors';
async function keyFor(as: Account, scopes: Scope[], name = 'Build server') {
  const { status, body } = await server.call(createApiKey, { body: { name, scopes } }, as);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const ask = (row: Row, token: string) => {
  const { body } = row.sample(world);
  return server.request<{ code?: string; error?: string }>(addressOf(row, row.sample(world)), {
    method: row.method,
    headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined || row.method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
};
const MEMBER_ROWS = ROWS.filter(({ who, kind }) => (who === 'member' || who === 'stream') && kind === 'endpoint');
const rowOf = (id: string): Row => {
  const spec = ENDPOINTS.find((one) => one.id === id);
  const row = ROWS.find(({ method, route }) => method === spec?.method && route === spec?.path);
  if (!row) throw new Error(`no row for ${id}`);
  return row;
};

/** Which calls each scope opens, as the owner is told when choosing them. */
const OPENED: Record<Scope, string[]> = {
  read_reports: [
    'list-tracked-websites',
    'list-profiles',
    'list-reports',
    'read-report',
    'export-report',
    'list-score-history',
    'list-keyword-analyses',
    'list-edits',
    'list-content-opportunities',
    'list-competitor-analyses',
    'list-competitors',
    'list-user-credits',
    'read-visibility',
    'list-visibility-rounds',
    'read-visibility-results',
    'list-visibility-answers',
    'export-visibility',
    'list-recommendations',
    'export-recommendations',
    'read-search-evidence',
    'list-crawler-logs',
    'read-crawler-log',
    'read-last-fetched',
  ],
  run_analyses: [
    'analyze-website',
    'quote-analysis',
    'cancel-analysis',
    'recheck',
    'list-tracked-websites',
    'list-profiles',
    'list-user-credits',
  ],
  manage_competitors: [
    'list-tracked-websites',
    'list-profiles',
    'list-user-credits',
    'list-competitors',
    'create-competitors',
    'update-competitor',
    'replace-competitor',
  ],
};

describe('I2 API keys', () => {
  it.each(Object.keys(OPENED) as Scope[])('I2 a key with the scope %s opens exactly the calls of that scope', async (scope) => {
    const { key } = await keyFor(ada, [scope]);
    const before = await snapshot(server.services);
    for (const row of MEMBER_ROWS) {
      const id = ENDPOINTS.find(({ method, path }) => method === row.method && path === row.route)?.id ?? '';
      if (OPENED[scope].includes(id)) continue;
      const elsewhere = Object.values(OPENED).some((ids) => ids.includes(id));
      expect(await ask(row, key), id).toMatchObject({ status: 403, body: { code: elsewhere ? 'api_key.scope' : 'api_key.not_accepted' } });
    }
    expect({ ...(await snapshot(server.services)), api_keys: '' }).toEqual({ ...before, api_keys: '' });
    for (const id of OPENED[scope].filter((one) => !/^(analyze|export|create|update|replace|cancel)-|recheck/.test(one)))
      expect((await ask(rowOf(id), key)).status, id).toBe(200);
  });

  it('I2 a key reads the reports of its owner and of nobody else', async () => {
    const grace = await server.createAccount();
    const { key } = await keyFor(grace, ['read_reports']);
    expect(await ask(rowOf('read-report'), key)).toMatchObject({ status: 404, body: { code: 'report.not_found' } });
    const { key: own } = await keyFor(ada, ['read_reports']);
    expect(await ask(rowOf('read-report'), own)).toMatchObject({ status: 200, body: { id: world.reportId } });
  });

  it('I2 the key is shown once and stored as a hash', async () => {
    const { key, start, id } = await keyFor(ada, ['read_reports'], '  Nightly build ');
    expect(key).toMatch(/^citelight_[\w-]{43}$/);
    expect(key.startsWith(start)).toBe(true);
    const { body } = await server.call(listApiKeys, {}, ada);
    expect(body.items.find((item) => item.id === id)).toEqual({
      id,
      name: 'Nightly build',
      scopes: ['read_reports'],
      start,
      created_at: expect.any(String),
      daily_credits: 24,
      last_used_at: null,
    });
    expect(JSON.stringify(body)).not.toContain(key);
    const { rows } = await server.services.pool.query('select to_jsonb(k)::text as row from api_keys k where id = $1', [id]);
    expect(rows[0].row).not.toContain(key.slice(start.length));
  });

  it('I2 the minute of the last use is shown', async () => {
    const { key, id } = await keyFor(ada, ['read_reports']);
    const lastUse = async () => (await server.call(listApiKeys, {}, ada)).body.items.find((item) => item.id === id)?.last_used_at;
    now = new Date('2026-11-24T10:05:30Z');
    await ask(rowOf('list-reports'), key);
    expect(new Date((await lastUse()) ?? 0).toISOString()).toBe('2026-11-24T10:05:00.000Z');
    now = new Date('2026-11-24T10:07:10Z');
    await ask(rowOf('list-reports'), key);
    expect(new Date((await lastUse()) ?? 0).toISOString()).toBe('2026-11-24T10:07:00.000Z');
  });

  it('I2 a revoked key is refused at once, and the audit log has both lines', async () => {
    const { key, id } = await keyFor(ada, ['read_reports']);
    expect(await server.call(revokeApiKey, { params: { id } }, ada)).toMatchObject({ status: 200, body: { success: true } });
    expect(await ask(rowOf('list-reports'), key)).toMatchObject({
      status: 401,
      body: { code: 'api_key.invalid', error: 'This API key does not exist or has been revoked.' },
    });
    expect(await server.call(revokeApiKey, { params: { id } }, ada)).toMatchObject({ status: 404, body: { code: 'api_key.not_found' } });
    const { rows } = await server.services.pool.query("select event from audit_log where details ->> 'key' = $1 order by id", [id]);
    expect(rows).toEqual([{ event: 'auth.api_key_created' }, { event: 'auth.api_key_revoked' }]);
  });

  it('I2 keys that are unknown, cut short or of a closed account are refused', async () => {
    const leaving = await server.createAccount();
    const { key } = await keyFor(leaving, ['read_reports']);
    await closeAccount(jobContext(server.services, 'test', 'test'), leaving.email);
    for (const wrong of [key, `citelight_${'a'.repeat(43)}`, key.slice(0, 20), 'citelight_'])
      expect(await ask(rowOf('list-reports'), wrong), wrong).toMatchObject({ status: 401 });
    const { rows } = await server.services.pool.query('select 1 from api_keys where user_id = $1', [leaving.id]);
    expect(rows).toEqual([]);
  });

  it('I2 a key without a name or scope is refused with a sentence', async () => {
    const tried = async (body: { name: string; scopes: Scope[] }) => (await server.call(createApiKey, { body }, ada)).body;
    expect(await tried({ name: '  ', scopes: ['read_reports'] })).toMatchObject({
      code: 'request.invalid',
      error: expect.stringContaining('Please enter a name'),
    });
    expect(await tried({ name: 'CI', scopes: [] })).toMatchObject({
      error: expect.stringContaining('Please choose at least one permission'),
    });
    expect(await tried({ name: 'CI', scopes: ['spend' as Scope] })).toMatchObject({ code: 'request.invalid' });
  });

  it('I2 at most 20 keys, also when they are asked for at once', async () => {
    const grace = await server.createAccount();
    await server.services.pool.query(
      "insert into api_keys (user_id, name, hash, start, scopes) select $1, 'CI', sha256(gen_random_uuid()::text::bytea), 'citelight_abcd', '{read_reports}' from generate_series(1, 19)",
      [grace.id],
    );
    const last = await Promise.all(
      Array.from({ length: 3 }, () => server.call(createApiKey, { body: { name: 'CI', scopes: ['read_reports'] } }, grace)),
    );
    expect(last.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(last.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'api_key.limit' });
  });

  it('I2 a key may call 120 times a minute', async () => {
    const grace = await server.createAccount();
    const { key } = await keyFor(grace, ['read_reports']);
    const asked = await Promise.all(Array.from({ length: 121 }, () => ask(rowOf('list-user-credits'), key)));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(120);
    const refused = asked.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'request.rate_limited' });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('I2 a key spends no more than its ceiling in 24 hours, however many calls come at once', async () => {
    const rich = await server.createAccount();
    await server.services.pool.query('update profiles set has_used_free_tier = true where id = $1', [rich.id]);
    const { body } = await server.call(createApiKey, { body: { name: 'CI', scopes: ['run_analyses'], daily_credits: 2 } }, rich);
    expect(body.daily_credits).toBe(2);
    const run = (n: number, token = body.key) =>
      server.request<{ code?: string }>('/functions/v1/analyze-website', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ url: `http://shut.test/${n}`, userId: rich.id, baseOnly: true }),
      });
    const spent = () => server.services.pool.query('select credits from api_key_spending where key_id = $1', [body.id]);
    const answers = await Promise.all([1, 2, 3, 4].map((n) => run(n)));
    expect(answers.filter(({ status }) => status === 403).every((answer) => answer.body.code === 'api_key.ceiling')).toBe(true);
    expect((await spent()).rows.length).toBeLessThanOrEqual(2);
    await server.services.pool.query("update assessment_reports set status = 'failed', error_message = 'x' where user_id = $1", [rich.id]);
    while ((await run(9)).status === 200)
      await server.services.pool.query("update assessment_reports set status = 'failed', error_message = 'x' where user_id = $1", [
        rich.id,
      ]);
    expect((await spent()).rows).toEqual([{ credits: 1 }, { credits: 1 }]);
    expect(await run(9)).toMatchObject({ status: 403, body: { code: 'api_key.ceiling' } });
    expect((await run(9, rich.token)).status, 'the member is not bound by it').toBe(200);
    await server.services.pool.query("update assessment_reports set status = 'failed', error_message = 'x' where user_id = $1", [rich.id]);
    await server.services.pool.query("update api_key_spending set created_at = created_at - interval '25 hours'");
    expect((await run(9)).status).toBe(200);
  });

  it('I2 a quote starts one analysis, at its price, for its account and website, within 15 minutes', async () => {
    const buyer = await server.createAccount();
    const url = 'http://shut.test/quoted';
    const quoteFor = async (as: Account, baseOnly = false) => (await server.call(quoteAnalysis, { body: { url, baseOnly } }, as)).body;
    const start = async (quote: string, more = {}) =>
      (await server.call(analyzeWebsite, { body: { url, userId: buyer.id, quote, ...more } }, buyer)) as unknown as Answer<Started>;

    const free = await quoteFor(buyer);
    expect(free).toMatchObject({ kind: 'free', credits: 0, replaces: null });
    expect(new Date(free.expires_at).getTime() - now.getTime()).toBe(15 * 60_000);
    await server.services.pool.query('update profiles set has_used_free_tier = true where id = $1', [buyer.id]);
    expect(await start(free.quote)).toMatchObject({ status: 409, body: { code: 'analysis.price_changed' } });

    const { quote, ...base } = await quoteFor(buyer, true);
    expect(base).toMatchObject({ kind: 'base', credits: 1 });
    expect(await quoteFor(buyer)).toMatchObject({ kind: 'comprehensive', credits: 12 });
    const foreign = await quoteFor(ada, true);
    for (const wrong of [foreign.quote, `${quote}x`, quote.slice(3), 'x'])
      expect(await start(wrong, { baseOnly: true }), wrong).toMatchObject({ status: 400, body: { code: 'analysis.quote_invalid' } });
    expect(await start(quote)).toMatchObject({ status: 400, body: { code: 'analysis.quote_invalid' } });
    expect(await start(quote, { baseOnly: true, url: 'http://shut.test/other' })).toMatchObject({
      body: { code: 'analysis.quote_invalid' },
    });

    const [first, second] = await Promise.all([start(quote, { baseOnly: true }), start(quote, { baseOnly: true })]);
    const { reportId } = first.body;
    expect(second.body.reportId).toBe(reportId);
    expect([first.body.alreadyRunning, second.body.alreadyRunning].sort()).toEqual([false, true]);
    await server.call(cancelAnalysis, { body: { reportId } }, buyer);
    expect((await start(quote, { baseOnly: true })).body, 'a quote that was used starts nothing').toMatchObject({ reportId });

    const late = await quoteFor(buyer, true);
    now = new Date(now.getTime() + 15 * 60_000);
    expect(await start(late.quote, { baseOnly: true })).toMatchObject({ status: 409, body: { code: 'analysis.quote_expired' } });
  });

  it('I2 a cancelled analysis gives everything back, once; another’s and one that has ended stay', async () => {
    const member = await server.createAccount();
    const cancel = (reportId: string, as: Account) => server.call(cancelAnalysis, { body: { reportId } }, as);
    const run = async (url: string) =>
      ((await server.call(analyzeWebsite, { body: { url, userId: member.id } }, member)) as unknown as Answer<Started>).body.reportId;
    const spendable = async () => (await server.call(checkSubscription, { body: {} as never }, member)).body.available_credits;
    const before = await spendable();
    const free = await run('http://shut.test/free');
    expect(await cancel(free, ada)).toMatchObject({ status: 404, body: { code: 'report.not_found' } });
    expect(await cancel(free, member)).toMatchObject({ status: 200, body: { success: true } });
    const profile = (await server.call(listProfiles, {}, member)).body.items[0];
    expect(profile?.has_used_free_tier, 'the free assessment is there again').toBe(false);
    expect((await server.call(readReport, { params: { id: free } }, member)).body).toMatchObject({
      status: 'failed',
      error_code: 'analysis.cancelled',
      error_message: 'The analysis was cancelled. Nothing was charged.',
    });
    expect(await cancel(free, member)).toMatchObject({ status: 409, body: { code: 'analysis.over' } });
    await server.services.pool.query('update profiles set has_used_free_tier = true where id = $1', [member.id]);
    const paid = await run('http://shut.test/paid');
    expect(await spendable()).toBe(before - 12);
    expect((await cancel(paid, member)).status).toBe(200);
    expect(await spendable()).toBe(before);
  });

  it('I2 a client generated from /openapi.json makes every call that accepts keys, and gets what it describes', async () => {
    const tidy = await server.createAccount();
    const own = await furnish(server.services, tidy.id);
    const { key } = await keyFor(tidy, ['read_reports', 'run_analyses', 'manage_competitors']);
    const definition: Document = (await server.request<Document>('/openapi.json')).body;
    const client = await new OpenAPIClientAxios({
      definition,
      withServer: { url: server.url },
      axiosConfigDefaults: { headers: { authorization: `Bearer ${key}` }, validateStatus: () => true },
    }).init();
    const schemas = new Ajv2020({ strict: false });
    addFormats.default(schemas);
    schemas.addSchema(definition, 'api');
    const called: string[] = [];
    for (const operation of client.api.getOperations()) {
      if (!operation.security?.some((one) => 'apiKey' in one) || /^export-/.test(operation.operationId ?? '')) continue;
      const id = operation.operationId ?? '';
      const { params = {}, query = {}, body } = rowOf(id).sample(own);
      const answer = await client[id]?.({ ...params, ...query }, body);
      // What a world that is furnished already refuses is described as well.
      const path = `#/paths/${operation.path.replaceAll('~', '~0').replaceAll('/', '~1')}/${operation.method}/responses/${answer?.status}/content/application~1json/schema`;
      const fits = schemas.compile({ $ref: `api${encodeURI(path)}` });
      expect(fits(answer?.data), `${id} ${answer?.status}: ${schemas.errorsText(fits.errors)}`).toBe(true);
      if (answer?.status === 200) called.push(id);
    }
    const readable = Object.values(OPENED).flat();
    expect(called).toEqual(expect.arrayContaining(readable.filter((id) => !/^(export|cancel|recheck|replace|update)/.test(id))));
  });

  it('I2 the examples of docs/api.md work as they stand', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'citelight-api-'));
    const reader = await server.createAccount();
    const { reportId } = await furnish(server.services, reader.id);
    const { key } = await keyFor(reader, ['read_reports', 'run_analyses']);
    const env = { ...process.env, CITELIGHT: server.url, KEY: key, REPORT: reportId, USER_ID: reader.id };
    const blocks = [...readFileSync(join(import.meta.dirname, '../../../docs/api.md'), 'utf8').matchAll(/^```\n([^`]*)^```$/gm)].map(
      ([, text = '']) => text.replace(/^export .*$/m, ''),
    );
    try {
      const outputs: string[] = [];
      for (const block of blocks) {
        const commands = block
          .replaceAll('\\\n', ' ')
          .split('\n')
          .filter((line) => line.startsWith('curl '));
        for (const command of commands) {
          const { stdout } = await promisify(execFile)('bash', ['-c', command.replace('curl ', 'curl -sS --fail-with-body ')], {
            env,
            cwd: folder,
          });
          if (!command.includes(' -o ')) outputs.push(stdout);
        }
      }
      const [profiles, newest, report, started, quoted] = outputs.map((text) => JSON.parse(text));
      expect(outputs.length).toBe(5);
      expect(profiles.items[0].id).toBe(reader.id);
      expect(newest.items.length).toBe(1);
      expect(report.report_data.analysis.overallScore).toEqual(expect.any(Number));
      expect(started).toMatchObject({ success: true, reportId: expect.any(String) });
      expect(quoted).toMatchObject({ kind: 'base', credits: 1, quote: expect.any(String) });
      expect(readFileSync(join(folder, 'report.csv'), 'utf8')).toContain('what was found');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
