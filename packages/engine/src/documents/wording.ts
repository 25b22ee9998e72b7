import {
  type Assessment,
  type AuditResult,
  type ChainLink,
  type Comparison,
  displayScore,
  type FactorLimit,
  type OpportunityType,
  type Recommendation,
} from '@citelight/contracts';
import { plain } from './markup.ts';

/** Words that every document of an assessment shares. */

export const LINK_TITLES: Record<ChainLink, string> = {
  robots: 'robots.txt',
  edge: 'edge',
  status: 'status',
  index: 'index',
  snippet: 'snippet',
  content: 'content',
};

export const OPPORTUNITY_TITLES: Record<OpportunityType, string> = {
  citation_magnet: 'Citation magnet',
  faq_content: 'FAQ content',
  stat_highlight: 'Statistic to highlight',
  data_structure: 'Data structure',
  expert_positioning: 'Expert positioning',
};

export const unmeasuredScore = 'not measured';

export const LIMITED_TITLE = 'Limited assessment';

/** "limited: 20 to 75" */
export const factorRange = ({ low, high }: FactorLimit): string => `limited: ${displayScore(low)} to ${displayScore(high)}`;

/** What is said of a check that has no score. */
export const UNSCORED: Record<Exclude<AuditResult['state'], 'scored'>, string> = {
  notApplicable: 'does not apply',
  unmeasured: unmeasuredScore,
  error: 'error of ours',
};

/** Why a competitor could not be read, for texts that have said already that it is inaccessible. */
export const whyInaccessible = ({ because }: Comparison): string => because?.replace(/^inaccessible: /, '') ?? 'it could not be read';

/** Points with one decimal and their unit: "2.5 points". */
export function points(value: number): string {
  const text = (Math.round(value * 10) / 10).toFixed(1);
  return `${text} point${text === '1.0' ? '' : 's'}`;
}

/** What a scored check came to: "passed", "passed, small gaps" where the loss shows as 0.0, "−2.5 points". */
export function resultText({ score, pointsLost }: AuditResult): string {
  if (score === 1) return 'passed';
  return pointsLost < 0.05 ? 'passed, small gaps' : `−${points(pointsLost)}`;
}

/** "1 page", "8 pages". */
export const countedPages = (count: number): string => `${count} ${count === 1 ? 'page' : 'pages'}`;

/** How much of a site was read: "12 of 30 pages found were read", "1 of 1 page found was read". */
export const pagesRead = ({ pagesFetched, pagesFound }: Assessment['crawl']): string =>
  `${pagesFetched} of ${pagesFound} ${pagesFound === 1 ? 'page found was' : 'pages found were'} read`;

/** "3 of 8 pages without fault", "1 of 1 page without fault". */
export const withoutFault = ({ faultless, applicable }: NonNullable<AuditResult['pages']>): string =>
  `${faultless} of ${countedPages(applicable)} without fault`;

/** An address without its scheme and final slash, cut in the middle where it is long; "/" stays. */
export function shortUrl(url: string, length = 64): string {
  const bare = plain(url)
    .replace(/^https?:\/\//, '')
    .replace(/(?<=.)\/$/, '');
  return bare.length <= length ? bare : `${bare.slice(0, length / 2)}…${bare.slice(1 - length / 2)}`;
}

/** What a shortened list of findings says in the place of the rest. */
export const leftOut = (count: number): string => `${count} more ${count === 1 ? 'finding is' : 'findings are'} left out here`;

/** All findings of the check that a recommendation comes from; it may name fewer itself. */
export const findingsTotal = ({ auditId, findings }: Recommendation, audits: readonly AuditResult[]): number =>
  Math.max(findings.length, audits.find(({ id }) => id === auditId)?.findingsTotal ?? 0);
