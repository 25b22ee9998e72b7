import { headlineAt } from '../artifacts/h1.ts';
import { memoize } from '../artifacts/memoize.ts';
import type { Block, PageDocument } from '../artifacts/page.ts';
import { isSignature } from '../artifacts/signature.ts';
import type { ReadPage } from '../audits/audit.ts';
import { datesOf, timeOf } from '../audits/topic-freshness/page-dates.ts';
import { quoted } from '../language/excerpt.ts';
import { isUnspaced, tokensOf, wordsOf } from '../topics/label-text.ts';
import { listed, nameOf, type OpportunityContext, pagesWithPlace } from './context.ts';
import type { Draft } from './draft.ts';

/** What a page lacks that its place in the site calls for: told by structure alone, in any language. */

/** Characters of a text from which it tells something. */
const TELLING = 60;
const isTelling = (text: string): boolean => text.length >= (isUnspaced(text) ? TELLING / 3 : TELLING);

/** Words of a sentence right below a headline, and characters in scripts without spaces. */
const [SENTENCE, RUN_ON_SENTENCE] = [5, 8];
const isSentence = (text: string): boolean => (isUnspaced(text) ? [...text].length >= RUN_ON_SENTENCE : wordsOf(text).length >= SENTENCE);

/**
 * Whether a page begins with a text before it goes into parts, code or a list of links. The first heading of the main part is its title, and one right below that says a word of it belongs to it. Below
 * the title and beside it in the page's header one sentence is enough.
 */
