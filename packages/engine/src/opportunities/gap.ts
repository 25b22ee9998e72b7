import type { Passage } from '@citelight/contracts';
import { quoted } from '../language/excerpt.ts';

export const MOST_GAPS = 15;
export const NOT_COMPARED = 'No competitor was compared.';

/** A question that the site leaves open, with the passage that comes closest. */
export const gapOf = (question: string, passage: Passage | null) => ({
  keyword: question,
  recommendation: passage
    ? `Answer ${quoted(question)} directly${passage.heading ? ` below ${quoted(passage.heading, 80)}` : ' on the page shown'}. The passage there does not answer it.`
    : `Answer ${quoted(question)} under its own heading. No page of yours that we read answers it.`,
  passage: passage && { url: passage.url, heading: passage.heading, text: passage.text },
  competitorPassage: null,
  aiWritten: false,
});
