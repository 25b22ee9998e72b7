import { OTHER_ADDRESSES } from './other-names.ts';
import type { AddressKind } from './pack.ts';
import { unmarked, wordsOfAll } from './word-pattern.ts';

const LETTERS: readonly Readonly<Record<string, string>>[] = [
  { ı: 'i', ł: 'l', ø: 'o', æ: 'ae', ß: 'ss' },
  { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', æ: 'ae', ß: 'ss', ı: 'i', ł: 'l' },
];
/** As addresses write a word: with its accents, without them, or with other letters in their place. */
const spellings = (word: string): string[] => [
  word,
  ...LETTERS.map((letters) => unmarked(word.replace(/\p{L}/gu, (letter) => letters[letter] ?? letter))),
];

/** Parts of addresses of a kind, in any language, however they are spelled. */
export const addressWords = (kind: AddressKind): ReadonlySet<string> =>
  new Set([...wordsOfAll(({ addresses }) => addresses[kind]), ...(OTHER_ADDRESSES[kind] ?? [])].flatMap(spellings));
