import { planByPriceId } from '@citelight/contracts';
import type Stripe from 'stripe';
import type { Context } from '../../platform/context.ts';
import { grantCredits, withAccount } from '../credits/credits.service.ts';
import { memberOf } from './billing.sql.ts';
import { endCheckout } from './checkouts.sql.ts';
import { creditsOfInvoice, type PaidLine, packEnd } from './credits.rules.ts';
import { packByPrice } from './prices.rules.ts';
import { asking, idOf, provider } from './stripe.service.ts';

/** What was paid for, read from the provider's own objects: never from what a browser sent. */

/** What a lot of paid credits is named after. */
export type Source = 'stripe_checkout' | 'stripe_invoice';

export type Purchase = {
  userId: string;
  type: 'topup_purchase' | 'subscription_allocation';
  source: Source;
  sourceRef: string;
  credits: number;
  expiresAt: Date;
};

/** The member who pays; null, and said in the log, for customers who are none of ours. */
async function payerOf(ctx: Context, customer: string | null, object: string): Promise<string | null> {
  const userId = customer === null ? null : await memberOf(ctx.db, customer);
  if (userId === null) ctx.log.warn({ object, customer }, 'a payment of a customer who is none of ours');
  return userId;
}

/** The pack that a checkout is for; null when it is for something else. */
export async function packPurchase(ctx: Context, session: Stripe.Checkout.Session): Promise<Purchase | null> {
  if (session.mode !== 'payment') return null;
  const userId = await payerOf(ctx, idOf(session.customer), session.id);
  if (userId === null) return null;
  const { stripe, prices } = provider(ctx);
  const [line, ...more] = (await asking(stripe.checkout.sessions.listLineItems(session.id))).data;
  const pack = packByPrice(prices.toOurs(line?.price?.id ?? ''));
  if (!pack || line?.quantity !== 1 || more.length > 0) {
    ctx.log.error({ session: session.id, price: line?.price?.id }, 'a paid checkout that is for none of our packs: nothing is granted');
    return null;
  }
  const expiresAt = packEnd(new Date(session.created * 1000));
  return { userId, type: 'topup_purchase', source: 'stripe_checkout', sourceRef: session.id, credits: pack.credits, expiresAt };
}

/** The allocation that an invoice is for; null when it brings none. */
export async function invoicePurchase(ctx: Context, invoice: Stripe.Invoice): Promise<Purchase | null> {
  if (!invoice.parent?.subscription_details || invoice.id === undefined) return null;
  const userId = await payerOf(ctx, idOf(invoice.customer), invoice.id);
  if (userId === null) return null;
  const { prices } = provider(ctx);
  const lines = invoice.lines.data.flatMap((line): PaidLine[] => {
    const plan = planByPriceId(prices.toOurs(idOf(line.pricing?.price_details?.price) ?? '') ?? '');
    const { start, end } = line.period;
    const proration = line.parent?.subscription_item_details?.proration ?? false;
    return plan ? [{ plan, amount: line.amount, proration, start, end }] : [];
  });
  if (lines.length < invoice.lines.data.length)
    ctx.log.error({ invoice: invoice.id }, 'a paid invoice with a price that is none of our plans: nothing is granted for it');
  const bought = creditsOfInvoice(lines);
  if (!bought) return null;
  const common = { userId, type: 'subscription_allocation', source: 'stripe_invoice', sourceRef: invoice.id } as const;
  return { ...common, credits: bought.amount, expiresAt: new Date(bought.end * 1000) };
}

const grant = (ctx: Context, purchase: Purchase, sessionId?: string) =>
  withAccount(ctx, purchase.userId, async (tx) => {
    const { credits: amount, ...lot } = purchase;
    await grantCredits(ctx, tx, { ...lot, amount });
    if (sessionId !== undefined) await endCheckout(tx, { sessionId }, 'complete');
  });

/** A checkout as it is now: a paid pack is granted, once. Subscriptions are granted by their invoices. */
export async function settleSession(ctx: Context, sessionId: string): Promise<Stripe.Checkout.Session> {
  const session = await asking(provider(ctx).stripe.checkout.sessions.retrieve(sessionId));
  if (session.status === 'expired') await endCheckout(ctx.db, { sessionId }, 'expired');
  if (session.status !== 'complete') return session;
  const paid = session.payment_status !== 'unpaid';
  const purchase = paid ? await packPurchase(ctx, session) : null;
  if (purchase) await grant(ctx, purchase, sessionId);
  else await endCheckout(ctx.db, { sessionId }, paid ? 'complete' : 'pending');
  return session;
}

/** An invoice as it is now: a paid one brings its credits, once. */
export async function settleInvoice(ctx: Context, invoiceId: string): Promise<Stripe.Invoice> {
  const invoice = await asking(provider(ctx).stripe.invoices.retrieve(invoiceId));
  const purchase = invoice.status === 'paid' ? await invoicePurchase(ctx, invoice) : null;
  if (purchase) await grant(ctx, purchase);
  return invoice;
}
