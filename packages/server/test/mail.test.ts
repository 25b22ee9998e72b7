import { randomUUID } from 'node:crypto';
import { sendContactEmail } from '@citelight/contracts/api/functions';
import PostalMime from 'postal-mime';
import { createElement as h } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobContext } from '../src/platform/context.ts';
import { Action, Layout, Paragraph, Quote } from '../src/platform/mail/layout.ts';
import { type Mail, mailJobs, prepareMail, queueMail, renderMail, sendMailNow } from '../src/platform/mail/outbox.ts';
import { openMailServer } from './support/mail-server.ts';
import { startServer, type TestServer } from './support/server.ts';

const smtpError = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

let smtp: Awaited<ReturnType<typeof openMailServer>>;
let server: TestServer;
beforeAll(async () => {
  smtp = await openMailServer();
  server = await startServer({
    env: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Citelight <no-reply@citelight.test>',
      CONTACT_EMAIL: 'owner@citelight.test',
      RATE_LIMITS: 'off',
    },
  });
});
afterAll(async () => {
  await server?.stop();
  await smtp?.close();
});
beforeEach(() => {
  smtp.received.length = 0;
  smtp.control.attempts = 0;
  smtp.control.answer = () => null;
});

const ctx = () => jobContext(server.services, 'test', 'test');
const mailOf = (more: Partial<Mail> = {}): Mail => ({
  purpose: 'test',
  to: 'reader@example.test',
  subject: 'Grüße',
  body: h(
    Layout,
    { preview: 'p', heading: 'Hello <you>' },
    h(Paragraph, null, 'Text & more'),
    h(Action, { href: 'https://example.test/a?b=1&c=2' }, 'Open'),
  ),
  ...more,
});
const stateOf = async (id: string) =>
  server.db.selectFrom('mail_outbox').select(['state', 'attempts', 'last_error']).where('id', '=', id).executeTakeFirstOrThrow();
const sendNow = async (mail: Mail) => {
  const id = await server.db.transaction().execute((tx) => prepareMail(ctx(), tx, mail));
  await sendMailNow(ctx(), id, 'share.mail_failed');
};
/** Runs the sending job for a mail, as a retry by the queue would. */
const runJob = (mailId: string) => mailJobs[0]?.handle(ctx(), { mailId }, { jobId: 'j', number: 1, signal: new AbortController().signal });

it('X-7 a sign-up does not wait for the mail server: its mail is sent once, when the server is back', async () => {
  const email = 'owner@signing-up.test';
  smtp.control.answer = () => smtpError(451, 'try later');
  const answer = await server.request<{ id: string }>('/auth/v1/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a long enough secret' }),
  });
  expect(answer.status).toBe(200);
  await vi.waitFor(() => expect(smtp.control.attempts).toBe(1), { timeout: 30_000 });
  const mails = await server.db.selectFrom('mail_outbox').select('id').where('to_address', '=', email).execute();
  expect(mails).toHaveLength(1);
  const [{ id } = { id: '' }] = mails;
  await vi.waitFor(async () => expect(await stateOf(id)).toMatchObject({ state: 'queued', attempts: 1 }), { timeout: 30_000 });
  smtp.control.answer = () => null;
  for (let run = 0; run < 2; run += 1) await runJob(id);
  expect(await stateOf(id)).toMatchObject({ state: 'sent' });
  expect(smtp.received.map(({ to }) => to)).toEqual([[email]]);
});

