import { isCreditType, isSpendType } from '@citelight/contracts/credits';
import type { CreditTransaction } from '@citelight/contracts/entities';
import { LIMITS } from '@citelight/contracts/limits';
import { formatNumber } from '../../lib/format.ts';

type Line = Pick<CreditTransaction, 'transaction_type' | 'amount' | 'created_at' | 'metadata'>;

const sumThisMonth = (lines: readonly Line[], now: Date, counts: (type: string) => boolean): number => {
  const from = new Date(now.getFullYear(), now.getMonth(), 1).getTime();
  return lines
    .filter(({ transaction_type, created_at }) => counts(transaction_type) && Date.parse(created_at) >= from)
    .reduce((sum, { amount }) => sum + Math.abs(amount), 0);
};

/** Credits spent since the first of the month, in the visitor's own time zone. */
export const usedThisMonth = (lines: readonly Line[], now = new Date()): number => sumThisMonth(lines, now, isSpendType);

/** Credits that came back since then. */
export const refundedThisMonth = (lines: readonly Line[], now = new Date()): number =>
  sumThisMonth(lines, now, (type) => type === 'refund_grant');

/** "25 used, 1 refunded"; nothing where nothing came back. */
export const refundNote = (used: number, refunded: number): string | undefined =>
  refunded > 0 ? `${formatNumber(used)} used, ${formatNumber(refunded)} refunded` : undefined;

const DAY_MS = 86_400_000;

export type Expiry = { kind: 'none' } | { kind: 'never' } | { kind: 'past' | 'soon' | 'later'; at: string };

/** When the credits of a line end: 'soon' within 30 days that are still ahead, 'none' for a line that brought no credits. */
export function expiryOf({ transaction_type, metadata }: Line, now = Date.now()): Expiry {
  if (!isCreditType(transaction_type)) return { kind: 'none' };
  const at = metadata.expires_at;
  if (!at) return { kind: 'never' };
  const left = Date.parse(at) - now;
  if (left <= 0) return { kind: 'past', at };
  return { kind: left <= LIMITS.expiryWarningDays * DAY_MS ? 'soon' : 'later', at };
}
