import { packOf } from './packs/index.ts';
import type { SupportedLanguage } from './supported.ts';

/** Whether a sentence opens with a reference to text before it. */
export const dangles = (sentence: string, language: SupportedLanguage): boolean =>
  packOf(language).backReference?.test(sentence.slice(0, 80).trimStart()) ?? false;
/** Whether a sentence only announces what will be said. */
export const announces = (sentence: string, language: SupportedLanguage): boolean =>
  packOf(language).announcement?.test(sentence.trim().slice(0, 200)) ?? false;
