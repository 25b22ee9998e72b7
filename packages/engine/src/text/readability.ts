import type { SupportedLanguage } from './language.ts';
import type { Word } from './lexicon.ts';

/**
 * Reading ease per language, each formula on its own scale: Flesch 1948 (en), Amstad 1978 (de), Kandel and Moles 1958 (fr), Szigriszt-Pazos 1993 (es),
 * Martins et al. 1996 (pt), Douma 1960 (nl): base − sentence · words per sentence − syllable · syllables per word; Gulpease 1988 (it) counts letters.
 * `none` and `full` are the ends of the band in which the ease counts: from unreadable to what a trade text for professionals reaches.
 */
const FLESCH: Partial<Record<SupportedLanguage, { base: number; sentence: number; syllable: number; none: number; full: number }>> = {
  en: { base: 206.835, sentence: 1.015, syllable: 84.6, none: -10, full: 25 },
  de: { base: 180, sentence: 1, syllable: 58.5, none: -15, full: 20 },
  fr: { base: 207, sentence: 1.015, syllable: 73.6, none: 0, full: 35 },
  es: { base: 206.835, sentence: 1, syllable: 62.3, none: 5, full: 40 },
  pt: { base: 248.835, sentence: 1.015, syllable: 84.6, none: -10, full: 25 },
  nl: { base: 206.835, sentence: 0.93, syllable: 77, none: -5, full: 30 },
};
const GULPEASE = { none: 20, full: 38 };

/** Two or three vowels that make one syllable; single vowels are counted by VOWELS. */
const VOWEL_GROUPS: Partial<Record<SupportedLanguage, RegExp>> = {
  en: /[aeiouy]+/g,
  de: /aa|ee|oo|ie|ei|ai|au|eu|äu|[aeiouyäöü]/g,
  fr: /eau|ou|au|ai|ei|oi|eu|œu|ie|ue|io|[aeiouyàâäéèêëîïôöùûüœæ]/g,
  es: /iu|ui|[aeo]?[iuy][aeoáéó]|[aeoáéó][iuy]|[aeiouyáéíóúü]/g,
  pt: /[aeoáéó][iu]|ão|ãe|õe|[iu][aeo]|[aeiouáéíóúâêôãõà]/g,
  nl: /aai|ooi|oei|eeuw|ieuw|aa|ee|oo|uu|ie|oe|eu|ui|ij|ei|au|ou|[aeiouyëïéè]/g,
};

/** Syllables of a word, by its groups of vowels; at least one. An estimate, as these formulas expect. */
export function syllables(word: string, language: SupportedLanguage): number {
  let count = word.match(VOWEL_GROUPS[language] ?? /[aeiou]+/g)?.length ?? 1;
  if (language === 'en' && count > 1 && /[^aeiouyl]e$|[^aeiouytd]ed$/.test(word)) count -= 1;
  if (language === 'fr' && count > 1 && /[^aeiouéè](?:e|es|ent)$/.test(word)) count -= 1;
  return Math.max(1, count);
}

export type Readability = {
  /** The formula's value, higher is easier; null where the text is too short. */ ease: number | null /** 0…1 in the language's band. */;
  score: number;
};

/** Reading ease of a text that is already cut; null for languages without a formula (ja, zh, ar) in which nothing is asked. A text too short to tell (under 100 words or 5 sentences) has no `ease` and is not blamed, so that no padding brings a score. */
export function readability(words: readonly Word[], sentenceCount: number, language: SupportedLanguage): Readability | null {
  let [counted, sounds, letters] = [0, 0, 0];
  const flesch = FLESCH[language];
  words.forEach((word) => {
    if (word.numeric) return;
    counted += 1;
    letters += word.text.length;
    if (!flesch) return;
    word.syllables ||= syllables(word.text, language);
    sounds += word.syllables;
  });
  const band = language === 'it' ? GULPEASE : flesch;
  if (!band) return null;
  if (counted < 100 || sentenceCount < 5) return { ease: null, score: 1 };
  const ease = flesch
    ? flesch.base - flesch.sentence * (counted / sentenceCount) - flesch.syllable * (sounds / counted)
    : 89 + (300 * sentenceCount - 10 * letters) / counted;
  return { ease, score: Math.min(1, Math.max(0, (ease - band.none) / (band.full - band.none))) };
}
