import { parentPort, workerData } from 'node:worker_threads';
import { CodedError, type SearchSource } from '@citelight/contracts';
import { ofSite, readExport } from './export-files.rules.ts';

/** Reads an export on a thread: a file of a hundred megabytes takes seconds, and may be made to take longer. */

export type ExportTask = { bytes: Uint8Array; source: SearchSource | undefined; website: string };

if (parentPort) {
  const { bytes, source, website } = workerData as ExportTask; // safe: imports.service.ts starts this file
  try {
    parentPort.postMessage({ result: ofSite(readExport(bytes, source), website) });
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    parentPort.postMessage({ failure: { code: error.code, message: error.message } });
  }
}
