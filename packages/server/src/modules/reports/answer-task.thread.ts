import { parentPort } from 'node:worker_threads';
import { CodedError } from '@citelight/contracts';

/** Waits for the one task of this thread and posts its result, or the typed failure; anything else that is thrown ends the thread. */
export function answerTask<Task, Result>(run: (task: Task) => Promise<Result>): void {
  parentPort?.once('message', async (task: Task) => {
    try {
      parentPort?.postMessage({ result: await run(task) });
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      parentPort?.postMessage({ failure: { code: error.code, message: error.message } });
    }
  });
}

/** JSON in which no text holds what PostgreSQL cannot keep (`storable`, without opening a database's driver on every thread). */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) => (typeof item === 'string' ? item.replaceAll('\0', '\uFFFD').toWellFormed() : item));
export const storableCopy = <T>(value: T): T => JSON.parse(storableJson(value)) as T; // safe: what was just written
