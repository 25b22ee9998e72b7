import type { Context } from '../../platform/context.ts';
import { type AnyJob, defineJob } from '../../platform/queue.ts';
import { sweepCredits } from './credits.service.ts';

export const creditJobs: readonly AnyJob<Context>[] = [
  defineJob<Context>({
    queue: 'sweep-credits',
    cron: '* * * * *',
    async handle(ctx) {
      await sweepCredits(ctx);
    },
  }),
];
