import { addressOf } from '../../artifacts/page-path.ts';
import { isArchive, isProfile } from '../../page/authored.ts';
import { declaredCopies } from '../../page/copies.ts';
import { listedInSitemaps } from '../../page/kept-out.ts';
import { isLegalPage } from '../../page/legal-pages.ts';
import { describeDirective, directivesOf, noIndexFor } from '../../page/robots-directives.ts';
import { asksForPassword, isStub } from '../../page/unreadable.ts';
import { definePageAudit, type ReadPage } from '../audit.ts';
import { SEARCH_CRAWLERS } from './answer-crawlers.ts';
import { canonicalElsewhere } from './canonical.ts';

/** Share (0…1) of the search crawlers that may index the page, and the directives that bar the others. */
function indexShare(page: ReadPage, now: number): { share: number; barredBy: string[] } {
  const directives = directivesOf(page);
  if (directives.length === 0) return { share: 1, barredBy: [] };
  const barring = SEARCH_CRAWLERS.map(({ token }) => noIndexFor(directives, token, now)).filter((one) => one !== null);
  return { share: 1 - barring.length / SEARCH_CRAWLERS.length, barredBy: [...new Set(barring.map(describeDirective))] };
}

/** Pages that owners keep out of the index on purpose and lose nothing by: policies, lists and archives of what stands elsewhere, profiles, what stands behind a password, stubs that only send their readers on. */
const isKeptOut = (page: ReadPage, pages: readonly ReadPage[]): boolean =>
  page.document.pageType !== 'home' &&
  (declaredCopies(pages).has(page) ||
    isLegalPage(page) ||
    page.document.pageType === 'listing' ||
    isArchive(page) ||
    isProfile(page, pages) ||
    asksForPassword(page) ||
    isStub(page));

const LISTED = 'listed';

export const indexEligible = definePageAudit({
  id: 'crawler-access/index-eligible',
  factor: 'crawlerAccess',
  judges: 'delivery',
  weight: 3,
  label: 'Indexing of your pages',
  title: 'Your pages can be indexed under their own URLs',
  failTitle: 'Some pages keep themselves out of the index',
  why: 'Google shows a page in AI Overviews and AI Mode only if it is indexed and eligible for a snippet. A noindex rule, or a canonical that names another page, rules it out.',
  fix: 'Decide whether {pages} may be indexed. Remove noindex and expired unavailable_after dates from pages that should be found, and take the others out of the sitemap. Point each canonical at the page itself.',
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
  causes: {
    nowhere: {
      failTitle: 'Canonical addresses are not on the public internet',
      fix: 'Correct the canonical address of {pages}. It names a host that no search engine can reach, such as the one a site is built on. Put the page’s own public address there.',
    },
    host: {
      failTitle: 'Canonical addresses name another host',
      fix: 'Check the canonical address of {pages}. It names another host, which asks engines to index the page there instead. If the page belongs here, put its own address there.',
    },
  },
  needs: ['now', 'sitemaps'],
  // Null: nobody wants to find this page in an index.
  takes: (page, { now, pages, sitemaps }) =>
    isKeptOut(page, pages) ? null : `${now} ${listedInSitemaps(sitemaps)?.has(addressOf(page.url) ?? page.url) ? LISTED : ''}`,
  judgePage(page, taken) {
    if (taken === null) return null;
    const [now, listed] = taken.split(' ');
    const { share, barredBy } = indexShare(page, Number(now));
    const elsewhere = canonicalElsewhere(page);
    // Out of the index and named as a copy: a view for printing, a filter. Both were meant.
    if (share === 0 && elsewhere?.score === 0) return null;
    const findings = barredBy.map((directive) => ({
      what: listed === LISTED ? `The sitemap lists this page, but it has ${directive}.` : `The page has ${directive}.`,
    }));
    if (elsewhere) findings.push({ what: elsewhere.because });
    const isOnlyCause = elsewhere !== null && barredBy.length === 0 && elsewhere.at !== 'site';
    return { score: share * (elsewhere ? elsewhere.score : 1), findings, ...(isOnlyCause && { cause: elsewhere.at }) };
  },
});
