import type Stripe from 'stripe';
import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database.ts';
import { unlinkCustomer } from './billing.sql.ts';
import { endCheckout } from './checkouts.sql.ts';
import { claimEvent, noteApplied, noteFailure } from './events.sql.ts';
import { notifyActionRequired, notifyPaymentFailed, notifyPurchaseFailed } from './notices.service.ts';
import { settleInvoice, settleSession } from './purchases.service.ts';
import { settleDispute, settleRefunds } from './reversals.service.ts';
import { idOf, isRefusal } from './stripe.service.ts';
import { syncSubscription } from './subscriptions.service.ts';
import { APPLY_EVENTS } from './webhooks.service.ts';

/**
 * What each event does. An event only says that something happened to an object; the object itself is fetched again, and every effect has a key of its
 * own. So events may come in any order and any number of times.
 */

const subscriptionOf = (invoice: Stripe.Invoice): string | null => idOf(invoice.parent?.subscription_details?.subscription);

async function applyInvoice(ctx: Context, invoiceId: string): Promise<Stripe.Invoice> {
  const invoice = await settleInvoice(ctx, invoiceId);
  const subscription = subscriptionOf(invoice);
  if (subscription !== null) await syncSubscription(ctx, subscription);
  return invoice;
}

async function applySession(ctx: Context, sessionId: string): Promise<Stripe.Checkout.Session> {
  const session = await settleSession(ctx, sessionId);
  const subscription = idOf(session.subscription);
  if (subscription !== null) await syncSubscription(ctx, subscription);
  return session;
}

async function apply(ctx: Context, event: Stripe.Event): Promise<void> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      await applySession(ctx, event.data.object.id);
      return;
    case 'checkout.session.async_payment_failed': {
      const session = await applySession(ctx, event.data.object.id);
      if (session.payment_status !== 'unpaid') return;
      await endCheckout(ctx.db, { sessionId: session.id }, 'failed');
      return notifyPurchaseFailed(ctx, session);
    }
    case 'invoice.paid':
      await applyInvoice(ctx, event.data.object.id);
      return;
    case 'invoice.payment_failed':
      return notifyPaymentFailed(ctx, await applyInvoice(ctx, event.data.object.id));
    case 'invoice.payment_action_required':
      return notifyActionRequired(ctx, await applyInvoice(ctx, event.data.object.id));
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return syncSubscription(ctx, event.data.object.id);
    case 'charge.refunded':
      return settleRefunds(ctx, event.data.object.id);
    case 'refund.created':
    case 'refund.updated': {
      const charge = idOf(event.data.object.charge);
      return charge === null ? undefined : settleRefunds(ctx, charge);
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return settleDispute(ctx, event.data.object.id);
    case 'customer.deleted':
      await transaction(ctx.db, (tx) => unlinkCustomer(tx, event.data.object.id));
      return;
    default:
      ctx.log.debug({ event: event.id, type: event.type }, 'a payment event without an effect');
  }
}

/** Applies every event that is due. Any number of processes may do so at once. */
export async function applyEvents(ctx: Context): Promise<void> {
  for (let row = await claimEvent(ctx.db); row; row = await claimEvent(ctx.db)) {
    const { id } = row;
    try {
      await apply(ctx, row.payload as Stripe.Event);
      await noteApplied(ctx.db, id);
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      const { attempts, givenUp, waitSeconds: delaySeconds } = await noteFailure(ctx.db, id, String(cause), isRefusal(error));
      const what = givenUp
        ? 'a payment event was given up: the provider refuses what it asks for'
        : 'a payment event could not be applied yet';
      ctx.log.error({ event: id, type: row.type, err: error }, what);
      if (givenUp) continue;
      // A job that waits for an earlier try, which reconciliation has anticipated, would come before this one is due.
      await ctx.queue.enqueue(ctx.db, APPLY_EVENTS, {}, { key: `again:${id}:${attempts}`, delaySeconds });
    }
  }
}
