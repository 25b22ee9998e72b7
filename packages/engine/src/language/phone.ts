import { anyWord, unmarked, wordsOfAll } from './word-pattern.ts';

/** What stands before a number to call, with and without its accents. */
const NAMES: ReadonlySet<string> = new Set(wordsOfAll(({ phone }) => phone).flatMap((word) => [word, unmarked(word)]));
/** The source of a pattern of these names, for /iu. */
export const PHONE_WORD = anyWord([...NAMES], 'whole');

/** Whether a text before a number says no more than that it is one to call: "Tel.:", not "After hours:". */
export const isPhoneLabel = (text: string): boolean => {
  const label = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').toLowerCase();
  return label === '' || NAMES.has(label);
};
