import { type ErrorCode, LIMITS, messageOf, type Progress, type SuggestedCompetitor } from '@citelight/contracts';
import type { Context } from '../../platform/context.ts';
import { type Tx, transaction } from '../../platform/database.ts';
import { chargePart, refundPart, releaseReservation } from '../credits/credits.service.ts';
import { announce } from '../webhooks/webhooks.service.ts';
import { restoreWebsite } from '../websites/websites.service.ts';
import { noteReport } from './recommendations.sql.ts';
import { costOf, isBase, isOver, PARTS } from './reports.rules.ts';
import { giveFreeUseBack } from './request.sql.ts';
import {
  addCharge,
  completeReport,
  countRuns,
  failReport,
  findScores,
  findUrl,
  findVisit,
  forgetPrevious,
  insertRuns,
  keepSuggestions,
  keepVisit,
  type LockedReport,
  leaveOutParts,
  lockReport,
  settle,
  takeUp,
  writeProgress,
} from './runs.sql.ts';

/** The base report: taken up, saved or failed. Every verb is one transaction and harmless when it runs again. */

export const KEYWORDS_QUEUE = 'analyze-keywords';
export const CONTENT_QUEUE = 'find-content-opportunities';
export const COMPETITOR_QUEUE = 'compare-competitor';
export const WORDING_QUEUE = 'word-report';
export const OPINIONS_QUEUE = 'seek-opinions';
/** A report that nobody waits for has all it will get: an automated one, or the free assessment. */
export const FINISHED_QUEUE = 'mail-finished-report';

export type Run = { reportId: string; userId: string; websiteId: string; attempt: number; url: string };

/** The report, locked, if this attempt is the newest and still at work; a worker that was thought dead finds nothing here. */
async function lockAttempt(tx: Tx, { reportId, attempt }: Run): Promise<LockedReport | undefined> {
  const report = await lockReport(tx, reportId);
  return report?.status === 'processing' && report.attempt === attempt ? report : undefined;
}

/** Takes a report up; undefined when it has ended already. The base report is charged the first time. */
export async function takeReport(ctx: Context, reportId: string): Promise<Run | undefined> {
  return transaction(ctx.db, async (tx) => {
    const report = await lockReport(tx, reportId);
    if (report?.status !== 'pending' && report?.status !== 'processing') return undefined;
    if (report.status === 'pending' && report.reservation_id) {
      const amount = costOf('assessment_generation');
      await chargePart(ctx, tx, { reservationId: report.reservation_id, type: 'assessment_generation', amount });
      await addCharge(tx, reportId, amount);
    }
    const { attempt } = await takeUp(tx, reportId);
    const { website_url } = await findUrl(tx, reportId);
    return { reportId, userId: report.user_id, websiteId: report.website_id, attempt, url: website_url };
  });
}

/** Answers whether this attempt is still the newest and at work. */
export const noteProgress = async (ctx: Context, run: Run, progress: Progress): Promise<boolean> =>
  (await writeProgress(ctx.db, run.reportId, run.attempt, progress)).length > 0;

export const storedVisit = (ctx: Context, reportId: string) => findVisit(ctx.db, reportId);

/** Keeps what a visit gathered, so that another attempt need not visit again. Answers whether this attempt is still the newest. */
export async function saveVisit(ctx: Context, run: Run, visit: Uint8Array): Promise<boolean> {
  return transaction(ctx.db, async (tx) => {
    if (!(await lockAttempt(tx, run))) return false;
    await keepVisit(tx, { id: run.reportId, userId: run.userId }, visit);
    return true;
  });
}

/** Saves the assessment and starts the parts as jobs of their own: all or nothing. */
export async function saveAssessment(
  ctx: Context,
  run: Run,
  result: { assessment: string; suggestions: SuggestedCompetitor[] },
): Promise<void> {
  const { reportId, userId, websiteId } = run;
  await transaction(ctx.db, async (tx) => {
    const report = await lockAttempt(tx, run);
    if (!report) return;
    const base = isBase(report);
    const runs = base ? [] : await insertRuns(tx, { id: reportId, userId, websiteId });
    await completeReport(tx, { id: reportId, websiteId }, result.assessment, runs.length > 0 ? 'pending' : 'none');
    await keepSuggestions(tx, reportId, result.suggestions);
    await noteReport(tx, reportId);
    if (ctx.config.AI_PROVIDER !== 'none')
      for (const queue of [WORDING_QUEUE, OPINIONS_QUEUE]) await ctx.queue.enqueue(tx, queue, { reportId }, { key: reportId });
    if (base) {
      await leaveOutParts(tx, reportId);
      return settleIfOver(ctx, tx, reportId);
    }
    // The comparison is charged whole; places that are not taken give theirs back when the report completes.
    if (runs.length === 0 && report.reservation_id) await charge(ctx, tx, report, 'competitor_analysis');
    for (const queue of [KEYWORDS_QUEUE, CONTENT_QUEUE]) await ctx.queue.enqueue(tx, queue, { reportId }, { key: reportId });
    for (const { competitor_id: competitorId } of runs)
      await ctx.queue.enqueue(tx, COMPETITOR_QUEUE, { reportId, competitorId }, { key: `${reportId}:${competitorId}` });
  });
}

