import { Readable } from 'node:stream';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { CodedError, type LogField } from '@citelight/contracts';
import { reverseDns } from '@citelight/engine/fetch/reverse-dns';
import type { RangesEdition } from '@citelight/engine/logs/ranges';
import { readLogs } from '@citelight/engine/logs/read-log';

/** Reads one log on a thread; its pieces come through a port, one whenever the reader is ready for it. */

export type LogTask = {
  pages: readonly string[] | null;
  ranges: readonly RangesEdition[];
  fields: Partial<Record<LogField, string>>;
};

const AHEAD = 1_048_576;

if (parentPort) {
  const parent = parentPort;
  const { port, task } = workerData as { port: MessagePort; task: LogTask }; // safe: logs.service.ts starts this file
  const source = new Readable({ highWaterMark: AHEAD, read: () => port.postMessage('more') });
  // A piece of the file, or null at its end.
  port.on('message', (piece: Uint8Array | null) => source.push(piece && Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)));
  try {
    const { pages, ranges, fields } = task;
    const confirm = reverseDns();
    parent.postMessage({ result: await readLogs([source], { ...(pages ? { pages } : {}), ranges, fields, confirm }) });
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    parent.postMessage({ failure: { code: error.code, message: error.message } });
  } finally {
    port.close();
  }
}
