import type { AnyAudit } from '../audit.ts';
import { answerEnginesAllowed } from './answer-engines-allowed.ts';
import { edgeParity } from './edge-parity.ts';
import { indexEligible } from './index-eligible.ts';
import { llmsTxt } from './llms-txt.ts';
import { missingPages } from './missing-pages.ts';
import { responseTime } from './response-time.ts';
import { robotsHealth } from './robots-health.ts';
import { sitemap } from './sitemap.ts';
import { snippetEligible } from './snippet-eligible.ts';
import { statusHygiene } from './status-hygiene.ts';
import { trainingCrawlers } from './training-crawlers.ts';
import { usageTerms } from './usage-terms.ts';

/** Crawler Access, 20 points. The order is that of reports; `npm run docs` puts a new audit at the end. */
export const crawlerAccess: readonly AnyAudit[] = [
  answerEnginesAllowed,
  edgeParity,
  indexEligible,
  robotsHealth,
  snippetEligible,
  sitemap,
  statusHygiene,
  missingPages,
  responseTime,
  trainingCrawlers,
  llmsTxt,
  usageTerms,
];
