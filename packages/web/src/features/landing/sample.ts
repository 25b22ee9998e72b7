import type { FactorId } from '@citelight/contracts/assessment';
import { FACTOR_IDS, FACTORS } from '@citelight/contracts/scores';
import type { CitationRow } from '../../ui/citation-grid.tsx';

/** An invented site, marked as a sample wherever it is shown. */
export const SAMPLE_SITE = 'alder-and-oak.example';

type Scores = Record<FactorId, number>;

export const SAMPLE_SCORES: Scores = {
  crawlerAccess: 58,
  contentExtraction: 91,
  answerability: 62,
  structuredData: 44,
  authorityTrust: 76,
  topicFreshness: 81,
};

/** Overall as the rubric counts it: the factors by their weights. */
export const overallOf = (scores: Scores) => FACTOR_IDS.reduce((sum, id) => sum + (scores[id] * FACTORS[id].weight) / 100, 0);

export const SAMPLE_RIVALS: { name: string; scores: Scores; promptsWon: number; promptsLost: number }[] = [
  {
    name: 'north-joinery.example',
    scores: { crawlerAccess: 96, contentExtraction: 84, answerability: 71, structuredData: 80, authorityTrust: 69, topicFreshness: 63 },
    promptsWon: 14,
    promptsLost: 19,
  },
  {
    name: 'plain-table.example',
    scores: { crawlerAccess: 88, contentExtraction: 52, answerability: 49, structuredData: 61, authorityTrust: 58, topicFreshness: 72 },
    promptsWon: 27,
    promptsLost: 6,
  },
];

export const SAMPLE_PAGES = ['/', '/shop', '/care', '/about'];

const yes = { citable: true, because: 'every link of the chain holds' };
const shut = { citable: false, because: 'robots.txt line 14 shuts the crawler out' };
const thin = { citable: false, because: 'the text appears only after scripts run' };
const unknown = { citable: null, because: 'whether the page is indexed could not be determined' };

export const SAMPLE_GRID: CitationRow[] = [
  { engine: 'ChatGPT search', vendor: 'OAI-SearchBot', cells: [yes, thin, shut, yes] },
  { engine: 'Perplexity', vendor: 'PerplexityBot', cells: [yes, thin, shut, yes] },
  { engine: 'Claude', vendor: 'Claude-SearchBot', cells: [yes, thin, yes, yes] },
  { engine: 'Google AI', vendor: 'Googlebot', cells: [yes, yes, yes, unknown] },
];

export const SAMPLE_RECOMMENDATION = {
  title: 'Let two crawlers read your care guides',
  text: 'robots.txt shuts OAI-SearchBot and PerplexityBot out of 31 pages, among them your most detailed answers.',
  points: 6.8,
};
