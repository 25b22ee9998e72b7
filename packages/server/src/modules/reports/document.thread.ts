import { parentPort } from 'node:worker_threads';
import { type Assessment, CodedError } from '@citelight/contracts';
import type { PdfOptions } from './assessment-pdf.thread.ts';

/** Writes reports as files, one after the other, on a thread: a report of 500 pages takes longer than anybody else should wait. */

export type DocumentTask =
  | ({ assessment: Assessment } & ({ format: 'json' | 'csv' | 'markdown' | 'html' } | ({ format: 'pdf' } & PdfOptions)))
  | PaperTask;
/** A document of ours that is to be printed. */
type PaperTask = { format: 'paper'; html: string; language: string | null; unsandboxed: boolean };

/** Only what is written is loaded: most of a small file's time would go into the libraries of the others. */
async function write(task: DocumentTask): Promise<string | Uint8Array> {
  if (task.format === 'paper') return (await import('./assessment-pdf.thread.ts')).printPaper(task.html, task.language, task);
  const { assessment } = task;
  switch (task.format) {
    case 'json':
      return `${JSON.stringify(assessment, null, 2)}\n`;
    case 'csv':
      return (await import('@citelight/engine/documents/assessment-csv')).assessmentCsv(assessment);
    case 'markdown':
      return (await import('@citelight/engine/documents/assessment-markdown')).assessmentMarkdown(assessment);
    case 'html':
      return (await import('@citelight/engine/documents/assessment-html')).assessmentHtml(assessment);
    case 'pdf':
      return (await import('./assessment-pdf.thread.ts')).assessmentPdf(assessment, task);
  }
}

if (parentPort) {
  const port = parentPort;
  port.on('message', async (task: DocumentTask) => {
    try {
      const written = await write(task);
      port.postMessage({ result: typeof written === 'string' ? new TextEncoder().encode(written) : written });
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      port.postMessage({ failure: { code: error.code, message: error.message } });
    }
  });
}
