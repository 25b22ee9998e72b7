import { parentPort } from 'node:worker_threads';
import type { Assessment } from '@citelight/contracts';

/** Writes reports as files, one after the other, on a thread: a report of 500 pages takes longer than anybody else should wait. */

export type DocumentTask = { format: 'json' | 'csv' | 'markdown' | 'html' | 'pdf'; assessment: Assessment };

type Writer = (assessment: Assessment) => string | Promise<Uint8Array>;

/** Only what is written is loaded: most of a small file's time would go into the libraries of the others. */
const WRITERS: Record<DocumentTask['format'], () => Promise<Writer>> = {
  json: async () => (assessment) => `${JSON.stringify(assessment, null, 2)}\n`,
  csv: async () => (await import('@citelight/engine/documents/assessment-csv')).assessmentCsv,
  markdown: async () => (await import('@citelight/engine/documents/assessment-markdown')).assessmentMarkdown,
  html: async () => (await import('@citelight/engine/documents/assessment-html')).assessmentHtml,
  pdf: async () => (await import('./assessment-pdf.thread.ts')).assessmentPdf,
};

if (parentPort) {
  const port = parentPort;
  port.on('message', async ({ format, assessment }: DocumentTask) => {
    const write = await WRITERS[format]();
    const written = await write(assessment);
    port.postMessage({ result: typeof written === 'string' ? new TextEncoder().encode(written) : written });
  });
}
