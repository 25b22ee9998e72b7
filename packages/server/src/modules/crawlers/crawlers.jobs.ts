import type { Context } from '../../platform/context.ts';
import { type AnyJob, defineJob } from '../../platform/queue.ts';
import { forgetAddresses } from './logs.service.ts';
import { refreshRanges } from './ranges.service.ts';

export const crawlersJobs: readonly AnyJob<Context>[] = [
  defineJob<Context>({ queue: 'forget-crawler-addresses', cron: '53 3 * * *', handle: (ctx) => forgetAddresses(ctx) }),
  defineJob<Context>({ queue: 'refresh-crawler-ranges', cron: '29 2 * * 1', handle: async (ctx) => void (await refreshRanges(ctx)) }),
];
