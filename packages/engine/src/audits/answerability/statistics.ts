import { claimsOf } from '../../page/claims.ts';
import { pageText } from '../../page/page-text.ts';
import { definePageAudit } from '../audit.ts';
import { C_SEO, GEO, GEO_CONTESTED } from './evidence.ts';

export const statistics = definePageAudit({
  id: 'answerability/statistics',
  factor: 'answerability',
  judges: 'contents',
  weight: 1,
  label: 'Units, dates and sources of statistics',
  title: 'Statistics include a unit, date and source',
  failTitle: 'No statistics with a date and source',
  why: 'Adding statistics raised visibility in the GEO experiments from 19.3 to 25.2 (position-adjusted words). Only figures with a source and a year count here, and a page without any loses nothing.',
  fix: 'Add a year and source to statistics on {pages}. One or two figures that answer the question are enough.',
  effort: 'medium',
  tier: 'X',
  sources: [GEO, C_SEO],
  contested: GEO_CONTESTED,
  pageTypes: ['article', 'docs', 'faq', 'home', 'product', 'other'],
  notApplicable: 'No sampled page gives a figure with a source.',
  readsWords: true,
  judgePage(page) {
    const text = pageText(page.document);
    if (!text.language) return null;
    const full = claimsOf(page).some(({ statistics: given, sources, dated }) => given.length > 0 && sources.length > 0 && dated);
    // Few texts need figures, and whether one names its source cannot be told surely enough to ask for it.
    return full ? { score: 1 } : null;
  },
});
