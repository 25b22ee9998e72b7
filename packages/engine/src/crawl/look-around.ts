import type { HostArtifact, SitemapArtifact, TextFileArtifact, Visit } from '../artifacts/visit.ts';
import { OUR_TOKEN } from '../fetch/user-agents.ts';
import { createBreather } from './breather.ts';
import { visitHome } from './crawl-pages.ts';
import { findSitemaps } from './find-sitemaps.ts';
import type { Frontier } from './frontier.ts';
import { impossiblePath, probeHost, probeSoft404, readTextFile, unreadTextFile } from './host-probes.ts';
import type { NamedPage } from './named-page.ts';
import type { VisitedPage } from './page-visit.ts';
import { type AccessPolicy, decideByPolicy } from './robots.ts';
import type { Trip } from './trip.ts';

/** Of the time of a visit, what sitemaps may take. */
const SITEMAPS_SHARE = 0.15;

/** May our crawler ask for this URL of the site? */
export const mayAsk = (policy: AccessPolicy, url: string): boolean => {
  const { pathname, search } = new URL(url);
  return decideByPolicy(policy, OUR_TOKEN, pathname + search).allowed;
};

/** What is known of the site before its pages are drawn: its sitemaps, noted in the frontier, and its home page. */
export async function findPages(
  { site, page: start }: NamedPage,
  policy: AccessPolicy,
  frontier: Frontier,
  trip: Trip,
): Promise<{ sitemaps: SitemapArtifact[]; home: VisitedPage | null }> {
  const { pace, maxPages, signal } = trip;
  const end = trip.within(SITEMAPS_SHARE);
  const [sitemaps, home] = await Promise.all([
    policy.kind === 'disallowAll'
      ? []
      : findSitemaps({
          origin: site.origin,
          named: policy.kind === 'rules' ? policy.robots.sitemaps.map(({ url }) => url) : [],
          mayGuess: (url) => mayAsk(policy, url),
          fetch: (url) => pace.ask({ url, signal: end, allowTruncated: true }),
          over: () => end.aborted,
        }),
    maxPages === 1 && start.candidate.key !== '/' ? null : visitHome(start, { ...trip, site, frontier }),
  ]);
  const files = sitemaps.filter(({ kind, entries }) => kind !== 'index' && entries.length > 0);
  const breathe = createBreather();
  for (const { url, entries } of files) {
    const section = files.length > 1 ? { section: new URL(url).pathname } : {};
    for (const { loc, lastmod } of entries) {
      if (signal.aborted) break;
      frontier.add(loc, { foundBy: 'sitemap', lastmod, ...section });
      await breathe();
    }
  }
  return { sitemaps, home };
}

/** What is asked of the host beside its pages. */
export async function lookAtHost(
  { site, page, tlsError }: NamedPage,
  policy: AccessPolicy,
  { pace, reader, signal }: Trip,
): Promise<{ llmsTxt: TextFileArtifact; host: HostArtifact; soft404: Visit['soft404'] }> {
  const llmsUrl = `${site.origin}/llms.txt`;
  const { finalUrl, headers } = page.artifact;
  const [llmsTxt, host, soft404] = await Promise.all([
    mayAsk(policy, llmsUrl) ? readTextFile(llmsUrl, pace, signal) : unreadTextFile(llmsUrl, 'robots.disallowed'),
    probeHost({ finalUrl, headers }, tlsError, pace, signal),
    mayAsk(policy, site.origin + impossiblePath(site.origin)) ? probeSoft404(site.origin, pace, reader, signal) : null,
  ]);
  return { llmsTxt, host, soft404 };
}
