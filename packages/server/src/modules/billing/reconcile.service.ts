import type Stripe from 'stripe';
import type { Context } from '../../platform/context.ts';
import { isCode } from '../../platform/errors.ts';
import { ungranted } from '../credits/credits.service.ts';
import { openSubscriptionIds } from './billing.sql.ts';
import { hurryEvents, knownEvents } from './events.sql.ts';
import { type Source, settleInvoice, settleSession } from './purchases.service.ts';
import { asking, provider } from './stripe.service.ts';
import { syncSubscription } from './subscriptions.service.ts';
import { APPLY_EVENTS, takeEvent } from './webhooks.service.ts';

/** Looks for what no webhook told: nothing that was paid is lost, whoever lost the notice. */

const DAY_SECONDS = 86_400;
/** Longer than the provider itself tries to deliver. */
const EVENT_DAYS = 4;
/** Longer than any period with all the tries to charge it. */
const PAYMENT_DAYS = 62;

type Paging = { created: { gte: number }; limit: number; starting_after?: string };

/** A list of the provider's, page by page, from so many days ago. */
async function* pagesSince<T extends { id?: string }>(
  ctx: Context,
  days: number,
  list: (paging: Paging) => Promise<Stripe.ApiList<T>>,
): AsyncGenerator<T[]> {
  const common = { created: { gte: Math.floor(ctx.now().getTime() / 1000) - days * DAY_SECONDS }, limit: 100 };
  for (let after: string | undefined; ; ) {
    const page = await asking(list(after === undefined ? common : { ...common, starting_after: after }));
    yield page.data;
    after = page.data.at(-1)?.id;
    if (!page.has_more || after === undefined) return;
  }
}

/** Takes in every event that did not come, applies what is due, and copies every open subscription anew. */
export async function reconcile(ctx: Context): Promise<void> {
  const { stripe, livemode } = provider(ctx);
  for await (const events of pagesSince(ctx, EVENT_DAYS, (paging) => stripe.events.list(paging))) {
    const ids = events.map(({ id }) => id);
    const known = await knownEvents(ctx.db, ids);
    for (const event of events) if (event.livemode === livemode && !known.has(event.id)) await takeEvent(ctx, event);
  }
  await hurryEvents(ctx.db);
  await ctx.queue.enqueue(ctx.db, APPLY_EVENTS, {}, { key: 'reconciled' });
  for (const id of await openSubscriptionIds(ctx.db)) await syncSubscription(ctx, id);
}

/** Settles what was paid and brought nothing; answers how many of these brought their credits now. */
async function makeGood(ctx: Context, source: Source, ids: string[], settle: (ctx: Context, id: string) => Promise<unknown>) {
  const missing = await ungranted(ctx.db, source, ids);
  for (const id of missing) await settle(ctx, id);
  const left = await ungranted(ctx.db, source, missing);
  const found = missing.filter((id) => !left.includes(id));
  if (found.length > 0) ctx.log.error({ source, ids: found }, 'payments that had brought no credits were made good');
  return found.length;
}

/** Compares every payment with what it brought, without trusting events at all; answers how many had to be made good. */
export async function comparePayments(ctx: Context): Promise<number> {
  const { stripe } = provider(ctx);
  let found = 0;
  for await (const sessions of pagesSince(ctx, PAYMENT_DAYS, (paging) =>
    stripe.checkout.sessions.list({ ...paging, status: 'complete' }),
  )) {
    const paid = sessions.filter(({ mode, payment_status }) => mode === 'payment' && payment_status !== 'unpaid');
    found += await makeGood(ctx, 'stripe_checkout', idsOf(paid), settleSession);
  }
  for await (const invoices of pagesSince(ctx, PAYMENT_DAYS, (paging) => stripe.invoices.list({ ...paging, status: 'paid' })))
    found += await makeGood(ctx, 'stripe_invoice', idsOf(invoices), settleInvoice);
  return found;
}
const idsOf = (objects: readonly { id?: string }[]): string[] => objects.flatMap(({ id }) => (id === undefined ? [] : [id]));

/** By the clock: a server that has no payments set up has nothing to look for. */
export async function ifConfigured(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isCode(error, 'billing.not_configured')) throw error;
  }
}
