import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { shareReportEmail } from '@citelight/contracts/api/functions';
import { listShares, PublicReport, readShared, renewShare, revokeShare } from '@citelight/contracts/api/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { windowsSite } from '../../../engine/test/sites/windows-site.ts';
import { trackWebsite } from '../../src/modules/websites/websites.service.ts';
import { transaction } from '../../src/platform/database.ts';
import { type Account, startServer, type TestServer } from '../support/server.ts';
import { isSettled, type Reporting, read, startAnalysis, startReporting, until } from './reporting.ts';

let reporting: Reporting;
let server: TestServer;
let ada: Account;
let bob: Account;
let reportId: string;
beforeAll(async () => {
  reporting = await startReporting({ [windowsSite.host]: windowsSite.pages });
  ({ server } = reporting);
  [ada, bob] = [await server.createAccount(), await server.createAccount()];
  reportId = await startAnalysis(server, ada, `${windowsSite.origin}/`);
  await until(server, ada, reportId, isSettled);
});
afterAll(() => reporting?.stop());

const share = (as: Account, recipientEmail: string, more: object = {}, on = server) =>
  on.call(shareReportEmail, { body: { reportId, recipientEmail, ...more } }, as);
const mailTo = (to: string) => server.db.selectFrom('mail_outbox').selectAll().where('to_address', '=', to).executeTakeFirst();
const tokenIn = (text = '') => /\/shared\/([\w-]+)/.exec(text)?.[1] ?? '';
const address = () => `${randomUUID()}@reader.test`;
const gone = { status: 410, body: { code: 'share.gone' } };

