import { randomBytes, randomUUID } from 'node:crypto';
import { CodedError } from '@citelight/contracts';
import type { NewWebhook, Webhook, WebhookDelivery, WebhookEvent, WebhookPayload } from '@citelight/contracts/api/webhooks';
import { Webhook as Signer } from 'standardwebhooks';
import type { z } from 'zod';
import { audit } from '../../platform/audit.ts';
import type { Context, MemberContext } from '../../platform/context.ts';
import { type Db, type Tx, transaction } from '../../platform/database.ts';
import { shownUrl, slackMessage } from './webhooks.rules.ts';
import * as rows from './webhooks.sql.ts';

/** Events are rows first: written in the transaction that causes them, sent by a job until they arrive or are given up. */

export const DELIVER_QUEUE = 'deliver-webhook';
export const WEBHOOK_PURPOSE = 'webhook';

type Sealed = { url: string; secret: string | null };

type Row = NonNullable<Awaited<ReturnType<typeof rows.findWebhook>>>;
const shown = (row: Row, last: WebhookDelivery | null): Webhook => ({ ...row, events: row.events as WebhookEvent[], last_delivery: last }); // safe: a constraint names the events

export async function listWebhooks(ctx: MemberContext): Promise<{ items: Webhook[]; total: number }> {
  const last = new Map((await rows.selectLastDeliveries(ctx.db, ctx.user.id)).map(({ webhook_id, ...delivery }) => [webhook_id, delivery]));
  const items = (await rows.selectWebhooks(ctx.db, ctx.user.id)).map((row) => shown(row, last.get(row.id) ?? null));
  return { items, total: items.length };
}

const note = (ctx: MemberContext, db: Db, event: 'auth.webhook_created' | 'auth.webhook_deleted', id: string) =>
  audit(db, { event, userId: ctx.user.id, ip: ctx.ip, userAgent: ctx.userAgent, details: { webhook: id } });

/** Creates a webhook; what is returned is the only place where its secret can be read. Throws what is wrong with its address, webhook.limit. */
export async function createWebhook(ctx: MemberContext, wanted: z.output<typeof NewWebhook>): Promise<Webhook & { secret: string | null }> {
  const { url, format, events, drop_threshold: dropThreshold } = wanted;
  await ctx.sites.check(url).catch((error: unknown) => {
    if (!(error instanceof CodedError) || error.code !== 'fetch.refused_address') throw error;
    throw new CodedError(error.code, 'This address is not on the public internet, so nothing can be sent there.', { cause: error });
  });
  const id = randomUUID();
  const secret = format === 'slack' ? null : `whsec_${randomBytes(32).toString('base64')}`;
  const sealed = ctx.secrets.seal(WEBHOOK_PURPOSE, JSON.stringify({ url, secret } satisfies Sealed), id);
  return transaction(ctx.db, async (tx) => {
    const row = await rows.insertWebhook(tx, {
      id,
      userId: ctx.user.id,
      url: shownUrl(url, format),
      sealed,
      format,
      events,
      dropThreshold,
    });
    if (!row) throw new CodedError('webhook.limit');
    await note(ctx, tx, 'auth.webhook_created', id);
    return { ...shown(row, null), secret };
  });
}

/** Deletes a webhook of the caller's. Another's is as unknown as one that does not exist. */
export const deleteWebhook = (ctx: MemberContext, id: string): Promise<{ success: true }> =>
  transaction(ctx.db, async (tx) => {
    if (!(await rows.removeWebhook(tx, ctx.user.id, id))) throw new CodedError('webhook.not_found');
    await note(ctx, tx, 'auth.webhook_deleted', id);
    return { success: true };
  });

async function known(ctx: MemberContext, id: string): Promise<void> {
  if (!(await rows.findWebhook(ctx.db, ctx.user.id, id))) throw new CodedError('webhook.not_found');
}

export async function listDeliveries(ctx: MemberContext, id: string): Promise<{ items: WebhookDelivery[]; total: number }> {
  await known(ctx, id);
  const items = await rows.selectDeliveries(ctx.db, ctx.user.id, id);
  return { items, total: items.length };
}

