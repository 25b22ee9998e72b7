import { carriedOver, editedQuestions, editKey, type KeywordAnalysis, lookUp, type SiteEdit } from '@citelight/contracts';
import type { Corpus, SiteQuestion, SiteTopic } from './corpus.ts';
import { holds } from './label-text.ts';
import { isOwn } from './rivals.ts';

/** What a member changed by hand, as what follows from a judged site takes it up. Audits judge the corpus without it, so it moves no score. */

const MOST_PAGES = 10;

/** The corpus with the topics and questions that the member added, asked of the pages like any other. Where no page could be read, there is nothing to ask. */
export function withAdded(corpus: Corpus, list: readonly SiteEdit[]): Corpus {
  if (corpus.passages.length === 0) return corpus;
  const edits = carriedOver(list, corpus.topics);
  const known = new Set([...corpus.topics.map(({ topic }) => topic), ...corpus.questions.map(({ question }) => question)].map(editKey));
  const added = edits.filter(({ subject }) => !known.has(editKey(subject)));
  if (added.length === 0) return corpus;
  const topics = added.filter(({ kind }) => kind === 'add_topic').map(({ subject }) => addedTopic(corpus, subject));
  const questions = added.filter(({ kind }) => kind === 'add_question').map((edit) => addedQuestion(corpus, edit));
  return { ...corpus, topics: [...corpus.topics, ...topics], questions: [...corpus.questions, ...questions] };
}

function addedTopic(corpus: Corpus, label: string): SiteTopic {
  const about = corpus.passages.filter(({ heading }) => heading !== null && holds(heading, label));
  const { passage } = corpus.ask(label, corpus.language, { subject: label, kind: null });
  const pages = [...new Set([...about, ...(passage ? [passage] : [])].map(({ url }) => url))];
  return {
    ...{ topic: label, type: 'concept', confidence: 1, evidence: [], terms: [], weight: 0, offered: false, parent: null, children: [] },
    pages: pages.slice(0, MOST_PAGES),
    hasPage: about.length > 0,
    byHand: true,
  };
}

function addedQuestion(corpus: Corpus, { subject, topic }: SiteEdit): SiteQuestion {
  const { coverage, passage } = corpus.ask(subject, corpus.language);
  return {
    ...{ question: subject, origin: 'member', editedBy: 'member', language: corpus.language ?? 'und', selfContained: true },
    ...{ topic, coverage, passage, page: passage?.url ?? null },
  };
}

/** The corpus by the member's names, verdicts and choice: what advice and comparison go by. */
export function editedCorpus(corpus: Corpus, list: readonly SiteEdit[]): Corpus {
  if (list.length === 0) return corpus;
  const edits = lookUp(carriedOver(list, corpus.topics));
  const isShown = (topic: string) => !edits.isHiddenTopic(topic);
  return {
    ...corpus,
    topics: corpus.topics
      .filter(({ topic }) => isShown(topic))
      .map((found) => {
        const topic = edits.labelOf(found.topic);
        return {
          ...found,
          topic,
          terms: topic === found.topic ? found.terms : [found.topic, ...found.terms],
          parent: found.parent === null || !isShown(found.parent) ? null : edits.labelOf(found.parent),
          children: found.children.filter(isShown).map(edits.labelOf),
        };
      }),
    questions: editedQuestions(corpus.questions, edits),
    aspects: corpus.aspects.filter(({ topic }) => isShown(topic)).map((aspect) => ({ ...aspect, topic: edits.labelOf(aspect.topic) })),
  };
}

/**
 * Keywords of an edited corpus as they are stored: topics are named as they were found, so that edits laid over them later find them. A hidden topic is not missing because a competitor has it.
 */
export function storedKeywords(keywords: KeywordAnalysis, corpus: Corpus, list: readonly SiteEdit[]): KeywordAnalysis {
  if (list.length === 0) return keywords;
  const edits = lookUp(carriedOver(list, corpus.topics));
  const found = new Map(corpus.topics.map(({ topic }) => [edits.labelOf(topic), topic]));
  const byHand = new Set(corpus.topics.filter((topic) => topic.byHand).map(({ topic }) => topic));
  const hidden = { ...corpus, topics: corpus.topics.filter(({ topic }) => edits.isHiddenTopic(topic)) };
  const nameOf = (label: string) => found.get(label) ?? label;
  return {
    ...keywords,
    currentTopics: keywords.currentTopics.map(nameOf).filter((topic) => !byHand.has(topic)),
    missingTopics: keywords.missingTopics.filter(({ topic }) => !isOwn(hidden, topic)),
    topicOpportunities: keywords.topicOpportunities.map((one) => ({ ...one, topic: nameOf(one.topic) })),
  };
}
