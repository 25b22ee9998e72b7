import { type ResourceLimits, type Transferable, Worker } from 'node:worker_threads';
import { CodedError, type ErrorCode, type Progress } from '@citelight/contracts';

/** What a thread of ours says: how far it is, and then its result or a typed failure. Anything else is a bug and ends it with its error. */
export type ThreadMessage = { progress: Progress } | { result: unknown } | { failure: { code: ErrorCode; message: string } };

const HEAP_MB = 512;

export type ThreadOptions = {
  signal: AbortSignal;
  /** Wall-clock limit in milliseconds. What a site sends must not keep a thread beyond it: the caller ends the thread. */
  limitMs: number;
  onProgress?: (progress: Progress) => void;
};

export const startThread = (file: URL, task?: object, transferList: Transferable[] = [], limits: ResourceLimits = {}): Worker =>
  new Worker(file, { workerData: task, transferList, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, ...limits } });

/**
 * Waits for the answer of a thread that has a task.
 * @throws CodedError the thread's typed failure; `fetch.aborted` when `signal` stopped it; `parse.timeout` past the limit; other errors are ours
 */
export async function answerOf<R>(worker: Worker, { signal, limitMs, onProgress }: ThreadOptions): Promise<R> {
  const { promise, resolve, reject } = Promise.withResolvers<R>();
  const onAbort = () => reject(new CodedError('fetch.aborted'));
  const onMessage = (message: ThreadMessage) => {
    if ('progress' in message) onProgress?.(message.progress);
    else if ('failure' in message) reject(new CodedError(message.failure.code, message.failure.message));
    else resolve(message.result as R); // safe: a thread answers the task it was given
  };
  const timer = setTimeout(
    () => reject(new CodedError('parse.timeout', `The work took longer than ${Math.round(limitMs / 1000)} seconds.`)),
    limitMs,
  );
  const onExit = (code: number) => reject(new Error(`the thread ended with ${code} and without an answer`));
  signal.addEventListener('abort', onAbort, { once: true });
  worker.on('message', onMessage).once('error', reject).once('exit', onExit);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
    worker.off('message', onMessage).off('error', reject).off('exit', onExit);
  }
}

/**
 * Runs one task on a thread of its own, so that the process goes on answering meanwhile.
 * @throws CodedError as `answerOf`
 */
export async function runOnThread<R>(file: URL, task: object, options: ThreadOptions): Promise<R> {
  if (options.signal.aborted) throw new CodedError('fetch.aborted');
  const worker = startThread(file, task);
  try {
    return await answerOf<R>(worker, options);
  } finally {
    worker.on('error', () => {}); // what it still throws while it ends concerns nobody
    await worker.terminate();
  }
}
