import { LIMITS } from '@citelight/contracts';
import type { WebhookDelivery, WebhookEvent } from '@citelight/contracts/api/webhooks';
import { type Db, firstRow, json, sql } from '../../platform/database.ts';

const SHOWN = ['id', 'url', 'format', 'events', 'drop_threshold', 'created_at'] as const;
const DELIVERY = ['id', 'event_id', 'type', 'status', 'attempts', 'response_status', 'problem', 'created_at', 'attempted_at'] as const;

export const selectWebhooks = (db: Db, userId: string) =>
  db.selectFrom('webhooks').select(SHOWN).where('user_id', '=', userId).orderBy('created_at', 'desc').orderBy('id').execute();

export const findWebhook = (db: Db, userId: string, id: string) =>
  db.selectFrom('webhooks').select(SHOWN).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();

type NewWebhook = {
  id: string;
  userId: string;
  url: string;
  sealed: Buffer;
  format: 'standard' | 'slack';
  events: readonly WebhookEvent[];
  dropThreshold: number;
};

/** Inserts a webhook unless the member has as many as are allowed; undefined then. The account's row is locked, so that calls at once count right. */
export async function insertWebhook(db: Db, { id, userId, url, sealed, format, events, dropThreshold }: NewWebhook) {
  await sql`select 1 from auth.users where id = ${userId} for no key update`.execute(db);
  if ((await selectWebhooks(db, userId)).length >= LIMITS.webhooks) return undefined;
  return db
    .insertInto('webhooks')
    .values({ id, user_id: userId, url, sealed, format, events: [...events], drop_threshold: dropThreshold })
    .returning(SHOWN)
    .executeTakeFirst();
}

export const removeWebhook = (db: Db, userId: string, id: string) =>
  db.deleteFrom('webhooks').where('user_id', '=', userId).where('id', '=', id).returning('id').executeTakeFirst();

/** The newest delivery of each webhook of a member. */
export const selectLastDeliveries = async (db: Db, userId: string) => {
  const { rows } = await sql<WebhookDelivery & { webhook_id: string }>`
    select distinct on (webhook_id) webhook_id, ${sql.join(DELIVERY.map((column) => sql.ref(column)))}
    from webhook_deliveries where user_id = ${userId} order by webhook_id, created_at desc, id`.execute(db);
  return rows;
};

const DELIVERIES_SHOWN = 50;
export const selectDeliveries = (db: Db, userId: string, webhookId: string) =>
  db
    .selectFrom('webhook_deliveries')
    .select(DELIVERY)
    .where('user_id', '=', userId)
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(DELIVERIES_SHOWN)
    .execute();

/** Those of a member's webhooks that want an event. */
export const selectWanting = (db: Db, userId: string, event: WebhookEvent) =>
  db
    .selectFrom('webhooks')
    .select(['id', 'drop_threshold'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`${event} = any(events)`)
    .execute();

/** Undefined where the same event was announced to the webhook before. */
export const insertDelivery = (
  db: Db,
  { userId, webhookId, eventId, payload }: { userId: string; webhookId: string; eventId: string; payload: { type: string } },
) =>
  db
    .insertInto('webhook_deliveries')
    .values({ user_id: userId, webhook_id: webhookId, event_id: eventId, type: payload.type, payload: json(payload) })
    .onConflict((conflict) => conflict.columns(['webhook_id', 'event_id']).doNothing())
    .returning(DELIVERY)
    .executeTakeFirst();

/** What is to be sent, with its webhook. */
export const findToSend = (db: Db, id: string) =>
  db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .select(['d.id', 'd.event_id', 'd.payload', 'd.status', 'w.id as webhook_id', 'w.sealed', 'w.format'])
    .where('d.id', '=', id)
    .executeTakeFirst();

export type Attempted = { responseStatus: number | null; problem: string | null };

export const noteAttempt = (db: Db, id: string, { responseStatus, problem }: Attempted) =>
  db
    .updateTable('webhook_deliveries')
    .set((row) => ({
      status: problem === null ? 'delivered' : 'pending',
      attempts: row('attempts', '+', 1),
      response_status: responseStatus,
      problem,
      attempted_at: sql<string>`clock_timestamp()`,
    }))
    .where('id', '=', id)
    .execute();

export const giveUpDelivery = (db: Db, id: string) =>
  db.updateTable('webhook_deliveries').set({ status: 'failed' }).where('id', '=', id).where('status', '=', 'pending').execute();

export const reopenDelivery = (db: Db, userId: string, id: string) =>
  firstRow(
    db,
    sql<WebhookDelivery>`
      update webhook_deliveries set status = 'pending' where id = ${id} and user_id = ${userId}
      returning ${sql.join(DELIVERY.map((column) => sql.ref(column)))}`,
  );

const KEPT_DAYS = 30;
export const forgetDeliveries = (db: Db) =>
  sql`delete from webhook_deliveries where created_at < clock_timestamp() - make_interval(days => ${KEPT_DAYS})`.execute(db);
