import { memoize } from '../artifacts/memoize.ts';
import type { ReadPage } from '../artifacts/page.ts';
import { addressOf } from '../artifacts/page-path.ts';
import type { Visit } from '../artifacts/visit.ts';
import { directivesOf, noIndexFor } from './robots-directives.ts';

/** What directives for all crawlers are written under. */
const ANYBODY = 'robots';

/** Addresses that the sitemaps list; null where none was read whole. */
export const listedInSitemaps = memoize((sitemaps: Visit['sitemaps']): ReadonlySet<string> | null => {
  const files = sitemaps.filter(({ kind }) => kind !== 'index');
  const listed = new Set(files.flatMap(({ entries }) => entries.flatMap(({ loc }) => addressOf(loc) ?? [])));
  return listed.size > 0 && files.every(({ entries, urls }) => entries.length === urls) ? listed : null;
});

/**
 * Addresses of pages that the owner keeps out of the index on purpose, as two sources say: the page itself by noindex, and the sitemap, which leaves it out, or the menu of the
 * start page where no sitemap was read. Nothing is to be mended on them.
 */
export function keptOutAmong(pages: readonly ReadPage[], { sitemaps, homeUrl, startedAt }: Visit): ReadonlySet<string> {
  const isHome = ({ url, finalUrl }: ReadPage) => url === homeUrl || finalUrl === homeUrl;
  const menu = pages.find(isHome)?.document.links.filter(({ region }) => region === 'nav' || region === 'header') ?? [];
  const shown = listedInSitemaps(sitemaps) ?? new Set(menu.flatMap(({ href }) => addressOf(href) ?? []));
  const now = Date.parse(startedAt);
  const isKeptOut = (page: ReadPage) =>
    !isHome(page) &&
    noIndexFor(directivesOf(page), ANYBODY, now) !== null &&
    ![page.url, page.finalUrl].some((url) => shown.has(addressOf(url) ?? url));
  return new Set(pages.filter(isKeptOut).map(({ url }) => url));
}
