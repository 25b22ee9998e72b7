import { anyWord, unmarked, wordsOfAll } from './word-pattern.ts';

/** What stands beside a date says that the page was published, or changed, on that day. */
const PUBLISHED = new RegExp(anyWord(wordsOfAll(({ published }) => published).map(unmarked), 'beginning'), 'iu');
const UPDATED = new RegExp(anyWord(wordsOfAll(({ updated }) => updated).map(unmarked), 'beginning'), 'iu');

export function dateRole(beside: string): 'published' | 'modified' | 'unknown' {
  const text = unmarked(beside);
  return UPDATED.test(text) ? 'modified' : PUBLISHED.test(text) ? 'published' : 'unknown';
}
