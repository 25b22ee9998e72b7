import type { KeywordAnalysis, Priority } from '@citelight/contracts';
import { letters } from '../artifacts/text.ts';
import type { ReadPage } from '../audits/audit.ts';
import { quoted } from '../text/excerpt.ts';
import type { Corpus, CorpusPrompt, CorpusTopic } from './corpus.ts';
import { askedHeadings, demandFor } from './demand.ts';
import {
  type Asked,
  answering,
  type ExtraPrompt,
  type Gap,
  gapRow,
  homeOf,
  MAIN_TOPIC,
  type MissingTopic,
  missingRow,
  opportunityRow,
  proposedOpportunities,
  topicOf,
} from './keyword-rows.ts';
import { unspokenTerms } from './unspoken.ts';

/** A competitor's name and what its pages say. */
export type CompetitorCorpus = { name: string; corpus: Corpus };

const MOST_MISSING = 12;
const MOST_OPPORTUNITIES = 8;
const MOST_GAPS = 15;
const MOST_UNSPOKEN = 4;
const MOST_OF_A_TOPIC = 4;
const RIVAL_TOPICS = 8;
const COMMERCIAL = new Set(['price', 'best', 'alternative', 'versus', 'worth-it']);

/**
 * What the site speaks of, what it leaves out and what its competitors answer in its stead. `extraPrompts` were proposed by an AI provider and are marked so;
 * `pages` are the site's own, for what its headings and links name without a passage that speaks of it.
 */
export function analyzeKeywords(
  corpus: Corpus,
  competitors: readonly CompetitorCorpus[] = [],
  extraPrompts: readonly ExtraPrompt[] = [],
  pages: readonly ReadPage[] = [],
): KeywordAnalysis {
  const headings = [corpus, ...competitors.map((rival) => rival.corpus)].flatMap(askedHeadings);
  const put = (term: string): Asked => ({
    term,
    ours: corpus.ask(term, corpus.language),
    theirs: competitors.map(({ name, corpus: theirs }) => ({ name, answer: theirs.ask(term, corpus.language) })),
  });
  const demand = (asked: Asked) =>
    demandFor(asked.term, corpus.language, headings, { answering: answering(asked).length, compared: competitors.length });

  const ownPrompts = corpus.prompts.map((prompt) => ({ prompt, asked: put(prompt.prompt) }));
  const rivalTerms = termsOfRivals(corpus, competitors).map(put);
  const proposed = extraPrompts.map((extra) => ({ extra, asked: put(extra.prompt) }));

  const missingTopics: MissingTopic[] = [
    ...rivalTerms
      .filter(({ ours }) => ours.coverage === 'missing')
      .map((asked) => missingRow(asked.term, asked, answering(asked).length > 1 ? 'high' : 'medium', demand(asked), false)),
    ...ownPrompts
      .filter(({ asked }) => asked.ours.coverage === 'missing')
      .map(({ prompt, asked }) => missingRow(topicOf(prompt), asked, priorityOf(prompt, asked, corpus.topics), demand(asked), false)),
    ...unspokenTerms(pages, corpus, MOST_UNSPOKEN).map(({ term, url, by }) => ({
      topic: term,
      priority: by === 'heading' ? ('medium' as const) : ('low' as const),
      estimatedSearchVolume: demand(put(term)),
      reasoning:
        by === 'heading'
          ? `The heading ${quoted(term)} on ${url} has no text below it, and no other passage speaks of it.`
          : `A link on ${url} says ${quoted(term)}; ${pages.length === 1 ? 'the sampled page does not speak' : `none of the ${pages.length} sampled pages speaks`} of it, and the linked page is not among them.`,
      aiWritten: false,
    })),
    ...proposed
      .filter(({ asked }) => asked.ours.coverage === 'missing')
      .map(({ extra, asked }) => missingRow(extra.topic, asked, answering(asked).length > 0 ? 'high' : 'medium', demand(asked), true)),
  ];

  const gapsOf = [
    ...rivalTerms.map((asked) => ({ asked, aiWritten: false })),
    ...ownPrompts.map(({ asked }) => ({ asked, aiWritten: false })),
    ...proposed.map(({ asked }) => ({ asked, aiWritten: true })),
  ]
    .filter(({ asked }) => asked.ours.coverage !== 'answered' && (answering(asked).length > 0 || competitors.length === 0))
    .map(({ asked, aiWritten }): Gap => gapRow(asked, demand(asked), homeOf(asked.term, corpus), aiWritten));

  return {
    currentTopics: corpus.topics.map(({ topic }) => topic),
    missingTopics: atMost(
      MOST_OF_A_TOPIC,
      once(missingTopics, ({ topic }) => topic),
      ({ topic }) => topic.split(': ')[0] ?? topic,
    )
      .sort(byPriority(({ priority }) => priority))
      .slice(0, MOST_MISSING),
    topicOpportunities: [...corpus.topics.flatMap((topic) => opportunityRow(topic, corpus)), ...proposedOpportunities(proposed)]
      .sort(byPriority(({ impact }) => impact))
      .slice(0, MOST_OPPORTUNITIES),
    keywordGaps: once(gapsOf, ({ keyword }) => keyword).slice(0, MOST_GAPS),
  };
}

