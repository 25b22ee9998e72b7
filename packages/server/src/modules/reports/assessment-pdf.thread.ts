import { type Assessment, CodedError } from '@citelight/contracts';
import { printPdf } from '@citelight/engine/artifacts/print-pdf';
import { assessmentPaper, type Paper } from '@citelight/engine/documents/assessment-paper';
import { fontsFor } from './paper-fonts.thread.ts';

export type PdfOptions = { brand: Paper['brand']; unsandboxed: boolean };

/** The assessment as PDF, printed by Chromium. Throws report.pdf_unavailable where none can run. */
export async function assessmentPdf(assessment: Assessment, { brand, unsandboxed }: PdfOptions): Promise<Uint8Array> {
  const { text, fontFaces } = fontsFor(assessmentPaper(assessment, { brand }), assessment.language);
  const printed = await printPdf(
    text.replace('<style>', () => `<style>${fontFaces}`),
    { unsandboxed },
  );
  if ('unavailable' in printed) throw new CodedError('report.pdf_unavailable');
  return printed;
}
