import { describe, expect, it } from 'vitest';
import { COMPREHENSIVE_COST, COSTS, isCreditType, transactionLabel } from './credits.ts';
import { PACKS, PLANS, pricePerCredit } from './plans.ts';

describe('prices', () => {
  it('K2 a comprehensive analysis is four lines that sum to 12', () => {
    expect(COSTS).toEqual({ assessment_generation: 1, keyword_analysis: 3, content_opportunities: 3, competitor_analysis: 5 });
    expect(COMPREHENSIVE_COST).toBe(12);
  });
  it('P1 packs with their price per credit', () =>
    expect(PACKS.map((pack) => [pack.name, pack.credits, pack.price, pricePerCredit(pack), pack.popular])).toEqual([
      ['Starter Pack', 50, 20, '0.40', false],
      ['Popular Pack', 100, 35, '0.35', true],
      ['Power Pack', 250, 80, '0.32', false],
    ]));
  it('P8 plans, each with an allocation that covers the most reports a period can hold', () =>
    expect(PLANS.map((plan) => [plan.name, plan.price, plan.allocation, plan.featured])).toEqual([
      ['Monthly Reports', 5, 12, false],
      ['Weekly Reports', 20, 60, true],
      ['Daily Reports', 120, 372, false],
    ]));
});

describe('S3 ledger lines', () => {
  it.each([
    ['assessment_generation', 'Manual Report', false],
    ['subscription_allocation', 'Subscription Credits', true],
    ['topup_purchase', 'Credits Purchase', true],
    ['free_trial_grant', 'Monthly Free Credits', true],
    ['competitor_analysis', 'Competitor Analysis', false],
    ['keyword_analysis', 'Keyword Analysis', false],
    ['content_opportunities', 'Content Opportunities', false],
    ['visibility_round', 'Measured Visibility', false],
    ['refund_grant', 'Refund', true],
    ['credit_expiry', 'Credits expired', false],
    ['credit_revocation', 'Purchase reversed', false],
  ] as const)('S3 %s is labelled %s', (type, label, credit) => {
    expect(transactionLabel(type)).toBe(label);
    expect(isCreditType(type)).toBe(credit);
  });
  it('S3 a scheduled report is named so', () => expect(transactionLabel('assessment_generation', true)).toBe('Scheduled Report'));
});
