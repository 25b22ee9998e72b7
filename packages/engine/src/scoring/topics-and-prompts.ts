import type { Passage, Prompt, Topic } from '@citelight/contracts';
import type { Corpus, IndexedPassage } from '../topics/corpus.ts';

const bare = (passage: IndexedPassage | null): Passage | null =>
  passage && { url: passage.url, heading: passage.heading, text: passage.text };

/** The buyer questions and how the site answers them; those an AI provider proposed are asked of the same index, marked, and score nothing. */
export function promptsOf(corpus: Corpus, extraPrompts: readonly { prompt: string; topic: string }[]): Prompt[] {
  const own = corpus.prompts
    .filter(({ fanOut }) => !fanOut)
    .map(({ prompt, topic, intent, language, coverage, passage, aiWritten }) => ({
      prompt,
      topic,
      intent,
      language,
      coverage,
      passage: bare(passage),
      aiWritten,
    }));
  const proposed = extraPrompts.map(({ prompt, topic }): Prompt => {
    const { coverage, passage } = corpus.ask(prompt, corpus.language);
    return { prompt, topic, intent: 'custom', language: corpus.language ?? 'und', coverage, passage: bare(passage), aiWritten: true };
  });
  return [...own, ...proposed];
}

/** The site's topics, each with the outcome of its own questions. */
export const topicsOf = (corpus: Corpus): Topic[] =>
  corpus.topics.map(({ topic, terms, weight, pages }) => {
    const outcomes = corpus.prompts.filter((prompt) => prompt.topic === topic && !prompt.fanOut).map(({ coverage }) => coverage);
    const count = (wanted: Prompt['coverage']) => outcomes.filter((coverage) => coverage === wanted).length;
    return { topic, terms, weight, pages, coverage: { retrieved: count('retrieved'), weak: count('weak'), missing: count('missing') } };
  });