/** Writes the ledger line of a part that starts. */
export async function charge(ctx: Context, tx: Tx, report: LockedReport, type: Parameters<typeof costOf>[0]): Promise<void> {
  if (!report.reservation_id) return;
  await chargePart(ctx, tx, { reservationId: report.reservation_id, type, amount: costOf(type) });
  await addCharge(tx, report.id, costOf(type));
}

const linkOf = ({ config }: Context, reportId: string) => `${config.PUBLIC_URL}/dashboard?report=${reportId}`;

/** Tells of a report that has all it will get, and of a score that is lower than in the report before. */
async function announceCompleted(ctx: Context, tx: Tx, { id, user_id }: LockedReport): Promise<void> {
  const { website_url, overall_score, previous_score } = await findScores(tx, id);
  if (overall_score === null) return;
  const data = { report_id: id, website_url, link: linkOf(ctx, id), overall_score, previous_score };
  await announce(ctx, tx, user_id, id, { type: 'report.completed', data });
  if (previous_score !== null && overall_score < previous_score)
    await announce(ctx, tx, user_id, id, {
      type: 'score.dropped',
      data: { ...data, previous_score, drop: previous_score - overall_score },
    });
}

/** Gives back what a part was charged that failed for our reason, or `amount` of it. */
export async function refund(
  ctx: Context,
  tx: Tx,
  report: LockedReport,
  type: Parameters<typeof costOf>[0],
  amount = costOf(type),
): Promise<void> {
  if (!report.reservation_id) return;
  await refundPart(ctx, tx, { reservationId: report.reservation_id, type, amount });
  await addCharge(tx, report.id, -amount);
}

/**
 * Ends a report that cannot be made, and gives everything back: credits, the website that was tracked before this first analysis, and the free use, locked in
 * the order in which a new analysis locks them. `run` undefined: whichever attempt is at work. Answers false where the report has ended already.
 */
export async function endInFailure(
  ctx: Context,
  reportId: string,
  run: Run | undefined,
  code: ErrorCode,
  message = messageOf(code),
): Promise<boolean> {
  return transaction(ctx.db, async (tx) => {
    const report = run ? await lockAttempt(tx, run) : await lockReport(tx, reportId);
    if (report?.status !== 'pending' && report?.status !== 'processing') return false;
    await failReport(tx, reportId, code, message);
    const { website_url } = await findUrl(tx, reportId);
    await announce(ctx, tx, report.user_id, reportId, {
      type: 'report.failed',
      data: { report_id: reportId, website_url, link: linkOf(ctx, reportId), error_code: code, error_message: message },
    });
    if (report.reservation_id) {
      if (report.status === 'processing') await refund(ctx, tx, report, 'assessment_generation');
      await releaseReservation(ctx, tx, { reservationId: report.reservation_id });
    }
    const { user_id, website_id: failed, previous_website_id: previous } = report;
    if (previous !== null && !(await restoreWebsite(tx, user_id, { failed, previous }))) await forgetPrevious(tx, reportId);
    if (report.is_free) await giveFreeUseBack(tx, user_id);
    return true;
  });
}

/**
 * Closes a report whose parts have all ended: places for competitors that were not taken give their credits back, what was not charged becomes spendable
 * again, and an automated report or the free assessment is mailed.
 */
export async function settleIfOver(ctx: Context, tx: Tx, reportId: string): Promise<void> {
  const report = await lockReport(tx, reportId);
  if (report?.status !== 'completed' || report.settled_at !== null) return;
  if (!PARTS.every((part) => isOver(report[`${part}_status`]))) return;
  await settle(tx, reportId);
  await announceCompleted(ctx, tx, report);
  const unused = LIMITS.activeCompetitors - (await countRuns(tx, reportId));
  if (!isBase(report) && report.competitors_status !== 'failed' && unused > 0) await refund(ctx, tx, report, 'competitor_analysis', unused);
  if (report.reservation_id) await releaseReservation(ctx, tx, { reservationId: report.reservation_id });
  if (report.is_auto_generated || report.is_free) await ctx.queue.enqueue(tx, FINISHED_QUEUE, { reportId }, { key: reportId });
}