const TOP_LEVEL = /\.\p{L}{2,}$/u;
/** "Hollow Tree" of hollowtree.com; what is less than half of a name ("coffee") is something else. */
function isTheirName(topic: string, name: string): boolean {
  const [said, theirs] = [letters(topic), letters(name.replace(TOP_LEVEL, ''))];
  return said.includes(theirs) || (theirs.includes(said) && said.length * 2 >= theirs.length);
}

/** Topics of the competitors, without their own names and those of their products; what several speak of first. */
function termsOfRivals(corpus: Corpus, competitors: readonly CompetitorCorpus[]): string[] {
  const counts = new Map<string, { term: string; count: number; weight: number }>();
  for (const { name, corpus: theirs } of competitors)
    for (const { topic, named, weight } of theirs.topics.slice(0, RIVAL_TOPICS)) {
      const key = topic.toLowerCase();
      if (named === 'product' || isTheirName(topic, name) || theirs.language !== corpus.language) continue;
      const known = counts.get(key) ?? { term: topic, count: 0, weight: 0 };
      counts.set(key, { ...known, count: known.count + 1, weight: known.weight + weight });
    }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count || b.weight - a.weight || (a.term < b.term ? -1 : 1))
    .map(({ term }) => term);
}

function priorityOf({ topic, intent, fanOut }: CorpusPrompt, asked: Asked, topics: readonly CorpusTopic[]): Priority {
  const main = (topics.find((one) => one.topic === topic)?.weight ?? 0) >= MAIN_TOPIC;
  if (answering(asked).length > 0 && main) return 'high';
  if (fanOut) return 'low';
  if (answering(asked).length > 0) return 'medium';
  return main ? (COMMERCIAL.has(intent) ? 'high' : 'medium') : 'low';
}

const RANK: Record<Priority, number> = { high: 0, medium: 1, low: 2 };
const byPriority =
  <T>(priority: (row: T) => Priority) =>
  (a: T, b: T) =>
    RANK[priority(a)] - RANK[priority(b)];

function once<T>(rows: readonly T[], key: (row: T) => string): T[] {
  const seen = new Set<string>();
  return rows.filter((row) => !seen.has(key(row).toLowerCase()) && seen.add(key(row).toLowerCase()));
}

/** The first few rows of each kind. */
function atMost<T>(most: number, rows: readonly T[], kind: (row: T) => string): T[] {
  const counts = new Map<string, number>();
  return rows.filter((row) => {
    const count = (counts.get(kind(row)) ?? 0) + 1;
    counts.set(kind(row), count);
    return count <= most;
  });
}
