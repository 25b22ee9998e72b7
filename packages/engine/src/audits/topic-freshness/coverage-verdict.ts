import type { Coverage, Finding } from '@citelight/contracts';
import { supported } from '../../text/language.ts';
import type { Corpus, CorpusPrompt } from '../../topics/corpus.ts';
import { fail, ramp, scored, unmeasured, type Verdict } from '../audit.ts';

/** What an answer is worth: a passing mention is rarely what a retriever brings. */
const WORTH: Record<Coverage, number> = { answered: 1, mentioned: 0.4, missing: 0 };

/** Each topic counts half of the one before it. */
export const weightOfRank = (rank: number): number => 2 ** -rank;

/**
 * The share of prompts that find a passage, each topic by its rank: what the site stands for decides, and neither a side topic nor a word more or less moves the score. `full`: the share that is all that can be asked for.
 */
export function coverageVerdict(corpus: Corpus, wanted: (prompt: CorpusPrompt) => boolean, full: number, homeUrl: string): Verdict {
  if (corpus.language !== null && !supported(corpus.language))
    return unmeasured(`questions cannot be put in the language of the site (${corpus.language})`);
  const prompts = corpus.prompts.filter((prompt) => wanted(prompt) && !prompt.aiWritten);
  if (prompts.length === 0) return fail([{ where: homeUrl, what: 'The pages hold too little text to answer any question.' }]);
  let sum = 0;
  let weights = 0;
  for (const [rank, { topic }] of corpus.topics.entries()) {
    const own = prompts.filter((prompt) => prompt.topic === topic);
    if (own.length === 0) continue;
    sum += (weightOfRank(rank) * own.reduce((total, { coverage }) => total + WORTH[coverage], 0)) / own.length;
    weights += weightOfRank(rank);
  }
  return scored(ramp(sum / weights, 0, full), findings(corpus, prompts, homeUrl));
}

function findings({ topics }: Corpus, prompts: readonly CorpusPrompt[], homeUrl: string): Finding[] {
  const pageOf = new Map(topics.map(({ topic, pages }) => [topic, pages[0] ?? homeUrl]));
  const missing = prompts
    .filter(({ coverage }) => coverage === 'missing')
    .map(({ prompt, topic }) => ({ where: pageOf.get(topic) ?? homeUrl, what: `No passage answers “${prompt}”` }));
  const weak = prompts
    .filter(({ coverage }) => coverage === 'mentioned')
    .map(({ prompt, topic, passage }) => ({
      where: passage?.url ?? pageOf.get(topic) ?? homeUrl,
      what: `Only a passing mention answers “${prompt}”`,
      snippet: passage?.text.slice(0, 160) ?? '',
    }));
  return [...missing, ...weak];
}
