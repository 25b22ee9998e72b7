import type { ReadPage } from '../artifacts/page.ts';
import { addressOf } from '../artifacts/page-path.ts';
import type { Visit } from '../artifacts/visit.ts';
import { directivesOf, noIndexFor } from './robots-directives.ts';

/** What directives for all crawlers are written under. */
const ANYBODY = 'robots';

/**
 * Addresses of pages that the owner keeps out of the index on purpose, as two sources say: the page itself by noindex, and the sitemap, which leaves it out. Nothing is to be
 * mended on them. Where no sitemap was read whole, noindex may as well be a mistake.
 */
export function keptOutAmong(pages: readonly ReadPage[], { sitemaps, homeUrl, startedAt }: Visit): ReadonlySet<string> {
  const files = sitemaps.filter(({ kind }) => kind !== 'index');
  const isWhole = files.every(({ entries, urls }) => entries.length === urls);
  const listed = new Set(files.flatMap(({ entries }) => entries.map(({ loc }) => addressOf(loc))));
  if (!isWhole || listed.size === 0) return new Set();
  const now = Date.parse(startedAt);
  const isKeptOut = (page: ReadPage) =>
    page.url !== homeUrl &&
    page.finalUrl !== homeUrl &&
    noIndexFor(directivesOf(page), ANYBODY, now) !== null &&
    ![page.url, page.finalUrl].some((url) => listed.has(addressOf(url)));
  return new Set(pages.filter(isKeptOut).map(({ url }) => url));
}
