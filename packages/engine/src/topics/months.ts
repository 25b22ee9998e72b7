import type { SupportedLanguage } from '../text/language.ts';

/** Names of the months as running text has them, January first. A table, because Intl reads a language's whole calendar to tell them: tens of milliseconds for twelve words. */
const MONTHS: Partial<Record<SupportedLanguage, string>> = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
};

/** None where months have no names but numbers. */
export const monthNames = (language: SupportedLanguage): readonly string[] => MONTHS[language]?.split(' ') ?? [];
