import type { RescoredReport } from '@citelight/contracts';
import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database.ts';
import { findStaleVisit, keepRescored, noteNotRescored, selectStale } from './rescore.sql.ts';

/** Scores visits of earlier reports again under the present rubric, so that a history compares like with like. A report keeps the score it was given. */

export const RESCORE_QUEUE = 'rescore-report';
/** Queues the next batch. */
export const RESCORE_MORE_QUEUE = 'queue-rescores';

/** A new rubric makes every report stale at once: so many are queued in a transaction. */
const BATCH = 200;

/** Queues a job for each report that is to be scored again, and with a full batch one that goes on behind it. */
export const queueStale = (ctx: Context, rubric: string, after: string | null): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const stale = await selectStale(tx, rubric, after, BATCH);
    for (const reportId of stale) await ctx.queue.enqueue(tx, RESCORE_QUEUE, { reportId }, { key: reportId });
    const last = stale.at(-1);
    if (last && stale.length === BATCH) await ctx.queue.enqueue(tx, RESCORE_MORE_QUEUE, { after: last }, { key: last });
  });

export const staleVisit = (ctx: Context, reportId: string, rubric: string) => findStaleVisit(ctx.db, reportId, rubric);

export const saveRescored = async (ctx: Context, reportId: string, rescored: RescoredReport): Promise<void> =>
  void (await keepRescored(ctx.db, reportId, rescored));

/** Leaves a report as it is until the next rubric. */
export const leaveAsGiven = async (ctx: Context, reportId: string, rubric: string): Promise<void> =>
  void (await noteNotRescored(ctx.db, reportId, rubric));
