import { CodedError } from '@citelight/contracts';
import type { PackedVisit } from '../artifacts/packed-visit.ts';
import { createPageReader } from '../artifacts/page-reader.ts';
import type { PageReader } from '../artifacts/page-reading.ts';
import type { Visit } from '../artifacts/visit.ts';
import type { VisitOptions, VisitSite } from '../engine.ts';
import { OUR_TOKEN } from '../fetch/user-agents.ts';
import { chooseFew } from './choose-few.ts';
import { chosenPages } from './chosen-pages.ts';
import { planCrawl } from './crawl-context.ts';
import { answered, type Crawled, crawlPages, followedFrom, isGone, setDepths } from './crawl-pages.ts';
import { discoverHost, findHome, findPages, mayAsk } from './discovery.ts';
import { PAGES_PROBED, probeEdge } from './edge-probes.ts';
import { createFrontier } from './frontier.ts';
import { checkLinks } from './link-checks.ts';
import { visitNamedPage } from './named-page.ts';
import { openVisit } from './open-visit.ts';
import type { VisitedPage } from './page-visit.ts';
import { NOT_CHOSEN, PAGES_RENDERED, type RenderingUnderWay, startRendering } from './render-pages.ts';
import { type AccessPolicy, accessPolicy, crawlDelayOf, decideByPolicy } from './robots.ts';
import type { Site } from './site.ts';
import { aboutRobots, createProgress, titleOf } from './visit-progress.ts';

/** Of the time of a visit, what pages may take; the rest is for what comes before and after them. */
const PAGES_SHARE = 0.75;
const CHECKS_MS = 60_000;

/**
 * Visits a site: the named page, robots.txt, sitemaps, a stratified sample of its pages, and probes of its edge, host and links.
 * What the time does not suffice for is left out and said in `skipped`; documents are opened when they are looked at.
 * @throws CodedError fetch.*, parse.*: nothing of the site could be assessed; fetch.aborted: `signal` stopped the visit
 */
export const visitSite: VisitSite = async (options) => openVisit(await gatherVisit(options));

/** `visitSite` with the documents still packed, for passing them on to another thread. `reader`: one that is used for several visits; it stays open. */
export async function gatherVisit(options: VisitOptions & { reader?: PageReader }): Promise<PackedVisit> {
  const reader = options.reader ?? createPageReader();
  const opened: Opened = { rendering: null };
  try {
    return await gather(options, reader, opened);
  } finally {
    await Promise.all([options.reader ? undefined : reader.close(), opened.rendering?.close()]);
  }
}

/** What a visit opens on its way and must close again. */
type Opened = { rendering: RenderingUnderWay | null };

