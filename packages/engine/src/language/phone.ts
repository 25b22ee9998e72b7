import type { LanguagePack } from './pack.ts';
import { unmarked, wordPattern, wordsOfAll } from './word-pattern.ts';

/** What stands before a number to call, with and without its accents. */
const namesIn = ({ phone }: LanguagePack): string[] => [...phone].flatMap((word) => [word, unmarked(word)]);
const NAMES: ReadonlySet<string> = new Set(wordsOfAll(namesIn));
/** The source of a pattern of these names, for /iu. */
export const PHONE_WORD = wordPattern(namesIn);

/** Whether a text before a number says no more than that it is one to call: "Tel.:", not "After hours:". */
export const isPhoneLabel = (text: string): boolean => {
  const label = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').toLowerCase();
  return label === '' || NAMES.has(label);
};
