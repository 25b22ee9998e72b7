import type { Context } from '../../platform/context.ts';
import { type AnyJob, defineJob } from '../../platform/queue.ts';
import { ANSWER_QUEUE, answerQuestions } from './evidence.service.ts';

export const evidenceJobs: readonly AnyJob<Context>[] = [
  defineJob<Context, { reportId: string }>({ queue: ANSWER_QUEUE, concurrency: 'analyses', handle: answerQuestions }),
];
