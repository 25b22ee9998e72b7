import { headlineOf } from '../artifacts/h1.ts';
import { quoted } from '../language/excerpt.ts';
import { packOf } from '../language/packs/index.ts';
import { supported } from '../language/supported.ts';
import { isLegalPage, legalKind } from '../page/legal-pages.ts';
import { isNamed } from '../page/page-names.ts';
import { asksForPrice } from '../retrieval/aspects.ts';
import { keyOf, lengthOf, listedWords, wordsOf } from '../topics/label-text.ts';
import { outlineOf, type PageKind } from '../topics/site-map.ts';
import { calledBy, listed, nameOf, namesakes, type OpportunityContext, pagesWithPlace } from './context.ts';
import type { Draft } from './draft.ts';

/** Headlines and headings that do not say what stands below them. */

/** Characters below a heading from which it heads something. */
const TELLING = 60;
/** Headings that say nothing without the page around them: "Why", "How?". */
export function bareHeadings(context: OpportunityContext): Draft[] {
  const pack = packOf(context.corpus.language);
  if (!pack || pack.runOn) return [];
  const asking = listedWords(pack.topics.ask);
  const empty = new Set([...asking, ...pack.stopwords]);
  const found = pagesWithPlace(context).flatMap(({ page }) => {
    const bare = outlineOf(page.document).find(
      ({ text, region, level, below }) =>
        region === 'main' &&
        level > 1 &&
        below >= TELLING &&
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
      title: `Say in the heading ${quoted(first.heading, 40)} on ${listed(found.map(({ page }) => nameOf(page)))} what it is about`,
      description: `A passage is found by its heading. ${quoted(first.heading, 40)} on ${name} names no subject, so the text below it is hard to find for anybody who asks.`,
      actionSteps: [`Write the question out on ${name}: its subject and what the passage answers.`],
      evidence: { where: first.page.url, what: 'A heading without a subject', snippet: first.heading },
    },
  ];
}

const LISTS: ReadonlySet<PageKind> = new Set(['index', 'group', 'listing', 'out']);
/** Pages that all have the site's name for a headline or title, and pages of different subjects that share a short headline. */
export function sameNames(context: OpportunityContext): Draft[] {
  const pages = pagesWithPlace(context, ({ isMain, kind }) => isMain && kind !== 'home' && !LISTS.has(kind)).map(({ page }) => page);
  return namesakes(pages).flatMap((all): Draft[] => {
    // One text under several addresses is one page.
    const alike = all.filter(({ document: { mainChars } }, at) => all.findIndex((one) => one.document.mainChars === mainChars) === at);
    const [first] = alike;
    const shared = first && (headlineOf(first.document) ?? first.document.title);
    const isEverywhere = alike.length * 2 > pages.length;
    // A long headline twice is one article twice.
    if (!first || !shared || (isEverywhere ? alike.length < 3 : alike.length < 2 || lengthOf(shared) > 3)) return [];
    const [name, names] = [quoted(shared, 60), listed(alike.map(nameOf))];
    return [
      {
        type: 'citation_magnet',
        page: first,
        title: isEverywhere ? `Give ${names} a headline of their own` : `Tell the ${alike.length} pages called ${name} apart`,
        description: `${alike.length} pages are called ${name}. An engine that looks for the subject of one of them cannot tell it from the others by ${name}.`,
        actionSteps: [
          isEverywhere
            ? `Write the subject of ${quoted(nameOf(first), 60)} into its headline and the beginning of its title, then do the same on the others.`
            : `Add to each headline ${name} what the page is about, as its section or address says it.`,
        ],
        evidence: { where: first.url, what: `One of ${alike.length} pages of this name`, snippet: shared },
      },
    ];
  });
}

/** Pages that the links call prices under a headline that names none. */
export function priceHeadlines(context: OpportunityContext): Draft[] {
  const language = supported(context.corpus.language);
  return pagesWithPlace(context, ({ isMain, kind }) => isMain && kind !== 'home').flatMap(({ page, own }): Draft[] => {
    const label = [...calledBy(context.corpus.site, page.url), own.slug].find((name) => isNamed('prices', name));
    const headline = headlineOf(page.document);
    // One word is a name, not a slogan.
    if (!language || !label || !headline || lengthOf(headline) < 2 || isNamed('prices', headline) || asksForPrice(headline, language))
      return [];
    return [
      {
        type: 'citation_magnet',
        page,
        title: `Say in the headline of ${quoted(label, 60)} that the page is about prices`,
        description: `The headline of ${quoted(label, 60)} is ${quoted(headline, 80)}. Engines take the headline for what a page is about.`,
        actionSteps: [`Write into the headline what the prices are for, and keep ${quoted(headline, 80)} as the line below it.`],
        evidence: { where: page.url, what: 'A headline that names no prices', snippet: headline },
      },
    ];
  });
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
        title: `Say in the headlines of ${listed(names)} what each is about`,
        description: `${names.length} pages such as ${name} are called by their number. Nobody who looks for a subject of ${name} finds it by its headline or title.`,
        actionSteps: [`Add the main subject to the headline and title of ${name}, behind its number, then do the same on the others.`],
        evidence: { where: first.page.url, what: `One of ${names.length} pages called by a number`, snippet: nameOf(first.page) },
      },
    ];
  });
}

/** Characters of a text that a reader wants divided: without any heading, and with one. */
const LONG = [2500, 3500];
/** Long texts without a heading inside. */
export function undivided(context: OpportunityContext): Draft[] {
  return pagesWithPlace(context).flatMap(({ page, own }): Draft[] => {
    const headings = outlineOf(page.document).filter(({ region }) => region === 'main').length;
    const { mainChars, blocks } = page.document;
    // A list or table has its own parts.
    const prose = blocks.reduce((sum, { region, kind, text }) => sum + (region === 'main' && kind === 'paragraph' ? text.length : 0), 0);
    if (
      prose * 2 < mainChars ||
      LISTS.has(own.kind) ||
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
        title: `Divide ${name} by headings`,
        description: `${quoted(nameOf(page), 80)} has about ${mainChars} characters of text below one heading. An engine cuts a page into passages at its headings, and finds none in ${name}.`,
        actionSteps: [`Put a heading above each part of ${name} that says what the part answers or tells.`],
        evidence: { where: page.url, what: `About ${mainChars} characters below one heading` },
      },
    ];
  });
}
