import type { Comparison, DemandBand, KeywordAnalysis, Opportunity, Question, Topic } from '@citelight/contracts';
import { OPPORTUNITY_TITLES } from './wording.ts';

/** What a report holds besides scores and checks, in the order and words that every document shares. */

export type Entry = { title: string; marks: string; url?: string; texts: readonly string[]; steps: readonly string[] };

const demand = (what: string, { band, basis, estimated }: DemandBand): string =>
  `${what}: ${band === 'unknown' ? 'not known' : band}${estimated ? ' (estimated)' : ''}. ${basis}`;

const marks = (item: { aiWritten: boolean; editedBy?: 'member' | undefined }, ...words: string[]): string =>
  [...words, ...(item.aiWritten ? ['AI-written'] : []), ...(item.editedBy ? ['added by hand'] : [])].join(', ');

type Editable = Partial<Pick<Topic, 'editedBy' | 'original'> & Pick<Question, 'judged'>>;

/** What a member changed of a topic or question; null where nobody did. */
export function editedMark({ editedBy, original, judged }: Editable): string | null {
  if (!editedBy) return null;
  if (judged) return `edited by hand, we found: ${judged.coverage}`;
  return original ? `edited by hand, was: ${original}` : 'added by hand';
}

/** What the site does not speak of, speaks too little of, and what competitors answer better. */
export const keywordParts = ({ missingTopics, topicOpportunities, keywordGaps }: KeywordAnalysis): { title: string; entries: Entry[] }[] =>
  [
    {
      title: 'Missing topics',
      entries: missingTopics.map((item) => ({
        title: item.topic,
        marks: marks(item, `${item.priority} priority`),
        texts: [item.reasoning, demand('Estimated search volume', item.estimatedSearchVolume)],
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
        texts: [item.recommendation, demand('AI query frequency', item.aiQueryFrequency), item.competitorCoverage],
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
