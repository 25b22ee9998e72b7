import type { CreditTransaction } from '@citelight/contracts/entities';
import { describe, expect, it } from 'vitest';
import { expiryOf, refundedThisMonth, refundNote, usedThisMonth } from './ledger.ts';

type Line = Parameters<typeof usedThisMonth>[0][number];
const line = (type: CreditTransaction['transaction_type'], amount: number, at = new Date(2026, 10, 10), expires?: string | null): Line => ({
  transaction_type: type,
  amount,
  created_at: at.toISOString(),
  metadata: expires === undefined ? {} : { expires_at: expires },
});

describe('S2 used this month', () => {
  const now = new Date(2026, 10, 21, 12);
  it('S2 sums absolute spending since the first of the month, local time', () => {
    const lines = [
      line('competitor_analysis', -5, new Date(2026, 10, 1, 0, 0, 0)),
      line('keyword_analysis', -3),
      line('assessment_generation', -1, new Date(2026, 9, 31, 23, 59, 59, 999)),
    ];
    expect(usedThisMonth(lines, now)).toBe(8);
  });
  it('S2 grants, give-backs, expiry and reversals are not use', () => {
    const lines = (['free_trial_grant', 'refund_grant', 'credit_expiry', 'credit_revocation', 'topup_purchase'] as const).map((type) =>
      line(type, 7),
    );
    expect(usedThisMonth(lines, now)).toBe(0);
    expect(refundedThisMonth(lines, now)).toBe(7);
    expect([refundNote(25, 1), refundNote(25, 0)]).toEqual(['25 used, 1 refunded', undefined]);
  });
});

describe('S4 expiry', () => {
  const now = Date.parse('2026-11-01T00:00:00Z');
  const bought = (expires: string | null) => line('topup_purchase', 50, undefined, expires);
  it.each([
    ['2026-12-01T00:00:00Z', 'soon'],
    ['2026-12-01T00:00:01Z', 'later'],
    ['2026-11-01T00:00:01Z', 'soon'],
    ['2026-11-01T00:00:00Z', 'past'],
  ])('S4 on 1 November an end at %s is %s', (at, kind) => expect(expiryOf(bought(at), now)).toEqual({ kind, at }));
  it('S4 credits without an end never expire', () => expect(expiryOf(bought(null), now)).toEqual({ kind: 'never' }));
  it('S4 a line that spends has no expiry', () =>
    expect(expiryOf(line('keyword_analysis', -3, undefined, '2026-11-05T00:00:00Z'), now)).toEqual({ kind: 'none' }));
});
