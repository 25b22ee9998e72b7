import { Worker } from 'node:worker_threads';
import { CodedError, type ErrorCode, type Progress } from '@citelight/contracts';

/** What a thread of ours says: how far it is, and then its result or a typed failure. Anything else is a bug and ends it with its error. */
export type ThreadMessage = { progress: Progress } | { result: unknown } | { failure: { code: ErrorCode; message: string } };

const HEAP_MB = 512;

export type ThreadOptions = { signal: AbortSignal; onProgress?: (progress: Progress) => void };

/**
 * Runs one task on a thread of its own, so that the process goes on answering meanwhile.
 * @throws CodedError the thread's typed failure; `fetch.aborted` when `signal` stopped it; other errors are ours
 */
export async function runOnThread<R>(file: URL, task: object, { signal, onProgress }: ThreadOptions): Promise<R> {
  if (signal.aborted) throw new CodedError('fetch.aborted');
  const { promise, resolve, reject } = Promise.withResolvers<R>();
  const worker = new Worker(file, { workerData: task, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
  const onAbort = () => reject(new CodedError('fetch.aborted'));
  signal.addEventListener('abort', onAbort, { once: true });
  worker.on('message', (message: ThreadMessage) => {
    if ('progress' in message) onProgress?.(message.progress);
    else if ('failure' in message) reject(new CodedError(message.failure.code, message.failure.message));
    else resolve(message.result as R); // safe: a thread answers the task it was given
  });
  worker.once('error', reject);
  worker.once('exit', (code) => reject(new Error(`the thread ended with ${code} and without an answer`)));
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', onAbort);
    await worker.terminate();
  }
}