const opens = memoize((document: PageDocument): boolean => {
  const { blocks, links } = document;
  const isOpening = ({ kind, text, links: own }: Block, isHeaded: boolean): boolean => {
    const linked = own.reduce((sum, at) => sum + (links[at]?.text.length ?? 0), 0);
    const isProse = isHeaded && kind !== 'listItem' && kind !== 'tableRow' && isSentence(text) && !isSignature(document, text);
    return (isTelling(text) || isProse) && linked < text.length / 2;
  };
  const begins = (next: Block | undefined): boolean => next?.region === 'main' && next.kind === 'paragraph' && isOpening(next, false);
  const headline = headlineAt(blocks);
  const above = blocks[headline - 1];
  if (above && above.region === blocks[headline]?.region && above.kind === 'paragraph' && isOpening(above, true)) return true;
  let title: string | null = null;
  let isHeaded = false;
  for (const [at, block] of blocks.entries()) {
    const { kind, region, text } = block;
    if (region === 'nav' || region === 'footer' || kind === 'code') continue;
    if (kind === 'heading') {
      isHeaded = at === headline || (isHeaded && region !== 'main');
      if (region !== 'main') continue;
      // A sentence that is marked up as a heading below the title introduces the page.
      if (title !== null && isOpening(block, false)) return true;
      // A first part that begins with a text does so as well: "Glazes" > "What a glaze is".
      if (title !== null && !tokensOf(title).some((token) => tokensOf(text).includes(token))) return begins(blocks[at + 1]);
      title ??= text;
      isHeaded = true;
      continue;
    }
    if (isOpening(block, isHeaded)) return true;
  }
  return false;
});
const sidesOf = memoize(({ blocks }: PageDocument): number =>
  blocks.reduce((sum, { region, text }) => sum + (region === 'main' || region === 'aside' ? text.length : 0), 0),
);
/** Lists of names and numbered articles are looked up, not introduced. */
const FEWEST_NUMBERED = 5;
const isRegister = memoize(({ blocks }: PageDocument): boolean => {
  const main = blocks.filter(({ region }) => region === 'main');
  const numbers = main.flatMap(({ kind, text }) => {
    const number = kind === 'code' ? undefined : /^\P{N}{0,12}(\d{1,3})\P{N}/u.exec(text)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
  const lengthOf = (some: readonly Block[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  const rows = main.filter(({ kind }) => kind === 'tableRow');
  return (
    numbers.filter((number, at) => number === (numbers[at - 1] ?? 0) + 1).length >= FEWEST_NUMBERED || lengthOf(rows) * 2 >= lengthOf(main)
  );
});
export const OF_A_BODY = [opens, sidesOf, isRegister];

const SIGNIFICANT = 600;

/** Articles that go into parts, pictures or links without a sentence that says what they are about. */
export function openings(context: OpportunityContext): Draft[] {
  if (context.corpus.profile.kind === 'documentation') return [];
  const articles = pagesWithPlace(context, ({ isMain, kind }) => isMain && kind === 'article').flatMap(({ page }) =>
    page.document.mainChars < SIGNIFICANT || opens(page.document) || isRegister(page.document) ? [] : [page],
  );
  const [first] = articles;
  if (!first) return [];
  const names = listed(articles.map(nameOf));
  return [
    {
      type: 'citation_magnet',
      page: first,
      title: `Begin ${names} with a summary`,
      description: `${articles.length > 1 ? 'These articles have' : 'This article has'} no introduction below the headline (${quoted(nameOf(first), 80)}). Engines like to quote two sentences that sum up the text.`,
      actionSteps: [
        `Write two sentences below the headline ${quoted(nameOf(first), 80)} that say what the reader learns${articles.length > 1 ? ', then do the same for the others' : ''}.`,
      ],
      evidence: { where: first.url, what: 'An article without an introduction', snippet: nameOf(first) },
    },
  ];
}

/** Characters in which a start page says what the site is. */
const INTRODUCED = 200;
/** Texts at the top of a start page. */
const AT_THE_TOP = 12;
/** Whether one of the first texts is a paragraph that begins with the name of the site and says more. */
const namesItself = ({ blocks }: PageDocument, brand: string | null): boolean =>
  brand !== null &&
  blocks
    .filter(({ region }) => region === 'main')
    .slice(0, AT_THE_TOP)
    .some(({ kind, text }) => kind === 'paragraph' && isTelling(text) && text.toLowerCase().startsWith(brand.toLowerCase()));
/** A start page that begins with parts, pictures or the newest articles. */
export function startPage({ corpus, pages }: OpportunityContext): Draft[] {
  const page = pages.find(({ url }) => url === corpus.site?.home?.page.url);
  // What stands beside the main part is read as well.
  const chars = page ? Math.max(page.document.mainChars, sidesOf(page.document)) : 0;
  if (!page || pages.length < FEWEST_SIBLINGS || opens(page.document) || namesItself(page.document, corpus.profile.brand)) return [];
  const name = quoted(corpus.profile.brand ?? nameOf(page), 60);
  return [
    {
      type: 'citation_magnet',
      page,
      title: `Open the home page with two sentences that say what ${name} is`,
      description: `The home page of ${name} ${chars < INTRODUCED ? `has about ${chars} characters of text` : 'has no introduction'}. An engine asked about ${name} reads it first.`,
      actionSteps: [`State at the top of the home page who or what ${name} is, what it offers, where and to whom.`],
      evidence: { where: page.url, what: 'A home page without an introduction' },
      isMain: true,
    },
  ];
}

const FEWEST_SIBLINGS = 4;
const FEWEST_DATED = 3;
const MOSTLY = 0.9;
const YEAR_MS = 365 * 24 * 3600 * 1000;
const shownDates = ({ document }: ReadPage) => document.dates.filter(({ iso, via }) => via !== 'meta' && iso !== null);
/** When an article was published, by what the page says of itself: its markup, else the first such date that it shows. Those below are of other articles. */
const publishedOn = (page: ReadPage): number | null =>
  datesOf(page).markup.published ?? timeOf(shownDates(page).find(({ role }) => role === 'published')?.iso ?? null);

/** A magazine or blog whose newest article is more than a year old. */
export function quietBlog({ corpus, pages, now }: OpportunityContext): Draft[] {
  const articles = pages.filter((page) => {
    const own = corpus.site?.pageAt(page.url);
    return own?.kind === 'article' && own.isMain;
  });
  const dated = articles.flatMap((page) => {
    const time = publishedOn(page);
    return time !== null && time <= now ? [{ page, time }] : [];
  });
  // Those whose day we do not know may be newer.
  if (dated.length < articles.length * MOSTLY) return [];
  const [newest, next] = dated.sort((a, b) => b.time - a.time || (a.page.url < b.page.url ? -1 : 1));
  // Several of one day were put there together: none of them is the newest.
  if (newest?.time === next?.time) return [];
  // A page without a date for its readers is no entry of a series.
  if (!newest || shownDates(newest.page).length === 0) return [];
  // What a manual says holds until the thing changes.
  if (corpus.profile.kind === 'documentation' || dated.length < FEWEST_DATED || now - newest.time < YEAR_MS) return [];
  const day = new Date(newest.time).toISOString().slice(0, 10);
  return [
    {
      type: 'citation_magnet',
      page: newest.page,
      title: `Publish something new: ${quoted(nameOf(newest.page), 60)} is the newest article we read`,
      description: `Of ${dated.length} dated articles, the newest is ${quoted(nameOf(newest.page), 80)} of ${day}. Engines prefer recent sources for a subject that changes, and ${quoted(nameOf(newest.page), 60)} is more than a year old.`,
      actionSteps: [
        `Update your most-read article and show the new date, or publish what has changed since ${quoted(nameOf(newest.page), 60)}.`,
      ],
      evidence: { where: newest.page.url, what: `The newest of ${dated.length} dated articles: ${day}`, snippet: nameOf(newest.page) },
    },
  ];
}
