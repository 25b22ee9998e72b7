import { headlineOf } from '../artifacts/h1.ts';
import { memoize } from '../artifacts/memoize.ts';
import { packOf } from '../language/packs/index.ts';
import { isOffersName, keyOf, lengthOf, segmentsOf } from './label-text.ts';
import { contentOf, type Forms } from './pages-about.ts';
import { partedLabel } from './parted-label.ts';
import { outlineOf, type SiteMap, type SitePage } from './site-map.ts';

/** The one subject that a site is about: what its pages are called by. */

/** Share of the pages that are called by a subject, how many at least, and headings that are of it. */
const [SHARE, FEWEST, HEADED] = [0.2, 3, 2];
/** Words of a heading that is a name. */
const LONGEST = 7;

/** The parts of a page's headline and of its title that are its own. */
export const namesOn = ({ page: { document } }: SitePage, site: SiteMap): string[][] =>
  [headlineOf(document), document.title].map((text) => segmentsOf(text).filter((part) => !site.sharedTitleParts.has(keyOf(part))));

/** What a heading is of; "services" and numbers leave that to the word before. */
function headOf(text: string, language: string | null): readonly string[] {
  const telling = text.split(/\s+/).filter((word) => /\p{L}/u.test(word) && !isOffersName(word));
  const { head } = partedLabel(telling.join(' '), language);
  return packOf(language)?.topics.headLast ? head.slice(-1) : head;
}

/** All forms of the words that a good share of the pages is called by, that the start page is called or described by, and that headings are of: what only ever narrows another word ("best") is no subject. */
export const centralForms = memoize((site: SiteMap): Forms => {
  const { home, language } = site;
  const formsOf = (texts: readonly string[]) => new Set(texts.flatMap((text) => contentOf(text, language).flatMap((forms) => [...forms])));
  const often = (among: Forms, least: number, texts: readonly (readonly string[])[]): Forms => {
    const times = new Map<string, number>();
    for (const one of texts) for (const form of formsOf(one).intersection(among)) times.set(form, (times.get(form) ?? 0) + 1);
    return new Set([...among].filter((form) => (times.get(form) ?? 0) >= least));
  };
  const pages = site.pages.filter(({ isMain, kind }) => isMain && kind !== 'out' && kind !== 'utility');
  const names = pages.map((page) => namesOn(page, site).flat());
  const opening = home?.page.document;
  const said = [opening?.title, opening && headlineOf(opening), opening?.meta.description].map((text) => text ?? '');
  const called = often(formsOf(said), Math.max(FEWEST, pages.length * SHARE), names);
  if (called.size === 0) return called;
  const headings = new Set([...names, ...pages.map(({ page }) => outlineOf(page.document).map(({ text }) => text))].flat());
  const short = [...headings].filter((text) => lengthOf(text) <= LONGEST);
  return often(
    called,
    HEADED,
    short.map((text) => headOf(text, language)),
  );
});
