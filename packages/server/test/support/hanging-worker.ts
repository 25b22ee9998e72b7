import { createLog } from '../../src/platform/log.ts';
import { type AnyJob, openQueue } from '../../src/platform/queue.ts';

/** A worker in a process of its own that takes a job and never ends it; the test kills it. */
const log = createLog({ LOG_LEVEL: 'silent' });
const jobs: AnyJob<null>[] = [
  {
    queue: 'hanging',
    retryDelaySeconds: 1,
    handle: () => {
      process.send?.('taken');
      return new Promise(() => {});
    },
  },
];
const queue = await openQueue({ connectionString: process.argv[2] ?? '' }, jobs as AnyJob<never>[], {
  worker: true,
  config: { WORKER_CONCURRENCY: 1 },
  log,
});
await queue.work(jobs, () => null, log);
