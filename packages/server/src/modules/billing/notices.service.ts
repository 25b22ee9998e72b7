import { createElement as h, type ReactElement } from 'react';
import type Stripe from 'stripe';
import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { ActionRequiredMail, PaymentFailedMail, PurchaseFailedMail } from './billing.mail.ts';
import { addressOfMember, claimNotice, memberOf } from './billing.sql.ts';
import { idOf } from './stripe.service.ts';

/** Mails about payments that need their owner, each once. */

async function notify(ctx: Context, customer: string | null, key: string, subject: string, body: ReactElement): Promise<void> {
  const userId = customer === null ? null : await memberOf(ctx.db, customer);
  if (userId === null) return;
  await transaction(ctx.db, async (tx) => {
    const member = await addressOfMember(tx, userId);
    if (!member?.email || !(await claimNotice(tx, key, userId))) return;
    await queueMail(ctx, tx, { purpose: 'payment', to: member.email, userId, subject, body });
  });
}

export async function notifyPaymentFailed(ctx: Context, invoice: Stripe.Invoice): Promise<void> {
  if (invoice.status === 'paid') return;
  const again = invoice.next_payment_attempt;
  const triesAgain = again === null ? null : new Date(again * 1000).toISOString().slice(0, 10);
  const body = h(PaymentFailedMail, { link: `${ctx.config.PUBLIC_URL}/manage-subscription`, triesAgain });
  await notify(ctx, idOf(invoice.customer), `failed:${invoice.id}:${invoice.attempt_count}`, 'Your payment failed', body);
}

export async function notifyActionRequired(ctx: Context, invoice: Stripe.Invoice): Promise<void> {
  if (invoice.status === 'paid') return;
  const hosted = invoice.hosted_invoice_url;
  const link = hosted && URL.canParse(hosted) ? hosted : `${ctx.config.PUBLIC_URL}/manage-subscription`;
  const key = `action:${invoice.id}:${invoice.attempt_count}`;
  await notify(ctx, idOf(invoice.customer), key, 'Please confirm your payment', h(ActionRequiredMail, { link }));
}

export const notifyPurchaseFailed = (ctx: Context, session: Stripe.Checkout.Session): Promise<void> =>
  notify(
    ctx,
    idOf(session.customer),
    `purchase:${session.id}`,
    'Your purchase was not paid',
    h(PurchaseFailedMail, { link: `${ctx.config.PUBLIC_URL}/purchase-credits` }),
  );
