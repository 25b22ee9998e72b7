import type { Opportunity, OpportunityType } from '@citelight/contracts';
import type { ReadPage } from '../audits/audit.ts';
import type { Recovery } from './recovery.ts';

/** An opportunity before its points are put into words. */
export type Draft = Pick<Opportunity, 'title' | 'description' | 'actionSteps' | 'evidence'> & {
  type: OpportunityType;
  page: ReadPage;
  recovery: Recovery;
  /** Worth doing also where the score does not show it: a question without an answer. */
  unscored?: boolean;
  /** It concerns one of the site's main topics. */
  isMain?: boolean;
};
