import { anyWord, unmarked, wordsOfAll } from './word-pattern.ts';

/** The source of a pattern, for /iu, of what stands before a number to call, with or without its accents. */
export const PHONE_WORD = anyWord(
  wordsOfAll(({ phone }) => phone).flatMap((word) => [word, unmarked(word)]),
  'whole',
);

const NAMES: ReadonlySet<string> = new Set(wordsOfAll(({ phone }) => phone).flatMap((word) => [word, unmarked(word)]));
/** Whether a text before a number says no more than that it is one to call: "Tel.:", not "After hours:". */
export const isPhoneLabel = (text: string): boolean => {
  const label = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').toLowerCase();
  return label === '' || NAMES.has(label);
};
