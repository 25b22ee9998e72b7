import { COMPREHENSIVE_COST, type Tier } from '@citelight/contracts';

/** A reservation that nobody closed ends by itself after so many hours, once its report is no longer under way (app.is_under_way). */
export const RESERVATION_HOURS = 6;

/** More than anybody buys, and far below what the columns hold. */
const MOST_CREDITS = 1_000_000_000;

/** A number of credits that can be granted, reserved or charged: whole and positive. */
export const isAmount = (value: number): boolean => Number.isSafeInteger(value) && value > 0 && value <= MOST_CREDITS;

const DAY_MS = 86_400_000;
const DAYS_OF: Record<Tier, number> = { daily: 1, weekly: 7, monthly: 30 };

/**
 * Credits that the scheduled reports before the period's end need: the specification's estimate by days, and never more than the runs that are really
 * due, so that nobody whose credits cover these is warned.
 */
export function requiredCredits(plan: { tier: Tier; now: Date; periodEnd: Date; dueRuns: number }): number {
  const days = Math.max(0, Math.floor((plan.periodEnd.getTime() - plan.now.getTime()) / DAY_MS));
  const estimated = Math.ceil(days / DAYS_OF[plan.tier]);
  return Math.min(estimated, plan.dueRuns) * COMPREHENSIVE_COST;
}

/** The month of a monthly grant: the calendar month in UTC, by its first instant and that of the next. The database grants by this rule (app.grant_monthly). */
export function monthOf(now: Date): { start: Date; end: Date } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { start: new Date(Date.UTC(year, month)), end: new Date(Date.UTC(year, month + 1)) };
}

export type LotType = 'free_trial_grant' | 'subscription_allocation' | 'topup_purchase';
const RANK: Record<LotType, number> = { free_trial_grant: 0, subscription_allocation: 1, topup_purchase: 2 };
type Spendable = { endsAt: number | null; type: LotType; createdAt: number; id: string };

/**
 * The order in which lots are spent: what ends soonest first and what never ends last; then free, subscription, pack; then the older. The database spends in
 * this order (app.reserve_credits); the model of the tests holds it to this rule.
 */
export function spendingOrder(a: Spendable, b: Spendable): number {
  const end = (lot: Spendable) => lot.endsAt ?? Number.POSITIVE_INFINITY;
  if (end(a) !== end(b)) return end(a) - end(b);
  return RANK[a.type] - RANK[b.type] || a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);
}