async function gather(options: VisitOptions, reader: PageReader, opened: Opened): Promise<PackedVisit> {
  const { fetcher, now } = options;
  const startedAt = now();
  const context = planCrawl(options, reader);
  const { rateLimiter, maxPages, signal } = context;
  const progress = createProgress(options.onProgress, maxPages);
  const stopIfAsked = () => {
    if (options.signal?.aborted) throw new CodedError('fetch.aborted');
  };

  progress.report('resolving');
  const named = await visitNamedPage(options.url, {
    ...{ rateLimiter, reader, signal },
    // Chromium takes longer to start than the first pages take to come.
    onAnswer: () => {
      if (options.render !== false) opened.rendering = startRendering(fetcher, options.unsandboxed ?? false);
    },
  });
  stopIfAsked();
  const { robots, page: start } = named;
  const policy = accessPolicy(robots);
  const frontierOf = (site: Site) => {
    const frontier = createFrontier({ site, forbidden: (path) => forbiddenBy(policy, path) });
    frontier.add(start.candidate.url, { foundBy: 'start' }) ?? frontier.add(start.artifact.finalUrl, { foundBy: 'start' });
    if (policy.kind === 'disallowAll') frontier.skip(robots.url, `${policy.because}, so nothing but the named page may be crawled`);
    return frontier;
  };
  if (policy.kind === 'rules') rateLimiter.setCrawlDelay(crawlDelayOf(policy.robots, OUR_TOKEN));
  progress.learn({ robots: aboutRobots(policy), lastPage: titleOf(start) });
  progress.report('robots', 1);

  progress.report('sitemaps');
  const { site, frontier, home } = await findHome(named, frontierOf, context);
  progress.watch(frontier);
  const discovering = discoverHost({ ...named, site }, policy, context);
  const linked = [...new Set([home, start].flatMap((page) => page?.facts?.sitemaps ?? []))];
  const sitemaps = await findPages({ site, linked }, policy, frontier, context);

  progress.learn({ sitemaps: sitemaps.filter(({ kind, entries }) => kind !== 'index' && entries.length > 0).length });

  const only = options.choose ? await chosenPages(options.choose, site, frontier, context) : null;

  progress.report('fetching');
  const entrance = home?.facts ? home : start;
  // A page without text is rendered too: whether scripts bring one in is the question.
  const toRender = (pages: readonly VisitedPage[]) =>
    chooseFew(pages.filter(isRead), [home, start, blankOf(pages), ...(opened.rendering?.pages() ?? [])], PAGES_RENDERED);
  // Rendering is asked for once more when all pages are there; whoever waits for it then meets the error.
  const renderAhead = (pages: readonly VisitedPage[]) => opened.rendering?.render(pages, { reader, signal }).catch(() => undefined);
  if (isRead(entrance)) void renderAhead([entrance]);
  const crawled = await crawlPages(home && home !== start ? [start, home] : [start], {
    ...context,
    site,
    frontier,
    only,
    signal: context.within(PAGES_SHARE),
    onPage: (count, page) => {
      progress.learn({ lastPage: titleOf(page) });
      progress.report('fetching', count);
    },
    addedByScripts: async (pages) => {
      void renderAhead(toRender(pages));
      const facts = await opened.rendering?.factsOf(entrance);
      return facts ? followedFrom(facts) : [];
    },
  });
  stopIfAsked();
  const { pages } = crawled;
  setDepths(pages, start, site);
  for (const { candidate, artifact } of pages) artifact.sitemapLastmod ??= frontier.get(candidate.key)?.sitemapLastmod ?? null;
  for (const { candidate, artifact } of pages) if (artifact.foundBy === 'home') artifact.foundBy = candidate.foundBy;

  progress.report('checking');
  const crawlForbidden = policy.kind === 'disallowAll' || (pages.length === 1 && !mayAsk(policy, site.origin + site.path));
  const checks = { rateLimiter, reader, signal: AbortSignal.any([signal, AbortSignal.timeout(CHECKS_MS)]) };
  const read = pages.filter(isRead);
  const visited = keysOf(crawled);
  const unvisited = frontier.all().filter(({ key }) => !visited.has(key));
  const [edge, linkChecks, rendering, aboutHost] = await Promise.all([
    probeEdge(chooseFew(read, [home, start], crawlForbidden ? 1 : PAGES_PROBED), checks),
    checkLinks({ ...checks, site, pages: read, detours: crawled.detours, unvisited, mayCrawl: !crawlForbidden }),
    opened.rendering?.render(toRender(pages), checks) ?? {
      used: false,
      because: 'rendering was switched off',
    },
    discovering,
  ]);
  stopIfAsked();
  for (const { artifact } of pages) if (artifact.rendered === null) artifact.notRendered ??= rendering.because ?? NOT_CHOSEN;

  const sorted = [...pages].sort((a, b) => (a.artifact.url < b.artifact.url ? -1 : 1)).map(({ artifact }) => artifact);
  const pagesFound = frontier.size() - pages.filter(isGone).length;
  const visit: Visit = {
    format: 1,
    url: named.url,
    startedAt: new Date(startedAt).toISOString(),
    robots,
    sitemaps,
    ...aboutHost,
    homeUrl: home?.facts ? home.artifact.finalUrl : null,
    pages: sorted.map((artifact) => ({ ...artifact, document: null, rendered: null })),
    edge,
    linkChecks,
    rendering,
    skipped: frontier.skipped(),
    crawlForbidden,
    crawl: {
      pagesFetched: answered(pages),
      pagesFound,
      pagesPlanned: Math.min(maxPages, pagesFound),
      bytes: rateLimiter.bytes(),
      durationMs: now() - startedAt,
    },
  };
  return { visit, documents: sorted.map(({ document, rendered }) => ({ document, rendered })) };
}

/** Characters of main text below which a page has none; one that sends its readers on needs none. */
const BLANK = 16;
const blankOf = (pages: readonly VisitedPage[]): VisitedPage | null =>
  pages
    .filter(({ facts }) => facts !== null && facts.mainChars < BLANK && facts.metaRefresh === null)
    .sort((a, b) => a.candidate.hash - b.candidate.hash)[0] ?? null;

const isRead = ({ facts }: VisitedPage): boolean => facts !== null;

const keysOf = ({ pages, detours }: Crawled) => new Set([...pages, ...detours].map(({ candidate }) => candidate.key));

/** Why robots.txt keeps our crawler from a path; null where it does not. */
function forbiddenBy(policy: AccessPolicy, path: string): string | null {
  const { allowed, line } = decideByPolicy(policy, OUR_TOKEN, path);
  if (allowed) return null;
  return policy.kind === 'disallowAll' ? policy.because : `line ${line} of robots.txt does not allow our crawler there`;
}
