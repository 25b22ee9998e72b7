import type { LanguagePack } from './pack.ts';
import { ALL_PACKS } from './packs/index.ts';

/** Written before an Arabic word into it: and, so, by, for, like, the. */
const ARABIC_PREFIX = '[وفبكل]{0,2}(?:ال|ل)?';
/** A letter that goes on with a word: one of a script without spaces does not belong to the Latin word beside it. */
const LETTER = String.raw`\p{M}|[^\P{L}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]`;
const BETWEEN_DIGITS = String.raw`(?<=\p{N})(?=\p{N})`;
const [BEGINNING, END] = [`(?<!${LETTER})(?!${BETWEEN_DIGITS})`, `(?!${LETTER})(?!${BETWEEN_DIGITS})`];
const NONE = '(?!)';

/** Without marks, as titles, addresses and hurried writers leave them out: for patterns of words and what they are compared with. */
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

/** A word as a pattern, the first letter large or small. */
export const eitherCase = (word: string): string =>
  `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${RegExp.escape(`_${word.slice(1)}`).slice(1)}`;

/** A word or phrase as a pattern for small letters: any white space between its words, and in Turkish either form of I. */
const written = (word: string, { ownCase }: LanguagePack): string =>
  Array.from(word, (letter) => (letter === ' ' ? String.raw`\s+` : ownCase && /[iı]/.test(letter) ? '[iı]' : RegExp.escape(letter))).join(
    '',
  );

/**
 * The source of a pattern of the words of a class in every language, the longest first; for /iu, or for /u and small letters. A word or phrase is a whole one; with `*` at an end
 * anything may follow, or stand before it. Where words run on, it may stand anywhere. `spelled`: how the text is spelled that it is looked for in.
 */
export function wordPattern(wordsOf: (pack: LanguagePack) => Iterable<string>, spelled: (text: string) => string = (text) => text): string {
  const found = {
    wholeWord: new Map<string, string>(),
    wholeEnd: new Map<string, string>(),
    beginning: new Map<string, string>(),
    inside: new Map<string, string>(),
  };
  for (const pack of ALL_PACKS)
    for (const cue of wordsOf(pack)) {
      const word = spelled(cue.replace(/^\*|\*$/g, ''));
      const [isOpenBefore, isOpenAfter] = [pack.runOn || cue.startsWith('*'), pack.runOn || cue.endsWith('*')];
      const place = isOpenBefore ? (isOpenAfter ? 'inside' : 'wholeEnd') : isOpenAfter ? 'beginning' : 'wholeWord';
      const prefix = pack.prefixes && !isOpenBefore ? ARABIC_PREFIX : '';
      found[place].set(word, prefix + written(word, pack));
    }
  // The classes of letters stand once for all words: each is as long as the list of all letters.
  const anyOf = (words: ReadonlyMap<string, string>, before: string, after: string) =>
    words.size > 0 ? [before + oneOf(words.keys(), (word) => words.get(word) ?? '') + after] : [];
  const words = [...anyOf(found.wholeWord, '', END), ...anyOf(found.beginning, '', '')];
  const all = [
    ...(words.length > 0 ? [`${BEGINNING}(?:${words.join('|')})`] : []),
    ...anyOf(found.wholeEnd, '', END),
    ...anyOf(found.inside, '', ''),
  ];
  return all.length > 0 ? `(?:${all.join('|')})` : NONE;
}
