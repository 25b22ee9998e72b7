import type { Plan } from '@citelight/contracts';

/** One line of a paid invoice, by our own plan. Times are seconds, amounts are cents. */
export type PaidLine = { plan: Plan; amount: number; proration: boolean; start: number; end: number };

/**
 * Credits that a paid invoice brings, and when they end; null when it brings none.
 * A new period brings the plan's allocation. A change to a larger plan within a period brings of the two allocations' difference the share that was paid of
 * the two prices' difference, rounded down: however often plans are changed, no credit comes cheaper than its plan sells it.
 */
export function creditsOfInvoice(lines: readonly PaidLine[]): { amount: number; end: number } | null {
  const whole = lines.find((line) => !line.proration && line.amount >= 0);
  if (whole) return { amount: whole.plan.allocation, end: whole.end };
  const after = lines.find((line) => line.proration && line.amount > 0);
  const before = lines.find((line) => line.proration && line.amount <= 0);
  if (!after) return null;
  const more = after.plan.allocation - (before?.plan.allocation ?? 0);
  const price = (after.plan.price - (before?.plan.price ?? 0)) * 100;
  const paid = Math.min(price, after.amount + (before?.amount ?? 0));
  if (more <= 0 || paid <= 0) return null;
  const amount = Math.floor((more * paid) / price);
  return amount > 0 ? { amount, end: after.end } : null;
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
