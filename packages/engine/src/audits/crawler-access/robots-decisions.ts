import type { PageArtifact } from '../../artifacts/page.ts';
import { FILE_ENDING } from '../../artifacts/page-path.ts';
import type { RobotsArtifact } from '../../artifacts/visit.ts';
import { type Crawler, decideForCrawler } from '../../crawl/crawlers.ts';
import { type AccessPolicy, accessPolicy, type RobotsDecision } from '../../crawl/robots.ts';
import { lastPartOf, legalKind, spaced } from '../../page/legal-pages.ts';

const host = (url: string) => new URL(url).hostname.replace(/^www\./, '');
const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Asks one robots.txt about crawlers and URLs; a file speaks for its own host only (RFC 9309 §2.3), and www is taken as the same host. */
export type RobotsAsker = {
  policy: AccessPolicy;
  speaksFor(url: string): boolean;
  decide(crawler: Crawler, url: string): RobotsDecision;
  /** The text of a line, numbered from 1. */
  lineText(line: number): string;
};

export function askRobots(robots: RobotsArtifact): RobotsAsker {
  const policy = accessPolicy(robots);
  const lines = robots.body.split(/\r\n|\r|\n/);
  const hosts = new Set([host(robots.url), host(robots.finalUrl)]);
  return {
    policy,
    speaksFor: (url) => hosts.has(host(url)),
    decide: (crawler, url) => decideForCrawler(policy, crawler, pathOf(url)),
    lineText: (line) => (lines[line - 1] ?? '').trim().slice(0, 200),
  };
}

/** The addresses of the sample a robots.txt speaks for; the assessed address where nothing was read. */
export function askedUrls(asker: RobotsAsker, visited: readonly PageArtifact[], url: string): string[] {
  const urls = visited.map((page) => page.url).filter((one) => asker.speaksFor(one));
  // Nobody is to be cited for a privacy policy: it may be kept from crawlers.
  const sought = urls.filter((one) => legalKind(spaced(lastPartOf(one).replace(FILE_ENDING, ''))) === null);
  return sought.length > 0 ? sought : urls.length > 0 ? urls : [url];
}
