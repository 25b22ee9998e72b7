import type { RescoredReport } from '@citelight/contracts';
import { RUBRIC_VERSION } from '@citelight/engine/scoring/rubric';
import type { Context } from '../../platform/context.ts';
import { type AnyJob, type Attempt, defineJob } from '../../platform/queue.ts';
import { leaveAsGiven, queueStale, RESCORE_MORE_QUEUE, RESCORE_QUEUE, saveRescored, staleVisit } from './rescore.service.ts';
import { runEngine } from './run-engine.thread.ts';

/** History under one rubric: one report at a time in a process, beside the analyses that somebody waits for. */

export const queueRescores = (ctx: Context): Promise<void> => queueStale(ctx, RUBRIC_VERSION, null);

async function rescore(ctx: Context, { reportId }: { reportId: string }, { signal }: Attempt): Promise<void> {
  const visit = await staleVisit(ctx, reportId, RUBRIC_VERSION);
  if (!visit) return;
  let rescored: RescoredReport;
  try {
    rescored = await runEngine<'rescore'>({ task: 'rescore', visit }, { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    // Judging is pure: what failed once fails again. Often the visit is older than what checks look at today.
    ctx.log.info({ report: reportId, err: error }, 'the visit cannot be scored again');
    return leaveAsGiven(ctx, reportId, RUBRIC_VERSION);
  }
  await saveRescored(ctx, reportId, rescored);
}

export const rescoreJobs: readonly AnyJob<Context>[] = [
  defineJob<Context, { reportId: string }>({ queue: RESCORE_QUEUE, handle: rescore }),
  defineJob<Context, { after: string }>({ queue: RESCORE_MORE_QUEUE, handle: (ctx, { after }) => queueStale(ctx, RUBRIC_VERSION, after) }),
];
