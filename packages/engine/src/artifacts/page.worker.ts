import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import type { PackedReading, PageInput, ThreadMessage } from './page-reading.ts';
import { readPage } from './read-page.ts';

/** A thread that reads one page at a time: bytes in, packed document and facts out, nothing cloned that can be handed over or written as one text. */

const post = (reading: PackedReading | null, handedOver: ArrayBuffer[] = []): void => {
  const { user, system } = process.threadCpuUsage();
  const heapMb = getHeapStatistics().total_heap_size / 1e6;
  const message: ThreadMessage = { cpuMs: (user + system) / 1000, heapMb, reading };
  parentPort?.postMessage(message, handedOver);
};

parentPort?.on('message', (input: PageInput) => {
  const reading = readPage(input);
  if (!reading.ok) post(reading);
  else {
    const { buffer } = reading.bytes;
    post({ ...reading, facts: JSON.stringify(reading.facts) }, buffer instanceof ArrayBuffer ? [buffer] : []);
  }
});

post(null);
