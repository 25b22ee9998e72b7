import { COMPREHENSIVE_COST, type Plan } from '@citelight/contracts';

/** One line of a paid invoice, by our own plan. Times are seconds, amounts are cents. */
export type PaidLine = { plan: Plan; amount: number; proration: boolean; start: number; end: number };

const MONTH_SECONDS = 30 * 86_400;

/**
 * Credits that a paid invoice brings, and when they end; null when it brings none.
 * A new period brings the plan's allocation. A change to a larger plan within a period brings the difference for the rest of the period, in whole
 * reports, rounded up; what the smaller plan brought before stays.
 */
export function creditsOfInvoice(lines: readonly PaidLine[]): { amount: number; end: number } | null {
  const whole = lines.find((line) => !line.proration && line.amount >= 0);
  if (whole) return { amount: whole.plan.allocation, end: whole.end };
  const after = lines.find((line) => line.proration && line.amount > 0);
  const before = lines.find((line) => line.proration && line.amount <= 0);
  if (!after) return null;
  const more = after.plan.allocation - (before?.plan.allocation ?? 0);
  if (more <= 0) return null;
  const share = Math.min(1, (after.end - after.start) / MONTH_SECONDS);
  const reports = Math.ceil((more / COMPREHENSIVE_COST) * share);
  return reports > 0 ? { amount: reports * COMPREHENSIVE_COST, end: after.end } : null;
}

/** Credits to take back altogether when so much of a payment has been given back: in proportion, in the customer's favour. */
export const creditsTakenBack = (granted: number, paid: number, givenBack: number): number =>
  paid <= 0 || givenBack >= paid ? granted : Math.floor((granted * givenBack) / paid);

/** A pack is valid for a year from its purchase: the same day of the next year, 28 February for the 29th. */
export function packEnd(purchased: Date): Date {
  const end = new Date(purchased);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  if (end.getUTCMonth() !== purchased.getUTCMonth()) end.setUTCDate(0);
  return end;
}
