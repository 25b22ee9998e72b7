import type { Context } from '../../platform/context.ts';
import { type AnyJob, defineJob } from '../../platform/queue.ts';
import { cleanMessages } from './contact.service.ts';

export const contactJobs: readonly AnyJob<Context>[] = [
  defineJob<Context>({ queue: 'contact-clean', cron: '41 3 * * *', handle: (ctx) => cleanMessages(ctx) }),
];
