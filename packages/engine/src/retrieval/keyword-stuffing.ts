import type { Word } from '../language/lexicon.ts';
import { packOf } from '../language/packs/index.ts';
import type { SupportedLanguage } from '../language/supported.ts';
import { topical } from './aspects.ts';

/** Words from which a paragraph shows whether it is language, and content words from which repetition does. */
const TELLING_WORDS = 10;
const TELLING_CONTENT = 20;
/** Prose has at least this share of function words, and at least this share of its content words differ. */
const LEAST_FUNCTIONAL = 0.12;
const LEAST_DISTINCT = 0.34;

/** A paragraph that only lines up keywords or says one phrase again and again: natural language repeats its function words, not its nouns. */
export function isKeywordStuffing(words: readonly (Word | null)[], language: SupportedLanguage | null): boolean {
  const own = words.filter((word) => word !== null);
  if (repeatsItself(own)) return true;
  const telling: Word[] = [];
  let functional = 0;
  own.forEach((word) => {
    if (word.numeric) return;
    if (topical(word, language).empty) functional += 1;
    else telling.push(word);
  });
  const content = telling.length;
  if (content >= TELLING_CONTENT && new Set(telling.map(({ stem }) => stem)).size / content < LEAST_DISTINCT) return true;
  const parted = packOf(language)?.fusedFunctionWords === false;
  return parted && content + functional >= TELLING_WORDS && functional / (content + functional) < LEAST_FUNCTIONAL;
}

/** One phrase again and again: "Buy kilns. Buy kilns." */
function repeatsItself(own: readonly Word[]): boolean {
  for (let size = 2; size * 2 <= own.length; size += 1) {
    let at = size;
    while (at < own.length && own[at] === own[at - size]) at += 1;
    if (at === own.length) return true;
  }
  return false;
}
