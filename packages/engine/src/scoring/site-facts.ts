import type { SiteFacts } from '@citelight/contracts';
import type { Visit } from '../artifacts/visit.ts';
import { llmsTxtFacts } from '../audits/crawler-access/llms-txt.ts';
import { askRobots } from '../audits/crawler-access/robots-decisions.ts';
import { CRAWLERS } from '../crawl/crawlers.ts';

/** What a report says of robots.txt (every crawler known, for the assessed address), sitemaps and llms.txt. */
export function siteFacts(visit: Visit): SiteFacts {
  const asker = askRobots(visit.robots);
  const { policy } = asker;
  const sitemaps = policy.kind === 'rules' ? policy.robots.sitemaps.map(({ url }) => url) : [];
  return {
    robots: {
      url: visit.robots.url,
      status: visit.robots.status,
      agents: Object.fromEntries(CRAWLERS.map((crawler) => [crawler.token, asker.decide(crawler, visit.url)])),
      sitemaps: [...new Set(sitemaps)],
    },
    // A guess that met no clear answer is none of the site's.
    sitemaps: visit.sitemaps
      .filter(({ via, kind }) => via !== 'guess' || kind !== 'unknown')
      .map(({ url, kind, urls, lastmods, errors }) => ({ url, kind, urls, lastmods, errors })),
    llmsTxt: llmsTxtFacts(visit.llmsTxt),
  };
}
