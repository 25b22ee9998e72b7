import type { Context } from '../../platform/context.ts';
import { isCode } from '../../platform/errors.ts';
import { openSubscriptionIds } from './billing.sql.ts';
import { hurryEvents, knownEvents } from './events.sql.ts';
import { asking, provider } from './stripe.service.ts';
import { syncSubscription } from './subscriptions.service.ts';
import { APPLY_EVENTS, takeEvent } from './webhooks.service.ts';

/** Looks for what no webhook told: nothing that was paid is lost, whoever lost the notice. */

/** Longer than the provider itself tries to deliver. */
const LOOK_BACK_SECONDS = 4 * 86_400;

export async function reconcile(ctx: Context): Promise<void> {
  const { stripe, livemode } = provider(ctx);
  const since = Math.floor(ctx.now().getTime() / 1000) - LOOK_BACK_SECONDS;
  let startingAfter: string | undefined;
  for (;;) {
    const params = { created: { gte: since }, limit: 100, ...(startingAfter === undefined ? {} : { starting_after: startingAfter }) };
    const page = await asking(stripe.events.list(params));
    const known = await knownEvents(
      ctx.db,
      page.data.map(({ id }) => id),
    );
    for (const event of page.data) if (event.livemode === livemode && !known.has(event.id)) await takeEvent(ctx, event);
    startingAfter = page.data.at(-1)?.id;
    if (!page.has_more || startingAfter === undefined) break;
  }
  await hurryEvents(ctx.db);
  await ctx.queue.enqueue(ctx.db, APPLY_EVENTS, {}, { key: 'reconciled' });
  for (const id of await openSubscriptionIds(ctx.db)) await syncSubscription(ctx, id);
}

/** By the clock: a server that has no payments set up has nothing to look for. */
export async function reconcileIfConfigured(ctx: Context): Promise<void> {
  try {
    await reconcile(ctx);
  } catch (error) {
    if (!isCode(error, 'billing.not_configured')) throw error;
  }
}
