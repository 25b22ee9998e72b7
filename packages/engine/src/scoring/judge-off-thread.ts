import { Worker } from 'node:worker_threads';
import { type Assessment, CodedError } from '@citelight/contracts';
import { type PackedVisit, packVisit } from '../artifacts/packed-visit.ts';
import { threadEnv } from '../artifacts/thread-env.ts';
import type { Visit } from '../artifacts/visit.ts';
import type { JudgeOptions } from '../engine.ts';
import { JUDGE_HEAP_MB, judgingError } from './judge-limits.ts';
import { type AnswerPart, type JudgeRequest, type PackedJudgeOptions, requestBuffers } from './judge-request.ts';

export type OffThreadLimits = {
  /** Milliseconds until the thread is ended; default 60,000 and 200 a page. */
  limitMs?: number;
  signal?: AbortSignal;
};

/** With more, V8 keeps what is dead for longer: a third more memory for no less work. */
const YOUNG_MB = 24;

/**
 * `judgeVisit` on a thread of its own, so that the caller's event loop stays free. The documents' buffers are moved: the packed visit cannot be used again.
 * Rejects with a CodedError: `parse.timeout` past the limit, `parse.too_complex` when the thread ran out of memory, `fetch.aborted` on the signal.
 */
export async function judgePackedVisit(visit: PackedVisit, options: PackedJudgeOptions & OffThreadLimits = {}): Promise<Assessment> {
  const { limitMs = 60_000 + 200 * visit.visit.pages.length, signal, ...judgeOptions } = options;
  if (signal?.aborted) throw new CodedError('fetch.aborted');
  const request: JudgeRequest = { visit, options: judgeOptions };
  const worker = new Worker(new URL('./judge.worker.ts', import.meta.url), {
    workerData: request,
    transferList: requestBuffers(request),
    env: threadEnv(),
    resourceLimits: { maxOldGenerationSizeMb: JUDGE_HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<AnswerPart[]>();
  const onAbort = () => reject(new CodedError('fetch.aborted'));
  const timer = setTimeout(
    () => reject(new CodedError('parse.timeout', `Judging the site took longer than ${Math.round(limitMs / 1000)} seconds.`)),
    limitMs,
  );
  signal?.addEventListener('abort', onAbort, { once: true });
  worker.once('message', resolve);
  worker.once('error', (error: Error) => reject(judgingError(error)));
  worker.once('exit', (code) => reject(new Error(`the judging thread ended with ${code} and without an answer`)));
  let parts: AnswerPart[];
  try {
    parts = await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
    await worker.terminate(); // its memory goes back before the assessment takes its own
  }
  const decoder = new TextDecoder();
  const read = (json: Uint8Array) => JSON.parse(decoder.decode(json));
  return Object.fromEntries(parts.map(([name, json]) => [name, Array.isArray(json) ? json.map(read) : read(json)])) as Assessment; // safe: made by judge.worker.ts
}

/** The same for a visit whose documents are parsed. */
export function judgeOffThread(visit: Visit, options: JudgeOptions & OffThreadLimits = {}): Promise<Assessment> {
  const { competitors, ...rest } = options;
  return judgePackedVisit(packVisit(visit), {
    ...rest,
    ...(competitors && { competitors: competitors.map((one) => (one.visit === null ? one : { ...one, visit: packVisit(one.visit) })) }),
  });
}
