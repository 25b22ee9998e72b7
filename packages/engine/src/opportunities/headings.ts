import { h1sOf, headlineOf } from '../artifacts/h1.ts';
import { memoize } from '../artifacts/memoize.ts';
import type { PageDocument } from '../artifacts/page.ts';
import { isSpeech } from '../artifacts/text.ts';
import type { ReadPage } from '../audits/audit.ts';
import { quoted } from '../language/excerpt.ts';
import { packOf } from '../language/packs/index.ts';
import { copiesAmong } from '../page/copies.ts';
import { isLegalPage, legalKind } from '../page/legal-pages.ts';
import { isUtilityName, keyOf, lengthOf, listedWords, segmentsOf, wordsOf } from '../topics/label-text.ts';
import { outlineOf } from '../topics/site-map.ts';
import { LISTS, listed, nameOf, namesakes, type OpportunityContext, pagesWithPlace } from './context.ts';
import type { Draft } from './draft.ts';

/** Headlines and headings that do not say what stands below them. */

/** Characters below a heading from which it heads something. */
const TELLING = 60;
/** Headings right below the headline that say nothing without the page around them: "Why", "How?". One below another heading is read with it. */
export function bareHeadings(context: OpportunityContext): Draft[] {
  const pack = packOf(context.corpus.language);
  if (!pack || pack.runOn) return [];
  const asking = listedWords(pack.topics.ask);
  const empty = new Set([...asking, ...pack.stopwords]);
  const found = pagesWithPlace(context).flatMap(({ page }) => {
    const bare = outlineOf(page.document).find(
      ({ text, region, level, below }) =>
        region === 'main' &&
        level === 2 &&
        below >= TELLING &&
        // A question speaks to the visitor, and a standing heading says which part it is.
        !/[?？؟]/.test(text) &&
        !isUtilityName(text) &&
        wordsOf(text).some((word) => asking.has(word.toLowerCase())) &&
        wordsOf(text).every((word) => empty.has(word.toLowerCase())),
    );
    return bare ? [{ page, heading: bare.text }] : [];
  });
  const [first] = found;
  if (!first) return [];
  const name = quoted(nameOf(first.page), 60);
  return [
    {
      type: 'faq_content',
      page: first.page,
      title: `Add the subject to the heading ${quoted(first.heading, 40)} on ${listed(found.map(({ page }) => nameOf(page)))}`,
      description: `Engines find a passage by its heading. ${quoted(first.heading, 40)} on ${name} names no subject, so the text below it is hard to find.`,
      actionSteps: [`Write the full question on ${name}, with its subject.`],
      evidence: { where: first.page.url, what: 'A heading without a subject', snippet: first.heading },
    },
  ];
}

/** A heading below the headline says what the title says: it is the page's own. */
const isHeadedBelow = ({ document }: ReadPage): boolean => {
  const names = new Set(segmentsOf(document.title).map(keyOf));
  return outlineOf(document).some(({ text, level }) => level > 1 && names.has(keyOf(text)));
};
/** Of pages that share a headline, those whose next heading no other of them has: it is what a reader takes for the headline. */
function headedApart(pages: readonly ReadPage[], shared: string): ReadPage[] {
  const nextOf = ({ document }: ReadPage) =>
    outlineOf(document).find(({ text, level, region }) => level > 1 && region !== 'nav' && keyOf(text) !== keyOf(shared))?.text;
  const times = Map.groupBy(pages, (page) => keyOf(nextOf(page) ?? ''));
  return pages.filter((page) => nextOf(page) && times.get(keyOf(nextOf(page) ?? ''))?.length === 1);
}
/** How many pages of any kind a reader finds under a name; one text at several addresses is one. */
function calledSo(name: string, context: OpportunityContext): number {
  const pages = pagesWithPlace(context, ({ isMain }) => isMain).map(({ page }) => page);
  const copies = copiesAmong(pages);
  return pages.filter((page) => !copies.has(page) && (headlineOf(page.document) ?? page.document.title) === name).length;
}
/** Pages that all have the site's name for a headline or title, and pages of different subjects that share a short headline. */
export function sameNames(context: OpportunityContext): Draft[] {
  const placed = pagesWithPlace(context, ({ isMain, kind }) => isMain && kind !== 'home' && !LISTS.has(kind));
  const pages = placed.map(({ page }) => page);
  const serving = new Set(placed.flatMap(({ page, own }) => (own.kind === 'utility' ? page : [])));
  // Pages without an H1 may share the heading of a part.
  const found = namesakes(pages.filter(({ document }) => h1sOf(document).length > 0 || outlineOf(document).length === 0)).flatMap(
    (all): Draft[] => {
      // One text under several addresses is one page.
      const distinct = all.filter(({ document: { mainChars } }, at) => all.findIndex((one) => one.document.mainChars === mainChars) === at);
      const isShared = distinct.length * 2 > pages.length;
      // A contact page may be called like the others.
      const alike = isShared ? distinct.filter((page) => !serving.has(page)) : distinct;
      const [first] = alike;
      const shared = first && (headlineOf(first.document) ?? first.document.title);
      const below = shared ? [...alike.filter(isHeadedBelow), ...headedApart(alike, shared)] : [];
      if (isShared && new Set(below).size * 2 > alike.length) return [];
      // The site's name heads other pages too, which have a headline of their own below it.
      if (shared && pages.filter(({ document }) => h1sOf(document).includes(shared)).length > all.length) return [];
      // A long headline twice is one article twice.
      if (!first || !shared || (isShared ? alike.length < 3 : alike.length < 2 || lengthOf(shared) > 3)) return [];
      const [name, names] = [quoted(shared, 60), listed(alike.map(nameOf))];
      const called = Math.max(alike.length, calledSo(shared, context));
      return [
        {
          type: 'citation_magnet',
          page: first,
          title: isShared ? `Give ${names} a headline of their own` : `Give the ${called} pages called ${name} different headlines`,
          description: `${called} pages are called ${name}. By that name, an engine cannot tell which one covers its question.`,
          actionSteps: [
            isShared
              ? `Put the subject of ${quoted(nameOf(first), 60)} into its headline and at the start of its title, then do the same on the others.`
              : `Add the subject of each page to its headline ${name}, for example the name of its section.`,
          ],
          evidence: { where: first.url, what: `One of ${called} pages of this name`, snippet: shared },
        },
      ];
    },
  );
  return found.slice(0, 1);
}

