import { CodedError, type Plan, planByPriceId } from '@citelight/contracts';
import type Stripe from 'stripe';
import type { MemberContext } from '../../platform/context.ts';
import { openPlanChange, settleOverChanges, settlePlanChange } from './plan-changes.sql.ts';
import { planOf } from './prices.rules.ts';
import { asking, isKeySpent, provider } from './stripe.service.ts';
import { currentSubscription } from './subscriptions.service.ts';

type Current = Awaited<ReturnType<typeof currentSubscription>>;
const TRIES = 2;

/** Asks the provider for one change. A request that got no answer keeps its key, so that the next try cannot charge twice. */
async function askFor(ctx: MemberContext, row: Current, plan: Plan): Promise<void> {
  const { stripe, prices } = provider(ctx);
  const price = prices.toProvider(plan.priceId);
  const change = { subscription_id: row.id, user_id: ctx.user.id, from_price: row.stripe_price_id, to_price: plan.priceId };
  const id = await openPlanChange(ctx.db, change);
  const subscription = await asking(stripe.subscriptions.retrieve(row.stripe_subscription_id));
  const [item] = subscription.items?.data ?? [];
  if (!item) throw new CodedError('billing.provider_unavailable', undefined, { cause: new Error('a subscription without an item') });
  const larger = plan.price > (planByPriceId(row.stripe_price_id)?.price ?? 0);
  const params: Stripe.SubscriptionUpdateParams = {
    items: [{ id: item.id, price }],
    proration_behavior: larger ? 'always_invoice' : 'none',
    payment_behavior: larger ? 'error_if_incomplete' : 'allow_incomplete',
  };
  try {
    await asking(stripe.subscriptions.update(row.stripe_subscription_id, params, { idempotencyKey: `plan-change:${id}` }));
  } catch (error) {
    if (isKeySpent(error)) await settlePlanChange(ctx.db, id);
    throw error;
  }
  await settlePlanChange(ctx.db, id);
}

/**
 * Changes the plan of the caller's subscription at once. A larger plan charges the difference for the rest of the period now, and nothing changes when that
 * payment fails; a smaller one is charged from the next period on, and the credits of this period stay. A change that went through although its answer was
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