async function deliverTo(ctx: Context, tx: Tx, userId: string, webhookId: string, eventId: string, payload: WebhookPayload) {
  const delivery = await rows.insertDelivery(tx, { userId, webhookId, eventId, payload });
  if (delivery) await ctx.queue.enqueue(tx, DELIVER_QUEUE, { deliveryId: delivery.id }, { key: delivery.id });
  return delivery;
}

export async function testWebhook(ctx: MemberContext, id: string): Promise<WebhookDelivery> {
  await known(ctx, id);
  const payload = {
    type: 'webhook.test' as const,
    timestamp: ctx.now().toISOString(),
    data: { message: 'This is a test from Citelight. Your webhook works.' },
  };
  const delivery = await transaction(ctx.db, (tx) => deliverTo(ctx, tx, ctx.user.id, id, `msg_${randomUUID()}`, payload));
  if (!delivery) throw new Error('a new event was announced before');
  return delivery;
}

/** Sends a delivery of the caller's again, with the id of its event. */
export const resendDelivery = (ctx: MemberContext, id: string): Promise<WebhookDelivery> =>
  transaction(ctx.db, async (tx) => {
    const delivery = await rows.reopenDelivery(tx, ctx.user.id, id);
    if (!delivery) throw new CodedError('webhook.delivery_not_found');
    await ctx.queue.enqueue(tx, DELIVER_QUEUE, { deliveryId: id });
    return delivery;
  });

/** Whether anything of a member's waits for an event: what it would take to tell need not be gathered otherwise. */
export const isWanted = async (db: Db, userId: string, event: WebhookEvent): Promise<boolean> =>
  (await rows.selectWanting(db, userId, event)).length > 0;

export type Announcement =
  Exclude<WebhookPayload, { type: 'webhook.test' }> extends infer P
    ? P extends { type: infer T; data: infer D }
      ? { type: T; data: D }
      : never
    : never;

/**
 * Announces something to the member's webhooks that want it, in the transaction that causes it.
 * @param about what it is about: the same thing is announced once
 */
export async function announce(ctx: Context, tx: Tx, userId: string, about: string, { type, data }: Announcement): Promise<void> {
  const payload = { type, timestamp: ctx.now().toISOString(), data } as WebhookPayload; // safe: an announcement is a payload without its time
  for (const { id, drop_threshold } of await rows.selectWanting(tx, userId, type)) {
    if (type === 'score.dropped' && data.drop < drop_threshold) continue;
    await deliverTo(ctx, tx, userId, id, `msg_${type}_${about}`, payload);
  }
}

/** One attempt at a delivery. Throws where it failed, so that the queue tries again. */
export async function deliver(ctx: Context, deliveryId: string): Promise<void> {
  const found = await rows.findToSend(ctx.db, deliveryId);
  if (found?.status !== 'pending') return;
  const { url, secret } = JSON.parse(ctx.secrets.open(WEBHOOK_PURPOSE, found.sealed, found.webhook_id)) as Sealed; // safe: sealed by createWebhook
  const payload = found.payload as WebhookPayload; // safe: written by `announce`
  const body = JSON.stringify(found.format === 'slack' ? slackMessage(payload) : payload);
  const now = ctx.now();
  const signed: Record<string, string> = secret
    ? {
        'webhook-id': found.event_id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Signer(secret).sign(found.event_id, now, body),
      }
    : {};
  const outcome = await ctx.sites.post(url, { body, headers: { 'content-type': 'application/json', ...signed } });
  const problem =
    'problem' in outcome ? outcome.problem : outcome.status < 300 ? null : `The address answered with status ${outcome.status}.`;
  await rows.noteAttempt(ctx.db, deliveryId, { responseStatus: 'status' in outcome ? outcome.status : null, problem });
  if (problem !== null) throw new Error(`a webhook was not delivered: ${problem}`);
}

export const giveUp = (ctx: Context, deliveryId: string) => rows.giveUpDelivery(ctx.db, deliveryId);
export const forgetOld = (ctx: Context) => rows.forgetDeliveries(ctx.db);
