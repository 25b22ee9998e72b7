import { AT_WORKER_START, JOBS } from './modules.ts';
import { jobContext, type Services } from './platform/context.ts';
import type { RunningQueue } from './platform/queue.ts';

/** The door for background work: takes jobs from the queue until that is stopped. */
export async function startWorker(services: Services, queue: RunningQueue): Promise<void> {
  for (const start of AT_WORKER_START) await start(jobContext(services, 'worker-start', 'worker-start'));
  await queue.work(JOBS, (name, jobId) => jobContext(services, name, jobId), services.log);
}
