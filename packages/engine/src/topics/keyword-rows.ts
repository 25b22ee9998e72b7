import type { KeywordAnalysis, Passage, Priority } from '@citelight/contracts';
import { quoted } from '../text/excerpt.ts';
import { supported } from '../text/language.ts';
import { aspectsIn } from './aspects.ts';
import type { Answer, Corpus, CorpusPrompt, CorpusTopic } from './corpus.ts';
import { ASPECT_NAMES } from './phrasing/phrasing.ts';
import { takeApart } from './prompts.ts';

/** The rows of a keyword analysis, in words that quote the site and its competitors. */

export type ExtraPrompt = { prompt: string; topic: string };
/** A topic of this weight or more is what the site is about. */
export const MAIN_TOPIC = 0.25;
export type MissingTopic = KeywordAnalysis['missingTopics'][number];
export type Gap = KeywordAnalysis['keywordGaps'][number];
export type TopicOpportunity = KeywordAnalysis['topicOpportunities'][number];

/** A question or term put to the site and to every competitor on equal ground. */
export type Asked = { term: string; ours: Answer; theirs: { name: string; answer: Answer }[] };

export const bare = (passage: Passage | null): Passage | null =>
  passage && { url: passage.url, heading: passage.heading, text: passage.text };
const placeOf = ({ heading, url }: Passage): string => (heading ? `under ${quoted(heading, 80)} on ${url}` : `on ${url}`);

export const answering = ({ theirs }: Asked) => theirs.filter(({ answer }) => answer.coverage === 'answered');

/** What a buyer's question is about, as a topic: "pottery kilns: price". */
export function topicOf({ topic, prompt, language }: CorpusPrompt): string {
  const spoken = supported(language);
  const [aspect] = aspectsIn((spoken && takeApart(prompt, spoken)?.aspects) || 0);
  return aspect ? `${topic}: ${ASPECT_NAMES[aspect]}` : prompt;
}

const EITHER = new Intl.ListFormat('en', { type: 'disjunction' });

export function missingRow(
  topic: string,
  asked: Asked,
  priority: Priority,
  estimatedSearchVolume: MissingTopic['estimatedSearchVolume'],
  aiWritten: boolean,
): MissingTopic {
  const [rival] = answering(asked);
  const elsewhere = rival?.answer.passage
    ? `${rival.name} does, ${placeOf(rival.answer.passage)}.`
    : asked.theirs.length > 0
      ? `nor does ${EITHER.format(asked.theirs.map(({ name }) => name))}.`
      : 'no competitor was compared.';
  return {
    topic,
    priority,
    estimatedSearchVolume,
    reasoning: `No passage of the site answers ${quoted(asked.term)}; ${elsewhere}`,
    aiWritten,
  };
}

export function gapRow(asked: Asked, aiQueryFrequency: Gap['aiQueryFrequency'], home: string | null, aiWritten: boolean): Gap {
  const rivals = answering(asked);
  const best = rivals.reduce<(typeof rivals)[number] | null>((top, one) => (top && top.answer.score >= one.answer.score ? top : one), null);
  const theirs = best?.answer.passage ?? null;
  const ours = asked.ours.passage;
  const there = ours ? `extend the passage ${placeOf(ours)}, which only touches it` : home ? `add a section to ${home}` : 'write a page';
  const against = theirs && best ? `; ${best.name}’s passage begins ${quoted(theirs.text)}` : '';
  return {
    keyword: asked.term,
    aiQueryFrequency,
    competitorCoverage:
      asked.theirs.length === 0
        ? 'No competitor was compared.'
        : `${rivals.length} of ${asked.theirs.length}: ${rivals.map(({ name, answer }) => (answer.passage ? `${name} ${placeOf(answer.passage)}` : name)).join('; ')}`,
    recommendation: `To answer ${quoted(asked.term)}, ${there}${against}.`,
    passage: bare(ours),
    competitorPassage: bare(theirs),
    aiWritten,
  };
}

/** The page that a missing answer belongs to: the first of the topic that the question names. */
export const homeOf = (term: string, { topics }: Corpus): string | null =>
  topics.find(({ topic }) => term.toLowerCase().includes(topic.toLowerCase()))?.pages[0] ?? null;

export function opportunityRow({ topic, weight, pages }: CorpusTopic, { prompts }: Corpus): TopicOpportunity[] {
  const own = prompts.filter((prompt) => prompt.topic === topic);
  const open = own.filter(({ coverage }) => coverage !== 'answered');
  const answered = own.length - open.length;
  if (open.length === 0 || (answered === 0 && open.every(({ coverage }) => coverage === 'missing'))) return [];
  const passing = open.filter(({ coverage }) => coverage === 'mentioned');
  const share = answered / own.length;
  const [page] = pages;
  const questions = open.slice(0, 3).map(({ prompt }) => quoted(prompt));
  return [
    {
      topic,
      currentCoverage: `${answered} of ${own.length} questions about ${quoted(topic)} ${answered === 1 ? 'is' : 'are'} answered${passing.length > 0 ? `, ${passing.length} only in passing` : ''}.`,
      recommendedExpansion: `Answer ${questions.join(', ')}${open.length > 3 ? ` and ${open.length - 3} more` : ''}${page ? ` on ${page}` : ''}.`,
      impact: weight >= MAIN_TOPIC && share < 0.7 ? 'high' : share < 0.5 ? 'medium' : 'low',
      passage: bare(passing[0]?.passage ?? own.find(({ passage }) => passage)?.passage ?? null),
      aiWritten: false,
    },
  ];
}

export const proposedOpportunities = (proposed: readonly { extra: ExtraPrompt; asked: Asked }[]): TopicOpportunity[] =>
  proposed
    .filter(({ asked }) => asked.ours.coverage === 'mentioned')
    .map(({ extra, asked }) => ({
      topic: extra.topic,
      currentCoverage: `${quoted(extra.prompt)} is only touched${asked.ours.passage ? ` ${placeOf(asked.ours.passage)}` : ''}.`,
      recommendedExpansion: `Answer ${quoted(extra.prompt)} in a section with that heading.`,
      impact: 'medium',
      passage: bare(asked.ours.passage),
      aiWritten: true,
    }));
