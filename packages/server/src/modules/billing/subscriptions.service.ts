import { CodedError, planByPriceId, type Subscription, SubscriptionStatus, type Tier } from '@citelight/contracts';
import type Stripe from 'stripe';
import type { Context, MemberContext } from '../../platform/context.ts';
import { asMember, type Tx } from '../../platform/database.ts';
import { availableCredits, withAccount } from '../credits/credits.service.ts';
import { changeSchedule, startSchedule, stopSchedule } from '../schedules/schedules.service.ts';
import { findActiveWebsite } from '../websites/websites.service.ts';
import * as rows from './billing.sql.ts';
import { asking, idOf, provider } from './stripe.service.ts';

/** Subscriptions as the provider has them; ours are copies, taken anew whenever something may have changed. */

/** The caller's subscriptions. */
export async function listSubscriptions(ctx: MemberContext, inForceOnly: boolean): Promise<{ items: Subscription[]; total: number }> {
  const items = await asMember(ctx.db, ctx.user.id, (tx) => rows.selectSubscriptions(tx, ctx.user.id, inForceOnly));
  return { items, total: items.length };
}

/** The caller's spendable credits and how many subscriptions are in force. */
export async function checkSubscription(ctx: MemberContext) {
  const available_credits = await availableCredits(ctx, ctx.db, ctx.user.id);
  const { total } = await listSubscriptions(ctx, true);
  return { available_credits, active_subscription_count: total };
}

type Known = { customer: string; mirror: Omit<rows.Mirror, 'user_id' | 'website_id'> };
const TRIES = 20;

/** What the provider says now; null for prices that are none of our plans. */
async function fetchSubscription(ctx: Context, stripeSubscriptionId: string): Promise<Known | null> {
  const { stripe, prices } = provider(ctx);
  const subscription = await asking(stripe.subscriptions.retrieve(stripeSubscriptionId));
  const [item] = subscription.items?.data ?? [];
  const plan = planByPriceId((item && prices.toOurs(item.price.id)) ?? '');
  if (!item || !plan) {
    ctx.log.error({ subscription: stripeSubscriptionId, price: item?.price.id }, 'a subscription with a price that is none of our plans');
    return null;
  }
  const mirror = {
    status: SubscriptionStatus.parse(subscription.status),
    tier: plan.tier,
    stripe_price_id: plan.priceId,
    stripe_subscription_id: subscription.id,
    current_period_start: new Date(item.current_period_start * 1000),
    current_period_end: new Date(item.current_period_end * 1000),
    cancel_at_period_end: setToCancel(subscription),
  };
  return { customer: idOf(subscription.customer) ?? '', mirror };
}

/** The portal may set a date instead of the flag. */
const setToCancel = (subscription: Stripe.Subscription): boolean => subscription.cancel_at_period_end || subscription.cancel_at !== null;

async function writeCopy(ctx: Context, tx: Tx, userId: string, { mirror }: Known, before: { tier: Tier } | undefined): Promise<void> {
  const website = await findActiveWebsite(tx, userId);
  const { id } = await rows.mirrorSubscription(tx, { ...mirror, user_id: userId, website_id: website?.id ?? null });
  if (before && before.tier !== mirror.tier) await changeSchedule(ctx, tx, { subscriptionId: id });
  if (mirror.status === 'active' || mirror.status === 'trialing') await startSchedule(ctx, tx, { subscriptionId: id });
  else if (mirror.status !== 'past_due') await stopSchedule(ctx, tx, { subscriptionId: id });
}

/**
 * Copies a subscription from the provider. Nothing is locked while the provider answers: who finds that another copy was written meanwhile asks again, so
 * an older state never follows a newer one.
 */
export async function syncSubscription(ctx: Context, stripeSubscriptionId: string): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const before = await rows.findSubscription(ctx.db, stripeSubscriptionId);
    const known = await fetchSubscription(ctx, stripeSubscriptionId);
    if (!known) return;
    // One that is known keeps its member, also when the customer is gone: a deleted customer's subscription ends with it, whatever is heard of first.
    const userId = before?.user_id ?? (await rows.memberOf(ctx.db, known.customer));
    if (userId === null) {
      ctx.log.warn({ subscription: stripeSubscriptionId }, 'a subscription of a customer who is none of ours');
      return;
    }
    const written = await withAccount(ctx, userId, async (tx) => {
      const now = await rows.findSubscription(tx, stripeSubscriptionId);
      if (now?.copies !== before?.copies) return false;
      await writeCopy(ctx, tx, userId, known, now);
      return true;
    });
    if (written) return;
  }
  throw new CodedError('server.unavailable', undefined, { cause: new Error('a subscription changes faster than it can be copied') });
}

/** The caller's open subscription as it is at the provider this moment. */
export async function currentSubscription(ctx: MemberContext) {
  const known = await rows.openSubscription(ctx.db, ctx.user.id);
  if (!known?.stripe_subscription_id) throw new CodedError('billing.no_subscription');
  await syncSubscription(ctx, known.stripe_subscription_id);
  const row = await rows.openSubscription(ctx.db, ctx.user.id);
  if (!row?.stripe_subscription_id) throw new CodedError('billing.no_subscription');
  return { ...row, stripe_subscription_id: row.stripe_subscription_id };
}

/** Sets the caller's subscription to end with its period. */
export async function cancelSubscription(ctx: MemberContext) {
  const row = await currentSubscription(ctx);
  if (row.cancel_at_period_end) throw new CodedError('billing.already_cancelled');
  await asking(provider(ctx).stripe.subscriptions.update(row.stripe_subscription_id, { cancel_at_period_end: true }));
  await syncSubscription(ctx, row.stripe_subscription_id);
  return { success: true as const, current_period_end: row.current_period_end };
}

/** The address of the provider's portal for the caller's own customer. */
export async function customerPortal(ctx: MemberContext): Promise<string> {
  const customer = await rows.knownCustomer(ctx.db, ctx.user.id);
  if (!customer?.stripe_customer_id) throw new CodedError('billing.no_customer');
  const params = { customer: customer.stripe_customer_id, return_url: `${ctx.config.PUBLIC_URL}/manage-subscription` };
  const { url } = await asking(provider(ctx).stripe.billingPortal.sessions.create(params));
  return url;
}
