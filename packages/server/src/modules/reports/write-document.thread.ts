import type { Worker } from 'node:worker_threads';
import { CodedError } from '@citelight/contracts';
import { answerOf, startThread } from '../../platform/threads.ts';
import type { DocumentTask } from './document.thread.ts';

/** Writes documents on a thread that stays for a while: what writes a PDF takes longer to load than to write one. */

const IDLE_MS = 60_000;
/** A report of a thousand pages takes some ten seconds. */
const LIMIT_MS = 2 * 60_000;
/** The thread that waits for the next document; it keeps no process alive. Several at once are written on threads of their own. */
let idle: { worker: Worker; end: NodeJS.Timeout } | undefined;

function take(): Worker {
  if (idle) {
    const { worker, end } = idle;
    idle = undefined;
    clearTimeout(end);
    worker.ref();
    return worker;
  }
  const worker = startThread(new URL('./document.thread.ts', import.meta.url));
  worker.on('error', () => {}); // told by `answerOf` where somebody waits
  worker.on('exit', () => {
    if (idle?.worker === worker) idle = undefined;
  });
  return worker;
}

function keep(worker: Worker): void {
  if (idle) return void worker.terminate();
  worker.unref();
  idle = { worker, end: setTimeout(() => void worker.terminate(), IDLE_MS).unref() };
}

/** The bytes of the document. Throws fetch.aborted when `signal` stopped it; other errors are ours. */
export async function writeDocument(task: DocumentTask, signal: AbortSignal): Promise<Uint8Array> {
  if (signal.aborted) throw new CodedError('fetch.aborted');
  const worker = take();
  worker.postMessage(task);
  try {
    const written = await answerOf<Uint8Array>(worker, { signal, limitMs: LIMIT_MS });
    keep(worker);
    return written;
  } catch (error) {
    await worker.terminate();
    throw error;
  }
}
