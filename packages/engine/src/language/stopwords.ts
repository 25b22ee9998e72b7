import { packOf } from './packs/index.ts';
import type { SupportedLanguage } from './supported.ts';

const NONE: ReadonlySet<string> = new Set();

/** Function words of a language, case-folded, in the form in which `words` cuts them. Empty for null: nothing is known to be a function word. */
export const stopwords = (language: SupportedLanguage | null): ReadonlySet<string> => (language ? packOf(language).stopwords : NONE);
