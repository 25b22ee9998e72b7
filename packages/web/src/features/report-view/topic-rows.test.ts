import type { Question, Topic } from '@citelight/contracts/assessment';
import { expect, it } from 'vitest';
import { topicRows } from './topic-rows.ts';
import type { KeywordsOf } from './whole-report.ts';

const topic = (name: string, weight: number) => ({ topic: name, weight, pages: [`https://a.test/${name}`] }) as unknown as Topic;
const advice = (name: string, impact: string) => ({ topic: name, impact }) as KeywordsOf['topic_opportunities'][number];
const keywords = {
  current_topics: ['kilns', 'glazes', 'clay'],
  topic_opportunities: [advice('clay', 'low'), advice('glazes', 'high'), advice('studio', 'high')],
} as unknown as KeywordsOf;

it('R5 topics come by priority, then by weight, each with its questions and what to write; none twice', () => {
  const questions = [{ question: 'Which kiln?', topic: 'kilns' }] as Question[];
  const rows = topicRows(keywords, [topic('kilns', 0.2), topic('glazes', 0.1), topic('wheels', 0.7)], questions);
  expect(rows.map((row) => row.topic)).toEqual(['glazes', 'studio', 'clay', 'wheels', 'kilns']);
  expect(rows[4]?.questions).toEqual(questions);
  expect(rows[0]).toMatchObject({ advice: { impact: 'high' }, found: { pages: ['https://a.test/glazes'] } });
  expect(rows[1]?.found, 'a topic that the report names without saying where').toBeNull();
});

it('R5 a report of the first rubric has its topics as names', () => {
  expect(topicRows({ ...keywords, topic_opportunities: [] }, [], []).map((row) => row.topic)).toEqual(['kilns', 'glazes', 'clay']);
});
