import { headlineOf } from '../artifacts/h1.ts';
import { jsonLdNodes } from '../artifacts/json-ld.ts';
import type { PageDocument, ReadPage } from '../artifacts/page.ts';
import { withoutQuery } from '../artifacts/page-path.ts';
import { lastPartOf, namesLegal, pathOf, spaced } from './legal-pages.ts';
import { isNamed } from './page-names.ts';

/** Whether readers ask who wrote a page: of an article they do; of an event, a policy, a profile or an archive that only its template calls an article they do not. */

/** Markup of what has an organizer, a seller or a subject in place of an author. */
const UNSIGNED = /Event$|^(?:ProfilePage|CollectionPage|ContactPage|Product|SearchResultsPage|ImageGallery)$/;
const SIGNED = /Article$|^(?:BlogPosting|Report|Review|Recipe)$/;
const POLICIES = ['privacy', 'terms', 'imprint', 'cookies'] as const;
const LONGEST_NAME = 60;
const MOST_WORDS = 5;
/** "/blog/2022/", "/news/page/3": a list by date or number. */
const LIST = /\/(?:(?:19|20)\d\d(?:\/\d{1,2}){0,2}|page\/?\d+)\/?$/;
export const isArchive = ({ url }: Pick<ReadPage, 'url'>): boolean => LIST.test(pathOf(url));
/** Templates say "article" of every page in og:type; only a text as long as one is taken at that word. */
const FEWEST_WORDS = 200;

/** What address and headline call a page, where that is a name and no sentence. */
function namesOf({ url, document }: Pick<ReadPage, 'url' | 'document'>): string[] {
  const headline = headlineOf(document) ?? document.title ?? '';
  return [spaced(lastPartOf(url)), headline].filter((text) => text.length <= LONGEST_NAME && text.split(/\s+/).length <= MOST_WORDS);
}

/** A policy by its address and its headline, whatever its template makes of it. Both say so: "how privacy fences are built" is an article. */
export function isCalledPolicy(page: Pick<ReadPage, 'url' | 'document'>): boolean {
  const called = namesOf(page);
  return called.length === 2 && POLICIES.some((kind) => called.every((text) => namesLegal(kind, text) || isNamed(kind, text)));
}

/** Whether the markup of a page calls it an article or another text that has an author. */
export const marksArticle = ({ jsonLd, microdata }: PageDocument): boolean =>
  [...jsonLdNodes(jsonLd)].some(({ types }) => types.some((type) => SIGNED.test(type))) || microdata.some(({ type }) => SIGNED.test(type));

export function isAuthored({ url, document }: Pick<ReadPage, 'url' | 'document'>): boolean {
  const types = [...jsonLdNodes(document.jsonLd)].flatMap((node) => node.types);
  if (types.some((type) => UNSIGNED.test(type)) && !types.some((type) => SIGNED.test(type))) return false;
  const path = pathOf(url);
  if (LIST.test(path)) return false;
  const folders = path.split('/').filter(Boolean).slice(0, -1);
  if (folders.some((folder) => isNamed('events', folder) || isNamed('team', folder))) return false;
  if (isCalledPolicy({ url, document })) return false;
  const called = namesOf({ url, document });
  if (called.some((text) => isNamed('contact', text))) return false;
  return !(document.pageTypeBecause.startsWith('og:type') && document.wordCount < FEWEST_WORDS && document.bylines.length === 0);
}

/** Addresses of the pages that names of authors lead to: profiles, whatever their template says. */
export function profilesOf(pages: readonly ReadPage[]): ReadonlySet<string> {
  const known = profiles.get(pages);
  if (known) return known;
  const found = new Set<string>();
  for (const { url, document } of pages)
    for (const { href, via } of document.bylines) if (via !== 'meta' && href && trimmed(href) !== trimmed(url)) found.add(trimmed(href));
  profiles.set(pages, found);
  return found;
}
const profiles = new WeakMap<readonly ReadPage[], ReadonlySet<string>>();
const trimmed = (url: string): string => withoutQuery(url).replace(/\/(?:page\/?\d+\/?)?$/, '');
export const isProfile = ({ url }: Pick<ReadPage, 'url'>, pages: readonly ReadPage[]): boolean => profilesOf(pages).has(trimmed(url));
