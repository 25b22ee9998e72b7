import { headlineOf } from '../artifacts/h1.ts';
import { memoize } from '../artifacts/memoize.ts';
import type { PageDocument } from '../artifacts/page.ts';
import { whyUnread } from '../artifacts/page-language.ts';
import { isCalledPolicy } from '../page/authored.ts';
import { lastPartOf, legalKind, spaced } from '../page/legal-pages.ts';
import { isNamed } from '../page/page-names.ts';
import { type MainBlock, type PageText, pageText } from '../page/page-text.ts';
import { type Quotable, quotablePassages } from '../page/quotable-passages.ts';
import { isEmpty, NO_TEXT_READ } from '../page/unreadable.ts';
import { slugOf } from '../topics/label-text.ts';
import { notApplicable, type ReadPage, ramp, scored, unmeasured, type Verdict } from './audit.ts';

const doublings = (count: number): number => Math.log2(1 + count);

/** Two readers count passages differently, by so much at most. */
const [MORE, AT_LEAST] = [1.4, 3];
const [ROUNDED, STEP] = [20, 10];
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

/** How much of a site can be quoted. `found`: the count in words, as the finding begins. `namesPages`: whether it goes on with the pages that lack most. */
export function judgeQuotable(
  pages: readonly ReadPage[],
  homeUrl: string,
  { none, full, least, aPage }: Bounds,
  measure: (found: Quotable) => { count: number; found: string },
  namesPages: boolean,
): Verdict {
  const quotable = quotablePassages(pages);
  const { own, read } = quotable;
  if (own.length === 0) return notApplicable('No sampled page has content of its own.');
  // A few pages that declare another language than the rest say nothing of these.
  if (read.length * 2 < own.filter(({ document }) => (document.detectedLanguage ?? document.lang) !== null).length || read.length === 0)
    return unmeasured(whyUnread(own));
  if (read.every(({ document }) => isEmpty(document))) return unmeasured(NO_TEXT_READ);
  const { count, found } = measure(quotable);
  const enough = Math.min(full, Math.max(least, aPage * read.length));
  const score = ramp(doublings(count), doublings(none), doublings(enough));
  if (score === 1) return scored(1);
  const lacks = read.flatMap((page) => {
    const lack = namesPages && isPlain(page) ? fewSentences(page.document) : null;
    return lack ? [{ where: page.url, ...lack }] : [];
  });
  const worst = lacks.sort((a, b) => b.size - a.size).slice(0, MOST_LACKING);
  return scored(score, [
    {
      where: homeUrl,
      what:
        count === 0
          ? `${found} of two or more sentences on ${pagesRead(read)}.`
          : `${found} of two or more sentences that no other text of the site repeats, ${onPages(read)}.`,
    },
    ...worst.map(({ where, what }) => ({ where, what })),
  ]);
}

/** What a page lacks, and how much of it: the worst are named. */
export type Lack = { what: string; size: number };
const MOST_LACKING = 3;
/** Fields of a form that is what a page is for. */
const FORM = 3;
/** Pages that are no texts: of contact, pictures, lists, forms and terms nobody wants sentences. */
const isPlain = (page: ReadPage): boolean => {
  const { finalUrl, document } = page;
  return (
    !['contact', 'listing'].includes(document.pageType) &&
    !isCalledPolicy(page) &&
    legalKind(spaced(lastPartOf(finalUrl))) === null &&
    !document.forms.some(({ fields }) => fields >= FORM) &&
    ![slugOf(finalUrl), headlineOf(document) ?? ''].some(
      (name) => isNamed('contact', name, true) || isNamed('gallery', name, true) || isNamed('team', name),
    )
  );
};

const sentencesIn = (block: MainBlock, text: PageText): number => text.sentences(block).filter(({ prose }) => prose).length;
/** Words of a page that has something to say. */
const FEWEST_WORDS = 60;
/** Share of a page's words below which its passages are few. */
const FEW = 0.2;
const ROWS: ReadonlySet<string> = new Set(['listItem', 'tableRow', 'term', 'definition']);
const MOST_ROWS = 0.3;
const MOST_PASSAGES = 2;
const tens = (count: number): number => 10 * Math.round(count / 10);

/** Hardly any of its words stand in passages. */
const fewSentences = memoize((document: PageDocument): Lack | null => {
  const text = pageText(document);
  // Lists and tables are read as such.
  const blocks = text.main.filter(({ kind }) => kind !== 'heading' && kind !== 'code');
  const words = (of: readonly MainBlock[]) => of.reduce((sum, block) => sum + text.words(block).length, 0);
  const passages = blocks.filter((block) => sentencesIn(block, text) >= 2);
  const all = words(blocks);
  const rows = words(blocks.filter(({ kind }) => ROWS.has(kind)));
  if (all < FEWEST_WORDS || rows > MOST_ROWS * all || passages.length > MOST_PASSAGES || words(passages) > FEW * all) return null;
  const found = passages.length === 0 ? 'none are in a paragraph' : 'few are in paragraphs';
  return { what: `Of about ${tens(all)} words, ${found} of two or more sentences.`, size: all - words(passages) };
});

export const OF_A_BODY = [fewSentences];
