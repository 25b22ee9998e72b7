import type { LanguagePack, PackLanguage } from './pack.ts';
import { ALL_PACKS, packOf } from './packs/index.ts';
import { eitherCase, oneOf } from './word-pattern.ts';

/** The source of a pattern of one title before a name. */
export const titleIn = (packs: readonly LanguagePack[]): string =>
  String.raw`${oneOf(
    packs.flatMap(({ titles }) => [...titles]),
    eitherCase,
  )}(?![\p{L}\p{M}])\.?`;
/** The same of one in capitals. A Turkish i keeps its dot. */
export const capitalTitleIn = (packs: readonly LanguagePack[]): string =>
  String.raw`${oneOf(
    packs.flatMap(({ titles }) => [...titles]),
    (word) => RegExp.escape(word.toUpperCase()).replaceAll('I', '[Iİ]'),
  )}(?![\p{L}\p{M}])\.?`;

const english = packOf('en');
const inEnglish = <T>(read: (packs: readonly LanguagePack[]) => T): ((language: PackLanguage | null) => T) => {
  const alone = read([english]);
  const both = new Map(ALL_PACKS.map((pack) => [pack.language, read([pack, english])]));
  return (language) => (language === null ? alone : (both.get(language) ?? alone));
};
/** Titles of a page's language and in English; those of others are words there ("Pan American", "Av. Paulista"). */
export const titleOn = inEnglish(titleIn);

const capital = (word: string): string => RegExp.escape(word.charAt(0).toUpperCase() + word.slice(1));
const WITHOUT_STOP = String.raw`(?:\.|(?=\s))`;
/** What begins a text or a part of one. In the middle of a sentence "the lady" of a story stands in small letters, too. */
const AT_BEGINNING = String.raw`(?<=(?:^|[:：–—|(/,])\s*)`;
const honorificOn = inEnglish((packs) => {
  const all = packs.flatMap(({ honorifics }) => [...honorifics]);
  const [stopped, words] = [all.filter((word) => word.endsWith('.')), all.filter((word) => !word.endsWith('.'))];
  const title = String.raw`(?:(?<!\p{L})(?:${oneOf(stopped, eitherCase)}|${oneOf(words, capital)}${WITHOUT_STOP})|${AT_BEGINNING}${oneOf(words)}${WITHOUT_STOP})`;
  // Small abbreviations and initials may stand between: "Dr. med. A. Schmidt".
  return new RegExp(String.raw`${title}\s*(?:\p{L}[\p{L}.-]{0,6}\.\s*){0,6}\p{Lu}[\p{L}’'-]{2,}`, 'u');
});

/** Whether a text holds a title behind which every name is a person's, and a name behind it. */
export const holdsHonorific = (text: string, language: PackLanguage | null): boolean => honorificOn(language).test(text);
