import type { HostArtifact, SitemapArtifact, TextFileArtifact, Visit } from '../artifacts/visit.ts';
import { OUR_TOKEN } from '../fetch/user-agents.ts';
import type { CrawlContext } from './crawl-context.ts';
import { visitHome } from './crawl-pages.ts';
import { createYielder } from './event-loop.ts';
import { findSitemaps } from './find-sitemaps.ts';
import type { Frontier } from './frontier.ts';
import { impossibleUrl, probeHost, probeSoft404, readTextFile, unreadTextFile } from './host-probes.ts';
import type { NamedPage } from './named-page.ts';
import type { VisitedPage } from './page-visit.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { type AccessPolicy, decideByPolicy } from './robots.ts';
import { homeKey, type Site } from './site.ts';
import { folderOfSite } from './site-path.ts';

/** Of the time of a visit, what sitemaps may take. */
const SITEMAPS_SHARE = 0.15;

/** May our crawler ask for this URL of the site? */
export const mayAsk = (policy: AccessPolicy, url: string): boolean => {
  const { pathname, search } = new URL(url);
  return decideByPolicy(policy, OUR_TOKEN, pathname + search).allowed;
};

/** The home page, and whether the site is a folder of its host: robots.txt is the host's all the same (RFC 9309 §2.3). */
export async function findHome(
  named: NamedPage,
  frontierOf: (site: Site) => Frontier,
  context: CrawlContext,
): Promise<{ site: Site; frontier: Frontier; home: VisitedPage | null }> {
  const { page: start } = named;
  let { site } = named;
  let frontier = frontierOf(site);
  const visit = () =>
    context.maxPages === 1 && start.candidate.key !== homeKey(site) ? null : visitHome(start, { ...context, site, frontier });
  let home = await visit();
  const path = folderOfSite(site, start, home);
  if (path !== '/') {
    site = { ...site, path };
    frontier = frontierOf(site);
    home = await visit();
  }
  return { site, frontier, home };
}

/** Where files of the site may be: its own folder first. */
const foldersOf = ({ origin, path }: Site): string[] => [...new Set([origin + path, `${origin}/`])];

/** The site's sitemaps, their addresses noted in the frontier. */
export async function findPages(
  { site, linked }: Pick<NamedPage, 'site'> & { linked: readonly string[] },
  policy: AccessPolicy,
  frontier: Frontier,
  { rateLimiter, signal, within }: CrawlContext,
): Promise<SitemapArtifact[]> {
  const end = within(SITEMAPS_SHARE);
  const sitemaps =
    policy.kind === 'disallowAll'
      ? []
      : await findSitemaps({
          folders: foldersOf(site),
          named: policy.kind === 'rules' ? policy.robots.sitemaps.map(({ url }) => url) : [],
          linked,
          mayGuess: (url) => mayAsk(policy, url),
          fetch: (url) => rateLimiter.ask({ url, signal: end, allowTruncated: true }),
          over: () => end.aborted,
        });
  const files = sitemaps.filter(({ kind, entries }) => kind !== 'index' && entries.length > 0);
  const yieldIfDue = createYielder();
  for (const { url, entries } of files) {
    const section = files.length > 1 ? { section: new URL(url).pathname } : {};
    for (const { loc, lastmod } of entries) {
      if (signal.aborted) break;
      frontier.add(loc, { foundBy: 'sitemap', lastmod, ...section });
      await yieldIfDue();
    }
  }
  return sitemaps;
}

/** What is asked of the host beside its pages. */
export async function discoverHost(
  { site, page, noHttps }: NamedPage,
  policy: AccessPolicy,
  { rateLimiter, reader, signal }: CrawlContext,
): Promise<{ llmsTxt: TextFileArtifact; host: HostArtifact; soft404: Visit['soft404'] }> {
  const { finalUrl, headers } = page.artifact;
  const [llmsTxt, host, soft404] = await Promise.all([
    findLlmsTxt(site, policy, rateLimiter, signal),
    probeHost({ finalUrl, headers }, noHttps, rateLimiter, signal),
    mayAsk(policy, impossibleUrl(site)) ? probeSoft404(site, rateLimiter, reader, signal) : null,
  ]);
  return { llmsTxt, host, soft404 };
}

async function findLlmsTxt(site: Site, policy: AccessPolicy, rateLimiter: RateLimiter, signal: AbortSignal): Promise<TextFileArtifact> {
  let first: TextFileArtifact | null = null;
  for (const folder of foldersOf(site)) {
    const url = `${folder}llms.txt`;
    const file = mayAsk(policy, url) ? await readTextFile(url, rateLimiter, signal) : unreadTextFile(url, 'robots.disallowed');
    if (file.status !== null && file.status < 300) return file;
    first ??= file;
  }
  return first ?? unreadTextFile(site.origin, 'robots.disallowed');
}
