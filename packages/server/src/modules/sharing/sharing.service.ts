import { CodedError, displayScore } from '@citelight/contracts';
import type { PublicReport } from '@citelight/contracts/api/site';
import { createElement as h } from 'react';
import type { Context, MemberContext } from '../../platform/context.ts';
import { asMember, transaction } from '../../platform/database.ts';
import { isCode } from '../../platform/errors.ts';
import { prepareMail, sendMailNow } from '../../platform/mail/outbox.ts';
import { readReport, readWholeReport, readWholeReportOf } from '../reports/reports.service.ts';
import { ShareMail } from './sharing.mail.ts';
import { hashOf, newToken, SHARES_AN_HOUR, SHARES_TO_ONE } from './sharing.rules.ts';
import { deleteShare, findShare, insertShare, renew, revoke, selectShares } from './sharing.sql.ts';

export type ShareRequest = {
  reportId: string;
  recipientEmail: string;
  recipientName?: string | undefined;
  personalMessage?: string | undefined;
};

const DAY_MS = 86_400_000;
const expiry = (ctx: Context) => new Date(ctx.now().getTime() + ctx.config.SHARE_DAYS * DAY_MS);

async function takeLimits(ctx: MemberContext, recipient: string): Promise<void> {
  const to = hashOf(recipient.toLowerCase()).toString('base64url');
  try {
    await ctx.limits.take(SHARES_AN_HOUR, ctx.user.id);
    await ctx.limits.take(SHARES_TO_ONE, `${ctx.user.id}:${to}`);
  } catch (error) {
    throw isCode(error, 'request.rate_limited') ? new CodedError('share.limit', undefined, { cause: error }) : error;
  }
}

/**
 * Mails a completed report of the caller, with a link that only the recipient gets to see: the database keeps its hash.
 * @throws CodedError report.not_found, report.not_ready, share.limit, share.mail_failed (then there is no link either)
 */
export async function shareReport(ctx: MemberContext, { reportId, recipientEmail, recipientName, personalMessage }: ShareRequest) {
  const { report } = await readWholeReport(ctx, reportId);
  await takeLimits(ctx, recipientEmail);
  const token = newToken();
  const share = { name: recipientName || null, message: personalMessage || null };
  const { analysis } = report.report_data;
  const { hostname: host } = new URL(report.tracked_websites.website_url);
  const from = ctx.user.email || 'Somebody';
  const mail = {
    purpose: 'share-report',
    to: recipientEmail,
    userId: ctx.user.id,
    ...(ctx.user.email ? { replyTo: ctx.user.email } : {}),
    subject: `${host}: ${displayScore(analysis.overallScore)} of 100 for AI search readiness`,
    body: h(ShareMail, {
      host,
      score: analysis.overallScore,
      summary: analysis.summary,
      link: `${ctx.config.PUBLIC_URL}/shared/${token}`,
      from,
      recipientName: share.name,
      message: share.message,
      days: ctx.config.SHARE_DAYS,
    }),
  };
  const prepared = await transaction(ctx.db, async (tx) => ({
    share: await insertShare(tx, {
      reportId,
      userId: ctx.user.id,
      tokenHash: hashOf(token),
      email: recipientEmail,
      expiresAt: expiry(ctx),
      ...share,
    }),
    mailId: await prepareMail(ctx, tx, mail),
  }));
  try {
    await sendMailNow(ctx, prepared.mailId, 'share.mail_failed');
  } catch (error) {
    // After any other failure the mail may still go out, and its link must lead somewhere then.
    if (isCode(error, 'share.mail_failed')) await deleteShare(ctx.db, prepared.share.id);
    throw error;
  }
  return { success: true as const };
}

/** To whom the caller's report was sent, without the links that were revoked. */
export async function listShares(ctx: MemberContext, reportId: string) {
  await readReport(ctx, reportId);
  const items = await asMember(ctx.db, ctx.user.id, (tx) => selectShares(tx, ctx.user.id, reportId));
  return { items, total: items.length };
}

/** Lets a link of the caller work for as long again as a new one, also when it has expired. */
export async function renewShare(ctx: MemberContext, id: string) {
  const renewed = await asMember(ctx.db, ctx.user.id, (tx) => renew(tx, ctx.user.id, id, expiry(ctx)));
  if (!renewed) throw new CodedError('share.gone');
  return renewed;
}

/** Ends a shared link of the caller. */
export async function revokeShare(ctx: MemberContext, id: string) {
  const revoked = await asMember(ctx.db, ctx.user.id, (tx) => revoke(tx, ctx.user.id, id));
  if (!revoked) throw new CodedError('share.gone');
  return { success: true as const };
}

/** The report behind a link; an ended link is as unknown as one that never was. */
export async function readShared(ctx: Context, token: string): Promise<PublicReport> {
  const share = await findShare(ctx.db, hashOf(token));
  if (!share) throw new CodedError('share.gone');
  if (new Date(share.expires_at) <= ctx.now()) throw new CodedError('share.expired');
  const { report, keywords, opportunities, comparisons } = await readWholeReportOf(ctx.db, share.user_id, share.report_id);
  return {
    created_at: report.created_at,
    website_url: report.tracked_websites.website_url,
    is_base: report.parts.keywords === 'none',
    report_data: report.report_data,
    keyword_analyses: keywords,
    content_opportunities: opportunities,
    competitor_analyses: comparisons,
  };
}
