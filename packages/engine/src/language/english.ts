import { listOf } from './list-of.ts';
import { packOf } from './packs/index.ts';

/** English stands on pages of every language: in templates and their greetings, in buttons, in names of things. */
export const ENGLISH = packOf('en');
export const isEnglishFunctionWord = (word: string): boolean => ENGLISH.stopwords.has(word);
/** Function words and words of the first and second person. */
export const ENGLISH_EMPTY: ReadonlySet<string> = new Set([
  ...ENGLISH.stopwords,
  ...listOf(ENGLISH.topics.first),
  ...listOf(ENGLISH.topics.second),
]);
