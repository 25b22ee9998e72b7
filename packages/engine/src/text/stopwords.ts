import type { SupportedLanguage } from './language.ts';
import { ar } from './stopwords/ar.ts';
import { de } from './stopwords/de.ts';
import { en } from './stopwords/en.ts';
import { es } from './stopwords/es.ts';
import { fr } from './stopwords/fr.ts';
import { it } from './stopwords/it.ts';
import { ja } from './stopwords/ja.ts';
import { nl } from './stopwords/nl.ts';
import { pt } from './stopwords/pt.ts';
import { zh } from './stopwords/zh.ts';

const asSet = (list: string): ReadonlySet<string> => new Set(list.normalize('NFKC').split(/\s+/));

const LISTS: Record<SupportedLanguage, ReadonlySet<string>> = {
  en: asSet(en),
  de: asSet(de),
  fr: asSet(fr),
  es: asSet(es),
  it: asSet(it),
  pt: asSet(pt),
  nl: asSet(nl),
  ja: asSet(ja),
  zh: asSet(zh),
  ar: asSet(ar),
};
const NONE: ReadonlySet<string> = new Set();

/** Function words of a language, case-folded, in the form in which `words` cuts them. Empty for null: nothing is known to be a function word. */
export const stopwords = (language: SupportedLanguage | null): ReadonlySet<string> => (language ? LISTS[language] : NONE);
