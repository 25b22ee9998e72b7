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

/** The days of the week, Monday first. */
const WEEKDAYS: Partial<Record<SupportedLanguage, string>> = {
  en: 'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays',
  de: 'montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag montags dienstags mittwochs donnerstags freitags samstags sonntags',
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche lundis mardis mercredis jeudis vendredis samedis dimanches',
  es: 'lunes martes miércoles jueves viernes sábado domingo sábados domingos',
  it: 'lunedì martedì mercoledì giovedì venerdì sabato domenica',
  pt: 'segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo sábados domingos',
  nl: 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
  ja: '月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日 月曜 火曜 水曜 木曜 金曜 土曜 日曜',
  zh: '星期一 星期二 星期三 星期四 星期五 星期六 星期日 星期天 周一 周二 周三 周四 周五 周六 周日',
  ar: 'الاثنين الإثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد',
};
const ALL_WEEKDAYS = new Map(
  Object.entries(WEEKDAYS).map(([language, list]): [string, ReadonlySet<string>] => [language, new Set(list.split(' '))]),
);

/** Whether a word, in small letters, is a day of the week. */
export const isWeekday = (word: string, language: SupportedLanguage | null): boolean =>
  ALL_WEEKDAYS.get(language ?? '')?.has(word) ?? false;
