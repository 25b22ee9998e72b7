import type { IncomingMessage } from 'node:http';
import { listReports, listScoreHistory } from '@citelight/contracts/api/data';
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  resendWebhookDelivery,
  testWebhook,
  WebhookPayload,
} from '@citelight/contracts/api/webhooks';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailFinishedReport } from '../src/modules/schedules/report-mails.service.ts';
import { jobContext } from '../src/platform/context.ts';
import { json, sql, transaction } from '../src/platform/database.ts';
import { analyze, isSettled, type Reporting, startReporting, until } from './reports/reporting.ts';
import type { Account, TestServer } from './support/server.ts';

/** Webhooks, to a receiver on loopback that checks signatures with the library of Standard Webhooks. */

type Received = { body: string; headers: IncomingMessage['headers'] };
const received: Received[] = [];
let status = 204;
let site: 'whole' | 'poor' | 'down' = 'whole';
const receive = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  received.push({ body: Buffer.concat(chunks).toString(), headers: request.headers });
  return { status, ...(status === 302 ? { headers: { location: 'http://hook.test/elsewhere' } } : {}) };
};
const HOME = `<!doctype html><html lang="en"><head><title>Kiln notes</title><meta name="description" content="What we learned in ten years of firing pots in a small studio kiln."></head>
<body><header><a href="/">Home</a></header><main><h1>Kiln notes</h1><p>We fire slowly and write down the weather. After a year we compare the results and keep what worked.</p></main><footer>Kiln notes</footer></body></html>`;

let reporting: Reporting;
let server: TestServer;
let ada: Account;
let bob: Account;
beforeAll(async () => {
  reporting = await startReporting(
    {
      'kiln.test': {
        '/robots.txt': () => (site === 'poor' ? 'User-agent: *\nDisallow: /\n' : 'User-agent: *\nAllow: /\n'),
        '/': () => (site === 'down' ? { status: 500, body: 'no' } : HOME),
      },
      'hook.test': { '/': receive, '/elsewhere': receive },
      'hooks.slack.test': { '/services/T0/B0/secret': receive },
    },
    { RATE_LIMITS: 'off' },
  );
  ({ server } = reporting);
  [ada, bob] = [await server.createAccount(), await server.createAccount()];
});
afterAll(() => reporting?.stop());

type New = { url?: string; events?: WebhookEventName[]; format?: 'slack'; drop_threshold?: number };
type WebhookEventName = 'report.completed' | 'report.failed' | 'score.dropped' | 'visibility.changed';
const create = (wanted: New = {}, as = ada) =>
  server.call(createWebhook, { body: { url: 'http://hook.test/', events: ['report.completed'], ...wanted } }, as);
const deliveries = async (id: string) => (await server.call(listWebhookDeliveries, { params: { id } }, ada)).body.items;
const ended = (id: string, wanted: object) => expect.poll(async () => (await deliveries(id))[0]).toMatchObject(wanted);
/** Lets the queue try again now, once it has noted that the last attempt failed; `count` is how often it has tried by then. */
const retryNow = (count?: number) =>
  expect
    .poll(async () => {
      const { numAffectedRows } = await sql`
        update jobs.job set start_after = now(), retry_count = coalesce(${count ?? null}::int, retry_count)
        where name = 'deliver-webhook' and state = 'retry'`.execute(server.db);
      return Number(numAffectedRows);
    })
    .toBe(1);
const assess = async (as = ada) => {
  const { body } = await analyze(server, as, 'http://kiln.test/', { baseOnly: true });
  return until(server, as, body.reportId, isSettled);
};

