import { whyUnread } from '../artifacts/page-language.ts';
import { type Quotable, quotablePassages } from '../page/quotable-passages.ts';
import { isEmpty, NO_TEXT_READ } from '../page/unreadable.ts';
import { notApplicable, type ReadPage, ramp, scored, unmeasured, type Verdict } from './audit.ts';

const doublings = (count: number): number => Math.log2(1 + count);

/** Two readers count passages differently, by so much at most. */
const [MORE, AT_LEAST] = [1.4, 3];
const [ROUNDED, STEP] = [20, 10];
const tens = (count: number): number => STEP * Math.round(count / STEP);
/** "no heading", "fewer than 13 headings", "fewer than 60 headings": a bound that holds however a reader counts. */
export const fewerThan = (count: number, what: string): string => {
  if (count === 0) return `no ${what}`;
  const bound = Math.max(count + AT_LEAST, Math.ceil(MORE * count));
  return `fewer than ${bound < ROUNDED ? bound : STEP * Math.ceil(bound / STEP)} ${what}s`;
};

/** What is counted leaves out pages that only send their readers on, too. */
const onPages = (read: readonly ReadPage[]): string => `on ${pageCount(read)} (policies and copies not counted)`;
export const pagesRead = (read: readonly ReadPage[]): string => `the ${read.length === 1 ? 'page' : pageCount(read)} that we read`;
const pageCount = ({ length }: readonly ReadPage[]): string => (length === 1 ? '1 page' : `${length} pages`);

/** None is won up to a count of `none`, all from `full` on, and each doubling between counts alike. A site of few pages needs no more than `aPage` on each of them, but `least`. */
export type Bounds = { none: number; full: number; least: number; aPage: number };
/** Share of the points below which a site has little, and how many on a page are little however large the site is. From there on the score is a place on a scale, and no fault. */
export const PLENTY = 0.5;
const LITTLE_A_PAGE = 1;

/** How much of a site can be quoted. `found`: the count in words, as the finding begins. `what`: what is counted. */
export function judgeQuotable(
  pages: readonly ReadPage[],
  homeUrl: string,
  { none, full, least, aPage }: Bounds,
  measure: (found: Quotable) => { count: number; found: string; what: string },
): Verdict {
  const quotable = quotablePassages(pages);
  const { own, read } = quotable;
  if (own.length === 0) return notApplicable('No sampled page has content of its own.');
  // A few pages that declare another language than the rest say nothing of these.
  if (read.length * 2 < own.filter(({ document }) => (document.detectedLanguage ?? document.lang) !== null).length || read.length === 0)
    return unmeasured(whyUnread(own));
  if (read.every(({ document }) => isEmpty(document))) return unmeasured(NO_TEXT_READ);
  const { count, found, what } = measure(quotable);
  const enough = Math.min(full, Math.max(least, aPage * read.length));
  const score = ramp(doublings(count), doublings(none), doublings(enough));
  if (score === 1) return scored(1);
  if (score >= PLENTY && count >= LITTLE_A_PAGE * read.length)
    return {
      ...scored(score),
      because: `The site has about ${count < ROUNDED ? count : tens(count)} ${what} ${onPages(read)}. A site of this size gets full points from ${enough}.`,
    };
  const told =
    count === 0
      ? `${found} of two or more sentences on ${pagesRead(read)}.`
      : `${found} of two or more sentences that no other text of the site repeats, ${onPages(read)}.`;
  return scored(score, [{ where: homeUrl, what: told }]);
}
