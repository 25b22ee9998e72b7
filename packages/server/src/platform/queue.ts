import { randomUUID } from 'node:crypto';
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Config } from './config.ts';
import type { Connection, Db } from './database.ts';
import type { Log } from './log.ts';

/** Background work: jobs are rows of the same database, put there by the transaction that wants them done. */

export type EnqueueOptions = {
  /** While a job with this key waits in the queue, another is not added. */
  key?: string;
  delaySeconds?: number;
  /** Higher is earlier. */
  priority?: number;
};

export type Queue = {
  /** Adds a job in the caller's transaction: it exists if and only if that commits. Data are ids, not facts. */
  enqueue(tx: Db, queue: string, data: object, options?: EnqueueOptions): Promise<void>;
  /** Throws unless the queue can be read. */
  check(): Promise<void>;
  /** Jobs by queue that wait, run and were given up. */
  counts(): Promise<{ queue: string; waiting: number; active: number; failed: number }[]>;
};

/** One attempt at a job. */
export type Attempt = {
  jobId: string;
  /** 1 for the first. A worker that was thought dead and comes back holds an older number: pass it to every write that must not happen twice. */
  number: number;
  /** Aborted when the worker stops or the attempt was given to another worker. */
  signal: AbortSignal;
};

/** A kind of job. Handlers are idempotent: a job may run again after a crash. */
export type Job<C, T extends object = Record<string, never>> = {
  queue: string;
  /** Attempts after the first; default 2. */
  retries?: number;
  /** Seconds before the first retry, doubling; default 5. */
  retryDelaySeconds?: number;
  /** The longest a single attempt may take; default 15 minutes. */
  limitSeconds?: number;
  /** Jobs of this kind that run at once in a process; default 1. `analyses`: as many as WORKER_CONCURRENCY says. */
  concurrency?: number | 'analyses';
  /** Also runs by the clock: minute, hour, day, month, weekday in UTC. A tick missed while nothing ran is not made up. */
  cron?: string;
  handle(ctx: C, data: T, attempt: Attempt): Promise<void>;
  /** Called once when all attempts failed, with the same care: it may run again after a crash. */
  giveUp?(ctx: C, data: T, reason: string): Promise<void>;
};
/** Any kind of job; the queue's data are what `enqueue` put there. */
// biome-ignore lint/suspicious/noExplicitAny: data differ by job and meet their handler again by the queue's name
export type AnyJob<C> = Job<C, any>;
export const defineJob = <C, T extends object = Record<string, never>>(job: Job<C, T>): Job<C, T> => job;

/** A worker that dies is noticed after HEARTBEAT + MONITOR seconds at the latest; with the retry's delay well below 90. */
const HEARTBEAT_SECONDS = 20;
const MONITOR_SECONDS = 10;
/** New jobs wake a worker at once; retries and delayed jobs are found by looking, for all queues in one query. */
const LOOK_MS = 2_000;
/** Without notifications, and without one who looks, each worker asks for itself. */
const POLL_SECONDS = 2;
const BACKSTOP_SECONDS = 60;
/** Queues with a job that a worker would be given. */
const DUE = `select name from jobs.queue q
  where exists (select from jobs.job j where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= jobs.job_now())`;
const STOP_LIMIT_MS = 20_000;

const deadLetterOf = (queue: string) => `${queue}.given-up`;

export type RunningQueue = Queue & {
  work<C>(jobs: readonly AnyJob<C>[], contextOf: (queue: string, jobId: string) => C, log: Log): Promise<void>;
  /** Puts a job back that was taken from another queue, as it was. */
  restore(job: { name: string; data: object; key: string | null; priority: number; startAfter: Date }): Promise<void>;
  /** Lets running jobs end, for at most 20 seconds; what is not done by then is handed back. */
  stop(): Promise<void>;
};

