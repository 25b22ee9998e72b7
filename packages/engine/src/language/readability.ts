import type { Word } from './lexicon.ts';
import type { Readability as Formula } from './pack.ts';
import { packOf } from './packs/index.ts';
import type { SupportedLanguage } from './supported.ts';

/** Letters above which LIX calls a word long. */
const LONG_WORD = 6;

/** Syllables of a word, by its groups of vowels; at least one. An estimate, as these formulas expect. */
export function syllables(word: string, { vowels, silent }: Pick<Flesch, 'vowels' | 'silent'>): number {
  const count = word.match(vowels)?.length ?? 1;
  return Math.max(1, count > 1 && silent?.test(word) ? count - 1 : count);
}
type Flesch = Extract<Formula, { formula: 'flesch' }>;

export type Readability = {
  /** The formula's value, higher is easier; null where the text is too short. */ ease: number | null /** 0…1 in the language's band. */;
  score: number;
};

/**
 * Reading ease of a text that is already cut, per language on the scale of its own formula: Flesch 1948 (en), Amstad 1978 (de), Kandel and Moles 1958 (fr), Szigriszt-Pazos 1993 (es),
 * Martins et al. 1996 (pt), Douma 1960 (nl), Gulpease 1988 (it), Oborneva 2006 (ru), Ateşman 1997 (tr), Björnsson's LIX 1968 (sv, da). The band reaches from unreadable to what a trade text for professionals has; null for languages without a validated formula (ja, zh, ko, ar, pl), in which nothing is asked. A text too short to tell (under 100 words or 5 sentences) has no `ease` and is not blamed, so that no padding brings a score.
 */
export function readability(words: readonly Word[], sentenceCount: number, language: SupportedLanguage): Readability | null {
  let [counted, sounds, letters, long] = [0, 0, 0, 0];
  const formula = packOf(language).readability;
  if (!formula) return null;
  const flesch = formula.formula === 'flesch' ? formula : null;
  words.forEach((word) => {
    if (word.numeric) return;
    counted += 1;
    letters += word.text.length;
    if (word.text.length > LONG_WORD) long += 1;
    if (!flesch) return;
    word.syllables ||= syllables(word.text, flesch);
    sounds += word.syllables;
  });
  if (counted < 100 || sentenceCount < 5) return { ease: null, score: 1 };
  const ease = flesch
    ? flesch.base - flesch.sentence * (counted / sentenceCount) - flesch.syllable * (sounds / counted)
    : formula.formula === 'lix'
      ? 100 - counted / sentenceCount - (100 * long) / counted
      : 89 + (300 * sentenceCount - 10 * letters) / counted;
  return { ease, score: Math.min(1, Math.max(0, (ease - formula.none) / (formula.full - formula.none))) };
}
