import { CodedError, planByPriceId } from '@citelight/contracts';
import type Stripe from 'stripe';
import type { MemberContext } from '../../platform/context.ts';
import { openPlanChange, settlePlanChange } from './plan-changes.sql.ts';
import { planOf } from './prices.rules.ts';
import { asking, isRefusal, provider } from './stripe.service.ts';
import { currentSubscription, syncSubscription } from './subscriptions.service.ts';

/**
 * Changes the plan of the caller's subscription at once. A larger plan charges the difference for the rest of the period now, and nothing changes when that
 * payment fails; a smaller one is charged from the next period on, and the credits of this period stay. A request that got no answer keeps its key, so
 * that the next try cannot charge twice.
 */
export async function changeSubscriptionPlan(ctx: MemberContext, priceId: string) {
  const plan = planOf(priceId);
  const { stripe, prices } = provider(ctx);
  const price = prices.toProvider(plan.priceId);
  const row = await currentSubscription(ctx);
  if (row.cancel_at_period_end) throw new CodedError('billing.cancel_pending');
  if (row.stripe_price_id === plan.priceId) throw new CodedError('billing.same_plan');
  const change = { subscription_id: row.id, user_id: ctx.user.id, from_price: row.stripe_price_id, to_price: plan.priceId };
  const id = await openPlanChange(ctx.db, change);
  const subscription = await asking(stripe.subscriptions.retrieve(row.stripe_subscription_id));
  const [item] = subscription.items.data;
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
    if (isRefusal(error)) await settlePlanChange(ctx.db, id);
    throw error;
  }
  await settlePlanChange(ctx.db, id);
  await syncSubscription(ctx, row.stripe_subscription_id);
  return { success: true as const };
}
