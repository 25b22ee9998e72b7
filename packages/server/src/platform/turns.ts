import { CodedError } from './errors.ts';

/** Nobody waits for a turn longer than this. */
const LONGEST_WAIT_MS = 60_000;

/** Resolves with `before`; throws server.unavailable when that takes too long. */
async function waitFor(before: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new CodedError('server.unavailable')), LONGEST_WAIT_MS);
  await Promise.race([before, late.promise]).finally(() => clearTimeout(timer));
}

/** Work with the same key follows one another within this process, in the order in which it was asked for. */
export function createTurns() {
  /** Of each key, the end of the last work that was asked for. */
  const ends = new Map<string, Promise<void>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = ends.get(key) ?? Promise.resolve();
    const done = Promise.withResolvers<void>();
    const end = before.then(() => done.promise);
    ends.set(key, end);
    try {
      await waitFor(before);
      return await work();
    } finally {
      done.resolve();
      void end.then(() => {
        if (ends.get(key) === end) ends.delete(key);
      });
    }
  };
}