const FEWEST_NUMBERED = 3;
/** Issues and episodes that are called by their number alone. */
export function numbered(context: OpportunityContext): Draft[] {
  const withNumber = pagesWithPlace(context, (own) => own.isMain && own.kind === 'article').filter(({ page }) =>
    /\p{Nd}/u.test(headlineOf(page.document) ?? ''),
  );
  const series = Map.groupBy(withNumber, ({ page }) => keyOf((headlineOf(page.document) ?? '').replace(/\p{Nd}+/gu, '')));
  return [...series.values()].flatMap((issues): Draft[] => {
    const names = [...new Set(issues.map(({ page }) => nameOf(page)))];
    const [first] = issues;
    if (!first || names.length < FEWEST_NUMBERED) return [];
    const name = quoted(nameOf(first.page), 60);
    return [
      {
        type: 'citation_magnet',
        page: first.page,
        title: `Add a subject to the headlines of ${listed(names)}`,
        description: `${names.length} pages such as ${name} have only a number as their name. Nobody who searches for a subject of ${name} finds it by its headline or title.`,
        actionSteps: [`Add the main subject after the number in the headline and title of ${name}, then do the same on the others.`],
        evidence: { where: first.page.url, what: `One of ${names.length} pages named by a number`, snippet: nameOf(first.page) },
      },
    ];
  });
}

/** Characters of a text that a reader wants divided: without any heading, and with one. */
const LONG = [2500, 3500];
/** A list or table has its own parts. */
const proseChars = memoize(({ blocks }: PageDocument): number =>
  blocks.reduce((sum, { region, kind, text }) => sum + (region === 'main' && kind === 'paragraph' ? text.length : 0), 0),
);
/** A quarter of a story's paragraphs is spoken. */
const isStory = memoize(({ blocks }: PageDocument): boolean => {
  const prose = blocks.filter(({ region, kind }) => region === 'main' && kind === 'paragraph');
  return prose.length > 0 && prose.filter(({ text }) => isSpeech(text)).length * 4 >= prose.length;
});
export const OF_A_BODY = [proseChars, isStory];
/** Long texts without a heading inside. */
export function undivided(context: OpportunityContext): Draft[] {
  return pagesWithPlace(context).flatMap(({ page, own }): Draft[] => {
    const headings = outlineOf(page.document).filter(({ region }) => region === 'main').length;
    const { mainChars } = page.document;
    if (
      proseChars(page.document) * 2 < mainChars ||
      LISTS.has(own.kind) ||
      isStory(page.document) ||
      isLegalPage(page) ||
      legalKind(nameOf(page)) !== null ||
      mainChars < (LONG[headings] ?? Number.POSITIVE_INFINITY)
    )
      return [];
    const name = quoted(nameOf(page), 60);
    return [
      {
        type: 'data_structure',
        page,
        title: `Divide ${name} into sections with headings`,
        description: `${quoted(nameOf(page), 80)} has about ${mainChars} characters of text below one heading. Engines split a page into passages at its headings, but ${name} has none.`,
        actionSteps: [`Add a heading above each part of ${name} that says what the part covers.`],
        evidence: { where: page.url, what: `About ${mainChars} characters below one heading` },
      },
    ];
  });
}