describe('sharing a report', () => {
  it('N6 mails score, summary and a link that opens the report without signing in', async () => {
    const to = address();
    expect(await share(ada, to, { recipientName: 'Grace', personalMessage: 'Have a look' })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    const report = await read(server, ada, reportId);
    const mail = await mailTo(to);
    expect(mail?.reply_to, 'an answer goes to who shared it').toBe(ada.email);
    for (const text of [mail?.text_body, mail?.html_body]) {
      expect(text).toContain('Grace');
      expect(text).toContain('Have a look');
      expect(text).toContain(`${server.services.config.PUBLIC_URL}/shared/`);
    }
    expect(mail?.text_body).toContain(`${Math.round(report.overall_score ?? -1)} of 100`);
    expect(mail?.text_body.replace(/\s+/g, ' ')).toContain(report.summary?.replace(/\s+/g, ' '));
    const shared = await server.call(readShared, { params: { token: tokenIn(mail?.text_body) } });
    expect(shared.status).toBe(200);
    expect(shared.headers.get('x-robots-tag')).toContain('noindex');
    expect(PublicReport.parse(shared.body).report_data.analysis).toEqual(report.report_data?.analysis);
    for (const secret of [ada.id, ada.email, reportId, report.website_id]) expect(JSON.stringify(shared.body)).not.toContain(secret);
  });

  it('N6 a link works for 30 days, and again when its sender renews it', async () => {
    const to = address();
    await share(ada, to);
    const mail = await mailTo(to);
    expect(mail?.text_body.replace(/\s+/g, ' ')).toContain('The link works for 30 days, unless the sender ends it sooner or renews it.');
    const token = tokenIn(mail?.text_body);
    const shared = async () =>
      (await server.call(listShares, { params: { id: reportId } }, ada)).body.items.find((one) => one.recipient_email === to);
    const made = await shared();
    const days = (Date.parse(made?.expires_at ?? '') - Date.parse(made?.created_at ?? '')) / 86_400_000;
    expect(days).toBeCloseTo(30, 2);
    await server.services.pool.query("update report_shares set expires_at = now() - interval '1 second' where id = $1", [made?.id]);
    expect(await server.call(readShared, { params: { token } })).toMatchObject({
      status: 410,
      body: { code: 'share.expired', error: 'This link has expired. Please ask the sender to renew it; it will then work again.' },
    });
    const renew = (as: Account) => server.call(renewShare, { params: { id: made?.id ?? '' } }, as);
    expect(await renew(bob)).toMatchObject(gone);
    expect((await renew(ada)).status).toBe(200);
    expect((await server.call(readShared, { params: { token } })).status).toBe(200);
    await server.call(revokeShare, { params: { id: made?.id ?? '' } }, ada);
    expect(await renew(ada)).toMatchObject(gone);
  });

  it('N6 keeps the hash of the token only', async () => {
    const to = address();
    await share(ada, to);
    const token = tokenIn((await mailTo(to))?.text_body);
    const { rows } = await server.services.pool.query('select * from report_shares');
    expect(token).toHaveLength(43);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(server.log)).not.toContain(token);
  });

  it('R10 lists the links that work, and ends one', async () => {
    await server.db.deleteFrom('rate_counters').execute();
    const to = address();
    await share(ada, to);
    const token = tokenIn((await mailTo(to))?.text_body);
    const mine = (await server.call(listShares, { params: { id: reportId } }, ada)).body.items.find((one) => one.recipient_email === to);
    const { id: other } = await server.db
      .insertInto('assessment_reports')
      .values({ user_id: ada.id, website_id: (await read(server, ada, reportId)).website_id, status: 'failed', error_message: 'm' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await server.call(listShares, { params: { id: other } }, ada)).body, 'of another report').toEqual({ items: [], total: 0 });
    expect(await server.call(revokeShare, { params: { id: mine?.id ?? '' } }, bob)).toMatchObject(gone);
    expect((await server.call(readShared, { params: { token } })).status).toBe(200);
    expect(await server.call(revokeShare, { params: { id: mine?.id ?? '' } }, ada)).toMatchObject({ status: 200 });
    expect(await server.call(readShared, { params: { token } })).toMatchObject(gone);
    expect(await server.call(revokeShare, { params: { id: mine?.id ?? '' } }, ada)).toMatchObject(gone);
    const left = (await server.call(listShares, { params: { id: reportId } }, ada)).body.items;
    expect(left.some(({ id }) => id === mine?.id)).toBe(false);
  });

  it('N6 answers gone to a token that never was, and refuses what is no token', async () => {
    expect(await server.call(readShared, { params: { token: 'A'.repeat(43) } })).toMatchObject(gone);
    expect(await server.call(readShared, { params: { token: 'x' } })).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });

  it('X3 N6 a foreign report is as unknown as none', async () => {
    expect(await share(bob, address())).toMatchObject({ status: 404, body: { code: 'report.not_found' } });
    expect(await server.call(listShares, { params: { id: reportId } }, bob)).toMatchObject({
      status: 404,
      body: { code: 'report.not_found' },
    });
  });

  it('N6 does not share a report that is not ready', async () => {
    const cara = await server.createAccount();
    const { website } = await transaction(server.db, (tx) => trackWebsite(tx, cara.id, 'https://slow.test/'));
    const pending = { user_id: cara.id, website_id: website.id };
    const { id } = await server.db.insertInto('assessment_reports').values(pending).returning('id').executeTakeFirstOrThrow();
    expect(await share(cara, address(), { reportId: id })).toMatchObject({ status: 409, body: { code: 'report.not_ready' } });
  });

  it('N6 lets no name or message into headers or HTML', async () => {
    await server.db.deleteFrom('rate_counters').execute();
    const to = address();
    const evil = '<script>alert(1)</script><a href="javascript:alert(1)">x</a>\r\nBcc: all@evil.test';
    await share(ada, to, { recipientName: evil.slice(0, 100), personalMessage: evil });
    const mail = await mailTo(to);
    expect(mail?.html_body).not.toMatch(/<script|<a[^>]*javascript:/i);
    expect(mail?.subject).not.toMatch(/[\r\n]|evil/);
    expect(mail?.headers).toEqual({});
    expect(await share(ada, 'a@b.test\r\nBcc: c@d.test')).toMatchObject({
      status: 400,
      body: { error: 'Please enter a valid email address' },
    });
    expect(await share(ada, `${'x'.repeat(250)}@b.test`)).toMatchObject({ status: 400, body: { error: 'Email is too long' } });
    expect(await share(ada, address(), { personalMessage: 'x'.repeat(501) })).toMatchObject({
      status: 400,
      body: { error: 'Personal message must be 500 characters or less' },
    });
  });

  it('N6 stops after five an hour', async () => {
    await server.db.deleteFrom('rate_counters').execute();
    for (let n = 0; n < 5; n++) expect((await share(ada, address())).status).toBe(200);
    const to = address();
    expect(await share(ada, to)).toMatchObject({ status: 429, body: { code: 'share.limit' } });
    expect(await mailTo(to)).toBeUndefined();
  });

  it('N6 writes to the same address three times a day at most', async () => {
    await server.db.deleteFrom('rate_counters').execute();
    const to = address();
    for (let n = 0; n < 3; n++) expect((await share(ada, n === 1 ? to.toUpperCase() : to)).status).toBe(200);
    expect(await share(ada, to)).toMatchObject({ status: 429, body: { code: 'share.limit' } });
  });

  it('N6 says when the mail could not be sent, and leaves no link behind', async () => {
    const closed = createServer();
    await new Promise<void>((done) => closed.listen(0, '127.0.0.1', done));
    const { port } = closed.address() as AddressInfo;
    await new Promise((done) => closed.close(done));
    await server.db.deleteFrom('rate_counters').execute();
    const api = await startServer({ database: server.database, env: { ROLE: 'api', SMTP_URL: `smtp://127.0.0.1:${port}` } });
    const token = await api.tokenFor({ sub: ada.id, email: ada.email, session_id: ada.sessionId });
    const to = address();
    expect(await share({ ...ada, token }, to, {}, api)).toMatchObject({
      status: 502,
      body: { code: 'share.mail_failed', error: 'Could not send email. Please try again.' },
    });
    await api.stop();
    expect((await server.call(listShares, { params: { id: reportId } }, ada)).body.items.some((one) => one.recipient_email === to)).toBe(
      false,
    );
  });
});
