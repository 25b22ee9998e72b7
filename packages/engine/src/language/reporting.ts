import { ENGLISH } from './english.ts';
import { packOf } from './packs/index.ts';
import type { SupportedLanguage } from './supported.ts';
import { wordsOfAll } from './word-pattern.ts';

const ANY: ReadonlySet<string> = new Set(wordsOfAll(({ reporting, dateParts }) => reporting.union(dateParts)));

/** Whether a word is a verb with which others are reported, or a part of a date that is cut into its numbers: no page is about it. */
export function onlyReports(word: string, language: SupportedLanguage | null): boolean {
  const pack = packOf(language);
  if (!pack) return ANY.has(word);
  return pack.reporting.has(word) || pack.dateParts.has(word) || ENGLISH.reporting.has(word);
}
