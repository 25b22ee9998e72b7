import type { VisibilityEngine } from '@citelight/contracts';
import type { Context } from '../../platform/context.ts';
import { type AnyJob, defineJob } from '../../platform/queue.ts';
import { REMATCH_QUEUE } from './questions.service.ts';
import { ASK_QUEUE, askDue, forgetOld, giveUpEngine, rematch } from './rounds.service.ts';

/** A job asks one engine what is due in one round; several engines are asked at once. */
const ENGINES_AT_ONCE = 3;

export const visibilityJobs: readonly AnyJob<Context>[] = [
  defineJob<Context, { roundId: string; engine: VisibilityEngine }>({
    queue: ASK_QUEUE,
    concurrency: ENGINES_AT_ONCE,
    retries: 5,
    handle: askDue,
    giveUp: giveUpEngine,
  }),
  defineJob<Context, { websiteId: string }>({ queue: REMATCH_QUEUE, handle: rematch }),
  defineJob<Context>({ queue: 'forget-visibility', cron: '17 3 * * *', handle: forgetOld }),
];
