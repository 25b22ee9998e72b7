import { packOf } from './packs/index.ts';
import type { SupportedLanguage } from './supported.ts';

/** Abbreviations that end in a full stop inside a sentence, lower case, without the last stop. */
const COMMON = 'dr prof st no nr vol fig vs etc ca approx inc ltd co corp cf p pp ed eds e.g i.e a.m p.m u.s u.k';

const sets = new Map<string, ReadonlySet<string>>();

/** Abbreviations of a language with those common to all of Latin script. */
export function abbreviations(language: SupportedLanguage | null): ReadonlySet<string> {
  const key = language ?? '';
  const known = sets.get(key) ?? new Set([...COMMON.split(' '), ...(language ? packOf(language).abbreviations : [])]);
  sets.set(key, known);
  return known;
}
