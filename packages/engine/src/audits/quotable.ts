import { whyUnread } from '../artifacts/page-language.ts';
import { type Quotable, quotablePassages } from '../page/quotable-passages.ts';
import { isEmpty, NO_TEXT_READ } from '../page/unreadable.ts';
import { notApplicable, type ReadPage, ramp, scored, unmeasured, type Verdict } from './audit.ts';

const doublings = (count: number): number => Math.log2(1 + count);

/** From here up two readers count differently. */
const MANY = 10;
/** "no heading", "1 heading", "9 headings", "about 15 headings". */
export const counted = (count: number, what: string): string =>
  count === 0 ? `no ${what}` : count === 1 ? `1 ${what}` : `${count < MANY ? '' : 'about '}${count} ${what}s`;

export const pagesRead = ({ length }: readonly ReadPage[]): string => `the ${length === 1 ? '1 page' : `${length} pages`} that we read`;

/** None is won up to a count of `none`, all from `full` on, and each doubling between counts alike. A site of few pages needs no more than `aPage` on each of them, but `least`. */
export type Bounds = { none: number; full: number; least: number; aPage: number };

/** How much of a site can be quoted. `found`: the count in words, as the finding begins. */
export function judgeQuotable(
  pages: readonly ReadPage[],
  homeUrl: string,
  { none, full, least, aPage }: Bounds,
  measure: (found: Quotable) => { count: number; found: string },
): Verdict {
  const quotable = quotablePassages(pages);
  const { own, read } = quotable;
  if (own.length === 0) return notApplicable('No sampled page has content of its own.');
  if (read.length === 0) return unmeasured(whyUnread(own));
  if (read.every(({ document }) => isEmpty(document))) return unmeasured(NO_TEXT_READ);
  const { count, found } = measure(quotable);
  const enough = Math.min(full, Math.max(least, aPage * read.length));
  const score = ramp(doublings(count), doublings(none), doublings(enough));
  const what = `${found} of two or more sentences on ${pagesRead(read)}. A site of this size gets full points for ${enough} or more.`;
  return score === 1 ? scored(1) : scored(score, [{ where: homeUrl, what }]);
}
