import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { messageOf } from '@citelight/contracts';
import { decodeHtml } from '../fetch/charset.ts';
import { sniffHtml } from '../fetch/sniff.ts';
import { extractDocument } from './extract.ts';
import { factsOf } from './page-facts.ts';
import type { PageInput, PageReading } from './page-reading.ts';
import type { ThreadMessage } from './page-thread.ts';

/** A thread that reads one page at a time: bytes in, packed document and facts out, nothing cloned that can be handed over. */
function readPage({ body, contentType, finalUrl }: PageInput): PageReading {
  if (!sniffHtml(body, contentType)) return { ok: false, code: 'fetch.not_html', message: messageOf('fetch.not_html') };
  const { text, charset } = decodeHtml(body, contentType);
  if (text.trim() === '') return { ok: false, code: 'fetch.empty', message: messageOf('fetch.empty') };
  const document = extractDocument(text, finalUrl);
  return { ok: true, bytes: new TextEncoder().encode(JSON.stringify(document)), charset, facts: factsOf(document) };
}

function failureOf(error: unknown): PageReading {
  // Too deep a recursion or too long a string: the page's making.
  if (error instanceof RangeError) return { ok: false, code: 'parse.too_complex', message: messageOf('parse.too_complex') };
  return {
    ok: false,
    code: 'server.internal',
    message: `The page could not be read: ${error instanceof Error ? error.message : String(error)}`,
  };
}

const say = (reading: PageReading | null, handedOver: ArrayBuffer[] = []): void => {
  const { user, system } = process.threadCpuUsage();
  const heapMb = getHeapStatistics().total_heap_size / 1e6;
  const message: ThreadMessage = { cpuMs: (user + system) / 1000, heapMb, reading };
  parentPort?.postMessage(message, handedOver);
};

parentPort?.on('message', (input: PageInput) => {
  let reading: PageReading;
  try {
    reading = readPage(input);
  } catch (error) {
    reading = failureOf(error);
  }
  say(reading, reading.ok && reading.bytes.buffer instanceof ArrayBuffer ? [reading.bytes.buffer] : []);
});

say(null);
