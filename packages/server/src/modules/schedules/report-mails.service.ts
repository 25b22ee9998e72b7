import { CodedError, type Input } from '@citelight/contracts';
import type { MailChoices, updateMailChoices } from '@citelight/contracts/api/account';
import { createElement as h } from 'react';
import type { Context, MemberContext } from '../../platform/context.ts';
import { type Tx, transaction } from '../../platform/database.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { claimMail, findChoices, findFinished, keepChoices, stopMails } from './report-mails.sql.ts';
import { FinishedReportMail } from './schedules.mail.ts';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe.rules.ts';

const keyOf = (ctx: Context) => ctx.secrets.key('unsubscribe');

/**
 * Mails a completed automated report, or the free assessment, to its owner, in the transaction that completes it: at most once a report. Of any other report, or to
 * somebody who wants no such mails, nothing is sent.
 */
export async function mailFinishedReport(ctx: Context, tx: Tx, reportId: string): Promise<void> {
  const report = await findFinished(tx, reportId);
  if (!report?.wanted || !(await claimMail(tx, reportId, report.user_id))) return;
  const token = unsubscribeToken(keyOf(ctx), report.user_id);
  const { PUBLIC_URL } = ctx.config;
  const { website, score } = report;
  await queueMail(ctx, tx, {
    purpose: 'finished-report',
    to: report.email,
    userId: report.user_id,
    subject: report.is_free ? `Your report is ready: ${website}` : `${website}: ${Math.round(score)} of 100 in your new report`,
    body: h(FinishedReportMail, {
      website,
      isFree: report.is_free,
      score,
      isFirst: report.is_first,
      scoreBefore: report.score_before,
      todo: report.todo,
      link: `${PUBLIC_URL}/dashboard?report=${reportId}`,
      unsubscribeLink: `${PUBLIC_URL}/unsubscribe/${token}`,
    }),
    // RFC 8058: the mail program posts to this address; the link in the mail opens a page that asks first.
    headers: {
      'List-Unsubscribe': `<${PUBLIC_URL}/api/unsubscribe/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}

/** Stops the emails about finished reports for whom the token was made. */
export async function unsubscribe(ctx: Context, token: string): Promise<{ success: true }> {
  const userId = readUnsubscribeToken(keyOf(ctx), token);
  if (!userId || !(await stopMails(ctx.db, userId))) throw new CodedError('share.gone', 'This link is not valid.');
  return { success: true };
}

const DEFAULT: MailChoices = { report_ready: true, automated_reports: true, product_news: false };

export const readMailChoices = async (ctx: MemberContext): Promise<MailChoices> => (await findChoices(ctx.db, ctx.user.id)) ?? DEFAULT;

/** Changes what is named. The account's other choices stay. */
export function changeMailChoices(ctx: MemberContext, change: Input<typeof updateMailChoices>['body']): Promise<MailChoices> {
  return transaction(ctx.db, async (tx) => {
    const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const choices = { ...DEFAULT, ...(await findChoices(tx, ctx.user.id)), ...named };
    await keepChoices(tx, ctx.user.id, choices);
    return choices;
  });
}
