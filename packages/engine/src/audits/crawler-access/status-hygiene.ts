import type { Finding } from '@citelight/contracts';
import type { PageArtifact } from '../../artifacts/page.ts';
import { withoutHash } from '../../artifacts/page-path.ts';
import { waysFrom } from '../../page/near-links.ts';
import { STUB_WORDS, sentOnTo } from '../../page/unreadable.ts';
import { defineAudit, scored, unmeasured } from '../audit.ts';
import { isGone } from '../known-broken.ts';

/** Answers that were meant for us: a crawler that proves who it is may get another. */
const MEANT_FOR_US = new Set([401, 403, 407, 429, 451]);
const LED_BY = {
  start: 'it is the address you entered',
  sitemap: 'the sitemap leads to it',
  link: 'a link leads to it',
  home: 'it is the home page',
  list: 'it is on the list of pages to read',
  script: 'a link that a script adds leads to it',
} as const;

/** Where the links of the pages that were read lead. */
const linkedFrom = (pages: readonly PageArtifact[]): ReadonlySet<string> =>
  new Set(
    pages.flatMap(({ document, rendered }) =>
      [document, rendered].flatMap((one) => (one ? waysFrom(one).map(({ href }) => withoutHash(href)) : [])),
    ),
  );
const isDeadInSitemap = ({ foundBy, status }: PageArtifact): boolean => foundBy === 'sitemap' && status !== null && status >= 400;

/** The pages as links lead to them: a dead address that the sitemap alone lists is reported by the check of the sitemap. */
function ledTo(visited: readonly PageArtifact[]): readonly PageArtifact[] {
  if (!visited.some(isDeadInSitemap)) return visited;
  const linked = linkedFrom(visited);
  return visited.flatMap((page): PageArtifact[] =>
    !isDeadInSitemap(page) ? [page] : linked.has(withoutHash(page.url)) ? [{ ...page, foundBy: 'link' }] : [],
  );
}

/** The site's answer to one of its own addresses: 1 for 2xx after at most one redirect; null where the answer says nothing about the site. */
function judgeAnswer(page: PageArtifact): { score: number; what?: string } | null {
  const { status, hops, foundBy, document, finalUrl } = page;
  if (status === null || MEANT_FOR_US.has(status)) return null;
  if (status >= 400) return { score: 0, what: `The page returns ${status}, although ${LED_BY[foundBy]}.` };
  if (status >= 300) return { score: 0, what: `The page ends in a redirect to a dead end (${status}).` };
  if (hops.length > 1) return { score: 0.5, what: `${hops.length} redirects in a row lead to the page.` };
  // A stub is a redirect like any other; a text that its readers are taken away from is none.
  const onward = document && sentOnTo({ document, finalUrl });
  if (onward && document.wordCount >= STUB_WORDS)
    return { score: 0, what: `The page has text, but a refresh takes its readers to ${onward}.` };
  return { score: 1 };
}

/** A link to a page that is gone is a fault of the page that has the link as well, and counts twice. */
const misleads = ({ status, foundBy }: PageArtifact): boolean => foundBy === 'link' && isGone({ status, code: null });

export const statusHygiene = defineAudit({
  id: 'crawler-access/status-hygiene',
  factor: 'crawlerAccess',
  judges: 'delivery',
  weight: 0.7,
  label: 'Errors and redirect chains',
  title: 'Pages load without errors or redirect chains',
  failTitle: 'Some pages return errors or redirect too often',
  why: 'Crawlers spend a limited number of requests on a site. In one month of server logs, a third of the fetches by ChatGPT and Claude ended in a 404.',
  fix: 'Fix errors and redirect chains on {pages}. Link to final URLs, redirect in one step and without a refresh, and remove deleted URLs from links and the sitemap.',
  effort: 'medium',
  tier: 'O',
  sources: [
    { title: 'Vercel and MERJ: The rise of the AI crawler (2024)', url: 'https://vercel.com/blog/the-rise-of-the-ai-crawler' },
    {
      title: 'Google Search Central: How HTTP status codes affect crawling',
      url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
    },
  ],
  needs: ['visited', 'url'],
  judge({ visited, url }) {
    // Of a site in a folder the root of the host is somebody else's, unless a link leads there.
    const inFolder = /^https?:\/\/[^/]+\/[^/?#]+\//.test(url);
    const findings: Finding[] = [];
    const byPage = new Map<string, number>();
    let misled = 0;
    for (const page of ledTo(visited)) {
      const answer = inFolder && page.foundBy === 'home' ? null : judgeAnswer(page);
      if (!answer) continue;
      if (!byPage.has(page.url) && misleads(page)) misled += 1;
      byPage.set(page.url, answer.score);
      if (answer.what) findings.push({ where: page.url, what: answer.what });
    }
    if (byPage.size === 0) return unmeasured('every answer was meant for our crawler alone');
    const scores = [...byPage.values()];
    const faultless = scores.filter((score) => score === 1).length;
    const mean = scores.reduce((sum, score) => sum + score, 0) / (scores.length + misled);
    return { ...scored(mean, findings), pages: { applicable: scores.length, faultless }, byPage };
  },
});
