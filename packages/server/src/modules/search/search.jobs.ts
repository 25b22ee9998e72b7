import type { Context } from '../../platform/context.ts';
import { type AnyJob, defineJob } from '../../platform/queue.ts';
import { noteUnreachable, REFRESH_SEARCH_QUEUE, refreshSearch } from './connections.service.ts';

export const searchJobs: readonly AnyJob<Context>[] = [
  defineJob<Context, { websiteId: string }>({
    queue: REFRESH_SEARCH_QUEUE,
    handle: refreshSearch,
    giveUp: async (ctx, data) => void (await noteUnreachable(ctx, data)),
  }),
];
