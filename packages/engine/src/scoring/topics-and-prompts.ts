import type { Coverage, Passage, Question, Topic } from '@citelight/contracts';
import type { Corpus, IndexedPassage } from '../topics/corpus.ts';

const bare = (passage: IndexedPassage | null): Passage | null =>
  passage && { url: passage.url, heading: passage.heading, text: passage.text };

/** The questions and how the site answers them; those an AI provider proposed are asked of the same index, marked, and score nothing. */
export function questionsOf(corpus: Corpus, extraPrompts: readonly { prompt: string; topic: string }[]): Question[] {
  const own = corpus.prompts
    .filter(({ fanOut }) => !fanOut)
    .map(
      ({ prompt, topic, language, coverage, passage }): Question => ({
        question: prompt,
        origin: 'typed',
        language,
        page: corpus.topics.find((one) => one.topic === topic)?.pages[0] ?? null,
        topic,
        selfContained: true,
        coverage,
        passage: bare(passage),
      }),
    );
  const proposed = extraPrompts.map(({ prompt, topic }): Question => {
    const { coverage, passage } = corpus.ask(prompt, corpus.language);
    return {
      question: prompt,
      origin: 'ai',
      language: corpus.language ?? 'und',
      page: passage?.url ?? null,
      topic,
      selfContained: true,
      coverage,
      passage: bare(passage),
    };
  });
  return [...own, ...proposed];
}

/** The site's topics, each with the outcome of its own questions. */
export const topicsOf = (corpus: Corpus): Topic[] =>
  corpus.topics.map(({ topic, terms, weight, pages }) => {
    const outcomes = corpus.prompts.filter((prompt) => prompt.topic === topic && !prompt.fanOut).map(({ coverage }) => coverage);
    const count = (wanted: Coverage) => outcomes.filter((coverage) => coverage === wanted).length;
    return {
      topic,
      type: 'concept',
      confidence: 0,
      evidence: { kinds: ['text'], sentence: 'Repeated in the text.' },
      terms,
      weight,
      pages,
      parent: null,
      children: [],
      coverage: { answered: count('answered'), mentioned: count('mentioned'), missing: count('missing') },
    };
  });
