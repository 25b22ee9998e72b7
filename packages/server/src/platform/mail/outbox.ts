import { CodedError, type ErrorCode } from '@citelight/contracts';
import type { ReactElement } from 'react';
import type { Context } from '../context.ts';
import { type Db, json, sql, storable, transaction } from '../database.ts';
import { type AnyJob, defineJob } from '../queue.ts';
import { bodyText, headerText, plainAddress } from './message.ts';
import type { Letter, Outcome } from './transport.ts';

/** Mails are rows first: written in the transaction that causes them, sent by a job, and at most once. */

export type Mail = {
  /** What kind of mail this is, such as `confirm-email`. */
  purpose: string;
  to: string;
  subject: string;
  /** A template: `h(Layout, …)`. */
  body: ReactElement;
  replyTo?: string;
  userId?: string;
  /** Further headers with fixed names, such as List-Unsubscribe. */
  headers?: Record<string, string>;
};

const QUEUE = 'send-mail';

/** HTML and plain text of a template. */
export async function renderMail(body: ReactElement): Promise<{ html: string; text: string }> {
  const { render } = await import('@react-email/render'); // heavy, and not needed to start
  const [html, text] = await Promise.all([render(body), render(body, { plainText: true })]);
  return { html: storable(bodyText(html)), text: storable(bodyText(text)) };
}

/** Without a mail server a mail is kept for the local mailbox and never sent. */
async function insertMail(ctx: Context, db: Db, mail: Mail): Promise<{ id: string; kept: boolean }> {
  const { html, text } = await renderMail(mail.body);
  const kept = ctx.mailer === null;
  const headers = Object.fromEntries(Object.entries(mail.headers ?? {}).map(([name, value]) => [name, headerText(value)]));
  const { id } = await db
    .insertInto('mail_outbox')
    .values({
      purpose: mail.purpose,
      user_id: mail.userId ?? null,
      to_address: plainAddress(mail.to),
      reply_to: mail.replyTo === undefined ? null : plainAddress(mail.replyTo),
      subject: headerText(mail.subject),
      text_body: text,
      html_body: html,
      headers: json(headers),
      state: kept ? 'kept' : 'queued',
      created_at: ctx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, kept };
}

/** Puts a mail into the outbox, in the caller's transaction: it is sent if and only if that commits. Answers its id. */
export async function queueMail(ctx: Context, tx: Db, mail: Mail, { delaySeconds = 0 } = {}): Promise<string> {
  const { id, kept } = await insertMail(ctx, tx, mail);
  if (!kept) await ctx.queue.enqueue(tx, QUEUE, { mailId: id }, { delaySeconds });
  return id;
}

/** Longer than a mail server is waited for. */
const ABANDONED_SECONDS = 120;

/** Puts a mail into the outbox that the caller sends by `sendMailNow` once the transaction has committed. If the process dies before, a job does. */
export const prepareMail = (ctx: Context, tx: Db, mail: Mail): Promise<string> =>
  queueMail(ctx, tx, mail, { delaySeconds: ABANDONED_SECONDS });

/** Sends a prepared mail, for callers that must say whether it went out; throws `failure` when it did not, and it is then not tried again. */
export async function sendMailNow(ctx: Context, id: string, failure: ErrorCode): Promise<void> {
  if (!ctx.mailer) return;
  const outcome = await attempt(ctx, id);
  if (outcome === undefined || outcome.state === 'sent') return; // undefined: this was slower than the job, which has it now
  if (outcome.state === 'later') await settle(ctx.db, id, 'failed', outcome.reason);
  throw new CodedError(failure, undefined, { cause: new Error(outcome.reason) });
}

const claim = (db: Db, id: string): Promise<Letter | undefined> =>
  db
    .updateTable('mail_outbox')
    .set((row) => ({ state: 'sending', attempts: row('attempts', '+', 1), sending_since: sql<string>`now()` }))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .returning(['id', 'to_address', 'reply_to', 'subject', 'text_body', 'html_body', 'headers'])
    .executeTakeFirst();

/** Links and codes in a mail work for whoever reads them: nothing keeps the text once nobody will send it again. */
const BLANK = { text_body: '', html_body: '' };

async function settle(db: Db, id: string, state: 'sent' | 'failed' | 'queued' | 'uncertain', reason: string | null): Promise<void> {
  const sent = state === 'sent' ? { sent_at: sql<string>`now()` } : {};
  const bodies = state === 'queued' ? {} : BLANK;
  await db
    .updateTable('mail_outbox')
    .set({ state, last_error: reason, sending_since: null, ...sent, ...bodies })
    .where('id', '=', id)
    .execute();
}

const STATE_AFTER = { sent: 'sent', refused: 'failed', later: 'queued', uncertain: 'uncertain' } as const;

/** One try. The row says `sending` while the mail server has it: a process that dies then leaves a mail that nobody sends blindly again. */
async function attempt(ctx: Context, id: string): Promise<Outcome | undefined> {
  if (!ctx.mailer) return undefined;
  const letter = await claim(ctx.db, id);
  if (!letter) return undefined;
  const outcome = await ctx.mailer.send(letter);
  const reason = outcome.state === 'sent' ? null : outcome.reason;
  await settle(ctx.db, id, STATE_AFTER[outcome.state], reason);
  if (reason !== null) ctx.log.warn({ mail: id, outcome: outcome.state, reason }, 'a mail was not sent');
  return outcome;
}

/** Half a minute, doubling up to an hour: a mail server may be away for a day. */
const RETRIES = 30;

export const mailJobs: readonly AnyJob<Context>[] = [
  defineJob<Context, { mailId: string }>({
    queue: QUEUE,
    retries: RETRIES,
    retryDelaySeconds: 30,
    limitSeconds: 120,
    concurrency: 2,
    async handle(ctx, { mailId }) {
      const outcome = await attempt(ctx, mailId);
      if (outcome?.state === 'later') throw new Error(outcome.reason);
    },
    async giveUp(ctx, { mailId }, reason) {
      await transaction(ctx.db, async (tx) => {
        const waiting = await tx
          .selectFrom('mail_outbox')
          .select('id')
          .where('id', '=', mailId)
          .where('state', '=', 'queued')
          .forUpdate()
          .executeTakeFirst();
        if (waiting) await settle(tx, mailId, 'failed', reason);
      });
    },
  }),
  defineJob<Context>({
    queue: 'tidy-mail',
    cron: '*/5 * * * *',
    async handle(ctx) {
      // Left by a process that died while the mail server had the mail.
      await ctx.db
        .updateTable('mail_outbox')
        .set({ state: 'uncertain', last_error: 'the process stopped while the mail was being sent', ...BLANK })
        .where('state', '=', 'sending')
        .where(sql<boolean>`sending_since < now() - interval '10 minutes'`)
        .execute();
      // Sent by a version that kept the text.
      await ctx.db
        .updateTable('mail_outbox')
        .set(BLANK)
        .where('state', 'in', ['sent', 'failed', 'uncertain'])
        .where((row) => row.or([row('text_body', '<>', ''), row('html_body', '<>', '')]))
        .execute();
      await ctx.db.deleteFrom('mail_outbox').where(sql<boolean>`created_at < now() - interval '90 days'`).execute();
    },
  }),
];
