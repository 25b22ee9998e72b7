/** The six factors, in the order they are shown. Weights sum to 100. */
export const FACTORS = {
  crawlerAccess: { title: 'Crawler Access', weight: 20, asks: 'May AI crawlers fetch the pages, and do they get them?' },
  contentExtraction: {
    title: 'Content Extraction',
    weight: 18,
    asks: 'Is the text there, without running scripts, and can it be told from the rest?',
  },
  answerability: {
    title: 'Answerability & Citability',
    weight: 22,
    asks: 'Does the text answer a question in a passage that can stand alone?',
  },
  structuredData: {
    title: 'Structured Data & Entities',
    weight: 12,
    asks: 'Is it clear which things and which organization the pages are about?',
  },
  authorityTrust: { title: 'Authority & Trust', weight: 14, asks: 'Who says it, and on what grounds?' },
  topicFreshness: {
    title: 'Topic Coverage & Freshness',
    weight: 14,
    asks: 'Are the questions of the topic covered, and are the answers current?',
  },
} as const;

/** In the order they are shown. */
export const FACTOR_IDS = Object.keys(FACTORS) as [keyof typeof FACTORS, ...(keyof typeof FACTORS)[]];

/** An assessment is limited where checks of less than this share of all weight could be judged; so no check ever costs more than 1.7 times its weight unannounced. */
export const LIMITED_BELOW = 0.6;
/** A factor is limited where less than this share of its own weight could be judged. */
export const FACTOR_LIMITED_BELOW = 0.5;

/** A gate caps the overall score at this many points of 100. */
export const GATE_CAP = 40;

export type ScoreBand = 'good' | 'fair' | 'poor';

/** What all recommendations recover: each point of the ledger counts once. */
export const recoverableBy = (recommendations: readonly { recoverablePoints: number }[]): string =>
  `Together they recover up to ${recommendations.reduce((sum, { recoverablePoints }) => sum + recoverablePoints, 0).toFixed(1)} of 100 points.`;

/** 80 or more is good (green), 60 or more fair (yellow), otherwise poor (red). Takes the score as displayed. */
export function scoreBand(score: number): ScoreBand {
  const shown = displayScore(score);
  return shown >= 80 ? 'good' : shown >= 60 ? 'fair' : 'poor';
}

/** Scores are rounded only for display: to a whole number of 0 to 100. */
export const displayScore = (score: number): number => Math.round(score);

/** On how many pages the check of a recommendation found something; null where it is about the whole site. */
export function pagesAffected(
  audits: readonly { id: string; pages: { applicable: number; faultless: number } | null }[],
  auditId: string,
): number | null {
  const pages = audits.find(({ id }) => id === auditId)?.pages;
  return pages ? pages.applicable - pages.faultless : null;
}

/** The plain sentence that goes with every score. */
export const CLAIM =
  'The score says how ready the site is to be fetched, read, understood, trusted and cited by AI search; it does not say how visible it is, which depends above all on what others write about it.';
