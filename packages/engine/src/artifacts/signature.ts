import type { PageDocument } from './page.ts';

/** Characters of a line that says who wrote the page, or when, and what else such lines say ("5 min read", its category). */
const LONGEST_SIGNATURE = 60;

/** What a page says of its author and its day: a short line that names one of them, or a longer one that says little else. */
export function isSignature({ bylines, dates }: PageDocument, line: string): boolean {
  const named = [...new Set([...bylines, ...dates].map(({ text }) => text))].filter((text) => text !== '' && line.includes(text));
  if (line.length < LONGEST_SIGNATURE) return named.length > 0;
  return named.reduce((sum, { length }) => sum + length, 0) * 2 > line.length;
}
