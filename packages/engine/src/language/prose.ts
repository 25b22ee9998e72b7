import type { Word } from './lexicon.ts';
import { packOf } from './packs/index.ts';
import { stopwords } from './stopwords.ts';
import type { SupportedLanguage } from './supported.ts';

/** One stem this often in a sentence, and this large a share of its words, is no prose: three of twelve, or one of five where it comes more often. */
const OFTEN = 3;
const DENSE = 0.25;
const DENSE_OF_MANY = 0.2;
/** Longest phrase looked for twice in a row. */
const PHRASE = 12;
/** Share of content words above which a long sentence is a row of keywords. */
const CONTENT = 0.95;
const LONG = 10;

/** Share of function words from which on one word twice in a row is an accident of punctuation: "the PPTP (Point-to-Point Tunneling Protocol) protocol was made". */
const FUNCTION_SHARE = 0.3;

/** The same words twice in a row: "buy kilns buy kilns". One word alone ("that that") only where it carries meaning, and hardly any other does not. */
function tandem(words: readonly Word[], content: readonly Word[]): boolean {
  const { length } = words;
  const isLoose = length - content.length >= FUNCTION_SHARE * length;
  let pairs = 0;
  for (let size = 1; size <= PHRASE && size < length; size += 1) {
    let run = 0;
    for (let at = 0; at + size < length; at += 1) {
      const word = words[at];
      run = word === words[at + size] ? run + 1 : 0;
      if (run < size) continue;
      if (size > 1) return true;
      if (!word?.stop && (!isLoose || ++pairs > 1)) return true;
    }
  }
  return false;
}

/** Whether a sentence is prose rather than a row of keywords: no content word over and over, no phrase twice in a row, function words between the others. */
export function isProse(words: readonly Word[], content: readonly Word[], language: SupportedLanguage | null): boolean {
  if (content.length >= OFTEN && repeatsStem(words, content)) return false;
  if (tandem(words, content)) return false;
  // Without a pack no function word is known.
  if (words.length < LONG || language === null || packOf(language)?.fusedFunctionWords) return true;
  return content.length / words.length <= CONTENT || isEnglish(words);
}

/** Share of English function words from which on a sentence on a page in another language is an English one. */
const ENGLISH = 0.2;
const isEnglish = (words: readonly Word[]): boolean =>
  words.reduce((count, { text }) => count + (stopwords('en').has(text) ? 1 : 0), 0) >= ENGLISH * words.length;

function repeatsStem(words: readonly Word[], content: readonly Word[]): boolean {
  const counts = new Map<string, number>();
  for (const { stem } of content) {
    const count = (counts.get(stem) ?? 0) + 1;
    if (count >= OFTEN && count / words.length >= (count > OFTEN ? DENSE_OF_MANY : DENSE)) return true;
    counts.set(stem, count);
  }
  return false;
}
