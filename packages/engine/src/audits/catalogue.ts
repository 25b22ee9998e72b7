import { answerability } from './answerability/index.ts';
import type { AnyAudit } from './audit.ts';
import { authorityTrust } from './authority-trust/index.ts';
import { contentExtraction } from './content-extraction/index.ts';
import { crawlerAccess } from './crawler-access/index.ts';
import { structuredData } from './structured-data/index.ts';
import { topicFreshness } from './topic-freshness/index.ts';

/** Every audit, in the order in which they are listed: by factor, within it as its index names them. */
export const CATALOGUE: readonly AnyAudit[] = [
  ...crawlerAccess,
  ...contentExtraction,
  ...answerability,
  ...structuredData,
  ...authorityTrust,
  ...topicFreshness,
];
