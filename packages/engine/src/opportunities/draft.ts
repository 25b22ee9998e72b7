import type { Opportunity, OpportunityType } from '@citelight/contracts';
import type { ReadPage } from '../audits/audit.ts';
import type { Recovery } from './recovery.ts';

/** An opportunity before its points are put into words. */
export type Draft = Pick<Opportunity, 'title' | 'description' | 'actionSteps' | 'evidence'> & {
  type: OpportunityType;
  page: ReadPage;
  /** What the score shows of it; without it, it is worth doing all the same: a question without an answer. */
  recovery?: Recovery;
  /** Worth doing also where its points come to nothing. */
  unscored?: boolean;
  /** It concerns one of the site's main topics. */
  isMain?: boolean;
};
