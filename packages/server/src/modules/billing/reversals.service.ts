import type Stripe from 'stripe';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { grantCredits, revokeCredits, withAccount } from '../credits/credits.service.ts';
import { creditsTakenBack } from './credits.rules.ts';
import { disputesOf, insertDispute, markReturned } from './disputes.sql.ts';
import { invoicePurchase, type Purchase, packPurchase } from './purchases.service.ts';
import { asking, idOf, provider } from './stripe.service.ts';

/** Refunds and disputes: credits follow the money. All of it is computed from the charge as it is now, so order and repetition do not matter. */

/** What a charge paid for. */
async function purchaseOf(ctx: Context, charge: Stripe.Charge): Promise<Purchase | null> {
  const intent = idOf(charge.payment_intent);
  if (intent === null) return null;
  const { stripe } = provider(ctx);
  const [session] = (await asking(stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 }))).data;
  if (session) return packPurchase(ctx, session);
  const payment = { type: 'payment_intent', payment_intent: intent } as const;
  const [paid] = (await asking(stripe.invoicePayments.list({ payment, limit: 1 }))).data;
  const invoice = paid && idOf(paid.invoice);
  return invoice ? invoicePurchase(ctx, await asking(stripe.invoices.retrieve(invoice))) : null;
}

/** Takes `total` back altogether: out of the purchase first, then out of what won disputes had given back. */
async function takeBack(ctx: Context, tx: Tx, charge: Stripe.Charge, purchase: Purchase): Promise<void> {
  const { userId, source, sourceRef, credits } = purchase;
  const disputes = await disputesOf(tx, charge.id);
  const refunded = charge.amount_refunded > 0 ? creditsTakenBack(credits, charge.amount_captured, charge.amount_refunded) : 0;
  const total = disputes.reduce((sum, dispute) => sum + dispute.credits, refunded);
  if (total > 0) await revokeCredits(ctx, tx, { userId, source, sourceRef, amount: Math.min(total, credits) });
  let over = total - credits;
  for (const { id, credits: returned } of disputes.filter((dispute) => dispute.returned)) {
    const amount = Math.min(over, returned);
    if (amount > 0) await revokeCredits(ctx, tx, { userId, source: 'stripe_dispute', sourceRef: id, amount });
    over -= amount;
  }
}

/** Money of a charge went back: so do its credits, in proportion. */
export async function settleRefunds(ctx: Context, chargeId: string): Promise<void> {
  const charge = await asking(provider(ctx).stripe.charges.retrieve(chargeId));
  const purchase = charge.amount_refunded > 0 ? await purchaseOf(ctx, charge) : null;
  if (!purchase) return;
  await withAccount(ctx, purchase.userId, (tx) => takeBack(ctx, tx, charge, purchase));
}

/** A dispute takes the credits of what is disputed; one that is won gives them back, with the expiry they had. */
export async function settleDispute(ctx: Context, disputeId: string): Promise<void> {
  const { stripe } = provider(ctx);
  const dispute = await asking(stripe.disputes.retrieve(disputeId));
  const charge = await asking(stripe.charges.retrieve(idOf(dispute.charge) ?? ''));
  const purchase = await purchaseOf(ctx, charge);
  if (!purchase) return;
  const { userId, type, expiresAt } = purchase;
  const won = dispute.status === 'won' || dispute.status === 'warning_closed' || dispute.status === 'prevented';
  const credits = creditsTakenBack(purchase.credits, charge.amount_captured, dispute.amount);
  await withAccount(ctx, userId, async (tx) => {
    if (!won && credits > 0) await insertDispute(tx, { id: dispute.id, user_id: userId, charge_id: charge.id, credits });
    const back = won ? await markReturned(tx, dispute.id) : null;
    if (back !== null)
      await grantCredits(ctx, tx, { userId, type, amount: back, expiresAt, source: 'stripe_dispute', sourceRef: dispute.id });
    await takeBack(ctx, tx, charge, purchase);
  });
}
