import type { PageArtifact } from '../artifacts/page.ts';
import { keyHash, pageKey, pageUrl, type Site, withinSite } from './site.ts';
import { type Kind, kindOf, sectionOf } from './strata.ts';
import { isFile, isView, OF_A_QUERY, OF_A_SERIES, seriesOf, trapOf } from './traps.ts';

/** Candidates that are held at most; what lies beyond is counted in none of the strata. */
const CANDIDATES = 20_000;
const SKIPPED = 200;
/** Addresses remembered as seen; a site that names more is looked at again and again, and nothing worse. */
const REMEMBERED = 50_000;

export type Candidate = {
  key: string;
  url: string;
  foundBy: PageArtifact['foundBy'];
  sitemapLastmod: string | null;
  kind: Kind;
  section: string;
  hash: number;
};

export type Sighting = { foundBy: Candidate['foundBy']; lastmod?: string | null /** Section the sitemap puts it in. */; section?: string };

export type FrontierOptions = {
  site: Site;
  /** Why our crawler may not go there; null where it may. */
  forbidden(pathWithQuery: string): string | null;
};

/** All pages of the site that we know of. What it holds depends on the order of `add` only, never on the clock. */
export function createFrontier({ site, forbidden }: FrontierOptions) {
  const known = new Map<string, Candidate>();
  const skipped = new Map<string, string>();
  const refused = new Set<string>();
  const noted = new Set<string>();
  const series = new Map<string, number>();

  const skip = (url: string, because: string) => {
    if (skipped.size < SKIPPED && !skipped.has(url)) skipped.set(url, because);
  };

  const refuse = (key: string) => {
    if (refused.size < REMEMBERED) refused.add(key);
  };

  /** A member of an endless series beyond the first few: said once for the series. */
  const surplus = (name: string, most: number, url: URL, because: string): boolean => {
    const count = (series.get(name) ?? 0) + 1;
    series.set(name, count);
    if (count === most + 1) skip(url.href, because);
    return count > most;
  };

  /** Takes note of an address; null where it is no page of the site, or none for our crawler. */
  function add(href: string, { foundBy, lastmod = null, section }: Sighting): Candidate | null {
    const url = pageUrl(site, href);
    if (!url || isFile(url)) return null;
    const key = pageKey(url);
    const before = known.get(key);
    if (before) {
      if (before.foundBy === 'home') before.foundBy = foundBy;
      if (foundBy === 'sitemap' && before.sitemapLastmod === null) before.sitemapLastmod = lastmod;
      return before;
    }
    if (foundBy !== 'start') {
      if (refused.has(key) || known.size >= CANDIDATES) return null;
      const trap = forbidden(url.pathname + url.search) ?? trapOf(url);
      if (trap !== null) {
        refuse(key);
        skip(url.href, trap);
        return null;
      }
      const endless = seriesOf(url);
      if (
        (endless !== null && surplus(`date ${endless}`, OF_A_SERIES, url, 'it and others like it look like an endless calendar')) ||
        (isView(url) &&
          surplus(
            `query ${url.pathname.toLowerCase()}`,
            OF_A_QUERY,
            url,
            'it and others differ from pages of the sample in their parameters only',
          ))
      ) {
        refuse(key);
        return null;
      }
    }
    const candidate: Candidate = {
      key,
      url: url.href,
      foundBy,
      sitemapLastmod: lastmod,
      kind: kindOf(withinSite(site, url)),
      section: section ?? sectionOf(withinSite(site, url)),
      hash: keyHash(key),
    };
    known.set(key, candidate);
    return candidate;
  }

  return {
    add,
    /** A link of a page, or one that its scripts added. Menus repeat theirs on every page: each address is looked at once. */
    noteLink(href: string, foundBy: 'link' | 'script' = 'link'): void {
      if (noted.has(href)) return;
      if (noted.size < REMEMBERED) noted.add(href);
      add(href, { foundBy });
    },
    skip,
    /** A candidate that turned out to be no page of its own. */
    drop({ key, url }: Candidate, because: string): void {
      known.delete(key);
      refuse(key);
      skip(url, because);
    },
    /** A candidate whose page was reached by another address. */
    forget(key: string): void {
      known.delete(key);
      refuse(key);
    },
    get: (key: string) => known.get(key),
    all: () => [...known.values()],
    size: () => known.size,
    skipped: () => [...skipped].map(([url, because]) => ({ url, because })).sort((a, b) => (a.url < b.url ? -1 : 1)),
  };
}

export type Frontier = ReturnType<typeof createFrontier>;
