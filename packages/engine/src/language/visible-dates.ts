/**
 * Dates as people write them in the supported languages. Read only where nothing must be guessed: 03/04/2026 is two different days.
 */
import { caseless } from './letter-case.ts';

/** Month names, full and short, without dots: en de fr es it pt nl, then ar (Egypt and the Levant). No form stands for two months. */
const MONTHS = [
  'january jan januar jänner janvier janv enero ene gennaio gen janeiro januari يناير كانون_الثاني',
  'february feb februar februari février fevrier févr fevr fév fev febrero febbraio fevereiro فبراير شباط',
  'march mar märz mrz maerz mars marzo março marco maart mrt مارس آذار',
  'april apr avril avr abril abr aprile أبريل إبريل نيسان',
  'may mai mayo maggio mag maio mei مايو أيار',
  'june jun juni juin junio giugno giu junho يونيو حزيران',
  'july jul juli juillet juil julio luglio lug julho يوليو تموز',
  'august aug août aout agosto ago augustus أغسطس آب',
  'september sep sept septembre septiembre setiembre settembre set setembro سبتمبر أيلول',
  'october oct oktober okt octobre octubre ottobre ott outubro out أكتوبر تشرين_الأول',
  'november nov novembre noviembre novembro نوفمبر تشرين_الثاني',
  'december dec dezember dez décembre decembre déc diciembre dic dicembre dezembro ديسمبر كانون_الأول',
];
const MONTH = new Map(
  MONTHS.flatMap((names, index) => names.split(' ').map((name) => [caseless(name.replace('_', ' ')), index + 1] as const)),
);

/** Begins anew at a capital within a word: parts of a line that only a style sheet draws apart run together ("GuidesApril 29, 2026"). */
const WORD = '[\\p{L}\\p{M}](?:(?!(?<=\\p{Ll})\\p{Lu})[\\p{L}\\p{M}]){2,11}';
const NAME = `((?:كانون|تشرين) (?:الأول|الثاني)|${WORD})\\.?`;
const YEAR = '((?:19|20)\\d\\d)(?!\\d)';
const DAY = '(?<!\\d)(\\d{1,2})';
type Reader = { pattern: RegExp; read: (match: RegExpMatchArray, declared: string | null) => string | null };

const READERS: readonly Reader[] = [
  {
    pattern: new RegExp(`(?<!\\d)${YEAR.replace('(?!\\d)', '')}([-/.])(\\d{1,2})\\2(\\d{1,2})(?!\\d)`, 'u'),
    read: ([, y, , m, d]) => isoOf(y, m, d),
  },
  { pattern: /(?<!\d)((?:19|20)\d\d)\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일号號]/u, read: ([, y, m, d]) => isoOf(y, m, d) },
  {
    pattern: new RegExp(`${DAY}(?:st|nd|rd|th|er|ère|º|ª|\\.)?\\s+(?:of |de |d['’])?${NAME},?\\s+(?:de |del |do )?${YEAR}`, 'u'),
    read: ([, d, name, y], declared) => isoOf(y, monthOf(name, declared), d),
  },
  {
    pattern: new RegExp(`${NAME}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:\\s?[-–—]\\s?\\d{1,2}(?:st|nd|rd|th)?)?,?\\s+${YEAR}`, 'u'),
    read: ([, name, d, y], declared) => isoOf(y, monthOf(name, declared), d),
  },
  {
    pattern: new RegExp(`(?<!\\d)${YEAR}\\.\\s+${NAME}\\s+(\\d{1,2})\\.`, 'u'),
    read: ([, y, name, d], declared) => isoOf(y, monthOf(name, declared), d),
  },
  {
    pattern: new RegExp(`${DAY}([./-])(\\d{1,2})\\2${YEAR}`, 'u'),
    read: ([, first, separator, second, y], declared) => numeric(first, second, y, separator, declared),
  },
];

export type ReadDate = { text: string; iso: string | null };

/** The first date in a short text, in ASCII or Arabic-Indic digits; null where there is none. `declared` is the page's language. */
export function readVisibleDate(raw: string, declared: string | null): ReadDate | null {
  const text = /[٠-٩]/.test(raw) ? raw.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)) : raw;
  if (!/(?:19|20)\d\d/.test(text)) return null;
  let first: { at: number; date: ReadDate } | null = null;
  for (const { pattern, read } of READERS) {
    const match = pattern.exec(text);
    if (!match || (first && match.index >= first.at)) continue;
    const iso = read(match, declared?.toLowerCase() ?? null);
    // A word between two numbers that names no month makes no date; two bare numbers do, even unread.
    if (iso !== null || /^\d{1,2}[./-]\d/.test(match[0]))
      first = { at: match.index, date: { text: raw.slice(match.index, match.index + match[0].length), iso } };
  }
  return first?.date ?? null;
}

