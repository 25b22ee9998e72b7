import { excerpt } from '../../language/excerpt.ts';
import { isCalledPolicy } from '../../page/authored.ts';
import { isLegalPage } from '../../page/legal-pages.ts';
import { pageText } from '../../page/page-text.ts';
import { definePageAudit } from '../audit.ts';
import { asFarAsAsked } from './asked.ts';
import { claimsOf, needsSource } from './claims.ts';
import { C_SEO, GEO, GEO_CONTESTED } from './evidence.ts';

const SHOWN = 5;

export const claimsSourced = definePageAudit({
  id: 'answerability/claims-sourced',
  factor: 'answerability',
  weight: 1.5,
  label: 'Sources for claims',
  title: 'Claims cite their sources',
  failTitle: 'Some claims have no source',
  why: `An engine can quote a source only if it is in the same passage as the claim. Citing sources raised visibility in the GEO experiments from 19.3 to 24.6 (position-adjusted words).`,
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
    if (!text.language || isLegalPage(page) || isCalledPolicy(page)) return null;
    const claims = claimsOf(page);
    const article = page.document.pageType === 'article';
    // Outside of articles only what needs a source earns by it, and nobody owes one: a shop or a manual states its own facts.
    const sourced = claims.filter(({ sources, research }) => sources.length > 0 && (article || research));
    const open = article ? claims.filter((claim) => needsSource(claim, page)) : [];
    const claimed = sourced.length + open.length;
    if (claimed === 0) return null;
    const share = sourced.length / claimed;
    return asFarAsAsked(
      share,
      1 - share,
      open.slice(0, SHOWN).map(({ block }) => ({ what: 'This claim has no source in its passage.', snippet: excerpt(block.text) })),
    );
  },
});
