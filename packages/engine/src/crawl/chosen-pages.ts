import { CodedError } from '@citelight/contracts';
import type { VisitOptions } from '../engine.ts';
import type { CrawlContext } from './crawl-context.ts';
import { findSitemaps } from './find-sitemaps.ts';
import type { Frontier } from './frontier.ts';
import { pageUrl, type Site } from './site.ts';

const SITEMAP_MS = 60_000;

/**
 * Puts the pages that a person chose into the frontier; answers their keys.
 * @throws CodedError pages.none: none of them is a page of the site that may be read; pages.sitemap: the sitemap cannot be read
 */
export async function chosenPages(
  choose: NonNullable<VisitOptions['choose']>,
  site: Site,
  frontier: Frontier,
  context: CrawlContext,
): Promise<ReadonlySet<string>> {
  const urls = 'urls' in choose ? choose.urls : await urlsOfSitemap(choose.sitemap, site, context);
  const keys = new Set<string>();
  for (const text of urls) {
    const url = URL.parse(text, site.origin);
    const candidate = url && frontier.add(url.href, { foundBy: 'list' });
    if (candidate) keys.add(candidate.key);
    else frontier.skip(url?.href ?? text, 'it is on the list of pages to read, but is no page of this site that may be read');
  }
  if (keys.size === 0) throw new CodedError('pages.none');
  return keys;
}

/** Its addresses. Those of a sitemap that names only other hosts are taken by their paths: a preview deployment has the sitemap of the site it becomes. */
async function urlsOfSitemap(url: string, site: Site, { rateLimiter, signal }: CrawlContext): Promise<string[]> {
  const sitemaps = await findSitemaps({
    folders: [],
    named: [url],
    linked: [],
    mayGuess: () => false,
    fetch: (file) => rateLimiter.askElsewhere({ url: file, signal, allowTruncated: true }, SITEMAP_MS),
    over: () => signal.aborted,
  });
  const urls = sitemaps.flatMap(({ entries }) => entries.map(({ loc }) => loc));
  const first = sitemaps[0];
  if (urls.length === 0) throw new CodedError('pages.sitemap', `${url}: the sitemap ${first?.errors[0] ?? 'lists no page'}.`);
  if (urls.some((one) => pageUrl(site, one))) return urls;
  return urls.flatMap((one) => {
    const there = URL.parse(one);
    return there ? [there.pathname + there.search] : [];
  });
}
