import { headlineOf } from '../artifacts/h1.ts';
import { memoize } from '../artifacts/memoize.ts';
import type { Corpus } from './corpus.ts';
import { tokensOf } from './label-text.ts';
import { hasFamily, holdsAll, textWordsOn } from './other-names.ts';
import { contentWords } from './parted-label.ts';

/** Where a site may answer a question in another form than in a sentence below it: then it is no gap. */

/** Content words of a question, from which a heading or a row that has all of them answers it. */
const [IN_HEADING, IN_ROW] = [2, 3];
/** "Course of a session" answers how a session goes, and a row what a key does. */
function isLine(asked: readonly string[], corpus: Corpus): boolean {
  return textWordsOn(corpus).some(
    ({ words, isLine: of, isHeading }) => of && asked.length >= (isHeading ? IN_HEADING : IN_ROW) && holdsAll(words, asked),
  );
}

/** Words that open a question, and the share of its content words that a question with the same opening has as well. */
const [OPENING, SHARED] = [3, 0.5];
/** "How often should gutters be cleaned?" beside "How often should I have roof and gutters cleaned?" */
function isNearlyAsked(question: string, asked: readonly string[], { questions, language }: Corpus): boolean {
  const opening = (text: string) => tokensOf(text).slice(0, OPENING).join(' ');
  return questions.some(({ question: own, coverage }) => {
    if (coverage !== 'answered' || opening(own) !== opening(question)) return false;
    const words = contentWords(own, language);
    return asked.filter((word) => hasFamily(words, word)).length >= asked.length * SHARED;
  });
}

const UNDER = 0.75;
/** "Never pressure wash it" on a page about roofs: the heading and its page together name what is asked; one that only names a topic names no answer. */
function isUnderHeading(asked: readonly string[], corpus: Corpus): boolean {
  const ofTopics = corpus.topics.map(({ topic }) => contentWords(topic, corpus.language));
  return textWordsOn(corpus).some(({ words, url, isHeading }) => {
    if (!isHeading || asked.filter((word) => hasFamily(words, word)).length < IN_HEADING) return false;
    const all = [...words, ...(headlinesOf(corpus).get(url) ?? [])];
    return asked.filter((word) => hasFamily(all, word)).length >= asked.length * UNDER && !ofTopics.some((topic) => holdsAll(topic, words));
  });
}
const headlinesOf = memoize(
  ({ site, language }: Corpus): ReadonlyMap<string, readonly string[]> =>
    new Map((site?.pages ?? []).map(({ url, page }) => [url, contentWords(headlineOf(page.document) ?? '', language)])),
);

/** Whether a site may well answer a question of another site, though no sentence of it surely does. */
export function mayAnswer(question: string, corpus: Corpus): boolean {
  const asked = [...new Set(contentWords(question, corpus.language))];
  return isLine(asked, corpus) || isNearlyAsked(question, asked, corpus) || isUnderHeading(asked, corpus);
}
