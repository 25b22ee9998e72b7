import pLimit from 'p-limit';
import type { PageFacts, PageReader } from '../artifacts/page-reading.ts';
import { createYielder } from './event-loop.ts';
import type { Candidate, Frontier } from './frontier.ts';

import { readAnswer, type VisitedPage } from './page-visit.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { drawSample } from './sample.ts';
import { createKeyring, homeKey, type KeyedAddress, pageKey, pageUrl, type Site } from './site.ts';

/** The part of what is left of the sample that one round may take: the pages it finds have a say in the next. */
const SHARE_OF_A_ROUND = 2 / 3;
const LAST_ROUND = 4;
const LINKS_KEPT = 1000;
/** Pages on their way at once, asked for or waiting to be read: a fast site must not pile up bodies. */
const PAGES_UNDER_WAY = 16;
/** `0; url=/next` (HTML Standard, “Refresh”). */
const REFRESH = /^\s*[\d.]*\s*[;,]?\s*url\s*=\s*["']?([^"'\s]+)/i;
/** Requests that a visit of few pages may spend all the same. */
const FEWEST_REQUESTS = 40;
const NO_FOLLOW = new Set(['nofollow', 'none']);

export type CrawlOptions = {
  site: Site;
  frontier: Frontier;
  rateLimiter: RateLimiter;
  reader: PageReader;
  maxPages: number;
  /** Keys of the pages that may be read; null: all. */
  only: ReadonlySet<string> | null;
  /** Ends the crawl: pages that did not come by then are no part of it. */
  signal: AbortSignal;
  onPage: (pagesFetched: number, page: VisitedPage) => void;
  /** Links that only the scripts of a page add: asked for once, where all that other links lead to, `pages`, was read. */
  addedByScripts?: (pages: readonly VisitedPage[]) => Promise<readonly string[]>;
};

/** An address that led to a page of the sample by a redirect. */
export type Detour = { candidate: Candidate; finalUrl: string; status: number | null };

export type Crawled = { pages: VisitedPage[]; detours: Detour[] };

/**
 * Breadth first, in rounds. A round is drawn from all that the rounds before it found, taken in the order in which it was drawn, so that the same
 * site gives the same sample however its answers are delayed. `start` holds pages that were visited already.
 */
export async function crawlPages(start: readonly VisitedPage[], options: CrawlOptions): Promise<Crawled> {
  const { site, frontier, maxPages, only, signal } = options;
  const pages: VisitedPage[] = [];
  const detours: Detour[] = [];
  const asked = new Set<string>();
  const keyring = createKeyring(site);
  const limiter = pLimit(PAGES_UNDER_WAY);
  const ends = new Set<string>();
  const bodies = new Map<string, string>();

  const yieldIfDue = createYielder();
  const unasked = () => frontier.all().filter(({ key }) => !asked.has(key) && (only?.has(key) ?? true));

  let read = 0;
  let addedByScripts = only ? undefined : options.addedByScripts;

  /** The address where a redirect ends is no page more. */
  const reachedOtherwise = (key: string, { artifact }: VisitedPage) => {
    artifact.sitemapLastmod ??= frontier.get(key)?.sitemapLastmod ?? null;
    frontier.forget(key);
  };

  const keep = async (page: VisitedPage) => {
    const { finalUrl, status } = page.artifact;
    const end = pageUrl(site, finalUrl);
    const key = end ? pageKey(end) : finalUrl;
    asked.add(key);
    const twin = page.facts && end ? `${key.toLowerCase()} ${page.bodyHash}` : null;
    const same = twin === null ? undefined : bodies.get(twin);
    if (same !== undefined && !ends.has(key)) {
      detours.push({ candidate: page.candidate, finalUrl: same, status });
      frontier.drop(page.candidate, `it is ${same}, written in other case`);
      return;
    }
    // A second way to the same page is a fact about links, not a page more.
    if (page.facts && ends.has(key)) {
      detours.push({ candidate: page.candidate, finalUrl, status });
      frontier.drop(page.candidate, `it leads to ${finalUrl}, which is in the sample`);
      return;
    }
    const plain = page.candidate.foundBy === 'link' && end ? plainVersionOf(page, end, site) : null;
    if (plain) {
      frontier.add(plain.href, { foundBy: 'link' });
      frontier.drop(page.candidate, `it calls itself a version of ${plain.href}`);
      return;
    }
    if (page.facts) {
      if (key !== page.candidate.key) reachedOtherwise(key, page);
      ends.add(key);
      read += 1;
      if (twin !== null) bodies.set(twin, finalUrl);
    }
    pages.push(page);
    for (const href of page.followed) {
      if (signal.aborted) break;
      frontier.noteLink(href);
      await yieldIfDue();
    }
    page.followed = [];
  };

  for (const page of start) {
    asked.add(page.candidate.key);
    takeLinks(page, keyring);
    await keep(page);
  }
  // Only what can be read counts as a page; a site of redirects, files and dead links must not be asked without end.
  let requests = Math.max(FEWEST_REQUESTS, maxPages * 4);
  while (!signal.aborted && read < maxPages && requests > 0) {
    const open = unasked();
    const left = Math.min(maxPages - read, requests);
    const count = left <= LAST_ROUND ? left : Math.ceil(left * SHARE_OF_A_ROUND);
    const round = drawSample(
      open,
      pages.map(({ candidate }) => candidate),
      count,
      maxPages,
    );
    if (round.length === 0) {
      if (!addedByScripts) break;
      for (const href of await addedByScripts(pages)) frontier.noteLink(href, 'script');
      addedByScripts = undefined;
      continue;
    }
    requests -= round.length;
    for (const { key } of round) asked.add(key);
    let come = answered(pages);
    const answers = await Promise.all(
      round.map(async (candidate) => {
        const page = await limiter(() => visitPage(candidate, options));
        if (page) takeLinks(page, keyring);
        if (!page || page.artifact.status === null || isGone(page)) return page;
        come += 1;
        options.onPage(come, page);
        return page;
      }),
    );
    for (const page of answers) if (page) await keep(page);
  }
  const open = unasked();
  if (signal.aborted && open[0] && read < maxPages)
    frontier.skip(open[0].url, `the time for the visit was over, for it and ${open.length - 1} more pages`);
  return { pages, detours };
}

/** The page that a filtered or sorted view names as its canonical one: the same path, another query. Any other canonical is the page's own claim, for audits to judge. */
function plainVersionOf({ facts }: VisitedPage, here: URL, site: Site): URL | null {
  const canonical = facts?.canonical ? pageUrl(site, facts.canonical) : null;
  return canonical && here.search !== '' && canonical.pathname === here.pathname && pageKey(canonical) !== pageKey(here) ? canonical : null;
}

type Means = Pick<CrawlOptions, 'site' | 'rateLimiter' | 'reader' | 'signal' | 'frontier'>;

/** The home page of the site, unless it is the start page; null where robots.txt keeps us from it. */
export async function visitHome(start: VisitedPage, means: Means): Promise<VisitedPage | null> {
  const { site } = means;
  if (start.candidate.key === homeKey(site)) return start;
  const home = means.frontier.add(site.origin + site.path, { foundBy: 'home' });
  return home && visitPage(home, means);
}

export const answered = (pages: readonly VisitedPage[]): number =>
  pages.filter((page) => page.artifact.status !== null && !isGone(page)).length;

/** There is no page at this address: nothing, or a file. */
export const isGone = ({ artifact: { status, error } }: VisitedPage): boolean =>
  status === 404 || status === 410 || error?.code === 'fetch.not_html';

/** Null where the page is one of another site. */
async function visitPage(candidate: Candidate, { site, rateLimiter, reader, signal, frontier }: Means): Promise<VisitedPage | null> {
  const outcome = await rateLimiter.ask({ url: candidate.url, signal, allowTruncated: true });
  const page = await readAnswer(candidate, outcome, reader);
  if (signal.aborted && page.artifact.error?.code === 'fetch.aborted') {
    const error = { code: 'fetch.aborted', message: 'The time for the visit was over before this page came.' };
    return { ...page, artifact: { ...page.artifact, error } };
  }
  const end = URL.parse(page.artifact.finalUrl);
  if (page.facts && end && !pageUrl(site, end.href)) {
    // A page of another site must not be judged as one of this.
    frontier.drop(candidate, `it leads to another site, ${end.host}`);
    return null;
  }
  return page;
}

const letsFollow = ({ robotsMeta }: PageFacts): boolean =>
  !robotsMeta.some(({ agent, directives }) => agent === 'robots' && directives.some((one) => NO_FOLLOW.has(one)));
/** The addresses of the site that a page lets a crawler follow. */
export const followedFrom = (facts: PageFacts): string[] =>
  letsFollow(facts) ? facts.links.flatMap(({ href, internal, rel }) => (internal && !rel.includes('nofollow') ? href : [])) : [];

/** Takes what a crawl needs of a page's links, and lets go of the rest: a page may hold thousands, and a round hundreds of pages. */
function takeLinks(page: VisitedPage, keyring: (href: string) => KeyedAddress): void {
  const { facts } = page;
  if (!facts) return;
  const onSite = new Set<string>();
  const elsewhere = new Set<string>();
  const followed: string[] = [];
  const mayFollow = letsFollow(facts);
  for (const { href: asFound, internal, rel } of facts.links) {
    if (!internal) {
      if (elsewhere.size < LINKS_KEPT) elsewhere.add(asFound);
      continue;
    }
    const { href, key } = keyring(asFound);
    if (key === null) continue;
    if (onSite.size < LINKS_KEPT) onSite.add(key);
    if (mayFollow && !rel.includes('nofollow')) followed.push(href);
  }
  if (mayFollow) {
    for (const { href } of facts.hreflangs) followed.push(href);
    const target = facts.metaRefresh === null ? null : REFRESH.exec(facts.metaRefresh)?.[1];
    const url = target ? URL.parse(target, page.artifact.finalUrl) : null;
    if (url) {
      followed.push(url.href);
      const { key } = keyring(url.href);
      if (key !== null) onSite.add(key);
    }
  }
  Object.assign(page, { onSite: [...onSite], elsewhere: [...elsewhere], followed, facts: { ...facts, links: [] } });
}

/** Clicks from the start page, along links between pages of the sample; null where none leads there. */
export function setDepths(pages: readonly VisitedPage[], start: VisitedPage, site: Site): void {
  const keyring = createKeyring(site);
  const byKey = new Map<string, VisitedPage>();
  for (const page of pages) {
    byKey.set(page.candidate.key, page);
    const end = keyring(page.artifact.finalUrl).key;
    if (end) byKey.set(end, page);
  }
  start.artifact.depth = 0;
  let level = [start];
  for (let depth = 1; level.length > 0; depth++) {
    const next: VisitedPage[] = [];
    for (const { onSite } of level) {
      for (const key of onSite) {
        const page = byKey.get(key);
        if (!page || page.artifact.depth !== null) continue;
        page.artifact.depth = depth;
        next.push(page);
      }
    }
    level = next;
  }
}
