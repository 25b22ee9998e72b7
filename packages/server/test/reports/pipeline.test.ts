import { randomUUID } from 'node:crypto';
import { Assessment, KeywordAnalysisRow } from '@citelight/contracts';
import {
  listContentOpportunities,
  listCreditTransactions,
  listKeywordAnalyses,
  listProfiles,
  listReports,
  listTrackedWebsites,
  listUserCredits,
  trackWebsiteAgain,
} from '@citelight/contracts/api/data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { windowsSite } from '../../../engine/test/sites/windows-site.ts';
import { requestReport } from '../../src/modules/reports/reports.service.ts';
import { jobContext } from '../../src/platform/context.ts';
import { sql, transaction } from '../../src/platform/database.ts';
import { expectSoundLedger } from '../credits/invariants.ts';
import type { Account, TestServer } from '../support/server.ts';
import { analyze, isSettled, type Reporting, read, startAnalysis, startReporting, until } from './reporting.ts';

let reporting: Reporting;
let server: TestServer;
const SITE = `${windowsSite.origin}/`;
const hostile = {
  '/': `<!doctype html><html lang="en"><title>=HYPERLINK("http://evil.test")<script>alert(1)</script>\u0000</title>
<h1>\u0000What is a \ud800 widget?</h1><p>A widget\u0000 is a small thing &lt;script&gt;alert(1)&lt;/script&gt; that =SUM(A1:A9) costs 5 euros.</p></html>`,
};
beforeAll(async () => {
  reporting = await startReporting({
    [windowsSite.host]: windowsSite.pages,
    'second.test': windowsSite.pages,
    'hostile.test': hostile,
    'broken.test': { '*': { status: 500, body: 'no' } },
    'forbidden.test': { '*': { status: 403, body: 'no' } },
  });
  ({ server } = reporting);
});
afterAll(() => reporting?.stop());

const lines = async (account: Account) =>
  (await server.call(listCreditTransactions, { query: {} }, account)).body.items.filter(({ report_id }) => report_id !== null);
const credits = async (account: Account) => {
  const [item] = (await server.call(listUserCredits, {}, account)).body.items;
  return { available: item?.available, reserved: item?.reserved };
};
const freeUsed = async (account: Account) => (await server.call(listProfiles, {}, account)).body.items[0]?.has_used_free_tier;
const reportsOf = async (account: Account) => (await server.call(listReports, { query: {} }, account)).body;

