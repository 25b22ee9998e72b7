import type { Context } from '../../platform/context.ts';
import { type AnyJob, defineJob } from '../../platform/queue.ts';
import { applyEvents } from './effects.service.ts';
import { comparePayments, ifConfigured, reconcile } from './reconcile.service.ts';
import { APPLY_EVENTS, APPLYING_AT_ONCE } from './webhooks.service.ts';

export const billingJobs: readonly AnyJob<Context>[] = [
  defineJob<Context>({
    queue: APPLY_EVENTS,
    cron: '* * * * *',
    concurrency: APPLYING_AT_ONCE,
    handle: (ctx) => applyEvents(ctx),
  }),
  defineJob<Context>({
    queue: 'reconcile-payments',
    cron: '17 * * * *',
    limitSeconds: 1_800,
    handle: (ctx) => ifConfigured(reconcile(ctx)),
  }),
  defineJob<Context>({
    queue: 'compare-payments',
    cron: '43 4 * * *',
    limitSeconds: 3_600,
    handle: (ctx) => ifConfigured(comparePayments(ctx)),
  }),
];
