import type { Context } from './context.ts';
import { type AnyJob, defineJob } from './queue.ts';

export const limitJobs: readonly AnyJob<Context>[] = [
  defineJob<Context>({
    queue: 'tidy-rate-counters',
    cron: '17 * * * *',
    async handle(ctx) {
      await ctx.db.deleteFrom('rate_counters').where('expire', '<', Date.now()).execute();
    },
  }),
];
