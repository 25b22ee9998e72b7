import { CodedError, type Plan } from '@citelight/contracts';
import type Stripe from 'stripe';
import type { MemberContext } from '../../platform/context.ts';
import { isCode } from '../../platform/errors.ts';
import { openPlanChange, pricesBefore, settleOverChanges, settlePlanChange } from './plan-changes.sql.ts';
import { planOf } from './prices.rules.ts';
import { asking, isKeySpent, provider } from './stripe.service.ts';
import { currentSubscription } from './subscriptions.service.ts';

type Current = Awaited<ReturnType<typeof currentSubscription>>;
const TRIES = 2;

/** The largest plan that the present period was paid for. */
async function largestPaid(ctx: MemberContext, row: Current): Promise<Plan> {
  const prices = [row.stripe_price_id, ...(await pricesBefore(ctx.db, row.id, row.current_period_end))];
  return prices.map(planOf).reduce((largest, plan) => (plan.price > largest.price ? plan : largest));
}

/**
 * Asks the provider for one change. What the present period was paid for already is not paid again: a plan up to the largest of it costs nothing now, and a
 * larger one the difference from that. A request that got no answer keeps its key, so that the next try cannot charge twice.
 */
async function askFor(ctx: MemberContext, row: Current, plan: Plan): Promise<void> {
  const { stripe, prices } = provider(ctx);
  const price = prices.toProvider(plan.priceId);
  const before = planOf(row.stripe_price_id);
  const paid = await largestPaid(ctx, row);
  const change = { subscription_id: row.id, user_id: ctx.user.id, from_price: before.priceId, to_price: plan.priceId };
  const id = await openPlanChange(ctx.db, { ...change, period_end: row.current_period_end });
  const subscription = await asking(stripe.subscriptions.retrieve(row.stripe_subscription_id));
  const [item] = subscription.items?.data ?? [];
  if (!item) throw new CodedError('billing.provider_unavailable', undefined, { cause: new Error('a subscription without an item') });
  const update = (to: string, how: Stripe.SubscriptionUpdateParams, idempotencyKey?: string) =>
    asking(
      stripe.subscriptions.update(
        row.stripe_subscription_id,
        { items: [{ id: item.id, price: to }], ...how },
        idempotencyKey === undefined ? {} : { idempotencyKey },
      ),
    );
  const unpaid = { proration_behavior: 'none', payment_behavior: 'allow_incomplete' } as const;
  const larger = plan.price > paid.price;
  const over = larger && paid.price > before.price;
  try {
    if (over) await update(prices.toProvider(paid.priceId), unpaid);
    const how = larger ? ({ proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' } as const) : unpaid;
    await update(price, how, `plan-change:${id}`);
  } catch (error) {
    if (isKeySpent(error)) await settlePlanChange(ctx.db, id);
    if (over && isCode(error, 'billing.payment_failed')) await update(prices.toProvider(before.priceId), unpaid);
    throw error;
  }
  await settlePlanChange(ctx.db, id);
}

/**
 * Changes the plan of the caller's subscription at once. A plan larger than any that this period was paid for charges the difference for the rest of the
 * period now, and nothing changes when that payment fails; a smaller one is charged from the next period on, and the credits of this period stay. A change that went through although its answer was
 * lost is found by the next try.
 */
export async function changeSubscriptionPlan(ctx: MemberContext, priceId: string) {
  const plan = planOf(priceId);
  provider(ctx).prices.toProvider(plan.priceId);
  let row = await currentSubscription(ctx);
  const wentThrough = await settleOverChanges(ctx.db, row.id, row.stripe_price_id);
  if (row.stripe_price_id === plan.priceId) {
    if (wentThrough) return { success: true as const };
    throw new CodedError(row.cancel_at_period_end ? 'billing.cancel_pending' : 'billing.same_plan');
  }
  if (row.cancel_at_period_end) throw new CodedError('billing.cancel_pending');
  // An old key repeats an old answer: what counts is the plan that the subscription has afterwards.
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    await askFor(ctx, row, plan);
    row = await currentSubscription(ctx);
    if (row.stripe_price_id === plan.priceId) return { success: true as const };
  }
  throw new CodedError('billing.provider_unavailable', undefined, { cause: new Error('the plan does not change') });
}
