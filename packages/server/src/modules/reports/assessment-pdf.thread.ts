import { type Assessment, CodedError } from '@citelight/contracts';
import { printPdf } from '@citelight/engine/artifacts/print-pdf';
import { assessmentPaper, type Paper } from '@citelight/engine/documents/assessment-paper';
import { fontsFor } from './paper-fonts.thread.ts';

export type PdfOptions = { brand: Paper['brand']; unsandboxed: boolean };

/** The assessment as PDF. Throws report.pdf_unavailable. */
export const assessmentPdf = (assessment: Assessment, { brand, unsandboxed }: PdfOptions): Promise<Uint8Array> =>
  printPaper(assessmentPaper(assessment, { brand }), assessment.language, { unsandboxed });

/** A document as PDF with its fonts, printed by Chromium. Throws report.pdf_unavailable where none can run. */
export async function printPaper(paper: string, language: string | null, { unsandboxed }: { unsandboxed: boolean }): Promise<Uint8Array> {
  const { text, fontFaces } = fontsFor(paper, language);
  const printed = await printPdf(
    text.replace('<style>', () => `<style>${fontFaces}`),
    { unsandboxed },
  );
  if ('unavailable' in printed) throw new CodedError('report.pdf_unavailable');
  return printed;
}
