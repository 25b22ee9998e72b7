import { definePageAudit } from '../audit.ts';
import { agreementOf } from './agreement.ts';
import { POLICIES } from './evidence.ts';

/** What each detail that cannot be seen costs; anything false costs all. */
const UNSEEN = 0.3;

export const agrees = definePageAudit({
  id: 'structured-data/agrees-with-page',
  factor: 'structuredData',
  judges: 'contents',
  weight: 2.5,
  label: 'Structured data against the visible page',
  title: 'Structured data matches the visible page',
  failTitle: 'Some structured data does not match the visible page',
  why: 'Google requires marked-up content to be visible and may penalize invented prices, ratings or reviews.',
  fix: 'Match structured data to the visible content on {pages}. Use the same name, price, rating, author, telephone number and address as on the page, and remove anything that readers cannot see.',
  effort: 'low',
  tier: 'V',
  sources: [POLICIES],
  notApplicable: 'No sampled page has structured data that could be compared with what it shows.',
  judgePage(page) {
    const { compared, disagreements, believed } = agreementOf(page);
    if (compared === 0) return null;
    return {
      // Markup of which nothing can be seen agrees with nothing.
      score: believed && disagreements.length < compared ? Math.max(0.1, 1 - UNSEEN * disagreements.length) : 0,
      findings: disagreements.map(({ what, snippet }) => ({ what, snippet })),
    };
  },
});
