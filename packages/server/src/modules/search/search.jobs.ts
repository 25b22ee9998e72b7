import type { Context } from '../../platform/context.ts';
import { type AnyJob, defineJob } from '../../platform/queue.ts';
import { noteUnreachable, REFRESH_SEARCH_QUEUE, refreshSearch, revokeLeft } from './connections.service.ts';

export const searchJobs: readonly AnyJob<Context>[] = [
  defineJob<Context, { websiteId: string }>({
    queue: REFRESH_SEARCH_QUEUE,
    handle: refreshSearch,
    giveUp: async (ctx, data) => void (await noteUnreachable(ctx, data)),
  }),
  defineJob<Context>({ queue: 'revoke-search-console', cron: '*/10 * * * *', handle: (ctx) => revokeLeft(ctx) }),
];
