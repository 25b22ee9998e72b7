import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@citelight/contracts';
import { readMailChoices, updateMailChoices } from '@citelight/contracts/api/account';
import { unsubscribeMail } from '@citelight/contracts/api/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailFinishedReport } from '../../src/modules/schedules/report-mails.service.ts';
import { trackWebsite } from '../../src/modules/websites/websites.service.ts';
import { type Context, jobContext } from '../../src/platform/context.ts';
import { json, transaction } from '../../src/platform/database.ts';
import { type Account, startServer, type TestServer } from '../support/server.ts';
import { analysis } from './schedules.ts';

let server: TestServer;
let ctx: Context;
beforeAll(async () => {
  server = await startServer({ env: { ROLE: 'api' } });
  ctx = jobContext(server.services, 'test', 'test');
});
afterAll(() => server?.stop());

const track = (member: Account) =>
  transaction(server.db, (tx) => trackWebsite(tx, member.id, 'https://www.acme.test/')).then(({ website }) => website.id);
const finish = async (
  member: Account,
  websiteId: string,
  score: number,
  { auto = true, titles = ['One <b>', 'Two', 'Three', 'Four'], minute = 0, rubric = '2.0.0' } = {},
) => {
  const { id } = await server.db
    .insertInto('assessment_reports')
    .values({
      user_id: member.id,
      website_id: websiteId,
      status: 'completed',
      is_auto_generated: auto,
      created_at: new Date(Date.now() + minute * 60_000),
      completed_at: new Date(Date.now() + minute * 60_000),
      report_data: analysis(score, titles, rubric),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const mail = (reportId: string) => transaction(server.db, (tx) => mailFinishedReport(ctx, tx, reportId));
const mailsTo = (member: Account) =>
  server.db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('user_id', '=', member.id)
    .where('purpose', '=', 'finished-report')
    .orderBy('created_at')
    .execute();

describe('the mail about a finished automated report', () => {
  it('says the score, the change and the three first things to do, with a link', async () => {
    const member = await server.createAccount();
    const websiteId = await track(member);
    await mail(await finish(member, websiteId, 55.2));
    const second = await finish(member, websiteId, 63.4);
    await mail(second);
    const [first, next] = await mailsTo(member);
    expect(first?.text_body).toContain('This is the first score of this website.');
    expect(next?.to_address).toBe(member.email);
    expect(next?.subject).toBe('acme.test: 63 of 100 in your new report');
    expect(next?.text_body).toContain('63 of 100. Up 8 since the last report (55).');
    // The score is a figure and a bar of table cells, without an image; plain text says it in the sentence alone.
    expect(next?.html_body).toMatch(/<td style="width:63%[^"]*">/);
    expect(next?.html_body).toContain('55 → 63');
    expect(next?.html_body).not.toMatch(/<(?:img|svg)/);
    expect(next?.text_body).not.toContain('→');
    expect(next?.text_body).toMatch(/1\. One <b>[\s\S]*2\. Two[\s\S]*3\. Three/);
    expect(next?.text_body).not.toContain('Four');
    expect(next?.html_body).toContain('One &lt;b&gt;');
    expect(next?.text_body).toContain(`${server.services.config.PUBLIC_URL}/dashboard?report=${second}`);
  });

  it('is sent once, however often and by however many it is asked for', async () => {
    const member = await server.createAccount();
    const id = await finish(member, await track(member), 50);
    await Promise.all(Array.from({ length: 8 }, () => mail(id)));
    await mail(id);
    expect(await mailsTo(member)).toHaveLength(1);
  });

  it('is not sent when the transaction that finishes the report fails', async () => {
    const member = await server.createAccount();
    const id = await finish(member, await track(member), 50);
    const failing = transaction(server.db, async (tx) => {
      await mailFinishedReport(ctx, tx, id);
      throw new Error('crash');
    });
    await expect(failing).rejects.toThrow('crash');
    expect(await mailsTo(member)).toEqual([]);
    await mail(id);
    expect(await mailsTo(member)).toHaveLength(1);
  });

  it('compares with the completed report before it, whatever failed between them or came later', async () => {
    const member = await server.createAccount();
    const websiteId = await track(member);
    await finish(member, websiteId, 40, { minute: -2 });
    const at = new Date(Date.now() - 60_000);
    const failed = { status: 'failed', error_message: 'm', created_at: at, completed_at: at } as const;
    await server.db
      .insertInto('assessment_reports')
      .values({ user_id: member.id, website_id: websiteId, ...failed })
      .execute();
    const second = await finish(member, websiteId, 50);
    await finish(member, websiteId, 90, { minute: 1 });
    await mail(second);
    expect((await mailsTo(member))[0]?.text_body).toContain('50 of 100. Up 10 since the last report (40).');
  });

  it('compares scores of one rubric: with what the report before was scored again, or not at all', async () => {
    const member = await server.createAccount();
    const websiteId = await track(member);
    const before = await finish(member, websiteId, 40, { minute: -2, rubric: '1.0.0' });
    await mail(await finish(member, websiteId, 50, { minute: -1 }));
    await server.db
      .updateTable('assessment_reports')
      .set({ rescored: json({ rubricVersion: '2.0.0', overallScore: 48, scores: {} }), created_at: new Date(Date.now() - 30_000) })
      .where('id', '=', before)
      .execute();
    await mail(await finish(member, websiteId, 50));
    expect((await mailsTo(member)).map(({ text_body }) => /50 of 100\. ([^\n]*)/.exec(text_body)?.[1])).toEqual([
      'Our rubric changed since the last report, so the two scores cannot be compared.',
      'Up 2 since the last report (48).',
    ]);
  });

  it('is not sent about a report that somebody ran by hand, or that is not there, nor to a closed account', async () => {
    const member = await server.createAccount();
    const websiteId = await track(member);
    await mail(await finish(member, websiteId, 50, { auto: false }));
    await mail(randomUUID());
    await server.db.updateTable('auth.users').set({ deleted_at: new Date() }).where('id', '=', member.id).execute();
    await mail(await finish(member, websiteId, 50));
    expect(await mailsTo(member)).toEqual([]);
  });
});

describe('the choice of emails', () => {
  it('is read and changed by its owner, and the unsubscribe link and it agree', async () => {
    const member = await server.createAccount();
    const websiteId = await track(member);
    const read = async () => (await server.call(readMailChoices, {}, member)).body;
    expect(await read()).toEqual({ report_ready: true, automated_reports: true, product_news: false });
    await server.call(updateMailChoices, { body: { automated_reports: false } }, member);
    await mail(await finish(member, websiteId, 50));
    expect(await mailsTo(member)).toEqual([]);
    await server.call(updateMailChoices, { body: { automated_reports: true, product_news: true } }, member);
    await mail(await finish(member, websiteId, 60));
    const [sent] = await mailsTo(member);
    const [, url = ''] = /^<(.+)>$/.exec(sent?.headers['List-Unsubscribe'] ?? '') ?? [];
    await server.request(new URL(url).pathname, { method: 'POST' });
    expect(await read()).toEqual({ report_ready: false, automated_reports: false, product_news: true });
    await server.call(updateMailChoices, { body: { automated_reports: true } }, member);
    await mail(await finish(member, websiteId, 70));
    expect(await mailsTo(member)).toHaveLength(2);
  });

  it('has a choice of its own for the free assessment', async () => {
    const member = await server.createAccount();
    const websiteId = await track(member);
    await server.call(updateMailChoices, { body: { automated_reports: false } }, member);
    const free = await finish(member, websiteId, 50, { auto: false });
    await server.db.updateTable('assessment_reports').set({ is_free: true }).where('id', '=', free).execute();
    await mail(free);
    expect(await mailsTo(member)).toHaveLength(1);
  });
});

describe('one-click unsubscribe (RFC 8058)', () => {
  const addressOf = async (member: Account) => {
    const [sent] = await mailsTo(member);
    expect(sent?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const [, url = ''] = /^<(.+)>$/.exec(sent?.headers['List-Unsubscribe'] ?? '') ?? [];
    expect(sent?.text_body).toContain('/unsubscribe/');
    return new URL(url).pathname;
  };
  const post = (path: string, headers: Record<string, string>, body?: string) =>
    server.request<ErrorBody>(path, { method: 'POST', headers, ...(body === undefined ? {} : { body }) });

  it.each([
    ['a form, as mail programs send it', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
    ['nothing, as our page sends it', {}, undefined],
  ])('stops the mails with %s', async (_, headers, body) => {
    const member = await server.createAccount();
    const websiteId = await track(member);
    await mail(await finish(member, websiteId, 50));
    const path = await addressOf(member);
    expect((await server.request(path)).status, 'opening the address changes nothing').toBe(405);
    for (let i = 0; i < 2; i++)
      expect(await post(path, headers as Record<string, string>, body)).toMatchObject({ status: 200, body: { success: true } });
    await mail(await finish(member, websiteId, 60));
    expect(await mailsTo(member)).toHaveLength(1);
  });

  it('refuses a token that is not ours, and one of another member', async () => {
    const [member, other] = [await server.createAccount(), await server.createAccount()];
    const websiteId = await track(member);
    await mail(await finish(member, websiteId, 50));
    const own = Buffer.from((await addressOf(member)).split('/').at(-1) ?? '', 'base64url');
    await mail(await finish(other, await track(other), 50));
    const theirs = Buffer.from((await addressOf(other)).split('/').at(-1) ?? '', 'base64url');
    const mixed = Buffer.concat([own.subarray(0, 16), theirs.subarray(16)]).toString('base64url');
    for (const token of [mixed, 'A'.repeat(43), 'x'.repeat(32)])
      expect(await server.call(unsubscribeMail, { params: { token } })).toMatchObject({ status: 410, body: { code: 'share.gone' } });
    expect((await post('/api/unsubscribe/short', { 'content-type': 'application/x-www-form-urlencoded' }, 'x=1')).status).toBe(415);
    await mail(await finish(member, websiteId, 60));
    expect(await mailsTo(member), 'the mails go on').toHaveLength(2);
  });
});
