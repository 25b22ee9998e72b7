import { CodedError, type ErrorCode, LIMITS, messageOf } from '@citelight/contracts';
import type { Recheck } from '@citelight/contracts/api/recommendations';
import type { Context, MemberContext } from '../../platform/context.ts';
import { isUniqueViolation, transaction } from '../../platform/database.ts';
import type { EngineResults } from './engine-tasks.thread.ts';
import { countRechecks, endRecheck, insertRecheck, keepRechecked, takeUpRecheck } from './recheck.sql.ts';
import { completed, readRecommended } from './recommendations.service.ts';
import { recheckEnd } from './reports.rules.ts';

/** Checks one recommendation or one page of a report again. The report stays what it was; the new findings stand beside it. */

export const RECHECK_QUEUE = 'recheck-report';

export type RecheckRequest = { reportId: string; auditId?: string | undefined; page?: string | undefined };

/** Asks for a re-check. Costs nothing, and is there only for a day. */
export async function requestRecheck(
  ctx: MemberContext,
  { reportId, auditId = undefined, page = undefined }: RecheckRequest,
): Promise<Recheck> {
  const report = await readRecommended(ctx, reportId);
  if (auditId !== undefined && !report.recommendations.some((one) => one.auditId === auditId))
    throw new CodedError('recommendation.not_found');
  if (page !== undefined && !report.pages.includes(page)) throw new CodedError('recheck.page_not_found');
  if (ctx.now() > recheckEnd(report.completed_at)) throw new CodedError('recheck.too_late');
  try {
    return await transaction(ctx.db, async (tx) => {
      if ((await countRechecks(tx, reportId)) >= LIMITS.rechecksPerReport) throw new CodedError('recheck.limit');
      const recheck = await insertRecheck(tx, ctx.user.id, reportId, { auditId: auditId ?? null, page: page ?? null });
      await ctx.queue.enqueue(tx, RECHECK_QUEUE, { recheckId: recheck.id }, { key: recheck.id, priority: 10 });
      return recheck;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new CodedError('recheck.under_way');
    throw error;
  }
}

/** What a re-check starts from; undefined when it has ended. Whatever the report says of the page's checks is looked at again. */
export const takeRecheck = (ctx: Context, recheckId: string) =>
  transaction(ctx.db, async (tx) => {
    const taken = await takeUpRecheck(tx, recheckId);
    if (!taken) return undefined;
    const { audit_id, page, visit, ...recheck } = taken;
    const { audits, recommendations } = await completed(tx, taken.user_id, taken.report_id);
    const named = audits.filter(({ findings }) => findings.some(({ where }) => where === page)).map(({ id }) => id);
    const target = audit_id === null ? { page: page ?? '', audits: named } : { auditId: audit_id };
    // What a gate holds back of a recommendation counts as its own.
    const behindGate = new Map(recommendations.map(({ auditId, recoverablePoints }) => [auditId, recoverablePoints]));
    const atStake = Object.fromEntries(
      audits.map(({ id, pointsWon, pointsLost }) => [id, pointsWon + Math.max(pointsLost, behindGate.get(id) ?? 0)]),
    );
    return { ...recheck, visit, target, atStake };
  });
export type TakenRecheck = NonNullable<Awaited<ReturnType<typeof takeRecheck>>>;

/** Keeps what a re-check found, for this and for later re-checks of the report. */
export const saveRecheck = (ctx: Context, recheck: TakenRecheck, { visit, audits }: EngineResults['recheck']): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    if (!(await endRecheck(tx, recheck.id, null))) return;
    const checked_at = ctx.now().toISOString();
    await keepRechecked(
      tx,
      { id: recheck.report_id, userId: recheck.user_id },
      visit,
      audits.map(({ auditId, ...found }) => ({ auditId, result: { ...found, checked_at } })),
    );
  });

export const failRecheck = (ctx: Context, recheckId: string, code: ErrorCode, message = messageOf(code)): Promise<boolean> =>
  endRecheck(ctx.db, recheckId, { code, message });
