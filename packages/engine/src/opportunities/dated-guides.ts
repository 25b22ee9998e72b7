import { headlineOf } from '../artifacts/h1.ts';
import { jsonLdNodes } from '../artifacts/json-ld.ts';
import type { ReadPage } from '../audits/audit.ts';
import { datesOf } from '../audits/topic-freshness/page-dates.ts';
import { quoted } from '../language/excerpt.ts';
import { isNamed } from '../page/page-names.ts';
import { keyOf, pathOfUrl } from '../topics/label-text.ts';
import { outlineOf, type SitePage } from '../topics/site-map.ts';
import { listed, nameOf, type OpportunityContext, pagesWithPlace } from './context.ts';
import type { Draft } from './draft.ts';

/** Guides that were written for a year that is over. */

/** Words and sections of a text that explains something; what only reports or announces is shorter. */
const [LONG_WORDS, FEWEST_SECTIONS] = [300, 3];
/** From so long after its year a guide is out of date, and not one of last month. */
const OVER_MS = 180 * 24 * 3600 * 1000;
const YEARS = /(?<![\p{N}.,:/–-])20\d\d(?![\p{N}/–-]|[.,]\p{N})/gu;

/** The one year that a headline names, behind what it is about: "2023, here we come" tells of the year. */
function yearIn(headline: string): number | null {
  const years = [...headline.matchAll(YEARS)];
  const [first] = years;
  return first && years.length === 1 && /\p{L}/u.test(headline.slice(0, first.index)) ? Number(first[0]) : null;
}
/** A text that was published in the year it names, or shortly before, is for that year; a later one looks back. */
function isWrittenFor(year: number, page: ReadPage): boolean {
  const { markup, visible } = datesOf(page);
  const published = markup.published ?? visible.published;
  const written = published === null ? null : new Date(published).getUTCFullYear();
  return written === year || written === year - 1;
}
/** Of events and news new ones follow. */
const isPassing = ({ document, url }: ReadPage): boolean =>
  [...jsonLdNodes(document.jsonLd)].some(({ types }) => types.some((type) => /Event$|^NewsArticle$/.test(type))) ||
  pathOfUrl(url)
    .split('/')
    .slice(0, -1)
    .some((part) => isNamed('news', part) || isNamed('events', part));
const WITH_EDITIONS: ReadonlySet<string> = new Set(['event', 'association', 'academic']);

const withoutYear = (headline: string): string => keyOf(headline.replace(YEARS, ''));

export function datedGuides(context: OpportunityContext): Draft[] {
  const { corpus, now } = context;
  if (WITH_EDITIONS.has(corpus.profile.kind)) return [];
  const dated = pagesWithPlace(context).flatMap(({ page, own }): { page: ReadPage; own: SitePage; headline: string; year: number }[] => {
    const headline = headlineOf(page.document) ?? page.document.title ?? '';
    const year = yearIn(headline);
    return year === null ? [] : [{ page, own, headline, year }];
  });
  const found = dated.filter(
    ({ page, own: { kind }, headline, year }) =>
      (kind === 'article' || kind === 'page') &&
      now - Date.UTC(year + 1, 0) >= OVER_MS &&
      page.document.wordCount >= LONG_WORDS &&
      outlineOf(page.document).filter(({ region, level }) => region === 'main' && level > 1).length >= FEWEST_SECTIONS &&
      isWrittenFor(year, page) &&
      !isPassing(page) &&
      !dated.some((other) => other.year > year && withoutYear(other.headline) === withoutYear(headline)),
  );
  const [first] = found;
  if (!first) return [];
  const name = quoted(nameOf(first.page), 80);
  return [
    {
      type: 'citation_magnet',
      page: first.page,
      title: `Update ${listed(found.map(({ page }) => nameOf(page)))} for the current year`,
      description: `The headline of ${name} names ${first.year}${found.length > 1 ? `, and those of ${found.length - 1} more a year that is over as well` : ''}. Asked about the current year, an engine will quote a newer text.`,
      actionSteps: [
        `Check which figures and rules on ${name} have changed since ${first.year}, correct them, and name the current year in the headline${found.length > 1 ? '. Do the same for the others' : ''}.`,
        `Keep the address of ${name} and show the day of the change.`,
      ],
      evidence: { where: first.page.url, what: `A guide for ${first.year}`, snippet: first.headline },
    },
  ];
}
