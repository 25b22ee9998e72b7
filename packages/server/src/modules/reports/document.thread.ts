import { parentPort, workerData } from 'node:worker_threads';
import type { Assessment } from '@citelight/contracts';
import { assessmentCsv } from '@citelight/engine/documents/assessment-csv';
import { assessmentHtml } from '@citelight/engine/documents/assessment-html';
import { assessmentMarkdown } from '@citelight/engine/documents/assessment-markdown';
import { assessmentPdf } from './assessment-pdf.thread.ts';

/** Writes a report as a file, on a thread of its own: a report of 500 pages takes longer than anybody else should wait. */

export type DocumentTask = { format: 'json' | 'csv' | 'markdown' | 'html' | 'pdf'; assessment: Assessment };

const WRITERS = {
  json: (assessment: Assessment) => `${JSON.stringify(assessment, null, 2)}\n`,
  csv: assessmentCsv,
  markdown: assessmentMarkdown,
  html: assessmentHtml,
  pdf: assessmentPdf,
} satisfies Record<DocumentTask['format'], (assessment: Assessment) => string | Promise<Uint8Array>>;

if (parentPort) {
  const { format, assessment } = workerData as DocumentTask;
  const written = await WRITERS[format](assessment);
  parentPort.postMessage({ result: typeof written === 'string' ? new TextEncoder().encode(written) : written });
}
