import type { Context } from '../../platform/context.ts';
import { type AnyJob, defineJob } from '../../platform/queue.ts';
import { ERASE_QUEUE, eraseClosedAccounts } from './erasure.service.ts';

export const erasureJobs: readonly AnyJob<Context>[] = [
  defineJob<Context>({ queue: ERASE_QUEUE, cron: '*/10 * * * *', limitSeconds: 3_600, handle: (ctx) => eraseClosedAccounts(ctx) }),
];
