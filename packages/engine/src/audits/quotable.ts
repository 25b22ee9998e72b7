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

/** How much of a site can be quoted: none is won up to a `count` of `none`, all from `full` on, and each doubling between counts alike. `what`: the finding where it is less than all. */
export function judgeQuotable(
  pages: readonly ReadPage[],
  homeUrl: string,
  none: number,
  measure: (found: Quotable) => { count: number; full: number; what: string },
): Verdict {
  const found = quotablePassages(pages);
  if (found.own.length === 0) return notApplicable('No sampled page has content of its own.');
  if (found.read.length === 0) return unmeasured(whyUnread(found.own));
  if (found.read.every(({ document }) => isEmpty(document))) return unmeasured(NO_TEXT_READ);
  const { count, full, what } = measure(found);
  const score = ramp(doublings(count), doublings(none), doublings(full));
  return score === 1 ? scored(1) : scored(score, [{ where: homeUrl, what }]);
}
