import type { Context } from '../../platform/context.ts';
import { type AnyJob, defineJob } from '../../platform/queue.ts';
import { type RequestReport, tickSchedules } from './tick.service.ts';

/** Looks every minute for reports that are due. */
export const scheduleJobs = (requestReport: RequestReport): readonly AnyJob<Context>[] => [
  defineJob<Context>({
    queue: 'tick-schedules',
    cron: '* * * * *',
    async handle(ctx) {
      await tickSchedules(ctx, requestReport);
    },
  }),
];
