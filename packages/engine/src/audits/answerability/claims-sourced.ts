import { excerpt } from '../../language/excerpt.ts';
import { isLegalPage } from '../../page/legal-pages.ts';
import { pageText } from '../../page/page-text.ts';
import { definePageAudit } from '../audit.ts';
import { asFarAsAsked, askedOf, BY_LENGTH } from './asked.ts';
import { citedBy, claimsOf, needsSource } from './claims.ts';
import { C_SEO, GEO, GEO_CONTESTED } from './evidence.ts';

/** Sources that an article needs for the full score; elsewhere one is enough. */
const ENOUGH = 2;
const SHOWN = 5;

export const claimsSourced = definePageAudit({
  id: 'answerability/claims-sourced',
  factor: 'answerability',
  weight: 2.5,
  label: 'Sources for claims',
  title: 'Claims cite their sources',
  failTitle: 'Some claims have no source',
  why: `An engine can quote a source only if it is in the same passage as the claim. Citing sources raised visibility in the GEO experiments from 19.3 to 24.6 (position-adjusted words). ${BY_LENGTH}`,
  fix: 'Cite a source for claims on {pages}. Link the primary source, or name it with its year, in the same paragraph.',
  effort: 'medium',
  tier: 'X',
  sources: [GEO, C_SEO],
  contested: GEO_CONTESTED,
  pageTypes: ['article', 'docs', 'faq', 'home', 'product', 'other'],
  notApplicable: 'No sampled page makes claims that need a source.',
  readsWords: true,
  judgePage(page) {
    const text = pageText(page.document);
    // Terms and policies are rules, not claims about the world.
    if (!text.language || isLegalPage(page)) return null;
    const claims = claimsOf(page);
    const article = page.document.pageType === 'article';
    // Outside of articles only what needs a source earns by it.
    const sourced = claims.filter(({ sources, research }) => sources.length > 0 && (article || research));
    const open = claims.filter((claim) => needsSource(claim, page));
    const claimed = sourced.length + open.length;
    if (claimed === 0 && !article) return null;
    // A source that the text cites beside its claims is cited as well.
    const distinct = new Set([...sourced.flatMap(({ sources }) => sources), ...(article ? citedBy(page) : [])]).size;
    const breadth = article ? ([0, 0.75][distinct] ?? 1) : 1;
    const share = claimed === 0 ? 1 : sourced.length / claimed;
    // A claim without a source is a fault of any text; that it cites few is one of a long text.
    const asked = askedOf(text);
    return asFarAsAsked(share * breadth, 1 - share + share * (1 - breadth) * asked, [
      ...open.slice(0, SHOWN).map(({ block }) => ({ what: 'a claim without a source in its passage', snippet: excerpt(block.text) })),
      ...(article && asked > 0 && distinct < ENOUGH
        ? [{ what: distinct === 0 ? 'the article cites no source' : 'the article cites a single source' }]
        : []),
    ]);
  },
});
