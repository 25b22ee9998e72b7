import { COSTS, displayScore, type ErrorCode, isFetchError, type PartName, type PartStatus, type SpendType } from '@citelight/contracts';

/** The enhancements in the order they are shown, and the ledger line each is charged as. */
export const PARTS = ['keywords', 'content', 'competitors'] as const satisfies readonly PartName[];

export const SPEND_OF = {
  keywords: 'keyword_analysis',
  content: 'content_opportunities',
  competitors: 'competitor_analysis',
} as const satisfies Record<PartName, SpendType>;

export const costOf = (type: keyof typeof COSTS): number => COSTS[type];

export const isOver = (status: PartStatus): boolean => status === 'completed' || status === 'failed' || status === 'none';

/** A base report was asked for without the other parts, from its beginning. */
export const isBase = ({ keywords_status }: { keywords_status: PartStatus }): boolean => keywords_status === 'none';

/** Does the site answer for this failure, so that trying again at once would change nothing? Being stopped is nobody's fault. */
export const siteIsToBlame = (code: ErrorCode): boolean => isFetchError(code) && code !== 'fetch.aborted';

/** What the whole part is when each competitor has its outcome: one that could be compared is worth having. */
export const competitorsOutcome = (runs: readonly PartStatus[]): 'completed' | 'failed' | undefined => {
  if (!runs.every(isOver)) return undefined;
  return runs.length > 0 && runs.every((status) => status === 'failed') ? 'failed' : 'completed';
};

/** The name of an exported file: letters, digits, dots and dashes only, whatever the site is called. */
export function exportFileName(websiteUrl: string, createdAt: string, score: number | null, ending: string): string {
  const host = URL.parse(websiteUrl)?.hostname.replace(/^www\./, '') ?? 'report';
  const safe = host.replace(/[^a-z0-9.-]+/gi, '-').slice(0, 80);
  return `${safe}-${createdAt.slice(0, 10)}${score === null ? '' : `-${displayScore(score)}`}.${ending}`;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Until when a report can be re-checked for nothing. */
export const recheckEnd = (completedAt: string): Date => new Date(Date.parse(completedAt) + DAY_MS);
