import type { ErrorCode } from '@citelight/contracts';
import type { PageReader } from '../artifacts/page-reading.ts';
import type { LinkCheck } from '../artifacts/visit.ts';
import type { FetchRequest } from '../fetch/fetch.ts';
import type { Detour } from './crawl-pages.ts';
import type { Candidate } from './frontier.ts';
import type { VisitedPage } from './page-visit.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { isOnSite, keyHash, type Site } from './site.ts';

const FROM_SITEMAP = 20;
const OUTBOUND = 40;
const INTERNAL = 40;
const SAME_AS = 10;
/** A foreign host gets less patience than the site itself. */
const FOREIGN_MS = 8000;

export type LinkChecksOptions = {
  site: Site;
  pages: readonly VisitedPage[];
  detours: readonly Detour[];
  /** Pages we know of and did not visit. */
  unvisited: readonly Candidate[];
  rateLimiter: RateLimiter;
  reader: PageReader;
  signal: AbortSignal;
  /** robots.txt lets us look further than the named page. */
  mayCrawl: boolean;
};

type Means = Pick<LinkChecksOptions, 'site' | 'rateLimiter' | 'reader' | 'signal'>;

/** Do links lead somewhere? Asks with HEAD, and with GET where that is refused. Checks that the time cuts off are left out. Sorted by URL. */
export async function checkLinks(options: LinkChecksOptions): Promise<LinkCheck[]> {
  const { detours, mayCrawl, unvisited } = options;
  const inner = mayCrawl ? unvisited : [];
  const sameAs = sameAsTargets(options);
  const named = new Set(sameAs);
  const checks = await Promise.all([
    ...first(
      inner.filter(({ foundBy }) => foundBy === 'sitemap'),
      FROM_SITEMAP,
    ).map(({ url }) => check(url, 'sitemap', options)),
    ...first(
      inner.filter(({ foundBy }) => foundBy === 'link' || foundBy === 'script'),
      INTERNAL,
    ).map(({ url }) => check(url, 'internal', options)),
    ...outboundTargets(options)
      .filter((url) => !named.has(url))
      .map((url) => check(url, 'outbound', options)),
    ...sameAs.map((url) => checkSameAs(url, options)),
  ]);
  const known = detours.map(
    ({ candidate, finalUrl, status }): LinkCheck => ({
      url: candidate.url,
      status,
      code: null,
      finalUrl,
      from: candidate.foundBy === 'sitemap' ? 'sitemap' : 'internal',
      linksBack: null,
    }),
  );
  return [...checks.filter((one) => one !== null), ...known].sort((a, b) => (a.url < b.url ? -1 : a.url > b.url ? 1 : 0));
}

const first = (candidates: readonly Candidate[], count: number) =>
  [...candidates].sort((a, b) => a.hash - b.hash || (a.key < b.key ? -1 : 1)).slice(0, count);

/** Outbound links, one a host before any host has two; which, their hashes say. */
function outboundTargets({ site, pages }: LinkChecksOptions): string[] {
  const byHost = new Map<string, string[]>();
  const seen = new Set<string>();
  for (const { elsewhere } of pages) {
    for (const href of elsewhere) {
      const url = URL.parse(href);
      if (!url || isOnSite(site, url) || seen.has(url.href)) continue;
      seen.add(url.href);
      const links = byHost.get(url.host) ?? [];
      links.push(url.href);
      byHost.set(url.host, links);
    }
  }
  const hosts = [...byHost.values()].map((links) => links.sort((a, b) => keyHash(a) - keyHash(b)));
  hosts.sort((a, b) => keyHash(a[0] ?? '') - keyHash(b[0] ?? ''));
  const targets: string[] = [];
  for (let turn = 0; targets.length < OUTBOUND && hosts.some((links) => links.length > turn); turn++) {
    for (const links of hosts) {
      const link = links[turn];
      if (link !== undefined && targets.length < OUTBOUND) targets.push(link);
    }
  }
  return targets;
}

function sameAsTargets({ site, pages }: LinkChecksOptions): string[] {
  const urls = new Set<string>();
  for (const { facts } of pages) {
    for (const href of facts?.sameAs ?? []) {
      const url = URL.parse(href);
      if (url && /^https?:$/.test(url.protocol) && !isOnSite(site, url)) urls.add(url.href);
    }
  }
  return [...urls].sort().slice(0, SAME_AS);
}

/** Our own limit is a time-out; that the whole visit ended is told apart before. */
const codeOf = (code: ErrorCode) => (code === 'fetch.aborted' ? 'fetch.timeout' : code);

/** Asks once more where a link leads. Null where the time was over. */
export const checkAgain = ({ url, from }: LinkCheck, means: Means): Promise<LinkCheck | null> =>
  from === 'sameAs' ? checkSameAs(url, means) : check(url, from, means);

async function check(url: string, from: LinkCheck['from'], { rateLimiter, signal }: Means): Promise<LinkCheck | null> {
  if (signal.aborted) return null;
  const ask = (request: FetchRequest) =>
    from === 'outbound' ? rateLimiter.askElsewhere(request, FOREIGN_MS) : rateLimiter.ask(request, { patient: false });
  let outcome = await ask({ url, method: 'HEAD', signal });
  // Many servers refuse HEAD, or answer it otherwise than GET.
  if (!signal.aborted && (outcome.ok ? outcome.status >= 400 : outcome.code === 'fetch.protocol' || outcome.code === 'fetch.connect'))
    outcome = await ask({ url, signal, maxDecodedBytes: 64 * 1024, allowTruncated: true });
  const answer = { url, finalUrl: outcome.finalUrl, from, linksBack: null };
  if (outcome.ok) return { ...answer, status: outcome.status, code: null };
  return signal.aborted ? null : { ...answer, status: null, code: codeOf(outcome.code) };
}

/** A profile of the organization elsewhere: does it answer, and does it name the site? */
async function checkSameAs(url: string, { site, rateLimiter, reader, signal }: Means): Promise<LinkCheck | null> {
  if (signal.aborted) return null;
  const outcome = await rateLimiter.askElsewhere({ url, signal, allowTruncated: true }, FOREIGN_MS);
  const answer = { url, finalUrl: outcome.finalUrl, from: 'sameAs' as const, linksBack: null };
  if (!outcome.ok) return signal.aborted ? null : { ...answer, status: null, code: codeOf(outcome.code) };
  if (outcome.status < 200 || outcome.status > 299) return { ...answer, status: outcome.status, code: null };
  const { body, headers, finalUrl } = outcome;
  const reading = await reader.read({ body, contentType: headers['content-type'] ?? null, url, finalUrl });
  const linksBack = reading.ok
    ? reading.facts.links.some(({ href }) => {
        const target = URL.parse(href);
        return target !== null && isOnSite(site, target);
      })
    : null;
  return { ...answer, status: outcome.status, code: null, linksBack };
}
