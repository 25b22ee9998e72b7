import { CodedError } from '@citelight/contracts';
import type { PageReader } from '../artifacts/page-reading.ts';
import type { RobotsArtifact } from '../artifacts/visit.ts';
import type { FetchOutcome } from '../fetch/fetch.ts';
import type { Candidate } from './frontier.ts';
import { readTextFile, unreadTextFile } from './host-probes.ts';
import { NO_HTTPS, type NoHttps } from './no-https.ts';
import { errorOf, readAnswer, type VisitedPage } from './page-visit.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { ROBOTS_BYTES } from './robots.ts';
import { keyHash, pageKey, pageUrl, type Site, siteOf } from './site.ts';
import { kindOf, sectionOf } from './strata.ts';

export type NamedPage = {
  /** As asked for, normalized. */
  url: string;
  page: VisitedPage;
  site: Site;
  robots: RobotsArtifact;
  /** Why https did not work, where http does. */
  noHttps: NoHttps | null;
};

/**
 * The page that a person named and the robots.txt of the site it is on. The page is asked for as that person's agent, whatever robots.txt says.
 * @param onAnswer called as soon as the site has answered, before the answer is read
 * @throws CodedError fetch.*, parse.*: the page could not be had, so there is nothing to assess
 */
export async function visitNamedPage(
  url: string,
  { rateLimiter, reader, signal, onAnswer }: { rateLimiter: RateLimiter; reader: PageReader; signal: AbortSignal; onAnswer?: () => void },
): Promise<NamedPage> {
  const asked = URL.parse(url);
  const early = asked && /^https?:$/.test(asked.protocol) ? readRobots(asked.origin, rateLimiter, signal) : null;
  let outcome = await rateLimiter.ask({ url, signal, allowTruncated: true });
  let noHttps: NoHttps | null = null;
  if (!outcome.ok && asked?.protocol === 'https:' && asked.port === '' && NO_HTTPS.has(outcome.code)) {
    const plain = await rateLimiter.ask({ url: asked.href.replace(/^https:/, 'http:'), signal, allowTruncated: true });
    if (plain.ok && plain.finalUrl.startsWith('http:')) {
      noHttps = { code: outcome.code, message: outcome.message };
      outcome = plain;
    }
  }
  if (!outcome.ok) {
    await early;
    throw new CodedError(outcome.code, outcome.message);
  }
  onAnswer?.();
  const site = siteOf(outcome.finalUrl);
  const page = await readAnswer(startCandidate(outcome, site), outcome, reader);
  const robots = early && asked?.origin === site.origin ? await early : await readRobots(site.origin, rateLimiter, signal);
  const error = errorOf(page);
  if (error) throw error;
  return { url: outcome.url, page, site, robots, noHttps };
}

const readRobots = async (origin: string, rateLimiter: RateLimiter, signal: AbortSignal): Promise<RobotsArtifact> => {
  const url = `${origin}/robots.txt`;
  return signal.aborted ? unreadTextFile(url, 'fetch.aborted') : readTextFile(url, rateLimiter, signal, ROBOTS_BYTES);
};

function startCandidate({ url, finalUrl }: FetchOutcome, site: Site): Candidate {
  const there = pageUrl(site, url) ?? pageUrl(site, finalUrl) ?? new URL(finalUrl);
  const key = pageKey(there);
  return { key, url, foundBy: 'start', sitemapLastmod: null, kind: kindOf(there), section: sectionOf(there), hash: keyHash(key) };
}
