import { CodedError } from '@citelight/contracts';
import type Stripe from 'stripe';
import { batch } from '../../platform/batch.ts';
import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database.ts';
import { insertEvents } from './events.sql.ts';
import { provider } from './stripe.service.ts';

/** Takes events in: verified, kept, and answered before anything else is done about them. */

export const APPLY_EVENTS = 'apply-payment-events';
export const APPLYING_AT_ONCE = 4;
const LARGEST_BATCH = 100;
const TOLERANCE_SECONDS = 300;

/** The library refuses what is too old; a signature from the future would be good for long. */
function checkFuture(signature: string): void {
  const times = [...signature.matchAll(/(?:^|,)t=(\d+)/g)].map(([, seconds]) => Number(seconds));
  if (times.some((seconds) => seconds > Date.now() / 1000 + TOLERANCE_SECONDS)) throw new Error('the signature is dated in the future');
}

function verify(ctx: Context, body: Buffer, signature: string | undefined): Stripe.Event {
  const { stripe, webhookSecret } = provider(ctx);
  try {
    const event = stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret, TOLERANCE_SECONDS);
    checkFuture(signature ?? '');
    if (typeof event.id !== 'string' || typeof event.type !== 'string' || !Number.isSafeInteger(event.created))
      throw new Error('this is no event');
    return event;
  } catch (error) {
    ctx.log.warn({ err: error }, 'a payment event was refused');
    throw new CodedError('billing.signature', undefined, { cause: error });
  }
}

async function takeEvents(ctx: Pick<Context, 'db' | 'queue'>, events: readonly Stripe.Event[]): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const kept = await insertEvents(tx, events);
    // A job applies whatever is due, so a burst needs no more of them than run at once.
    for (const key of kept.slice(0, APPLYING_AT_ONCE)) await ctx.queue.enqueue(tx, APPLY_EVENTS, {}, { key });
  });
}

/** By database: a burst of events costs a transaction for many, not for each. */
const intakes = new WeakMap<Context['db'], (event: Stripe.Event) => Promise<void>>();

/** Keeps an event once and sees to it that it is applied. */
export function takeEvent({ db, queue }: Pick<Context, 'db' | 'queue'>, event: Stripe.Event): Promise<void> {
  const intake = intakes.get(db) ?? batch(LARGEST_BATCH, (events) => takeEvents({ db, queue }, events));
  intakes.set(db, intake);
  return intake(event);
}

/** One delivery. Events of the other mode are ignored: a test payment is none. */
export async function receiveEvent(ctx: Context, body: Buffer, signature: string | undefined) {
  const event = verify(ctx, body, signature);
  if (event.livemode !== provider(ctx).livemode) ctx.log.warn({ event: event.id }, 'a payment event of the other mode is ignored');
  else await takeEvent(ctx, event);
  return { received: true };
}
