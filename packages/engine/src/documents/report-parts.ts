import type { Comparison, DemandBand, KeywordAnalysis, Opportunity, Question, Topic } from '@citelight/contracts';
import { OPPORTUNITY_TITLES } from './wording.ts';

/** What a report holds besides scores and checks, in the order and words that every document shares. */

export type Entry = { title: string; marks: string; url?: string; texts: readonly string[]; steps: readonly string[] };

/** What is not known is said once, above the lists (`unknownDemand`). */
const demand = (what: string, { band, basis, estimated }: DemandBand): string[] =>
  band === 'unknown' ? [] : [`${what}: ${band}${estimated ? ' (estimated)' : ''}. ${basis}`];

/** A sentence for all topics and gaps whose demand is not known; null where it is known of each. */
export const unknownDemand = ({ missingTopics, keywordGaps }: KeywordAnalysis): string | null =>
  [...missingTopics.map((item) => item.estimatedSearchVolume), ...keywordGaps.map((item) => item.aiQueryFrequency)].some(
    ({ band }) => band === 'unknown',
  )
    ? 'Where no search demand is given, it is not known. Connect Search Console in the application to see it.'
    : null;

const marks = (item: { aiWritten: boolean; editedBy?: 'member' | undefined }, ...words: string[]): string =>
  [...words, ...(item.aiWritten ? ['AI-written'] : []), ...(item.editedBy ? ['added by hand'] : [])].join(', ');

type Editable = Partial<Pick<Topic, 'editedBy' | 'original'> & Pick<Question, 'judged'>>;

/** What a member changed of a topic or question; null where nobody did. */
export function editedMark({ editedBy, original, judged }: Editable): string | null {
  if (!editedBy) return null;
  if (judged) return `edited by hand, we found: ${judged.coverage}`;
  return original ? `edited by hand, was: ${original}` : 'added by hand';
}

/** Topics that the site misses, topics that it covers too little, and what competitors answer better. */
export const keywordParts = ({ missingTopics, topicOpportunities, keywordGaps }: KeywordAnalysis): { title: string; entries: Entry[] }[] =>
  [
    {
      title: 'Missing topics',
      entries: missingTopics.map((item) => ({
        title: item.topic,
        marks: marks(item, `${item.priority} priority`),
        texts: [item.reasoning, ...demand('Estimated search volume', item.estimatedSearchVolume)],
        steps: [],
      })),
    },
    {
      title: 'Topic opportunities',
      entries: topicOpportunities.map((item) => ({
        title: item.topic,
        marks: marks(item, `${item.impact} impact`),
        texts: [item.currentCoverage, item.recommendedExpansion],
        steps: [],
      })),
    },
    {
      title: 'Keyword gaps',
      entries: keywordGaps.map((item) => ({
        title: item.keyword,
        marks: marks(item),
        texts: [item.recommendation, ...demand('AI query frequency', item.aiQueryFrequency), item.competitorCoverage],
        steps: [],
      })),
    },
  ].filter(({ entries }) => entries.length > 0);

export const opportunityEntry = (item: Opportunity): Entry => ({
  title: item.title,
  marks: marks(item, OPPORTUNITY_TITLES[item.type], `${item.priority} priority`),
  url: item.pageUrl,
  texts: [item.description, item.estimatedImpact],
  steps: item.actionSteps,
});

/** What a comparison says beside its figures. */
export const comparisonLists = ({ yourAdvantages, competitiveAdvantages, gapAnalysis }: Comparison): { title: string; items: string[] }[] =>
  [
    { title: 'Your advantages', items: yourAdvantages },
    { title: 'Their advantages', items: competitiveAdvantages },
    { title: 'Quick wins', items: gapAnalysis.quickWins },
    { title: 'Long-term strategies', items: gapAnalysis.longTermStrategies },
  ].filter(({ items }) => items.length > 0);
