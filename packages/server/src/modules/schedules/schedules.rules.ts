import type { Tier } from '@citelight/contracts';

/** Why a period has no report. */
export const MISSED = 'The scheduler was not running when this report was due.';
export const TOO_FEW_CREDITS = 'There were too few credits for this report. It is tried again at the next due date.';
export const NO_WEBSITE = 'No website was tracked when this report was due.';

/** A payment that is being processed may still bring the credits of a new period: so long a due report waits for them. */
export const WAIT_FOR_PAYMENT_MS = 3_600_000;

const DAY_MS = 86_400_000;
const SHORTEST: Record<Tier, number> = { daily: DAY_MS, weekly: 7 * DAY_MS, monthly: 28 * DAY_MS };

/** At least as many periods as fit between two moments. */
export const mostPeriods = (tier: Tier, from: Date, to: Date): number =>
  Math.max(0, Math.ceil((to.getTime() - from.getTime()) / SHORTEST[tier])) + 1;

/** The name of a period: when it is due. One moment is never due twice, whatever becomes of the plan meanwhile. */
export const periodKey = (dueAt: string): string => dueAt;

/** What is done with the periods that are due: the latest gets its report, the others were missed. */
export function splitDue<P extends { period: number }>(due: readonly P[]): { missed: P[]; latest: P | undefined } {
  const inOrder = due.toSorted((a, b) => a.period - b.period);
  return { missed: inOrder.slice(0, -1), latest: inOrder.at(-1) };
}

/** How the score moved since the report before, as a person says it. */
export function changeInWords(score: number, before: number | null, isFirst: boolean): string {
  if (isFirst) return 'This is the first score of this website.';
  if (before === null) return 'Our rubric changed since the last report, so the two scores cannot be compared.';
  const change = Math.round(score) - Math.round(before);
  if (change === 0) return 'Unchanged since the last report.';
  return `${change > 0 ? 'Up' : 'Down'} ${Math.abs(change)} since the last report (${Math.round(before)}).`;
}
