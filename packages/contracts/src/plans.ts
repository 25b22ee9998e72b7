import { z } from 'zod';
import { COMPREHENSIVE_COST } from './credits.ts';

export const Tier = z.enum(['daily', 'weekly', 'monthly']);
export type Tier = z.infer<typeof Tier>;

export type Plan = {
  tier: Tier;
  name: string;
  /** US dollars a month. */
  price: number;
  period: string;
  priceId: string;
  description: string;
  features: readonly string[];
  cta: string;
  featured: boolean;
  /** Credits allocated for each paid period: the most reports a period can hold, times the cost of one. */
  allocation: number;
};

const COMMON = ['Complete geo readiness analysis', 'AI search performance insights'] as const;

/** The subscription plans, in the order they are shown. Price ids are names of ours; the server maps them to the payment provider's. */
export const PLANS: readonly Plan[] = [
  {
    tier: 'monthly',
    name: 'Monthly Reports',
    price: 5,
    period: 'month',
    priceId: 'price_citelight_monthly',
    description: 'One automated report a month to keep an eye on your readiness.',
    features: ['1 automated report per month', ...COMMON, 'E-mail support'],
    cta: 'Start Monthly',
    featured: false,
    allocation: COMPREHENSIVE_COST,
  },
  {
    tier: 'weekly',
    name: 'Weekly Reports',
    price: 20,
    period: 'month',
    priceId: 'price_citelight_weekly',
    description: 'A fresh report every week, so that no change goes unnoticed.',
    features: ['1 automated report per week', ...COMMON, 'Priority e-mail support'],
    cta: 'Start Weekly',
    featured: true,
    allocation: 5 * COMPREHENSIVE_COST,
  },
  {
    tier: 'daily',
    name: 'Daily Reports',
    price: 120,
    period: 'month',
    priceId: 'price_citelight_daily',
    description: 'A report every day for sites that change and compete daily.',
    features: ['1 automated report per day', ...COMMON, 'Premium support'],
    cta: 'Start Daily',
    featured: false,
    allocation: 31 * COMPREHENSIVE_COST,
  },
];

/** What happens as soon as a subscription is paid, said before; `credits` are those of the account then. */
export const firstRunNote = (credits: number): string =>
  `Your first automated report runs now and uses ${COMPREHENSIVE_COST} of your ${credits} credits.`;

export type Pack = { name: string; credits: number /** US dollars. */; price: number; priceId: string; popular: boolean };

/** The one-time credit packs. Their credits are valid for one year from purchase. */
export const PACKS: readonly Pack[] = [
  { name: 'Starter Pack', credits: 50, price: 20, priceId: 'price_citelight_pack_50', popular: false },
  { name: 'Popular Pack', credits: 100, price: 35, priceId: 'price_citelight_pack_100', popular: true },
  { name: 'Power Pack', credits: 250, price: 80, priceId: 'price_citelight_pack_250', popular: false },
];

export const planByPriceId = (priceId: string): Plan | undefined => PLANS.find((plan) => plan.priceId === priceId);
export const planByTier = (tier: Tier): Plan => PLANS.find((plan) => plan.tier === tier) as Plan;
export const packByPriceId = (priceId: string): Pack | undefined => PACKS.find((pack) => pack.priceId === priceId);

/** Price of one credit in a pack, in dollars with two decimals. */
export const pricePerCredit = (pack: Pack): string => (pack.price / pack.credits).toFixed(2);
