import { isMonth } from '../artifacts/visible-dates.ts';
import type { SupportedLanguage } from '../text/language.ts';
import { asciiDigits } from '../text/numbers.ts';
import { spaceless } from '../text/words.ts';
import { monthNames } from './months.ts';
import type { Phrases } from './vocabulary.ts';

/** What may stand between a day and its month: "1st of December", "1er décembre", "1 de diciembre". */
const BETWEEN: ReadonlySet<string> = new Set('st nd rd th er ère re of de d do º ª'.split(' '));
/** 01.12.2026; 24.12 alone may be any number. */
const NUMERIC = /^\p{Nd}{1,2}\.\p{Nd}{1,2}\.(?:\p{Nd}{2}|\p{Nd}{4})$/u;
const YEAR = /^(?:19|20)\d\d$/;
const DAY = /^(?:0?[1-9]|[12]\d|3[01])$/;
const CJK_DAY = /^\p{Nd}{1,2}月\p{Nd}{1,2}(?:日|号|號)?/u;

const monthSets = new Map<SupportedLanguage, ReadonlySet<string>>();
function months(language: SupportedLanguage): ReadonlySet<string> {
  const known = monthSets.get(language) ?? new Set(monthNames(language).map((month) => month.toLowerCase()));
  monthSets.set(language, known);
  return known;
}

/** A full or short name of a month in the language; "out" and "set" are months in Portuguese and something else in English. */
const namesMonth = (word: string, language: SupportedLanguage): boolean =>
  months(language).has(word) || (isMonth(word) && (language === 'ar' || [...months(language)].some((month) => month.startsWith(word))));

/** Whether a headline's words carry a day of the calendar ("Library hours change on 1 December"): then it announces something that happens, and names nothing that people ask about. */
export function carriesDay(words: Phrases, language: SupportedLanguage | null): boolean {
  const said = words.flatMap((word) => (word ? [asciiDigits(word.text)] : []));
  if (!said.some((word) => /^\d/.test(word))) return false;
  if (language !== null && spaceless(language)) return said.some((_, at) => CJK_DAY.test(said.slice(at, at + 4).join('')));
  return said.some((word, at) => {
    if (NUMERIC.test(word)) return true;
    if (YEAR.test(word)) return [1, 2].every((next) => DAY.test(said[at + next] ?? '') && (said[at + next] ?? '').length === 2);
    if (!DAY.test(word)) return false;
    if (YEAR.test(said[at + 2] ?? '') && DAY.test(said[at + 1] ?? '')) return true;
    if (language === null) return false;
    const month = said.slice(at + 1, at + 4).find((next) => !BETWEEN.has(next)) ?? '';
    const before = said[at - 1] ?? '';
    return namesMonth(month, language) || (language === 'en' && namesMonth(before, language));
  });
}
