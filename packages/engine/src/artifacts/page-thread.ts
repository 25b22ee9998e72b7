import { Worker } from 'node:worker_threads';
import { messageOf } from '@citelight/contracts';
import type { PackedReading, PageFacts, PageInput, PageReading, ThreadMessage } from './page-reading.ts';
import { threadEnv } from './thread-env.ts';

const unpack = (reading: PackedReading): PageReading =>
  reading.ok ? { ...reading, facts: JSON.parse(reading.facts) as PageFacts } : reading; // safe: packed by page.worker.ts

/** Bounds of one thread: with them the worst page known stays below 450 MB for the whole process. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 8 };
/** A thread that a huge page has left with so much heap is replaced: what it holds would come on top of the next page's. */
const FULL_MB = 110;
/** A busy machine may give a thread little of its time: it is only ended once it has used the limit itself, or after this many times the limit. */
const PATIENCE = 5;
/** A thread deep in one native call does not answer for its processor time. */
const ANSWER_MS = 250;

const failure = (code: 'parse.timeout' | 'parse.too_complex' | 'fetch.aborted'): PageReading => ({
  ok: false,
  code,
  message: messageOf(code),
});

/** One worker thread that can be ended and replaced at any moment. */
export class PageThread {
  private worker: Worker | null = null;
  private ready: Promise<void> = Promise.resolve();
  private readonly limitMs: number;
  private settle: ((reading: PageReading) => void) | null = null;
  private timer: NodeJS.Timeout | undefined;
  /** Processor time the thread had used after its last page. */
  private cpuMs = 0;

  constructor(limitMs: number) {
    this.limitMs = limitMs;
    this.start();
  }

  /** Reads one page; the next may come once this is settled. */
  async read(input: PageInput): Promise<PageReading> {
    if (!this.worker) this.start();
    this.worker?.ref();
    const reading = new Promise<PageReading>((resolve) => {
      this.settle = resolve;
    });
    await this.ready;
    const { worker } = this;
    if (worker && this.settle) {
      const body = ownBuffer(input.body);
      worker.postMessage({ ...input, body }, [body.buffer]);
      this.watch(worker, this.limitMs, performance.now() + PATIENCE * this.limitMs);
    }
    return reading;
  }

  async close(): Promise<void> {
    this.finish(failure('fetch.aborted'));
    await this.stop();
  }

  private start(): void {
    const worker = new Worker(new URL('./page.worker.ts', import.meta.url), { resourceLimits: MEMORY, env: threadEnv() });
    this.worker = worker;
    this.ready = new Promise((resolve) => {
      worker.on('message', ({ cpuMs, heapMb, reading }: ThreadMessage) => {
        this.cpuMs = cpuMs;
        if (!reading) resolve();
        else if (heapMb < FULL_MB) this.finish(unpack(reading));
        // Its memory goes back before the next thread takes its own.
        else void this.stop().then(() => this.finish(unpack(reading)));
      });
      // Out of memory or stack; a thread that was ended here is no longer ours.
      const lost = () => {
        resolve();
        if (this.worker !== worker) return;
        this.worker = null;
        this.finish(failure('parse.too_complex'));
      };
      worker.on('error', lost);
      worker.on('exit', lost);
    });
    worker.unref();
  }

  private finish(reading: PageReading): void {
    clearTimeout(this.timer);
    this.worker?.unref();
    const { settle } = this;
    this.settle = null;
    settle?.(reading);
  }

  /** Looks, each time the page could have used up its processor time, whether it has. */
  private watch(worker: Worker, waitMs: number, patientUntil: number): void {
    this.timer = setTimeout(async () => {
      const now = await cpuMsOf(worker);
      if (this.worker !== worker || !this.settle) return;
      const left = now === null ? 0 : this.limitMs - (now - this.cpuMs);
      if (left > 0 && performance.now() < patientUntil) {
        this.watch(worker, Math.max(left, ANSWER_MS), patientUntil);
        return;
      }
      const stopped = this.stop();
      this.finish(failure('parse.timeout'));
      await stopped;
    }, waitMs);
  }

  private async stop(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }
}

/** Milliseconds of processor time a thread has used; null when it does not say. */
async function cpuMsOf(worker: Worker): Promise<number | null> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ANSWER_MS, null);
  });
  const used = worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => null,
  );
  const answer = await Promise.race([used, silence]);
  clearTimeout(timer);
  return answer;
}

/** A view of a larger buffer (a slice, or one from Node's pool) must not take its neighbours along. */
function ownBuffer(body: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = body;
  return buffer instanceof ArrayBuffer && buffer.byteLength === body.byteLength ? new Uint8Array(buffer) : new Uint8Array(body);
}
