import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, list, Timestamp } from '../entities.ts';
import { CompetitorUrl } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Webhooks: what happens is sent to an address of the member's, signed as Standard Webhooks say. */

export const WEBHOOK_EVENTS = ['report.completed', 'report.failed', 'score.dropped', 'visibility.changed'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

const OfWebsite = z.object({ website_url: z.string(), /** The address in the application. */ link: z.string() });
const OfReport = OfWebsite.extend({ report_id: Id });
const Scored = OfReport.extend({
  overall_score: z.number(),
  /** Of the report of the website before, under the same rubric; null for the first, and where the rubrics differ. */
  previous_score: z.number().nullable(),
});

/** The body of a delivery, by its type. */
export const WebhookPayload = z.discriminatedUnion('type', [
  z.object({ type: z.literal('report.completed'), timestamp: Timestamp, data: Scored }),
  z.object({
    type: z.literal('report.failed'),
    timestamp: Timestamp,
    data: OfReport.extend({ error_code: z.string(), error_message: z.string() }),
  }),
  z.object({
    type: z.literal('score.dropped'),
    timestamp: Timestamp,
    data: Scored.extend({ previous_score: z.number(), drop: z.number() }),
  }),
  z.object({
    type: z.literal('visibility.changed'),
    timestamp: Timestamp,
    data: OfWebsite.extend({
      round_id: Id,
      /** Engines of which a measure changed beyond chance, in shares from 0 to 1. */
      changes: z.array(z.object({ engine: z.string(), measure: z.enum(['mentioned', 'cited']), difference: z.number() })),
    }),
  }),
  z.object({ type: z.literal('webhook.test'), timestamp: Timestamp, data: z.object({ message: z.string() }) }),
]);
export type WebhookPayload = z.infer<typeof WebhookPayload>;

export const WebhookDelivery = z.object({
  id: Id,
  event_id: z.string(),
  type: z.string(),
  status: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.number().int(),
  /** HTTP status of the last answer; null where none came. */
  response_status: z.number().int().nullable(),
  /** Why the last attempt failed; null otherwise. */
  problem: z.string().nullable(),
  created_at: Timestamp,
  attempted_at: Timestamp.nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const Webhook = z.object({
  id: Id,
  /** Of a Slack webhook the host only: its address is a secret. */
  url: z.string(),
  format: z.enum(['standard', 'slack']),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  /** Points that the score must drop for score.dropped. */
  drop_threshold: z.number(),
  created_at: Timestamp,
  last_delivery: WebhookDelivery.nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

export const NewWebhook = z.strictObject({
  url: CompetitorUrl,
  format: z.enum(['standard', 'slack']).default('standard'),
  events: z
    .array(z.enum(WEBHOOK_EVENTS))
    .min(1, 'Please choose at least one event')
    .transform((events) => WEBHOOK_EVENTS.filter((event) => events.includes(event))),
  drop_threshold: z.number().min(0.1, 'Must be at least 0.1').max(100, 'Must be at most 100').default(LIMITS.webhookDropThreshold),
});

const ById = z.strictObject({ id: Id });
const Ok = z.object({ success: z.literal(true) });

export const listWebhooks = endpoint({
  id: 'list-webhooks',
  method: 'GET',
  path: '/api/webhooks',
  access: 'member',
  summary: 'The webhooks of the caller, newest first, each with its last delivery.',
  result: list(Webhook),
});

export const createWebhook = endpoint({
  id: 'create-webhook',
  method: 'POST',
  path: '/api/webhooks',
  access: 'member',
  summary: 'Create a webhook. This answer is the only one with the secret that signs its deliveries; a Slack webhook has none.',
  body: NewWebhook,
  result: Webhook.extend({ secret: z.string().nullable() }),
  errors: ['webhook.limit', 'fetch.refused_address', 'fetch.port', 'fetch.credentials', 'fetch.dns'],
  limitPerMinute: 10,
});

export const deleteWebhook = endpoint({
  id: 'delete-webhook',
  method: 'DELETE',
  path: '/api/webhooks/:id',
  access: 'member',
  summary: 'Delete a webhook with its deliveries. What is on its way may still arrive.',
  params: ById,
  result: Ok,
  errors: ['webhook.not_found'],
});

export const testWebhook = endpoint({
  id: 'test-webhook',
  method: 'POST',
  path: '/api/webhooks/:id/test',
  access: 'member',
  summary: 'Send an event of the type webhook.test.',
  params: ById,
  result: WebhookDelivery,
  errors: ['webhook.not_found'],
  limitPerMinute: 10,
});

export const listWebhookDeliveries = endpoint({
  id: 'list-webhook-deliveries',
  method: 'GET',
  path: '/api/webhooks/:id/deliveries',
  access: 'member',
  summary: 'The newest 50 deliveries of a webhook. They are kept for 30 days.',
  params: ById,
  result: list(WebhookDelivery),
  errors: ['webhook.not_found'],
});

export const resendWebhookDelivery = endpoint({
  id: 'resend-webhook-delivery',
  method: 'POST',
  path: '/api/webhook-deliveries/:id/resend',
  access: 'member',
  summary: 'Send a delivery again, with the id of its event. One that is still being tried is tried at once.',
  params: ById,
  result: WebhookDelivery,
  errors: ['webhook.delivery_not_found'],
  limitPerMinute: 30,
});
