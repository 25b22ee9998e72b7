import { type Db, type Tx, transaction } from './database.ts';
import { CodedError } from './errors.ts';

/** Nobody waits for a turn longer than this. */
const LONGEST_WAIT_MS = 60_000;
/** So many share a transaction at most: whoever came first waits for the others' work. */
const LARGEST_BATCH = 16;

type Waiting = {
  work: (tx: Tx) => Promise<unknown>;
  done: (result: unknown) => void;
  fail: (error: unknown) => void;
  timer: NodeJS.Timeout;
};

/** One of a shared transaction failed, so nothing of it was committed. */
class Undone extends Error {}

/**
 * Work with the same key follows one another within this process, in the order in which it was asked for, in transactions that `open` begins. What has come
 * to wait meanwhile shares one and so waits for the disk once; when one of it fails, all is taken back and done again, each in a transaction of its own. So
 * work does nothing outside the database, and lets the database's errors through.
 */
export function createKeyedMutex(open: (tx: Tx, key: string) => Promise<void>) {
  const queues = new WeakMap<Db, Map<string, Waiting[]>>();

  const commit = (db: Db, key: string, works: readonly Waiting['work'][]): Promise<unknown[]> =>
    transaction(db, async (tx) => {
      await open(tx, key);
      const results: unknown[] = [];
      for (const work of works) results.push(await work(tx));
      return results;
    });

  const alone = (db: Db, key: string, { work, done, fail }: Waiting): Promise<void> =>
    commit(db, key, [work]).then(([result]) => done(result), fail);

  async function batch(db: Db, key: string, all: readonly Waiting[]): Promise<void> {
    const undoing = all.map(({ work }) => async (tx: Tx) => {
      try {
        return await work(tx);
      } catch (cause) {
        throw new Undone('', { cause });
      }
    });
    try {
      const results = await commit(db, key, undoing);
      for (const [i, { done }] of all.entries()) done(results[i]);
    } catch (error) {
      if (error instanceof Undone) for (const one of all) await alone(db, key, one);
      // Perhaps it was committed and the answer was lost, so it is not done again.
      else for (const { fail } of all) fail(error);
    }
  }

  async function serve(db: Db, key: string, queue: Waiting[]): Promise<void> {
    for (let next = queue.splice(0, LARGEST_BATCH); next[0]; next = queue.splice(0, LARGEST_BATCH)) {
      for (const { timer } of next) clearTimeout(timer);
      await (next.length === 1 ? alone(db, key, next[0]) : batch(db, key, next));
    }
    queues.get(db)?.delete(key);
  }

  return <T>(db: Db, key: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
    new Promise<T>((done, fail) => {
      const keys = queues.get(db) ?? new Map<string, Waiting[]>();
      queues.set(db, keys);
      const atWork = keys.get(key);
      const queue = atWork ?? [];
      const giveUp = () => {
        queue.splice(queue.indexOf(waiting), 1);
        fail(new CodedError('server.unavailable'));
      };
      const waiting = { work, done: done as (result: unknown) => void, fail, timer: setTimeout(giveUp, LONGEST_WAIT_MS) };
      queue.push(waiting);
      if (atWork) return;
      keys.set(key, queue);
      void serve(db, key, queue);
    });
}
