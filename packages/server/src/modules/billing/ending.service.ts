import { CodedError } from '@citelight/contracts';
import Stripe from 'stripe';
import type { Context } from '../../platform/context.ts';
import { knownCustomer, openSubscriptionsOf } from './billing.sql.ts';
import { openSessions } from './checkouts.sql.ts';
import { asking, isRefusal, provider } from './stripe.service.ts';
import { syncSubscription } from './subscriptions.service.ts';

/** Ends all payments of an account that is closed. */

/** What the provider knows nothing of (any more) has nothing to end. */
const unlessGone = (error: unknown): void => {
  const cause = error instanceof CodedError ? error.cause : null;
  if (!(cause instanceof Stripe.errors.StripeInvalidRequestError) || cause.code !== 'resource_missing') throw error;
};

/**
 * Ends open checkouts, and deletes the customer at the provider, with which its subscriptions end at once. Harmless when it runs again.
 * @throws CodedError billing.provider_unavailable, billing.not_configured: nothing is known to have ended, and the caller tries again
 */
export async function endPayments(ctx: Context, userId: string): Promise<void> {
  const customer = (await knownCustomer(ctx.db, userId))?.stripe_customer_id ?? null;
  if (customer === null) return;
  const { stripe } = provider(ctx);
  for (const session of await openSessions(ctx.db, userId))
    await asking(stripe.checkout.sessions.expire(session)).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
    });
  await asking(stripe.customers.del(customer)).catch(unlessGone);
  for (const subscription of await openSubscriptionsOf(ctx.db, userId)) await syncSubscription(ctx, subscription).catch(unlessGone);
}