describe('the outbox', () => {
  it('sends a mail once its transaction commits, as HTML and text, in the right words', async () => {
    const id = await server.db.transaction().execute((tx) => queueMail(ctx(), tx, mailOf({ replyTo: 'visitor@example.test' })));
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 30_000 });
    const [mail] = smtp.received;
    expect(mail).toMatchObject({ from: 'no-reply@citelight.test', to: ['reader@example.test'] });
    const parsed = await PostalMime.parse(mail?.raw ?? '');
    expect(parsed).toMatchObject({
      subject: 'Grüße',
      from: { name: 'Citelight', address: 'no-reply@citelight.test' },
      to: [{ address: 'reader@example.test' }],
      replyTo: [{ address: 'visitor@example.test' }],
      messageId: `<${id}@citelight.test>`,
    });
    expect(parsed.html).toContain('Hello &lt;you&gt;');
    expect(parsed.html).toContain('https://example.test/a?b=1&amp;c=2');
    expect(parsed.text).toContain('Text & more');
    expect(parsed.text).toContain('https://example.test/a?b=1&c=2');
    await vi.waitFor(async () => expect(await stateOf(id)).toMatchObject({ state: 'sent', attempts: 1 }), { timeout: 30_000 });
  });

  it('sends nothing when the transaction is rolled back', async () => {
    await expect(
      server.db.transaction().execute(async (tx) => {
        await queueMail(ctx(), tx, mailOf());
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await server.services.pool.query(`select 1 from jobs.job where name = 'send-mail' and state = 'created'`)).toMatchObject({
      rowCount: 0,
    });
  });

  const queued = async (mail = mailOf()) => {
    const { html, text } = await renderMail(mail.body);
    const row = { purpose: mail.purpose, to_address: mail.to, subject: mail.subject, html_body: html, text_body: text };
    return (await server.db.insertInto('mail_outbox').values(row).returning('id').executeTakeFirstOrThrow()).id;
  };

  it('tries again after a temporary refusal', async () => {
    const id = await queued();
    smtp.control.answer = () => smtpError(451, 'Greylisted');
    await expect(runJob(id)).rejects.toThrow('Greylisted');
    expect(await stateOf(id)).toMatchObject({ state: 'queued', attempts: 1 });
    smtp.control.answer = () => null;
    await runJob(id);
    expect(await stateOf(id)).toMatchObject({ state: 'sent', attempts: 2, last_error: null });
    expect(smtp.received).toHaveLength(1);
  });

  it('gives up at once when the mail will never be taken', async () => {
    const id = await queued();
    smtp.control.answer = () => smtpError(554, 'No such mailbox');
    await runJob(id);
    expect(await stateOf(id)).toMatchObject({ state: 'failed', last_error: expect.stringContaining('No such mailbox') });
  });

  it('does not send again what the mail server may have: the connection broke after the last byte', async () => {
    const id = await queued();
    smtp.control.answer = () => 'drop';
    await runJob(id);
    expect(await stateOf(id)).toMatchObject({ state: 'uncertain' });
    await runJob(id);
    expect(smtp.control.attempts).toBe(1);
  });

  it('SC-13 does not send again what a process was sending when it died', async () => {
    const id = await queued();
    await server.db
      .updateTable('mail_outbox')
      .set({ state: 'sending', sending_since: new Date(Date.now() - 3_600_000) })
      .where('id', '=', id)
      .execute();
    await runJob(id);
    expect(smtp.control.attempts).toBe(0);
    await mailJobs[1]?.handle(ctx(), {}, { jobId: 'j', number: 1, signal: new AbortController().signal });
    expect(await stateOf(id)).toMatchObject({ state: 'uncertain' });
  });

  it('keeps the text of a mail, with its links and codes, only while it may still be sent', async () => {
    const link = 'https://example.test/a?b=1&c=2';
    const bodies = async (id: string) => {
      const row = await server.db
        .selectFrom('mail_outbox')
        .select(['text_body', 'html_body'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return [row.text_body, row.html_body];
    };
    const tidy = () => mailJobs[1]?.handle(ctx(), {}, { jobId: 'j', number: 1, signal: new AbortController().signal });
    const id = await queued();
    smtp.control.answer = () => smtpError(451, 'Greylisted');
    await expect(runJob(id)).rejects.toThrow('Greylisted');
    await tidy();
    expect((await bodies(id))[0]).toContain(link);
    for (const [answer, state] of [
      [() => null, 'sent'],
      [() => smtpError(554, 'No such mailbox'), 'failed'],
      [() => 'drop' as const, 'uncertain'],
    ] as const) {
      const one = state === 'sent' ? id : await queued();
      smtp.control.answer = answer;
      await runJob(one);
      expect(await stateOf(one)).toMatchObject({ state });
      expect(await bodies(one), state).toEqual(['', '']);
    }
    expect((await PostalMime.parse(smtp.received[0]?.raw ?? '')).text).toContain(link);

    // By a version that kept the text.
    const [before, left] = [await queued(), await queued()];
    await server.db.updateTable('mail_outbox').set({ state: 'sent' }).where('id', '=', before).execute();
    await server.db
      .updateTable('mail_outbox')
      .set({ state: 'sending', sending_since: new Date(Date.now() - 3_600_000) })
      .where('id', '=', left)
      .execute();
    await tidy();
    expect([...(await bodies(before)), ...(await bodies(left))]).toEqual(['', '', '', '']);
  });

  it('refuses a connection that is not encrypted where SMTP_REQUIRE_TLS says so', async () => {
    const strict = await startServer({ env: { SMTP_URL: smtp.url, SMTP_REQUIRE_TLS: 'on' }, database: server.database });
    const before = smtp.received.length;
    const letter = {
      id: randomUUID(),
      to_address: 'to@example.test',
      reply_to: null,
      subject: 's',
      text_body: 't',
      html_body: 'h',
      headers: {},
    };
    try {
      expect(await strict.services.mailer?.send(letter)).toMatchObject({ state: 'later', reason: expect.stringMatching(/TLS/i) });
      expect(smtp.received).toHaveLength(before);
    } finally {
      await strict.stop();
    }
  });

  it('sends once, however many workers have the job', async () => {
    const id = await queued();
    await Promise.all(Array.from({ length: 8 }, () => runJob(id)));
    expect(smtp.received).toHaveLength(1);
  });

  it('keeps trying a mail server that is away', async () => {
    const away = await openMailServer();
    const other = await startServer({ env: { SMTP_URL: away.url }, database: server.database });
    await away.close();
    const id = await queued();
    const run = mailJobs[0]?.handle(
      jobContext(other.services, 'test', 'test'),
      { mailId: id },
      { jobId: 'j', number: 1, signal: new AbortController().signal },
    );
    await expect(run).rejects.toThrow('ECONNREFUSED');
    expect(await stateOf(id)).toMatchObject({ state: 'queued' });
    await other.stop();
  });
});

describe('header injection', () => {
  it.each([
    ['a line break in the subject', { subject: 'Hi\r\nBcc: victim@example.test' }],
    ['a bare line feed', { subject: 'Hi\nBcc: victim@example.test\n\nbody' }],
    ['a Unicode line separator', { subject: 'Hi\u2028Bcc: victim@example.test' }],
    ['NUL', { subject: 'Hi\0Bcc: victim@example.test' }],
    ['an overlong subject', { subject: 'x'.repeat(5_000) }],
    ['an encoded word', { subject: '=?utf-8?q?Hi=0ABcc:_victim@example.test?=' }],
    ['a header value', { headers: { 'x-note': 'a\r\nBcc: victim@example.test' } }],
  ])('%s adds no header and no recipient', async (_, more) => {
    await sendNow(mailOf(more));
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]?.to).toEqual(['reader@example.test']);
    const parsed = await PostalMime.parse(smtp.received[0]?.raw ?? '');
    expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(parsed.to).toHaveLength(1);
  });

  it.each([
    'a@b.test\r\nBcc: c@d.test',
    '"a@evil.test x"@b.test',
    'a@b.test, c@d.test',
    'a@b.test c@d.test',
    'g:a@b.test;',
    '<a@b.test>',
    'a@b',
    '',
  ])('refuses the address %j', async (to) => {
    await expect(sendNow(mailOf({ to }))).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(sendNow(mailOf({ replyTo: to }))).rejects.toMatchObject({ code: 'request.invalid' });
    expect(smtp.control.attempts).toBe(0);
  });

  it('quotes what others wrote as text', async () => {
    const { html, text } = await renderMail(
      h(Layout, { preview: 'p', heading: 'h' }, h(Quote, null, '<script>alert(1)</script>\n<b>x</b>')),
    );
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;b&gt;x&lt;/b&gt;');
    expect(text).toContain('<script>alert(1)</script>\n<b>x</b>');
  });

  it('says an address once in plain text, and twice where a button may hide it', async () => {
    const { html, text } = await renderMail(mailOf().body);
    expect(text.split('https://example.test/a?b=1&c=2')).toHaveLength(2);
    expect(html.split('href="https://example.test/a?b=1&amp;c=2"')).toHaveLength(3);
    expect(html).toContain('Or open this address: ');
  });
});

