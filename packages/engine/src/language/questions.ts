import { packOf } from './packs/index.ts';
import type { SupportedLanguage } from './supported.ts';
import { spaceless, words } from './words.ts';

/** Whether a word, lower case, opens questions in a language. */
export const isQuestionWord = (word: string, language: SupportedLanguage | null): boolean =>
  language !== null && packOf(language).questions.openers.has(word);
/** Whether a word only asks ("how", いくら): an answer does not take it up. */
export const onlyAsks = (word: string, language: SupportedLanguage): boolean =>
  spaceless(language) ? (packOf(language).questions.inside?.test(word) ?? false) : isQuestionWord(word, language);
const MARK = /[?？؟]["'”’»›)\]」』]*$/u;

/** Whether a heading or sentence asks a question: by its mark, or by how it opens in that language. An unknown language is told by the mark alone. */
export function questionShape(text: string, language: SupportedLanguage | null): boolean {
  const heading = text.trim().slice(0, 300);
  if (MARK.test(heading) || heading.startsWith('¿')) return true;
  if (!language) return false;
  const { openers, pairs, inside, announcing } = packOf(language).questions;
  if (inside?.test(heading)) return true;
  if (spaceless(language)) return false;
  const found = words(heading, language);
  if (found.length < 2) return false;
  const [first = '', second = ''] = found;
  if (announcing?.test(`${first} ${second}`)) return false;
  return openers.has(first) || pairs.has(`${first} ${second}`);
}
