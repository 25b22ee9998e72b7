// @each-postgresql: it is about the job queue's SQL.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '../src/platform/log.ts';
import { type AnyJob, openQueue, type RunningQueue } from '../src/platform/queue.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
const log = createLog({ LOG_LEVEL: 'silent' });
beforeAll(async () => {
  server = await startServer({ env: { ROLE: 'api' } });
});
afterAll(() => server?.stop());

const open = (jobs: readonly AnyJob<null>[], worker = true) =>
  openQueue({ connectionString: server.database.url }, jobs as readonly AnyJob<never>[], { worker, config: server.services.config, log });
/** A queue whose worker runs these jobs. */
async function working(jobs: readonly AnyJob<null>[]): Promise<RunningQueue> {
  const queue = await open(jobs);
  await queue.work(jobs, () => null, log);
  return queue;
}

describe('the queue', () => {
  it('runs a job once the caller’s transaction commits, and soon', async () => {
    const ran: unknown[] = [];
    const queue = await working([{ queue: 'soon', handle: async (_, data) => void ran.push(data) }]);
    await server.db.transaction().execute((tx) => queue.enqueue(tx, 'soon', { id: 1 }));
    await expect(
      server.db.transaction().execute(async (tx) => {
        await queue.enqueue(tx, 'soon', { id: 2 });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await server.db.transaction().execute((tx) => queue.enqueue(tx, 'soon', { id: 3 }));
    await vi.waitFor(() => expect(ran).toEqual([{ id: 1 }, { id: 3 }]), { timeout: 10_000 });
    await queue.stop();
  });

  it('holds one waiting job for a key, and any number without', async () => {
    const queue = await open([{ queue: 'keyed', handle: async () => {} }], false);
    for (const key of ['a', 'a', 'b', undefined, undefined]) await queue.enqueue(server.db, 'keyed', {}, key ? { key } : {});
    const { rows } = await server.services.pool.query(`select count(*) as n from jobs.job where name = 'keyed'`);
    expect(rows).toEqual([{ n: 4 }]);
    await queue.stop();
  });

  it('tries again, with the number of the attempt, and then gives up once', async () => {
    const attempts: number[] = [];
    const givenUp: unknown[] = [];
    const job: AnyJob<null> = {
      queue: 'failing',
      retries: 2,
      retryDelaySeconds: 1,
      handle: async (_, __, attempt) => {
        attempts.push(attempt.number);
        throw new Error(`attempt ${attempt.number}`);
      },
      giveUp: async (_, data, reason) => void givenUp.push([data, reason]),
    };
    const queue = await working([job]);
    await queue.enqueue(server.db, 'failing', { id: 7 });
    await vi.waitFor(() => expect(givenUp).toEqual([[{ id: 7 }, 'attempt 3']]), { timeout: 30_000 });
    expect(attempts).toEqual([1, 2, 3]);
    await queue.stop();
  });

  it('lets a running job end before it stops', async () => {
    let ended = false;
    let started = () => {};
    const running = new Promise<void>((done) => {
      started = done;
    });
    const queue = await working([
      {
        queue: 'slow',
        handle: async () => {
          started();
          await new Promise((done) => setTimeout(done, 300));
          ended = true;
        },
      },
    ]);
    await queue.enqueue(server.db, 'slow', {});
    await running;
    await queue.stop();
    expect(ended).toBe(true);
  });

  it('SC-6 loses no job and does none twice while its workers are replaced one after the other', async () => {
    const done: number[] = [];
    const job: AnyJob<null> = {
      queue: 'replaced',
      concurrency: 4,
      handle: async (_, data) => {
        await new Promise(setImmediate);
        done.push((data as { n: number }).n);
      },
    };
    let worker = await working([job]);
    const all = Array.from({ length: 100 }, (_, n) => n);
    for (let n = 0; n < 5; n++) {
      for (const one of all.slice(n * 20, n * 20 + 20)) await worker.enqueue(server.db, 'replaced', { n: one });
      await worker.stop();
      worker = await working([job]);
    }
    await vi.waitFor(() => expect(done.toSorted((a, b) => a - b)).toEqual(all), { timeout: 50_000 });
    await worker.stop();
  });

  it('SC-3 gives the job of a killed worker to another within 90 seconds', { timeout: 120_000 }, async () => {
    const child = fork(join(import.meta.dirname, 'support/hanging-worker.ts'), [server.database.url]);
    const setup = await open([{ queue: 'hanging', handle: async () => {} }], false);
    await setup.enqueue(server.db, 'hanging', { id: 9 });
    await once(child, 'message');
    child.kill('SIGKILL');
    const killed = performance.now();
    const taken: number[] = [];
    const queue = await working([
      { queue: 'hanging', retryDelaySeconds: 1, handle: async (_, __, attempt) => void taken.push(attempt.number) },
    ]);
    await vi.waitFor(() => expect(taken).toEqual([2]), { timeout: 90_000, interval: 200 });
    expect((performance.now() - killed) / 1000).toBeLessThan(90);
    await queue.stop();
    await setup.stop();
  });
});