describe('analyze-website', () => {
  it('N1 makes a report of a real site, with keywords and content, the first one free', async () => {
    const ada = await server.createAccount();
    const answer = await analyze(server, ada, SITE);
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, error: null, reportId: expect.any(String), alreadyRunning: false, replacedWebsite: false },
    });
    const report = await until(server, ada, answer.body.reportId, isSettled);
    expect(report).toMatchObject({
      status: 'completed',
      is_latest: true,
      is_auto_generated: false,
      error_message: null,
      progress: null,
      credits_charged: 0,
      parts: { keywords: 'completed', content: 'completed', competitors: 'none' },
      tracked_websites: { website_url: SITE },
    });
    const analysis = Assessment.parse(report.report_data?.analysis);
    expect(analysis.crawl.pagesFetched).toBeGreaterThan(5);
    expect(report.overall_score).toBe(analysis.overallScore);
    const { body } = await server.call(listKeywordAnalyses, { query: { report_id: report.id } }, ada);
    expect(KeywordAnalysisRow.parse(body.items[0]).current_topics).toEqual(analysis.keywords.currentTopics);
    const opportunities = await server.call(listContentOpportunities, { query: { report_id: report.id } }, ada);
    expect(opportunities.body.total).toBe(analysis.opportunities.length);
    expect(await freeUsed(ada)).toBe(true);
    expect(await lines(ada)).toEqual([]);
    const mails = () => server.db.selectFrom('mail_outbox').select(['to_address', 'subject']).where('user_id', '=', ada.id).execute();
    await expect.poll(mails).toEqual([{ to_address: ada.email, subject: expect.stringMatching(/^Your report is ready: /) }]);
  });

  it('K2 charges a comprehensive analysis as four lines that sum to its price, gives unused competitor slots back, and nothing stays reserved', async () => {
    const bob = await server.createAccount();
    await until(server, bob, await startAnalysis(server, bob, SITE), isSettled);
    const before = await credits(bob);
    const report = await until(server, bob, await startAnalysis(server, bob, SITE), isSettled);
    expect(report.credits_charged).toBe(7);
    const charged = await lines(bob);
    expect(charged.map(({ transaction_type, amount }) => [transaction_type, amount]).sort()).toEqual([
      ['assessment_generation', -1],
      ['competitor_analysis', -5],
      ['content_opportunities', -3],
      ['keyword_analysis', -3],
      ['refund_grant', 5],
    ]);
    const [back] = charged;
    expect(back, 'with the expiry that it had').toMatchObject({
      transaction_type: 'refund_grant',
      metadata: { part: 'competitor_analysis', expires_at: expect.stringMatching(/-01T00:00:00/) },
    });
    expect(await credits(bob)).toEqual({ available: (before.available ?? 0) - 7, reserved: 0 });
    await expectSoundLedger(server.db);
    expect((await reportsOf(bob)).items.map(({ is_latest }) => is_latest)).toEqual([true, false]);
    const third = await analyze(server, bob, SITE);
    expect(third, 'nothing is left').toMatchObject({ status: 402, body: { code: 'credits.insufficient' } });
    expect((await reportsOf(bob)).total).toBe(2);
  });

  it('K2 D3 makes a base report for 1 credit, which is complete at once and holds nothing of the other parts', async () => {
    const mia = await server.createAccount();
    await until(server, mia, await startAnalysis(server, mia, SITE), isSettled);
    const before = await credits(mia);
    const { body } = await analyze(server, mia, SITE, { baseOnly: true });
    expect((await read(server, mia, body.reportId)).parts).toEqual({ keywords: 'none', content: 'none', competitors: 'none' });
    const report = await until(server, mia, body.reportId, ({ status }) => status === 'completed');
    expect(report).toMatchObject({
      parts: { keywords: 'none', content: 'none', competitors: 'none' },
      credits_charged: 1,
      is_latest: true,
    });
    expect(report.overall_score).toBeGreaterThan(0);
    expect(Assessment.parse(report.report_data?.analysis)).toMatchObject({
      keywords: { currentTopics: [], missingTopics: [], topicOpportunities: [], keywordGaps: [] },
      opportunities: [],
    });
    expect((await lines(mia)).map(({ transaction_type, amount }) => [transaction_type, amount])).toEqual([['assessment_generation', -1]]);
    expect(await credits(mia)).toEqual({ available: (before.available ?? 0) - 1, reserved: 0 });
    const parts = { query: { report_id: report.id } };
    expect((await server.call(listKeywordAnalyses, parts, mia)).body.total).toBe(0);
    expect((await server.call(listContentOpportunities, parts, mia)).body.total).toBe(0);
    await expectSoundLedger(server.db);
  });

  it('D4 a double click is one report and one charge', async () => {
    const cara = await server.createAccount();
    await until(server, cara, await startAnalysis(server, cara, SITE), isSettled);
    const answers = await Promise.all(Array.from({ length: 6 }, () => analyze(server, cara, SITE)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map(({ body }) => body.reportId)).size).toBe(1);
    expect(answers.filter(({ body }) => !body.alreadyRunning)).toHaveLength(1);
    await until(server, cara, answers[0]?.body.reportId ?? '', isSettled);
    expect((await lines(cara)).filter(({ transaction_type }) => transaction_type === 'assessment_generation')).toHaveLength(1);
    expect((await lines(cara)).reduce((sum, { amount }) => sum + amount, 0)).toBe(-7);
  });

  it('K5 gives the free assessment once, also when it is asked for many times at once', async () => {
    const dan = await server.createAccount();
    const answers = await Promise.all(
      ['harrow-finch.test', 'second.test', 'hostile.test'].map((host) => analyze(server, dan, `http://${host}/`, { freeOnly: true })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.filter(({ body }) => body.code === 'analysis.free_used')).toHaveLength(2);
    expect((await reportsOf(dan)).total).toBe(1);
  });

  it('K5 gives it once to a mailbox, whatever spelling of its address signs up, and leaves the address as typed', async () => {
    const first = await server.createAccount('finn.lee+one@gmail.com');
    expect((await analyze(server, first, SITE)).status).toBe(200);
    for (const email of ['finn.lee+two@gmail.com', 'f.innlee@googlemail.com', 'finnlee@gmail.com']) {
      const other = await server.createAccount(email);
      const { status, body } = await analyze(server, other, SITE, { freeOnly: true });
      expect([status, body.code]).toEqual([409, 'analysis.free_used']);
      const { rows } = await sql<{ email: string }>`select email from profiles where id = ${other.id}`.execute(server.db);
      expect(rows).toEqual([{ email }]);
    }
    // Dots make another mailbox elsewhere.
    for (const email of ['g.in@example.test', 'gin@example.test'])
      expect((await analyze(server, await server.createAccount(email), SITE, { freeOnly: true })).status).toBe(200);
    expect((await analyze(server, await server.createAccount('gin+x@example.test'), SITE, { freeOnly: true })).status).toBe(409);
  });

  it('N1 replaces the tracked website, and says so', async () => {
    const eve = await server.createAccount();
    await startAnalysis(server, eve, SITE);
    const second = await analyze(server, eve, 'http://second.test/');
    expect(second.body).toMatchObject({ success: true, replacedWebsite: true });
    await until(server, eve, second.body.reportId, isSettled);
    expect((await reportsOf(eve)).items.every(({ is_latest, status }) => is_latest || status !== 'completed')).toBe(true);
  });

  it('N1 refuses other users, the scheduler’s flag and addresses that may not be visited, and nothing changes', async () => {
    const fay = await server.createAccount();
    const call = (body: object) =>
      server.request<{ code: string; error: string }>('/functions/v1/analyze-website', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${fay.token}` },
        body: JSON.stringify(body),
      });
    const mine = { url: SITE, userId: fay.id };
    expect(await call({ ...mine, userId: randomUUID() })).toMatchObject({ status: 403, body: { code: 'analysis.user_mismatch' } });
    expect(await call({ ...mine, isAutoGenerated: true })).toMatchObject({ status: 403, body: { code: 'analysis.scheduler_only' } });
    for (const url of ['http://127.0.0.1/', 'http://localhost/', 'http://[::1]/', 'http://169.254.169.254/latest/meta-data/'])
      expect(await call({ ...mine, url }), url).toMatchObject({ status: 422, body: { code: 'fetch.refused_address' } });
    expect(await call({ ...mine, url: 'http://93.184.216.34:22/' })).toMatchObject({ status: 422, body: { code: 'fetch.port' } });
    expect(await call({ ...mine, url: 'ftp://example.com/' })).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect((await reportsOf(fay)).total).toBe(0);
    expect(await freeUsed(fay)).toBe(false);
  });
});

describe('what goes wrong', () => {
  it('A7 a failed first analysis brings the previous website back, and going back to an earlier one costs nothing', async () => {
    const kim = await server.createAccount();
    const tracked = async () => (await server.call(listTrackedWebsites, { query: { is_active: 'true' } }, kim)).body.items[0];
    const first = await until(server, kim, await startAnalysis(server, kim, SITE), isSettled);
    const mine = await tracked();
    const before = await credits(kim);
    const failed = await until(server, kim, await startAnalysis(server, kim, 'http://forbidden.test/'), isSettled);
    expect(failed).toMatchObject({
      status: 'failed',
      restored_website_url: SITE,
      tracked_websites: { website_url: 'http://forbidden.test/' },
    });
    expect(await tracked()).toEqual(mine);
    expect(await credits(kim)).toEqual(before);

    const second = await until(server, kim, await startAnalysis(server, kim, 'http://second.test/'), isSettled);
    expect(second).toMatchObject({ status: 'completed', restored_website_url: null });
    const after = await credits(kim);
    const back = (id: string) => server.call(trackWebsiteAgain, { params: { id }, body: { is_active: true } }, kim);
    expect(await back(first.website_id)).toMatchObject({ status: 200, body: mine });
    expect(await tracked()).toEqual(mine);
    expect(await credits(kim)).toEqual(after);
    expect(await back(randomUUID())).toMatchObject({ status: 404, body: { code: 'website.not_found' } });
  });

  it('A7 what comes back is the last website that was analyzed; a first-ever one that fails stays', async () => {
    const lea = await server.createAccount();
    const tracked = async () => (await server.call(listTrackedWebsites, { query: { is_active: 'true' } }, lea)).body.items[0]?.website_url;
    await until(server, lea, await startAnalysis(server, lea, 'http://forbidden.test/'), isSettled);
    expect(await tracked()).toBe('http://forbidden.test/');
    await until(server, lea, await startAnalysis(server, lea, SITE), isSettled);
    // Made without a worker, so that the first has not failed when the second begins.
    const { rows } = await server.services.pool.query<{ id: string }>(
      `with gone as (update tracked_websites set is_active = false where user_id = $1 and website_url = $2 returning id),
            other as (insert into tracked_websites (user_id, website_url, website_name, is_active) values ($1, 'http://waiting.test/', 'waiting', false) returning id)
       insert into assessment_reports (user_id, website_id, previous_website_id)
       select $1, other.id, gone.id from gone, other returning website_id as id`,
      [lea.id, SITE],
    );
    await server.services.pool.query('update tracked_websites set is_active = true where id = $1', [rows[0]?.id]);
    const report = await until(server, lea, await startAnalysis(server, lea, 'http://broken.test/'), isSettled);
    expect(report).toMatchObject({ status: 'failed', restored_website_url: SITE });
    expect(await tracked()).toBe(SITE);
  });

  it('K5 fails an unreachable site with a sentence, and gives the free use back', async () => {
    const gus = await server.createAccount();
    const report = await until(server, gus, await startAnalysis(server, gus, 'http://broken.test/'), isSettled);
    expect(report).toMatchObject({
      status: 'failed',
      error_code: 'fetch.server_error',
      error_message: expect.stringMatching(/^The site answered/),
      report_data: null,
      parts: { keywords: 'none', content: 'none', competitors: 'none' },
    });
    expect(await freeUsed(gus)).toBe(false);
  });

  it('K2 gives every credit back when the site cannot be assessed', async () => {
    const hal = await server.createAccount();
    await until(server, hal, await startAnalysis(server, hal, SITE), isSettled);
    const before = await credits(hal);
    const report = await until(server, hal, await startAnalysis(server, hal, 'http://forbidden.test/'), isSettled);
    expect(report).toMatchObject({ status: 'failed', error_code: 'fetch.forbidden', credits_charged: 0 });
    expect(await credits(hal)).toEqual(before);
    expect(await freeUsed(hal), 'the free one was another').toBe(true);
    expect((await lines(hal)).reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  it('keeps what a hostile site says as data', async () => {
    const ivy = await server.createAccount();
    const report = await until(server, ivy, await startAnalysis(server, ivy, 'http://hostile.test/'), isSettled);
    expect(report.status).toBe('completed');
    expect(JSON.stringify(report)).not.toContain('\\u0000');
  });
});

it('starts nothing when the caller’s transaction does not commit', async () => {
  const joy = await server.createAccount();
  await until(server, joy, await startAnalysis(server, joy, SITE), isSettled);
  const { id: websiteId } = await server.db
    .selectFrom('tracked_websites')
    .select('id')
    .where('user_id', '=', joy.id)
    .executeTakeFirstOrThrow();
  const before = await credits(joy);
  const ctx = jobContext(server.services, 'test', 'test');
  await expect(
    transaction(server.db, async (tx) => {
      await requestReport(ctx, tx, { userId: joy.id, websiteId, kind: 'comprehensive', isAutoGenerated: true });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect((await reportsOf(joy)).total).toBe(1);
  expect(await credits(joy)).toEqual(before);
});
