import { planByTier } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import { creditsOfInvoice, creditsTakenBack, packEnd } from './credits.rules.ts';

const DAY = 86_400;
const [monthly, weekly, daily] = [planByTier('monthly'), planByTier('weekly'), planByTier('daily')];
/** The two lines of a change of plan with so many of 30 days left. */
const change = (from: typeof monthly, to: typeof monthly, days: number) =>
  creditsOfInvoice([
    { plan: from, amount: -Math.round((from.price * 100 * days) / 30), proration: true, start: 0, end: days * DAY },
    { plan: to, amount: Math.round((to.price * 100 * days) / 30), proration: true, start: 0, end: days * DAY },
  ]);

describe('credits of an invoice', () => {
  it('are the plan’s allocation for a new period', () => {
    for (const plan of [monthly, weekly, daily])
      expect(creditsOfInvoice([{ plan, amount: plan.price * 100, proration: false, start: 0, end: 31 * DAY }])).toEqual({
        amount: plan.allocation,
        end: 31 * DAY,
      });
  });
  it('are what was paid of the difference when the plan grows, rounded down', () => {
    expect(change(monthly, daily, 30)).toEqual({ amount: 360, end: 30 * DAY });
    expect(change(monthly, daily, 15)).toEqual({ amount: 180, end: 15 * DAY });
    expect(change(monthly, weekly, 1)).toEqual({ amount: 1, end: DAY });
    expect(change(weekly, daily, 7)?.amount).toBe(72);
    expect(change(monthly, weekly, 0.5)).toBeNull();
    expect(change(monthly, weekly, 40)?.amount, 'never more than the difference').toBe(48);
  });
  it('come of a free period as well, and of a change without an old plan', () => {
    const line = { plan: weekly, proration: false, start: 0, end: 7 * DAY };
    expect(creditsOfInvoice([{ ...line, amount: 0 }])).toEqual({ amount: weekly.allocation, end: 7 * DAY });
    expect(creditsOfInvoice([{ ...line, proration: true, amount: weekly.price * 50 }])).toEqual({
      amount: Math.floor(weekly.allocation / 2),
      end: 7 * DAY,
    });
  });
  it('are none where a change was not paid for', () => {
    const from = { plan: monthly, proration: true, start: 0, end: DAY };
    const to = { ...from, plan: daily };
    const of = (old: number, now: number) =>
      creditsOfInvoice([
        { ...from, amount: old },
        { ...to, amount: now },
      ]);
    expect([of(-500, 500), of(-600, 500), of(0, 0)]).toEqual([null, null, null]);
    expect(of(0, 11_500), 'an old plan that costs nothing more').toEqual({ amount: 360, end: DAY });
    expect(
      creditsOfInvoice([
        { ...from, plan: daily, amount: -10 },
        { ...to, amount: 10 },
      ]),
    ).toBeNull();
    expect(
      creditsOfInvoice([
        { ...from, plan: daily, amount: -10 },
        { ...to, amount: 100 },
      ]),
      'the same plan',
    ).toBeNull();
  });
  it('are none when the plan grows and its price falls', () => {
    const cheaper = { ...daily, price: monthly.price - 1 };
    expect(change(monthly, cheaper, 15)).toBeNull();
  });
  it('are none when the plan shrinks, or for lines that are none of ours', () => {
    expect(change(daily, monthly, 15)).toBeNull();
    expect(creditsOfInvoice([])).toBeNull();
    expect(creditsOfInvoice([{ plan: daily, amount: -1, proration: false, start: 0, end: 31 * DAY }])).toBeNull();
  });
});

it('credits are taken back in proportion, rounded in the customer’s favour', () => {
  expect([0, 1, 999, 1000, 1999, 2000, 3000].map((cents) => creditsTakenBack(50, 2000, cents))).toEqual([0, 0, 24, 25, 49, 50, 50]);
});

it('credits of what cost nothing are taken back altogether', () => {
  expect([creditsTakenBack(50, 0, 0), creditsTakenBack(50, -1, -5), creditsTakenBack(50, 1, 0)]).toEqual([50, 50, 0]);
});

it('a pack ends a year after its purchase', () => {
  expect(packEnd(new Date('2026-11-21T04:05:06Z')).toISOString()).toBe('2027-11-21T04:05:06.000Z');
  expect(packEnd(new Date('2028-02-29T12:00:00Z')).toISOString()).toBe('2029-02-28T12:00:00.000Z');
});
