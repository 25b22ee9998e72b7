import type { PageText } from '../../page/page-text.ts';
import { type PageVerdict, ramp } from '../audit.ts';

/** How much is asked of a text for its length: whoever adds a sentence to a short one is not at once asked for sources, figures, definitions and quotations. */

/** Sentences up to which nothing is asked (a note), and from which on everything is (some 600 words). */
export const [NOTE, LONG] = [6, 36];

/** Said where it is explained why a check matters. */
export const BY_LENGTH = `The weight grows with the text: none up to ${NOTE} sentences, full from ${LONG}.`;

/** 0…1: how much of what a text lacks counts. Nobody asks a recipe for figures with a source, quotations or definitions. */
export const askedOf = (text: PageText): number => (text.isRecipe ? 0 : ramp(text.length, NOTE, LONG));

/** What a page has, 0…1, counts in full; what it lacks, as far as it is asked. Where there is neither, the check does not apply. */
export function asFarAsAsked(score: number, lost: number, findings: NonNullable<PageVerdict>['findings']): PageVerdict {
  if (score + lost === 0) return null;
  return { score, lost, ...(lost > 0 && { findings }) };
}
