import { CodedError, pagesAffected } from '@citelight/contracts';
import type { Recheck, RecommendationState, RecommendationStatus } from '@citelight/contracts/api/recommendations';
import type { MemberContext } from '../../platform/context.ts';
import { asMember, type Db } from '../../platform/database.ts';
import { findNewestRecheck, selectRechecked } from './recheck.sql.ts';
import { findRecommended, keepState, type StateRow, selectStates } from './recommendations.sql.ts';
import { recheckEnd } from './reports.rules.ts';

const NOBODY_CHOSE = { state: 'open', reason: null, changed_at: null, fixed_since: null } as const;

const standing = ({ state, reason, changed_at, fixed_since }: StateRow) => ({ state, reason, changed_at, fixed_since });

/** What a completed report recommends. Throws report.not_found, report.not_ready. */
export async function completed(db: Db, userId: string, reportId: string) {
  const found = await findRecommended(db, userId, reportId);
  if (!found) throw new CodedError('report.not_found');
  const { status, recommendations, audits, pages, completed_at, ...report } = found;
  if (status !== 'completed' || !recommendations || !audits || completed_at === null) throw new CodedError('report.not_ready');
  return { ...report, completed_at, recommendations, audits, pages: pages ?? [] };
}
export type Recommended = Awaited<ReturnType<typeof completed>>;

/** The same for a member who asks. */
export const readRecommended = (ctx: MemberContext, reportId: string): Promise<Recommended> =>
  asMember(ctx.db, ctx.user.id, (tx) => completed(tx, ctx.user.id, reportId));

async function statuses(db: Db, userId: string, reportId: string, report: Recommended): Promise<RecommendationStatus[]> {
  const states = await selectStates(db, userId, report.website_id);
  const rechecked = new Map((await selectRechecked(db, userId, reportId)).map(({ audit_id, result }) => [audit_id, result]));
  const pages = Map.groupBy(
    states.filter(({ page }) => page !== ''),
    ({ audit_id }) => audit_id,
  );
  const whole = new Map(states.filter(({ page }) => page === '').map((state) => [state.audit_id, state]));
  const givenOf = (auditId: string): RecommendationStatus['given'] => {
    const item = report.recommendations.find((one) => one.auditId === auditId);
    return item ? { points: item.recoverablePoints, effort: item.effort, pages: pagesAffected(report.audits, auditId) } : null;
  };
  const status = (auditId: string, title: string): RecommendationStatus => {
    const state = whole.get(auditId);
    return {
      audit_id: auditId,
      title,
      given: givenOf(auditId),
      ...(state ? standing(state) : NOBODY_CHOSE),
      pages: (pages.get(auditId) ?? []).map((row) => ({ page: row.page, ...standing(row) })),
      rechecked: rechecked.get(auditId) ?? null,
    };
  };
  const given = new Set(report.recommendations.map(({ auditId }) => auditId));
  const fixed = [...whole.values()].filter(({ audit_id, fixed_since }) => fixed_since !== null && !given.has(audit_id));
  return [
    ...report.recommendations.map(({ auditId, title }) => status(auditId, title)),
    ...fixed.map(({ audit_id, title }) => status(audit_id, title)),
  ];
}

export type RecommendationList = { items: RecommendationStatus[]; total: number; recheck: Recheck | null; rechecks_until: string };

/** The recommendations of a report in its order with their states, and after them those of earlier reports that are fixed. */
export const listRecommendations = (ctx: MemberContext, reportId: string): Promise<RecommendationList> =>
  asMember(ctx.db, ctx.user.id, async (tx) => {
    const report = await completed(tx, ctx.user.id, reportId);
    const items = await statuses(tx, ctx.user.id, reportId, report);
    const recheck = (await findNewestRecheck(tx, ctx.user.id, reportId)) ?? null;
    return { items, total: items.length, recheck, rechecks_until: recheckEnd(report.completed_at).toISOString() };
  });

export type StateChange = {
  report_id: string;
  audit_id: string;
  page?: string | undefined;
  state: RecommendationState;
  reason?: string | undefined;
};

/** Sets the state of a recommendation of a report, or of one page that it names. */
export const setRecommendationState = (ctx: MemberContext, change: StateChange): Promise<RecommendationStatus> =>
  asMember(ctx.db, ctx.user.id, async (tx) => {
    const { report_id, audit_id, page = '', state, reason = null } = change;
    const report = await completed(tx, ctx.user.id, report_id);
    const given = report.recommendations.find(({ auditId }) => auditId === audit_id);
    const named = report.audits.find(({ id }) => id === audit_id)?.findings ?? [];
    if (!given || (page !== '' && !named.some(({ where }) => where === page))) throw new CodedError('recommendation.not_found');
    await keepState(tx, {
      userId: ctx.user.id,
      websiteId: report.website_id,
      auditId: audit_id,
      page,
      title: given.title,
      state,
      reason,
    });
    const changed = (await statuses(tx, ctx.user.id, report_id, report)).find((status) => status.audit_id === audit_id);
    if (!changed) throw new Error('a state that was just kept is not there');
    return changed;
  });
