import type { SupportedLanguage } from '../text/language.ts';
import { spaceless } from '../text/words.ts';
import { BREAK, type Vocabulary } from './vocabulary.ts';

/** Words from which a paragraph shows whether it is language, and content words from which repetition does. */
const TELLING_WORDS = 10;
const TELLING_CONTENT = 20;
/** Prose has at least this share of function words, and at least this share of its content words differ. */
const LEAST_FUNCTIONAL = 0.12;
const LEAST_DISTINCT = 0.34;

/** A paragraph that only lines up keywords or says one phrase again and again: natural language repeats its function words, not its nouns. */
export function isEmptyTalk(tokens: readonly number[], { empty, stems, numeric }: Vocabulary, language: SupportedLanguage | null): boolean {
  if (repeatsItself(tokens)) return true;
  const distinct = new Set<number>();
  let content = 0;
  let functional = 0;
  for (const id of tokens) {
    if (id === BREAK || numeric[id]) continue;
    if (empty[id]) functional += 1;
    else {
      content += 1;
      distinct.add(stems[id] ?? -1);
    }
  }
  if (content >= TELLING_CONTENT && distinct.size / content < LEAST_DISTINCT) return true;
  // Chinese, Japanese and Arabic write their function words into others or do without.
  const parted = language !== null && !spaceless(language) && language !== 'ar';
  return parted && content + functional >= TELLING_WORDS && functional / (content + functional) < LEAST_FUNCTIONAL;
}

/** One phrase again and again: "Buy kilns. Buy kilns." */
function repeatsItself(tokens: readonly number[]): boolean {
  const own = tokens.filter((id) => id !== BREAK);
  for (let size = 2; size * 2 <= own.length; size += 1) {
    let at = size;
    while (at < own.length && own[at] === own[at - size]) at += 1;
    if (at === own.length) return true;
  }
  return false;
}