const MONTHLY: readonly RegExp[] = [
  new RegExp(
    `(?:(?<![\\p{L}\\p{N}])|(?<=\\p{Ll})(?=\\p{Lu}))(?<name>${WORD})\\.?,?\\s+(?:of |de |del |do )?(?<year>(?:19|20)\\d\\d)(?!\\d)`,
    'u',
  ),
  /(?<!\d)(?<year>(?:19|20)\d\d)\s?[年년]\s?(?<month>\d{1,2})\s?[月월](?!\s?\d)/u,
];

/** The first month with its year in a short text ("August 2026"), as YYYY-MM; null where there is none. For lines whose words say that it is a date of the page. */
export function readVisibleMonth(text: string, declared: string | null): ReadDate | null {
  for (const pattern of MONTHLY) {
    const { name, year, month } = pattern.exec(text)?.groups ?? {};
    const number = month === undefined ? monthOf(name, declared?.toLowerCase() ?? null) : Number(month);
    if (number === undefined || number < 1 || number > 12) continue;
    return { text: pattern.exec(text)?.[0] ?? '', iso: `${year}-${String(number).padStart(2, '0')}` };
  }
  return null;
}

/** Whether a word, lower case and without a stop, names a month in one of the languages. */
export const isMonth = (word: string): boolean => MONTH.has(caseless(word));

/** Whether a word names a month in the language of the page, or in one that shares its name with no other month. */
export const namesMonth = (word: string, declared: string | null): boolean => monthOf(word, declared) !== undefined;

const monthOf = (name: string | undefined, declared: string | null): number | undefined => {
  const lower = caseless(name ?? '');
  return MONTH.get(lower) ?? (declared === null ? undefined : monthsOf(declared.split(/[-_]/)[0] ?? '').get(lower));
};

const months = new Map<string, ReadonlyMap<string, number>>();

/** Months of any other language as they stand in its dates, which each language has to itself: listopad is November in Polish and October in Croatian. */
function monthsOf(language: string): ReadonlyMap<string, number> {
  const known = months.get(language);
  if (known) return known;
  const names = new Map<string, number>();
  if (/^[a-z]{2}$/.test(language) && Intl.DateTimeFormat.supportedLocalesOf(language).length > 0)
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, {
        day: 'numeric',
        month: style,
        year: 'numeric',
        calendar: 'gregory',
        timeZone: 'UTC',
      });
      for (let month = 1; month <= 12; month += 1) {
        const name = format.formatToParts(Date.UTC(2026, month - 1, 2)).find(({ type }) => type === 'month')?.value;
        const plain = caseless(name ?? '').replace(/\.$/, '');
        if (/^[\p{L}\p{M}]{3,}$/u.test(plain)) names.set(plain, month);
      }
    }
  months.set(language, names);
  return names;
}

/** Day before month is how every language of Europe and its daughters writes it, but for the English of America; with dashes only a day past 12 tells. */
function numeric(
  first: string | undefined,
  second: string | undefined,
  year: string | undefined,
  separator: string | undefined,
  declared: string | null,
): string | null {
  const [a, b] = [Number(first), Number(second)];
  if (a > 12 || a === b) return isoOf(year, b, a);
  if (b > 12) return isoOf(year, a, b);
  if (declared === null || /^en\b/.test(declared)) return null;
  return separator === '.' || (separator === '/' && DAY_FIRST.test(declared)) ? isoOf(year, b, a) : null;
}

const DAY_FIRST = /^(?:ar|ca|de|el|es|fr|gl|id|it|nl|pl|pt|ro|tr|vi)(?!-us)\b/;

/** YYYY-MM-DD where such a day exists. */
function isoOf(year: string | undefined, month: string | number | undefined, day: string | number | undefined): string | null {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const date = new Date(Date.UTC(y, m - 1, d));
  if (date.getUTCFullYear() !== y || date.getUTCMonth() !== m - 1 || date.getUTCDate() !== d) return null;
  return date.toISOString().slice(0, 10);
}

const STAMP = /^((?:19|20)\d\d-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?\s?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;
const HTTP_DATE = /^(?:[A-Z][a-z]{2,8},? )?(\d{1,2}) ([A-Z][a-z]{2}) ((?:19|20)\d\d)\b/;

/** A machine-readable date (datetime attribute, meta, microdata): YYYY-MM-DD, or with its time as written; null when it is none. */
export function readMachineDate(raw: string): string | null {
  const text = raw.trim();
  const stamp = STAMP.exec(text);
  if (stamp) {
    const [year, month, day] = (stamp[1] ?? '').split('-');
    if (isoOf(year, month, day) === null) return null;
    return stamp[2] ? `${stamp[1]}T${stamp[2]}${stamp[3]?.toUpperCase() ?? ''}` : (stamp[1] ?? null);
  }
  const compact = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text);
  if (compact) return isoOf(compact[1], compact[2], compact[3]);
  const http = HTTP_DATE.exec(text);
  return http ? isoOf(http[3], monthOf(http[2], null), http[1]) : null;
}
