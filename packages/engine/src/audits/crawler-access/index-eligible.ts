import { definePageAudit, type ReadPage } from '../audit.ts';
import { SEARCH_CRAWLERS } from './answer-crawlers.ts';
import { canonicalElsewhere } from './canonical.ts';
import { directivesOf, noIndexFor, tellDirective } from './directives.ts';

/** Share (0…1) of the search crawlers that may index the page, and the directives that bar the others. */
export function indexShare(page: ReadPage): { share: number; barredBy: string[] } {
  const directives = directivesOf(page);
  if (directives.length === 0) return { share: 1, barredBy: [] };
  const barring = SEARCH_CRAWLERS.map(({ token }) => noIndexFor(directives, token)).filter((one) => one !== null);
  return { share: 1 - barring.length / SEARCH_CRAWLERS.length, barredBy: [...new Set(barring.map(tellDirective))] };
}

export const indexEligible = definePageAudit({
  id: 'crawler-access/index-eligible',
  factor: 'crawlerAccess',
  weight: 3,
  title: 'Pages may be indexed under their own address',
  failTitle: 'Pages keep themselves out of the index',
  why: 'Google says that a page must be indexed and eligible for a snippet to appear in AI Overviews and AI Mode; noindex, or a canonical that names another page, takes it out.',
  fix: 'Remove noindex from pages that should be found, and let each page name itself as canonical.',
  effort: 'low',
  tier: 'V',
  sources: [
    {
      title: 'Google Search Central: AI features and your website',
      url: 'https://developers.google.com/search/docs/appearance/ai-features',
    },
    {
      title: 'Google Search Central: Block indexing with noindex',
      url: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
    },
    {
      title: 'Google Search Central: Consolidate duplicate URLs',
      url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
    },
  ],
  notApplicable: 'no page was in the sample',
  judgePage(page) {
    const { share, barredBy } = indexShare(page);
    const elsewhere = canonicalElsewhere(page);
    const findings = barredBy.map((directive) => ({ what: `The page carries ${directive}.` }));
    if (elsewhere) findings.push({ what: elsewhere.because });
    return { score: share * (elsewhere ? elsewhere.score : 1), findings };
  },
});
