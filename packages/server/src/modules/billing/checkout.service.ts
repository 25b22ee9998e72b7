import { CodedError, firstRunNote } from '@citelight/contracts';
import type Stripe from 'stripe';
import type { MemberContext } from '../../platform/context.ts';
import { availableCredits, withAccount } from '../credits/credits.service.ts';
import { findActiveWebsite } from '../websites/websites.service.ts';
import * as rows from './billing.sql.ts';
import * as checkouts from './checkouts.sql.ts';
import { packOf, planOf } from './prices.rules.ts';
import { addressOf, asking, isKeySpent, isRefusal, provider } from './stripe.service.ts';
import { syncSubscription } from './subscriptions.service.ts';

/** Opens checkouts. The client names a price of ours and nothing else; a second click finds the first checkout. */

const TRIES = 10;

/** The caller at the provider, made at the first purchase. A key that leads nowhere is left for another. */
async function customerOf(ctx: MemberContext): Promise<string> {
  const row = await rows.customerRow(ctx.db, ctx.user.id);
  if (row.stripe_customer_id) return row.stripe_customer_id;
  const params = { ...(row.email === null ? {} : { email: row.email }), metadata: { user_id: ctx.user.id } };
  try {
    const { id } = await asking(provider(ctx).stripe.customers.create(params, { idempotencyKey: `customer:${row.id}` }));
    await rows.linkCustomer(ctx.db, row.id, id);
    return id;
  } catch (error) {
    if (isKeySpent(error)) await rows.forgetUnlinked(ctx.db, row.id);
    throw error;
  }
}

/** The open checkout of the caller, or a new one. */
async function openRow(ctx: MemberContext, kind: checkouts.Kind, priceId: string): Promise<checkouts.Checkout> {
  return withAccount(ctx, ctx.user.id, async (tx) => {
    if (kind === 'subscription' && (await rows.openSubscription(tx, ctx.user.id))) throw new CodedError('billing.already_subscribed');
    for (let left = TRIES; left > 0; left -= 1) {
      await checkouts.insertCheckout(tx, { user_id: ctx.user.id, kind, price_id: priceId });
      const row = await checkouts.openCheckout(tx, ctx.user.id, kind, priceId);
      // None: the one that stood in the way of the new one was ended between the two, by an event of the provider.
      if (row) return row;
    }
    throw new Error('an open checkout is neither there nor made');
  });
}

/** Said beside the provider's own button: the first run follows the payment at once. */
const firstRun = async (ctx: MemberContext, priceId: string): Promise<string> =>
  firstRunNote((await availableCredits(ctx, ctx.db, ctx.user.id)) + planOf(priceId).allocation);

/** The row's session at the provider: the key makes it the same one however often it is asked for. With a key that leads nowhere the row ends. */
async function createSession(ctx: MemberContext, kind: checkouts.Kind, row: checkouts.Checkout, cancelPath: string) {
  const { stripe, prices } = provider(ctx);
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: kind === 'pack' ? 'payment' : 'subscription',
    customer: await customerOf(ctx),
    client_reference_id: ctx.user.id,
    line_items: [{ price: prices.toProvider(row.price_id), quantity: 1 }],
    metadata: { checkout_id: row.id },
    success_url: `${ctx.config.PUBLIC_URL}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${ctx.config.PUBLIC_URL}${cancelPath}`,
    ...(kind === 'subscription' ? { custom_text: { submit: { message: await firstRun(ctx, row.price_id) } } } : {}),
  };
  try {
    const session = await asking(stripe.checkout.sessions.create(params, { idempotencyKey: `checkout:${row.id}` }));
    await checkouts.noteSession(ctx.db, row.id, session.id);
    return session;
  } catch (error) {
    if (isKeySpent(error)) await checkouts.endCheckout(ctx.db, { id: row.id }, 'failed');
    throw error;
  }
}

/** The address of a checkout that is still open there; null when it has ended, which is then noted. */
async function reopen(ctx: MemberContext, row: checkouts.Checkout, sessionId: string, priceId: string): Promise<string | null> {
  const { stripe } = provider(ctx);
  let session = await asking(stripe.checkout.sessions.retrieve(sessionId));
  if (session.status === 'open' && row.price_id === priceId) return addressOf(session);
  if (session.status === 'open') {
    // Another plan was chosen: only one checkout may lead to a subscription. Somebody else may have ended it in this moment.
    await asking(stripe.checkout.sessions.expire(sessionId)).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
    });
    session = await asking(stripe.checkout.sessions.retrieve(sessionId));
  }
  await checkouts.endCheckout(ctx.db, { id: row.id }, session.status === 'complete' ? 'complete' : 'expired');
  if (session.status === 'complete' && typeof session.subscription === 'string') await syncSubscription(ctx, session.subscription);
  return null;
}

async function openCheckout(ctx: MemberContext, kind: checkouts.Kind, priceId: string, cancelPath: string): Promise<{ url: string }> {
  provider(ctx).prices.toProvider(priceId);
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const row = await openRow(ctx, kind, priceId);
    // One that somebody else is making for another plan is ended too, so it has to be known first.
    const session = row.stripe_session_id === null ? await createSession(ctx, kind, row, cancelPath) : null;
    if (session && row.price_id === priceId) return { url: addressOf(session) };
    const url = await reopen(ctx, row, session?.id ?? row.stripe_session_id ?? '', priceId);
    if (url !== null) return { url };
  }
  throw new CodedError('server.unavailable');
}

/** Opens a checkout for a subscription. */
export async function createCheckout(ctx: MemberContext, priceId: string): Promise<{ url: string }> {
  const plan = planOf(priceId);
  if (!(await findActiveWebsite(ctx.db, ctx.user.id))) throw new CodedError('website.none');
  return openCheckout(ctx, 'subscription', plan.priceId, '/dashboard');
}

/** Opens a checkout for a credit pack. */
export async function createCreditsCheckout(ctx: MemberContext, priceId: string): Promise<{ url: string }> {
  return openCheckout(ctx, 'pack', packOf(priceId).priceId, '/purchase-credits');
}
