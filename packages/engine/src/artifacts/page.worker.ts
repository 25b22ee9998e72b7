import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import type { PageInput, PageReading } from './page-reading.ts';
import type { ThreadMessage } from './page-thread.ts';
import { readPage } from './read-page.ts';

/** A thread that reads one page at a time: bytes in, packed document and facts out, nothing cloned that can be handed over. */

const say = (reading: PageReading | null, handedOver: ArrayBuffer[] = []): void => {
  const { user, system } = process.threadCpuUsage();
  const heapMb = getHeapStatistics().total_heap_size / 1e6;
  const message: ThreadMessage = { cpuMs: (user + system) / 1000, heapMb, reading };
  parentPort?.postMessage(message, handedOver);
};

parentPort?.on('message', (input: PageInput) => {
  const reading = readPage(input);
  say(reading, reading.ok && reading.bytes.buffer instanceof ArrayBuffer ? [reading.bytes.buffer] : []);
});

say(null);
