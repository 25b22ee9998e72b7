import { definePageAudit } from '../audit.ts';
import { agreementOf } from './agreement.ts';
import { POLICIES } from './evidence.ts';

/** What each detail that cannot be seen costs; anything false costs all. */
const UNSEEN = 0.3;

export const agrees = definePageAudit({
  id: 'structured-data/agrees-with-page',
  factor: 'structuredData',
  weight: 2.5,
  title: 'Structured data says what the page shows',
  failTitle: 'Structured data says what the page does not show',
  why: 'Google asks that marked-up content be visible to the reader and answers made-up prices, ratings or reviews with a manual action; an engine that compares both trusts neither.',
  fix: 'Make name, price, rating and author in the markup the same as on the page, and take out what no reader can see.',
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
