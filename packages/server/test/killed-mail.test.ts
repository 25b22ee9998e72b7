import { sendContactEmail, shareReportEmail } from '@citelight/contracts/api/functions';
import { readShared } from '@citelight/contracts/api/site';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openCuttingProxy } from './support/cutting-proxy.ts';
import { openMailServer } from './support/mail-server.ts';
import { openProcesses } from './support/own-process.ts';
import { startServer, type TestServer } from './support/server.ts';
import { furnish } from './surface/world.ts';

/** A server is killed between writing a mail whose sender waits for the outcome and taking it to the mail server. */

const PUBLIC_URL = 'http://citelight.test';
const CONTACT_EMAIL = 'owner@citelight.test';
const processes = openProcesses();
let smtp: Awaited<ReturnType<typeof openMailServer>>;
let proxy: Awaited<ReturnType<typeof openCuttingProxy>>;
let server: TestServer;
const env = () => ({ PUBLIC_URL, CONTACT_EMAIL, SMTP_URL: smtp.url, RATE_LIMITS: 'off' });
beforeAll(async () => {
  smtp = await openMailServer();
  server = await startServer({ env: { ...env(), ROLE: 'api' } });
  proxy = await openCuttingProxy(server.database.url);
});
afterAll(async () => {
  processes.close();
  proxy?.close();
  await server?.stop();
  await smtp?.close();
});
beforeEach(() => {
  smtp.received.length = 0;
});

/** Asks a server that is killed when it would take the mail. */
async function askAndKill(path: string, body: object, token?: string): Promise<void> {
  const { url, kill9 } = await processes.start('api', server, { ...env(), DATABASE_URL: proxy.url });
  const taking = proxy.hold(/^update "mail_outbox" set "state"/);
  const asked = fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const refused = expect(asked).rejects.toThrow('fetch failed');
  await taking;
  await Promise.all([kill9(), refused]);
  proxy.disarm();
}

const mailsTo = (to: string) =>
  server.db.selectFrom('mail_outbox').select(['id', 'state', 'text_body']).where('to_address', '=', to).execute();
const jobs = async () =>
  (
    await server.services.pool.query<{ state: string; waits: boolean }>(
      `select state, start_after > now() + interval '1 minute' as waits from jobs.job where name = 'send-mail'`,
    )
  ).rows;
/** Lets the jobs' time come and has a worker do them all. */
async function workOff() {
  await server.services.pool.query(`update jobs.job set start_after = now() where name = 'send-mail'`);
  const worker = await startServer({ env: { ...env(), ROLE: 'worker' }, database: server.database });
  await vi.waitFor(async () => expect(new Set((await jobs()).map(({ state }) => state))).toEqual(new Set(['completed'])), {
    timeout: 30_000,
  });
  await worker.stop();
}
const form = { name: 'Ada', email: 'ada@example.test', message: 'How does it work, exactly?' };

it('N7 killed before the message was mailed: a job mails it, once', { timeout: 90_000 }, async () => {
  await askAndKill('/functions/v1/send-contact-email', form);
  expect(await mailsTo(CONTACT_EMAIL)).toMatchObject([{ state: 'queued' }]);
  expect(await jobs()).toEqual([{ state: 'created', waits: true }]);
  expect(smtp.received).toEqual([]);
  await workOff();
  expect(await mailsTo(CONTACT_EMAIL)).toMatchObject([{ state: 'sent' }]);
  expect(smtp.received.map(({ to }) => to)).toEqual([[CONTACT_EMAIL]]);
  const { id } = (await mailsTo(CONTACT_EMAIL))[0] ?? {};
  expect(await server.db.selectFrom('contact_messages').select(['message', 'mail_id']).execute()).toEqual([
    { message: form.message, mail_id: id },
  ]);
});

it('N6 killed before the report was mailed: a job mails it, once, and its link opens the report', { timeout: 90_000 }, async () => {
  const ada = await server.createAccount();
  const { reportId } = await furnish(server.services, ada.id);
  const to = 'grace@example.test';
  await askAndKill('/functions/v1/share-report-email', { reportId, recipientEmail: to }, ada.token);
  const [waiting] = await mailsTo(to);
  expect(waiting).toMatchObject({ state: 'queued' });
  await workOff();
  expect(smtp.received.map((mail) => mail.to)).toEqual([[to]]);
  const token = /\/shared\/([\w-]+)/.exec(waiting?.text_body ?? '')?.[1] ?? '';
  expect((await server.call(readShared, { params: { token } })).status).toBe(200);
});

it('N6 N7 a mail that went out at once is not sent again by its job, nor one whose sender was told of a failure', {
  timeout: 90_000,
}, async () => {
  const ada = await server.createAccount();
  const { reportId } = await furnish(server.services, ada.id);
  expect((await server.call(sendContactEmail, { body: form })).status).toBe(200);
  smtp.control.answer = () => Object.assign(new Error('try later'), { responseCode: 451 });
  const share = { reportId, recipientEmail: 'other@example.test' };
  expect((await server.call(shareReportEmail, { body: share }, ada)).status).toBe(502);
  smtp.control.answer = () => null;
  await workOff();
  expect(smtp.received.map(({ to }) => to)).toEqual([[CONTACT_EMAIL]]);
});