describe('contact form', () => {
  const form = { name: ' Ada ', email: 'ada@example.test', subject: 'A question', message: 'How does it work, exactly?\nThanks!' };

  it('N7 stores the message and mails it to the owner, answers going to the visitor', async () => {
    expect(await server.call(sendContactEmail, { body: form })).toMatchObject({ status: 200, body: { success: true } });
    expect(smtp.received[0]?.to).toEqual(['owner@citelight.test']);
    const parsed = await PostalMime.parse(smtp.received[0]?.raw ?? '');
    expect(parsed).toMatchObject({ subject: 'Contact: A question', replyTo: [{ address: 'ada@example.test' }] });
    expect(parsed.text).toContain('Ada <ada@example.test> wrote:');
    expect(parsed.text).toContain('How does it work, exactly?');
    const row = await server.db.selectFrom('contact_messages').selectAll().orderBy('created_at', 'desc').executeTakeFirstOrThrow();
    expect(row).toMatchObject({ name: 'Ada', email: form.email, subject: form.subject, message: form.message, ip: '127.0.0.1' });
    expect(row.mail_id).not.toBeNull();
  });

  it.each([
    ['name', '   ', 'Name is required'],
    ['name', 'x'.repeat(101), 'Name must be less than 100 characters'],
    ['email', 'nobody', 'Invalid email address'],
    ['email', `${'x'.repeat(250)}@example.test`, 'Email must be less than 255 characters'],
    ['subject', 'x'.repeat(201), 'Subject must be less than 200 characters'],
    ['message', 'too short', 'Message must be at least 10 characters'],
    ['message', 'x'.repeat(2_001), 'Message must be less than 2000 characters'],
  ])('N7 refuses a wrong %s (%#)', async (field, value, message) => {
    const answer = await server.call(sendContactEmail, { body: { ...form, [field]: value } });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', error: message, details: [{ path: `body.${field}`, message }] },
    });
    expect(smtp.control.attempts).toBe(0);
  });

  it.each([
    ['refuses', () => smtpError(550, 'no')],
    ['is busy', () => smtpError(451, 'later')],
  ])('N7 says so when the mail server %s, and does not mail it later', async (_, answer) => {
    smtp.control.answer = answer;
    expect(await server.call(sendContactEmail, { body: form })).toMatchObject({ status: 502, body: { code: 'contact.mail_failed' } });
    const last = await server.db.selectFrom('mail_outbox').select('state').orderBy('created_at', 'desc').executeTakeFirstOrThrow();
    expect(last.state).toBe('failed');
  });

  it('N7 is limited to five a minute', async () => {
    const limited = await startServer();
    for (let i = 0; i < 5; i++) expect((await limited.call(sendContactEmail, { body: form })).status).toBe(200);
    expect(await limited.call(sendContactEmail, { body: form })).toMatchObject({ status: 429, body: { code: 'request.rate_limited' } });
    await limited.stop();
  });
});
