import { packOf } from './packs/index.ts';
import type { SupportedLanguage } from './supported.ts';

/** Whether a word, lower case, only frames what a headline asks. */
export const isHeadlineModifier = (word: string, language: SupportedLanguage): boolean => packOf(language).headlineModifiers.has(word);
