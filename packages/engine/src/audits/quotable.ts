import { whyUnread } from '../artifacts/page-language.ts';
import { type Quotable, quotablePassages } from '../page/quotable-passages.ts';
import { isEmpty, NO_TEXT_READ } from '../page/unreadable.ts';
import { notApplicable, type ReadPage, ramp, scored, unmeasured, type Verdict } from './audit.ts';

const doublings = (count: number): number => Math.log2(1 + count);

/** What is counted leaves out pages that only send their readers on, too. */
const onPages = (read: readonly ReadPage[], apart: readonly string[]): string =>
  `on ${pageCount(read)} (${LIST.format(['policies', 'copies', 'repeated text', ...apart])} not counted)`;
const LIST = new Intl.ListFormat('en', { type: 'conjunction' });
export const pagesRead = (read: readonly ReadPage[]): string => `the ${read.length === 1 ? 'page' : pageCount(read)} that we read`;
const pageCount = ({ length }: readonly ReadPage[]): string => (length === 1 ? '1 page' : `${length} pages`);

/** None is won up to a count of `none`, all from `full` on, and each doubling between counts alike. A site of few pages needs no more than `aPage` on each of them, but `least`. */
export type Bounds = { none: number; full: number; least: number; aPage: number };
/** Share of the points below which a site has little, and how many on a page are little however large the site is. From there on the score is a place on a scale, and no fault. */
export const PLENTY = 0.5;
const LITTLE_A_PAGE = 1;

/** What a sentence is, readers see differently: a number is told that holds for one who counts a fifth more, or a quarter less. */
const [A_FIFTH_MORE, A_QUARTER_LESS] = [1.2, 0.75];
export function surelyAbove(count: number): number {
  const most = Math.max(A_FIFTH_MORE * count, count + 1);
  const step = most < 100 ? 10 : 50;
  return step * (Math.floor(most / step) + 1);
}
export function surelyBelow(count: number): number {
  const least = A_QUARTER_LESS * count;
  if (least <= 10) return least > 5 ? 5 : 1;
  const step = least <= 100 ? 10 : 50;
  return step * (Math.ceil(least / step) - 1);
}

/** How much of a site can be quoted. */
export function judgeQuotable(
  pages: readonly ReadPage[],
  homeUrl: string,
  { none, full, least, aPage }: Bounds,
  measure: (found: Quotable) => {
    count: number;
    /** What a reader counts, who cannot tell whether a sentence says something that the site says nowhere else. */ shown?: number;
    /** What there is none of, as a sentence begins: "We found no passage". */ none: string;
    /** What is counted. */ several: string;
    /** What else is not counted. */ apart?: readonly string[];
  },
): Verdict {
  const quotable = quotablePassages(pages);
  const { own, read } = quotable;
  if (own.length === 0) return notApplicable('No sampled page has content of its own.');
  // A few pages that declare another language than the rest say nothing of these.
  if (read.length * 2 < own.filter(({ document }) => (document.detectedLanguage ?? document.lang) !== null).length || read.length === 0)
    return unmeasured(whyUnread(own));
  if (read.every(({ document }) => isEmpty(document))) return unmeasured(NO_TEXT_READ);
  const { count: told, shown = told, none: nothing, several, apart = [] } = measure(quotable);
  const enough = Math.min(full, Math.max(least, aPage * read.length));
  const score = ramp(doublings(told), doublings(none), doublings(enough));
  if (score === 1) return scored(1);
  const count = Math.max(told, shown);
  const counted = `${several} ${onPages(read, apart)}`;
  if (score >= PLENTY && told >= LITTLE_A_PAGE * read.length)
    return { ...scored(score), because: `The site has more than ${surelyBelow(count)} ${counted}.` };
  const what =
    count === 0 ? `${nothing} of two or more sentences on ${pagesRead(read)}.` : `We count fewer than ${surelyAbove(count)} ${counted}.`;
  return scored(score, [{ where: homeUrl, what }]);
}
