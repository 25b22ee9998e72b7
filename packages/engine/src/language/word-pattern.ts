import type { LanguagePack } from './pack.ts';
import { ALL_PACKS } from './packs/index.ts';

/** Scripts that write words without spaces, or with what belongs to them joined to them: a word of them is known wherever it stands. */
const RUN_ON = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
/** "and", "in", "the" are written before a word into it. */
const ARABIC = /\p{sc=Arabic}/u;
const NONE = '(?!)';

/** Without marks, as titles, addresses and hurried writers leave them out: for patterns of `anyWord` and what they are compared with. */
export const unmarked = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC');

/** The words of a class in every language, for what is read before a page's language is known, or whatever it is. */
export const wordsOfAll = (classOf: (pack: LanguagePack) => Iterable<string>): string[] => [
  ...new Set(ALL_PACKS.flatMap((pack) => [...classOf(pack)])),
];

/** The source of a pattern of any of these texts, the longest first; of no text, one that nothing matches. `spelled`: each as a pattern. */
export const oneOf = (list: Iterable<string>, spelled: (text: string) => string = RegExp.escape): string => {
  const longestFirst = [...new Set(list)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return longestFirst.length === 0 ? NONE : `(?:${longestFirst.map(spelled).join('|')})`;
};
const alternation = (list: readonly string[]): string => oneOf(list, (word) => RegExp.escape(word).replaceAll('\\x20', '\\s+'));

/**
 * The source of a pattern, for /iu, of any of these words, the longest first: as whole words, or as the beginnings of words. What is written without spaces is found
 * anywhere.
 */
export function anyWord(list: readonly string[], as: 'whole' | 'beginning'): string {
  const runOn = list.filter((word) => RUN_ON.test(word));
  const arabic = list.filter((word) => ARABIC.test(word));
  const spaced = list.filter((word) => !RUN_ON.test(word) && !ARABIC.test(word));
  const end = as === 'whole' ? String.raw`(?![\p{L}\p{M}])` : '';
  const before = String.raw`(?<![\p{L}\p{M}])`;
  return `(?:${before}${alternation(spaced)}${end}|${before}[وفبل]?(?:ال)?${alternation(arabic)}${end}|${alternation(runOn)})`;
}
