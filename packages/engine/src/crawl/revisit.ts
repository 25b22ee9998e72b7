import { CodedError } from '@citelight/contracts';
import { createPageReader } from '../artifacts/page-reader.ts';
import type { PageReader } from '../artifacts/page-reading.ts';
import type { LinkCheck, Visit } from '../artifacts/visit.ts';
import type { VisitOptions } from '../engine.ts';
import { OUR_TOKEN } from '../fetch/user-agents.ts';
import { type CrawlContext, planCrawl } from './crawl-context.ts';
import { mayAsk } from './discovery.ts';
import { probeEdge } from './edge-probes.ts';
import { findSitemaps } from './find-sitemaps.ts';
import type { Candidate } from './frontier.ts';
import { probeHost, probeSoft404, readTextFile } from './host-probes.ts';
import { checkAgain } from './link-checks.ts';
import { visitNamedPage } from './named-page.ts';
import { errorOf, readAnswer, type VisitedPage } from './page-visit.ts';
import { type RenderingUnderWay, startRendering } from './render-pages.ts';
import { accessPolicy, crawlDelayOf, ROBOTS_BYTES } from './robots.ts';
import { keyHash, pageKey, pageUrl, type Site, siteOf } from './site.ts';
import { kindOf, sectionOf } from './strata.ts';
import type { gatherVisit } from './visit-site.ts';

type Packed = Awaited<ReturnType<typeof gatherVisit>>;
type Artifact = VisitedPage['artifact'];

/** What a visit holds beside its pages and can be asked for again alone. */
export const REVISITED = ['robots', 'sitemaps', 'llmsTxt', 'host', 'soft404', 'edge', 'linkChecks'] as const;
export type Revisited = (typeof REVISITED)[number];

export type Wanted = {
  /** URLs of pages of the visit. */
  pages: ReadonlySet<string>;
  parts: ReadonlySet<Revisited>;
};

export type RevisitOptions = Omit<VisitOptions, 'url' | 'maxPages' | 'onProgress'>;

/**
 * Asks a visited site again for some of its pages and files, and answers the visit with these in place of the old ones; the rest stays as it was.
 * @throws CodedError fetch.*, parse.*, robots.disallowed: a page that was read before cannot be read now, so nothing can be said about it
 */
export async function revisit(packed: Packed, wanted: Wanted, options: RevisitOptions): Promise<Packed> {
  const reader = createPageReader();
  const opened: { rendering: RenderingUnderWay | null } = { rendering: null };
  try {
    return await look(packed, wanted, options, reader, opened);
  } finally {
    await Promise.all([reader.close(), opened.rendering?.close()]);
  }
}

