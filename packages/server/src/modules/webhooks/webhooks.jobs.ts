import type { Context } from '../../platform/context.ts';
import { type AnyJob, defineJob } from '../../platform/queue.ts';
import { DELIVER_QUEUE, deliver, forgetOld, giveUp } from './webhooks.service.ts';

/** After 30 seconds, doubling up to an hour: nine attempts in about two hours. */
const RETRIES = 8;
const FIRST_RETRY_SECONDS = 30;

export const webhookJobs: readonly AnyJob<Context>[] = [
  defineJob<Context, { deliveryId: string }>({
    queue: DELIVER_QUEUE,
    concurrency: 4,
    retries: RETRIES,
    retryDelaySeconds: FIRST_RETRY_SECONDS,
    limitSeconds: 60,
    handle: (ctx, { deliveryId }) => deliver(ctx, deliveryId),
    giveUp: async (ctx, { deliveryId }) => void (await giveUp(ctx, deliveryId)),
  }),
  defineJob<Context>({ queue: 'forget-webhook-deliveries', cron: '41 3 * * *', handle: async (ctx) => void (await forgetOld(ctx)) }),
];