describe('I4 webhooks', { retry: 0 }, () => {
  it.each([
    ['http://127.0.0.1/', 'fetch.refused_address'],
    ['http://10.1.2.3/hook', 'fetch.refused_address'],
    ['http://169.254.169.254/latest/meta-data/', 'fetch.refused_address'],
    ['http://[::1]/', 'fetch.refused_address'],
    ['http://hook.test:25/', 'fetch.port'],
    ['http://me:secret@hook.test/', 'request.invalid'],
    ['ftp://hook.test/', 'request.invalid'],
  ])('I4 refuses %s as a target', async (url, code) => {
    expect((await create({ url })).body).toMatchObject({ success: false, code });
    expect((await server.call(listWebhooks, {}, ada)).body.total).toBe(0);
  });

  it('I4 are signed as Standard Webhooks say, with a secret that is shown once and kept sealed', async () => {
    const { body } = await create();
    expect(body).toMatchObject({ url: 'http://hook.test/', format: 'standard', drop_threshold: 5, last_delivery: null });
    const secret = body.secret ?? '';
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify((await server.call(listWebhooks, {}, ada)).body)).not.toContain(secret);
    const { rows } = await server.services.pool.query('select w::text as row from webhooks w');
    expect(rows[0].row).not.toContain(Buffer.from(secret).toString('hex'));
    await server.call(testWebhook, { params: { id: body.id } }, ada);
    await ended(body.id, { type: 'webhook.test', status: 'delivered', attempts: 1, response_status: 204, problem: null });
    const [sent] = received.splice(0);
    const headers = sent?.headers as Record<string, string>;
    expect(new Webhook(secret).verify(sent?.body ?? '', headers)).toMatchObject({ type: 'webhook.test' });
    expect(() => new Webhook(secret).verify(`${sent?.body} `, headers)).toThrow();
    expect(WebhookPayload.parse(JSON.parse(sent?.body ?? ''))).toBeTruthy();
    expect((await server.call(listWebhooks, {}, ada)).body.items[0]?.last_delivery).toMatchObject({ status: 'delivered' });
  });

  it('I4 are nobody else’s', async () => {
    const [mine] = (await server.call(listWebhooks, {}, ada)).body.items;
    const id = mine?.id ?? '';
    expect((await server.call(listWebhooks, {}, bob)).body.total).toBe(0);
    const [delivery] = await deliveries(id);
    for (const answer of [
      await server.call(testWebhook, { params: { id } }, bob),
      await server.call(listWebhookDeliveries, { params: { id } }, bob),
      await server.call(deleteWebhook, { params: { id } }, bob),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'webhook.not_found' } });
    expect(await server.call(resendWebhookDelivery, { params: { id: delivery?.id ?? '' } }, bob)).toMatchObject({
      status: 404,
      body: { code: 'webhook.delivery_not_found' },
    });
  });

  it('I4 a delivery that fails is tried again, logged, and can be resent with the same id', async () => {
    const [hook] = (await server.call(listWebhooks, {}, ada)).body.items;
    const id = hook?.id ?? '';
    status = 500;
    const { body } = await server.call(testWebhook, { params: { id } }, ada);
    await ended(id, { status: 'pending', attempts: 1, response_status: 500, problem: 'The address answered with status 500.' });
    status = 302;
    await retryNow();
    await ended(id, { status: 'pending', attempts: 2, response_status: 302 });
    status = 204;
    await retryNow();
    await ended(id, { status: 'delivered', attempts: 3, problem: null });
    await server.call(resendWebhookDelivery, { params: { id: body.id } }, ada);
    await ended(id, { status: 'delivered', attempts: 4 });
    const sent = received.splice(0);
    expect(sent.length, 'and no redirect was followed').toBe(4);
    expect(new Set(sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    status = 500;
    await server.call(resendWebhookDelivery, { params: { id: body.id } }, ada);
    await ended(id, { attempts: 5 });
    // As if it had been tried for two hours.
    await retryNow(8);
    await ended(id, { status: 'failed', attempts: 6 });
    status = 204;
    received.length = 0;
  });

  it('I4 tell of reports that are completed and failed, and of a score that drops by the threshold', async () => {
    await analyze(server, ada, 'http://kiln.test/', { freeOnly: true });
    await expect.poll(() => received.length, { timeout: 60_000 }).toBe(1);
    const { body: all } = await create({ events: ['report.failed', 'score.dropped'], drop_threshold: 10 });
    const { body: deaf } = await create({ events: ['score.dropped'], drop_threshold: 100 });
    site = 'poor';
    const report = await assess();
    await ended(all.id, { type: 'score.dropped', status: 'delivered' });
    const [first, ...sent] = received.splice(0).map(({ body }) => WebhookPayload.parse(JSON.parse(body)));
    const before = first?.type === 'report.completed' ? first.data.overall_score : 0;
    expect(first).toMatchObject({ type: 'report.completed', data: { website_url: 'http://kiln.test/', previous_score: null } });
    expect(sent.find(({ type }) => type === 'score.dropped')?.data).toEqual({
      report_id: report.id,
      website_url: 'http://kiln.test/',
      link: `${server.services.config.PUBLIC_URL}/dashboard?report=${report.id}`,
      overall_score: report.overall_score,
      previous_score: before,
      drop: before - (report.overall_score ?? 0),
    });
    expect(await deliveries(deaf.id), 'it dropped by less').toEqual([]);
    const asUnder = (rescored: object) =>
      server.db
        .updateTable('assessment_reports')
        .set({ rescored: json(rescored) })
        .where('id', '=', report.id)
        .execute();
    await asUnder({ rubricVersion: '0.9.0', overallScore: 100, scores: {} });
    const next = await assess();
    expect(next.overall_score).toBe(report.overall_score);
    expect((await deliveries(all.id)).filter(({ type }) => type === 'score.dropped').length, 'another rubric is no drop').toBe(1);
    site = 'down';
    const failed = await assess();
    await ended(all.id, { type: 'report.failed', status: 'delivered' });
    expect(WebhookPayload.parse(JSON.parse(received.at(-1)?.body ?? ''))).toMatchObject({
      type: 'report.failed',
      data: { report_id: failed.id, error_code: 'fetch.server_error' },
    });
    expect(received.at(-1)?.headers['webhook-id'], 'what is told again has the same id').toBe(`msg_report.failed_${failed.id}`);
    received.length = 0;
  });

  it('I4 name the same report before as the list, the score history and the email do', async () => {
    const { db } = server;
    await create({ events: ['report.completed'] }, bob);
    site = 'whole';
    const { id: first, website_id, scores } = await assess(bob);
    const history = async () => (await server.call(listScoreHistory, { query: { website_id } }, bob)).body.items;
    const rubricVersion = (await history()).at(-1)?.rubric_version;
    const add = (overallScore: number, started: number, ended: number) =>
      db
        .insertInto('assessment_reports')
        .values({
          ...{ user_id: bob.id, website_id, status: 'completed' },
          created_at: new Date(Date.now() + started * 1_000),
          completed_at: new Date(Date.now() + ended * 1_000),
          report_data: json({ analysis: { rubricVersion, overallScore, scores, summary: 's', partial: false } } as never),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    await db
      .updateTable('assessment_reports')
      .set({ created_at: new Date(0) })
      .where('id', '=', first)
      .execute();
    // The one that was started last was the first to end.
    await add(91, -30, -10);
    const { id: before } = await add(92, -20, -15);
    const { id } = await assess(bob);
    const sent = () => received.map(({ body }) => WebhookPayload.parse(JSON.parse(body)).data);
    await expect.poll(sent).toContainEqual(expect.objectContaining({ report_id: id, previous_score: 92 }));

    const listed = (await server.call(listReports, { query: { website_id, status: 'completed' } }, bob)).body.items;
    expect(listed.slice(0, 2).map((report) => report.id)).toEqual([id, before]);
    expect((await history()).slice(-2).map(({ report_id }) => report_id)).toEqual([before, id]);

    await db.updateTable('assessment_reports').set({ is_auto_generated: true }).where('id', '=', id).execute();
    await transaction(db, (tx) => mailFinishedReport(jobContext(server.services, 'test', 'test'), tx, id));
    const mails = db.selectFrom('mail_outbox').select('text_body').where('user_id', '=', bob.id).orderBy('created_at', 'desc');
    expect((await mails.executeTakeFirst())?.text_body).toContain('since the last report (92)');
    received.length = 0;
    site = 'down';
  });

  it('I4 speak to Slack in its own words, and keep its address secret', async () => {
    const { body } = await create({ url: 'http://hooks.slack.test/services/T0/B0/secret', format: 'slack', events: ['report.failed'] });
    expect(body).toMatchObject({ url: 'http://hooks.slack.test/…', secret: null });
    await assess();
    await ended(body.id, { type: 'report.failed', status: 'delivered' });
    const sent = received.find(({ headers }) => headers.host?.startsWith('hooks.slack.test'));
    expect(sent?.headers).not.toHaveProperty('webhook-signature');
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      text: expect.stringMatching(
        /^The report for http:\/\/kiln\.test\/ failed\. .+ <http\S+\/dashboard\?report=[0-9a-f-]+\|Open Citelight>$/,
      ),
    });
  });

  it('I4 are at most 10, and go with their deliveries', async () => {
    const [newest] = (await server.call(listWebhooks, {}, ada)).body.items;
    while ((await create()).status === 200);
    expect(await create()).toMatchObject({ status: 409, body: { code: 'webhook.limit' } });
    expect((await server.call(listWebhooks, {}, ada)).body.total).toBe(10);
    await server.call(deleteWebhook, { params: { id: newest?.id ?? '' } }, ada);
    const { rows } = await server.services.pool.query('select 1 from webhook_deliveries where webhook_id = $1', [newest?.id]);
    expect(rows).toEqual([]);
  });
});
