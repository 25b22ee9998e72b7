import { describe, expect, it } from 'vitest';
import { isAmount, type LotType, monthOf, requiredCredits, spendingOrder } from './credits.rules.ts';

describe('required credits', () => {
  const now = new Date('2026-11-01T12:00:00Z');
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
  it.each([
    ['daily', 10, 99, 10 * 12],
    ['daily', 10.9, 99, 10 * 12],
    ['daily', 10, 9, 9 * 12],
    ['weekly', 15, 99, 3 * 12],
    ['weekly', 14, 99, 2 * 12],
    ['weekly', 15, 2, 2 * 12],
    ['monthly', 30, 99, 12],
    ['monthly', 31, 99, 2 * 12],
    ['monthly', 31, 1, 12],
    ['monthly', 29, 0, 0],
    ['daily', -3, 99, 0],
  ] as const)('K3 %s with %s days left and %s runs due: %s', (tier, days, dueRuns, credits) =>
    expect(requiredCredits({ tier, now, periodEnd: inDays(days), dueRuns })).toBe(credits),
  );
});

describe('the spending order', () => {
  const lot = (id: string, endsAt: number | null, type: LotType = 'topup_purchase', createdAt = 0) => ({ id, endsAt, type, createdAt });
  it('K1 L13 is: ends soonest, never last; free, subscription, pack; older; id', () => {
    const lots = [
      lot('never', null),
      lot('late', 9),
      lot('pack', 5),
      lot('young', 5, 'subscription_allocation', 2),
      lot('old', 5, 'subscription_allocation', 1),
      lot('free', 5, 'free_trial_grant', 3),
      lot('b', 1),
      lot('a', 1),
    ];
    expect(lots.toSorted(spendingOrder).map(({ id }) => id)).toEqual(['a', 'b', 'free', 'old', 'young', 'pack', 'late', 'never']);
  });
});

it.each([
  ['2026-12-31T23:59:59.999Z', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ['2024-02-29T12:00:00Z', '2024-02-01T00:00:00.000Z', '2024-03-01T00:00:00.000Z'],
  ['2026-11-01T00:00:00+05:00', '2026-10-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z'],
])('K1 the month of %s is that of UTC', (now, start, end) => {
  const month = monthOf(new Date(now));
  expect([month.start.toISOString(), month.end.toISOString()]).toEqual([start, end]);
});

it('L22 an amount is a whole number above 0', () => {
  for (const value of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e308, 2 ** 53, 1_000_000_001])
    expect(isAmount(value), String(value)).toBe(false);
  for (const value of [1, 12, 1_000_000_000]) expect(isAmount(value)).toBe(true);
});
