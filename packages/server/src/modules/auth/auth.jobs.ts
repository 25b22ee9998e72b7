import type { Context } from '../../platform/context.ts';
import { type AnyJob, defineJob } from '../../platform/queue.ts';
import { cleanAuth } from './cleaning.service.ts';
import { rotateKeys } from './key-rotation.service.ts';
import { REQUESTED_MAILS, sendRequestedMail } from './requested-mails.service.ts';

export const authJobs: readonly AnyJob<Context>[] = [
  defineJob<Context, Parameters<typeof sendRequestedMail>[1]>({ queue: REQUESTED_MAILS, concurrency: 2, handle: sendRequestedMail }),
  defineJob<Context>({ queue: 'auth-clean', cron: '23 * * * *', handle: cleanAuth }),
  defineJob<Context>({ queue: 'auth-rotate-keys', cron: '*/10 * * * *', handle: (ctx) => rotateKeys(ctx) }),
];
