import type { AnyAudit } from '../audit.ts';
import { breadth } from './breadth.ts';
import { dateAgreement } from './date-agreement.ts';
import { fanOutCoverage } from './fan-out-coverage.ts';
import { freshness } from './freshness.ts';
import { internalLinks } from './internal-links.ts';
import { nearDuplicates } from './near-duplicates.ts';
import { promptCoverage } from './prompt-coverage.ts';
import { staleFacts } from './stale-facts.ts';

/** Topic Coverage & Freshness, 14 points. The order is that of reports; `npm run docs` puts a new audit at the end. */
export const topicFreshness: readonly AnyAudit[] = [
  promptCoverage,
  breadth,
  fanOutCoverage,
  freshness,
  dateAgreement,
  internalLinks,
  staleFacts,
  nearDuplicates,
];