/** Opens the queue. Only a worker supervises it: looks for dead workers, keeps the clock, clears old jobs. */
export async function openQueue(
  connection: Connection,
  jobs: readonly AnyJob<never>[],
  options: { worker: boolean; config: Pick<Config, 'WORKER_CONCURRENCY'>; log: Log },
): Promise<RunningQueue> {
  const { worker, log } = options;
  const boss = new PgBoss({
    ...connection,
    schema: 'jobs',
    max: worker ? 4 + options.config.WORKER_CONCURRENCY : 2,
    supervise: worker,
    schedule: worker && jobs.some(({ cron }) => cron),
    useListenNotify: worker,
    superviseIntervalSeconds: MONITOR_SECONDS,
    monitorIntervalSeconds: MONITOR_SECONDS,
    cronMonitorIntervalSeconds: 30,
  } as ConstructorParameters<typeof PgBoss>[0]);
  boss.on('error', (error) => log.warn({ err: error }, 'the queue had trouble'));
  boss.on('warning', (warning) => log.warn({ warning }, 'the queue warns'));
  await boss.start();
  await declareQueues(boss, jobs);

  /** The workers of each queue. */
  const workers = new Map<string, string[]>();
  let looking: NodeJS.Timeout | undefined;
  let look: Promise<void> | undefined;
  const wakeDue = async () => {
    try {
      const { rows } = await boss.getDb().executeSql(DUE);
      for (const { name } of rows as { name: string }[]) for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
    } catch (error) {
      log.warn({ err: error }, 'the queue had trouble');
    }
    look = undefined;
  };

  return {
    async enqueue(tx, queue, data, { key, delaySeconds, priority } = {}) {
      const settings = {
        singletonKey: key ?? randomUUID(),
        ...(delaySeconds === undefined ? {} : { startAfter: delaySeconds }),
        ...(priority === undefined ? {} : { priority }),
      };
      await boss.send(queue, data, { ...settings, db: fromKysely(tx) });
    },
    async check() {
      if ((await boss.schemaVersion()) === null) throw new Error('the queue is not installed');
    },
    async counts() {
      const queues = await boss.getQueues();
      return queues.map(({ name, queuedCount, activeCount, failedCount }) => ({
        queue: name,
        waiting: queuedCount,
        active: activeCount,
        failed: failedCount,
      }));
    },
    async work(all, contextOf, workLog) {
      const work: Work = async (queue, count, handle) => {
        const ids = workers.get(queue) ?? [];
        workers.set(queue, ids);
        for (let n = 0; n < count; n++) ids.push(await boss.work(queue, WORK, handle));
      };
      for (const job of all) {
        await startWorking(work, job, options.config.WORKER_CONCURRENCY, contextOf, workLog);
        if (job.cron) await boss.schedule(job.queue, job.cron, {}, { tz: 'UTC' });
      }
      looking ??= setInterval(() => {
        look ??= wakeDue();
      }, LOOK_MS);
    },
    async restore({ name, data, key, priority, startAfter }) {
      await boss.send(name, data, { singletonKey: key ?? randomUUID(), priority, startAfter });
    },
    async stop() {
      clearInterval(looking);
      await look;
      await boss.stop({ graceful: true, timeout: STOP_LIMIT_MS, close: true });
    },
  };
}

async function declareQueues(boss: PgBoss, jobs: readonly AnyJob<never>[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const declare = async (name: string, settings: Parameters<PgBoss['createQueue']>[1]) => {
    const { policy: _, ...changeable } = settings ?? {};
    const now = existing.get(name);
    if (!now) await boss.createQueue(name, settings);
    else if (Object.entries(changeable).some(([key, value]) => now[key as keyof typeof now] !== value))
      await boss.updateQueue(name, changeable);
  };
  for (const job of jobs) {
    const common = { heartbeatSeconds: HEARTBEAT_SECONDS, expireInSeconds: job.limitSeconds ?? 900, notify: true };
    if (job.giveUp)
      await declare(deadLetterOf(job.queue), { ...common, retryLimit: 10, retryDelay: 5, retryBackoff: true, retryDelayMax: 600 });
    await declare(job.queue, {
      ...common,
      // `short`: one waiting job for each key; enqueue gives every job without one a key of its own.
      policy: 'short',
      retryLimit: job.retries ?? 2,
      retryDelay: job.retryDelaySeconds ?? 5,
      retryBackoff: true,
      retryDelayMax: 3_600,
      ...(job.giveUp ? { deadLetter: deadLetterOf(job.queue) } : {}),
    });
  }
}

const WORK = { pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: BACKSTOP_SECONDS, includeMetadata: true } as const;
/** Starts so many workers of a queue, each with one job at a time. */
type Work = (queue: string, count: number, handle: (jobs: JobWithMetadata<object>[]) => Promise<void>) => Promise<void>;

async function startWorking<C>(
  work: Work,
  job: AnyJob<C>,
  analyses: number,
  contextOf: (queue: string, jobId: string) => C,
  log: Log,
): Promise<void> {
  await work(job.queue, job.concurrency === 'analyses' ? analyses : (job.concurrency ?? 1), async ([row]) => {
    if (!row) return;
    const attempt = { jobId: row.id, number: row.retryCount + 1, signal: row.signal };
    const began = performance.now();
    try {
      await job.handle(contextOf(job.queue, row.id), row.data ?? {}, attempt);
      log.info({ queue: job.queue, job: row.id, attempt: attempt.number, ms: Math.round(performance.now() - began) }, 'job done');
    } catch (error) {
      log.error({ queue: job.queue, job: row.id, attempt: attempt.number, err: error }, 'job failed');
      throw error;
    }
  });
  if (job.giveUp) {
    await work(deadLetterOf(job.queue), 1, async ([row]) => {
      if (row) await job.giveUp?.(contextOf(job.queue, row.id), row.data ?? {}, reasonOf(row));
    });
  }
}

const reasonOf = (row: JobWithMetadata<object>): string => {
  const output = row.sourceOutput;
  return output && 'message' in output && typeof output.message === 'string' ? output.message : 'the worker stopped';
};
