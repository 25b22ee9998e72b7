import type { Priority, Question, Topic } from '@citelight/contracts/assessment';
import type { KeywordsOf } from './whole-report.ts';

/** A topic of the site as the table shows it: what the analysis knows of it, gathered from its parts. */
export type TopicRow = {
  topic: string;
  /** Null in reports that do not say where a topic was found. */
  found: Pick<Topic, 'pages' | 'evidence' | 'editedBy' | 'original'> | null;
  questions: Question[];
  advice: KeywordsOf['topic_opportunities'][number] | null;
};

const RANK: Record<Priority, number> = { high: 0, medium: 1, low: 2 };
const rankOf = ({ advice }: TopicRow) => (advice ? RANK[advice.impact] : 3);

/** Most urgent first, and among equals what the site says most about. */
export function topicRows(keywords: KeywordsOf, topics: readonly Topic[], questions: readonly Question[]): TopicRow[] {
  const advice = new Map(keywords.topic_opportunities.map((one) => [one.topic, one]));
  const asked = Map.groupBy(questions, ({ topic }) => topic);
  const known = new Map(topics.map((topic) => [topic.topic, topic]));
  const byWeight = [...topics].sort((a, b) => b.weight - a.weight).map(({ topic }) => topic);
  return [...new Set([...byWeight, ...keywords.current_topics, ...advice.keys()])]
    .map((topic) => ({ topic, found: known.get(topic) ?? null, questions: asked.get(topic) ?? [], advice: advice.get(topic) ?? null }))
    .sort((a, b) => rankOf(a) - rankOf(b));
}
