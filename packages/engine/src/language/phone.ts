import { anyWord, unmarked, wordsOfAll } from './word-pattern.ts';

/** The source of a pattern, for /iu, of what stands before a number to call, with or without its accents. */
export const PHONE_WORD = anyWord(
  wordsOfAll(({ phone }) => phone).flatMap((word) => [word, unmarked(word)]),
  'whole',
);
