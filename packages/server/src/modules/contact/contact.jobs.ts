import type { Context } from '../../platform/context.ts';
import { type AnyJob, defineJob } from '../../platform/queue.ts';
import { deletePastMessages } from './contact.sql.ts';

const DAY_MS = 86_400_000;

export const contactJobs: readonly AnyJob<Context>[] = [
  defineJob<Context>({
    queue: 'contact-clean',
    cron: '41 3 * * *',
    async handle(ctx) {
      await deletePastMessages(ctx.db, new Date(ctx.now().getTime() - ctx.config.CONTACT_MESSAGES_DAYS * DAY_MS));
    },
  }),
];