async function look(
  { visit, documents }: Packed,
  { pages: wanted, parts }: Wanted,
  options: RevisitOptions,
  reader: PageReader,
  opened: { rendering: RenderingUnderWay | null },
): Promise<Packed> {
  const context = planCrawl({ ...options, url: visit.url }, reader);
  const { rateLimiter, signal } = context;
  const site = siteOfVisit(visit);
  const robots = parts.has('robots') ? await readTextFile(`${site.origin}/robots.txt`, rateLimiter, signal, ROBOTS_BYTES) : visit.robots;
  const policy = accessPolicy(robots);
  if (policy.kind === 'rules') rateLimiter.setCrawlDelay(crawlDelayOf(policy.robots, OUR_TOKEN));

  const probed = new Set(parts.has('edge') ? visit.edge.map(({ url }) => url) : []);
  const chosen = visit.pages.flatMap((page, index) => (wanted.has(page.url) || probed.has(page.finalUrl) ? [{ page, index }] : []));
  const isRendered = (index: number) => (documents[index]?.rendered ?? null) !== null;
  if (options.render !== false && chosen.some(({ index }) => isRendered(index)))
    opened.rendering = startRendering(options.fetcher, options.unsandboxed ?? false);

  const visited = await Promise.all(
    chosen.map(async ({ page, index }) => {
      if (page.url !== visit.url && !mayAsk(policy, page.url)) throw new CodedError('robots.disallowed');
      const again = await visitAgain(page, site, context);
      if (signal.aborted) throw new CodedError('fetch.aborted');
      const error = errorOf(again);
      if (error && documents[index]?.document) throw error;
      return { index, again };
    }),
  );
  await opened.rendering?.render(
    visited.filter(({ index }) => isRendered(index)).map(({ again }) => again),
    { reader, signal },
  );

  const asked = async <T>(part: Revisited, old: T, ask: () => Promise<T>): Promise<T> => (parts.has(part) ? ask() : old);
  const read = visited.map(({ again }) => again).filter(({ facts }) => facts !== null);
  const [edge, linkChecks, sitemaps, llmsTxt, soft404, host] = await Promise.all([
    asked('edge', visit.edge, () =>
      probeEdge(
        read.filter(({ artifact }) => probed.has(artifact.finalUrl)),
        { rateLimiter, reader, signal },
      ),
    ),
    asked('linkChecks', visit.linkChecks, () => checkFailed(visit.linkChecks, site, context)),
    asked('sitemaps', visit.sitemaps, () =>
      findSitemaps({
        folders: [...new Set([site.origin + site.path, `${site.origin}/`])],
        named: policy.kind === 'rules' ? policy.robots.sitemaps.map(({ url }) => url) : [],
        linked: visit.sitemaps.filter(({ via }) => via === 'link').map(({ url }) => url),
        mayGuess: (url) => mayAsk(policy, url),
        fetch: (url) => rateLimiter.ask({ url, signal, allowTruncated: true }),
        over: () => signal.aborted,
      }),
    ),
    asked('llmsTxt', visit.llmsTxt, () => readTextFile(visit.llmsTxt.url, rateLimiter, signal)),
    asked('soft404', visit.soft404, () => probeSoft404(site, rateLimiter, reader, signal)),
    asked('host', visit.host, async () => {
      const { page, noHttps } = await visitNamedPage(visit.url, { rateLimiter, reader, signal });
      return probeHost(page.artifact, noHttps, rateLimiter, signal);
    }),
  ]);
  if (signal.aborted) throw new CodedError('fetch.aborted');
  const fresh = new Map<number, Artifact>(visited.map(({ index, again }) => [index, again.artifact]));
  return {
    visit: {
      ...visit,
      robots,
      edge,
      linkChecks,
      sitemaps,
      llmsTxt,
      soft404,
      host,
      pages: visit.pages.map((page, index) => {
        const artifact = fresh.get(index);
        return artifact ? { ...artifact, depth: page.depth, document: null, rendered: null } : page;
      }),
    },
    documents: documents.map((one, index) => {
      const artifact = fresh.get(index);
      return artifact ? { document: artifact.document, rendered: artifact.rendered } : one;
    }),
  };
}

/** The site as the visit saw it; the address that cannot exist lay in its folder. */
function siteOfVisit({ homeUrl, soft404, pages, url }: Visit): Site {
  const start = pages.find((page) => page.url === url) ?? pages[0];
  const site = siteOf(homeUrl ?? start?.finalUrl ?? url);
  return soft404 ? { ...site, path: new URL('.', soft404.url).pathname } : site;
}

async function visitAgain(page: Visit['pages'][number], site: Site, { rateLimiter, reader, signal }: CrawlContext): Promise<VisitedPage> {
  const { url, foundBy, sitemapLastmod } = page;
  const there = pageUrl(site, url) ?? new URL(url);
  const key = pageKey(there);
  const candidate: Candidate = { key, url, foundBy, sitemapLastmod, kind: kindOf(there), section: sectionOf(there), hash: keyHash(key) };
  const again = await readAnswer(candidate, await rateLimiter.ask({ url, signal, allowTruncated: true }), reader);
  const { finalUrl } = again.artifact;
  if (again.facts && !pageUrl(site, finalUrl))
    throw new CodedError('fetch.redirect_invalid', `The page now leads to another site, ${new URL(finalUrl).host}.`);
  return again;
}

/** Links that led nowhere are asked for again; those that worked are left in peace. */
const checkFailed = (checks: readonly LinkCheck[], site: Site, context: CrawlContext): Promise<LinkCheck[]> =>
  Promise.all(
    checks.map(async (old) =>
      old.status !== null && old.status < 400 && old.linksBack !== false ? old : ((await checkAgain(old, { ...context, site })) ?? old),
    ),
  );
