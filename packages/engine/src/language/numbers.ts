import { packOf } from './packs/index.ts';
import { stopwords } from './stopwords.ts';
import type { SupportedLanguage } from './supported.ts';
import { CJK_COUNTERS, CJK_UNITS, isUnit } from './units.ts';
import { isMonth } from './visible-dates.ts';
import { TEXT_LIMIT } from './words.ts';

export type NumberKind = 'percent' | 'currency' | 'measure' | 'duration' | 'magnitude' | 'count' | 'year' | 'plain';
export type NumberFact = {
  /** As written, with its unit. */
  text: string;
  value: number;
  kind: NumberKind;
  /** Lower case; what is counted for counts; null for years and plain numbers. */
  unit: string | null;
  at: number;
};

const NUMBER =
  /(?<![\p{Script=Latin}\d#]|\d[.,/:-])(?:[1-9]\d{0,2}(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)(?:[.,]\d{1,4})?|\d{1,15}(?:[.,]\d{1,8})?)(?![\d:/]|[.,]\d)/gu;
const BEFORE = /(?:\p{Sc}|\b(?:USD|EUR|GBP|CHF|US\$|R\$))\s?$/u;
const AFTER =
  /^[\s\u00a0\u202f-]?([%‰٪°\p{Sc}][cfk]?|[\p{Script=Latin}µΩ][\p{Script=Latin}\p{M}µ]*(?:\/\p{Script=Latin}+)?[²³23]?|\p{L}[\p{L}\p{M}]*)/iu;
const SECOND = /^\s([\p{L}\p{M}]+)/u;
const MIXED = ['percent', 'currency', 'magnitude', 'duration', 'measure'] as const;

/** ٠…٩, ۰…۹ and full-width digits as ASCII; every character keeps its place. */
export const asciiDigits = (text: string): string =>
  /[٠-٩۰-۹０-９٫٬]/u.test(text)
    ? text.replace(/[٠-٩۰-۹０-９٫٬]/gu, (digit) =>
        digit === '٫'
          ? '.'
          : digit === '٬'
            ? ','
            : String((digit.charCodeAt(0) - (digit < '۰' ? 0x660 : digit < '０' ? 0x6f0 : 0xff10)) % 10),
      )
    : text;

/** The value of a number as written in a language: in the last separator of mixed ones, and in a lone one not followed by three digits, begins the fraction. */
export function parseNumber(written: string, language: SupportedLanguage | null): number {
  const plain = written.replace(/['’\u00a0\u202f ]/g, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last < 0) return Number(plain);
  const mark = plain[last];
  const kinds = new Set(plain.replace(/\d/g, ''));
  const repeated = plain.indexOf(mark ?? '') !== last;
  const three = plain.length - last - 1 === 3;
  const decimal = kinds.size > 1 || (!repeated && (!three || (mark === '.') === (packOf(language)?.decimalPoint ?? true)));
  const digits = plain.replace(/[.,]/g, '');
  return decimal ? Number(`${digits.slice(0, digits.length - (plain.length - last - 1))}.${plain.slice(last + 1)}`) : Number(digits);
}

/** What follows the month or the day of a date: "3月10日". */
const CJK_DAY = /^\s?(?:月\s?\d{1,2}\s?[日号號]|[日号號])/u;

const kindOf = (unit: string, language: SupportedLanguage | null): NumberKind | null =>
  MIXED.find((kind) => isUnit(unit, kind, language)) ?? null;

type Unit = { kind: NumberKind; unit: string; length: number };
/** Capitals that are no unit: generations of networks ("4G") and initials ("12 S. Main Street"), where the small letter is a gram, an hour, a second. */
const NO_UNIT = /^[GHST]$/;
/** "N.Y.", "A.D.": a letter with a stop and a further one. */
const INITIALS = /^[\s\u00a0]?\p{Lu}\.\p{L}/u;
/** What says that a number names a thing: a sign, a standard or a term in capitals ("ISO 9001", "HTTP 404"), or a word of the language ("port 8080"). */
const NAMING = /(?:[§№]|(?<![\p{L}\p{N}])\p{Lu}{2,})[\s\u00a0]?$/u;
const WORD_BEFORE = /(\p{L}[\p{L}\p{M}]*)\.?[\s\u00a0]$/u;
/** "A 64-bit system" names a design: bits that are counted are many. */
const ONE_BIT = /^bit$/;

/** Whether a number names a thing instead of counting what follows it. */
const isName = (before: string, language: SupportedLanguage | null): boolean =>
  NAMING.test(before) || (packOf(language)?.numbered.has(WORD_BEFORE.exec(before)?.[1]?.toLowerCase() ?? '') ?? false);

function unitAfter(rest: string, value: number, written: string, language: SupportedLanguage | null): Unit | null {
  const cjk = CJK_UNITS.find((unit) => rest.startsWith(unit));
  if (cjk) {
    if ((cjk === '年' && /^(?:19|20)\d\d$/.test(written)) || CJK_DAY.test(rest)) return null;
    // Units in those scripts are in the common table or, the Korean ones, in its pack.
    return { kind: kindOf(cjk, 'ko') ?? 'count', unit: cjk, length: cjk.length };
  }
  const counter = CJK_COUNTERS.exec(rest)?.[0];
  if (counter) return { kind: 'count', unit: counter, length: counter.length };
  const found = AFTER.exec(rest);
  // Ampere is a capital: "7 a.m.", "20 a week", "de 9 a 17".
  if (!found?.[1] || found[1] === 'a') return null;
  const unit = found[1].toLowerCase();
  if (NO_UNIT.test(found[1]) || unit === '°' || INITIALS.test(rest) || (ONE_BIT.test(unit) && value !== 1)) return null;
  if (isMonth(unit) && Number.isInteger(value) && value >= 1 && value <= 31) return null;
  const next = SECOND.exec(rest.slice(found[0].length));
  const pair = next?.[1] ? `${unit}_${next[1].toLowerCase()}` : '';
  if (isUnit(pair, 'percent', language)) return { kind: 'percent', unit: '%', length: found[0].length + (next?.[0].length ?? 0) };
  const kind = kindOf(unit, language);
  if (kind === 'magnitude' && next?.[1]) {
    const beyond = isUnit(next[1].toLowerCase(), 'currency', language) ? 'currency' : 'magnitude';
    return { kind: beyond, unit: `${unit} ${next[1].toLowerCase()}`, length: found[0].length + next[0].length };
  }
  if (kind) return { kind, unit: kind === 'percent' ? '%' : unit, length: found[0].length };
  const isYear = /^(?:19|20)\d\d$/.test(written);
  if (
    isYear ||
    value === 0 ||
    (/^\p{Lu}{2,}$/u.test(found[1]) && value < 1000) ||
    unit.length < 3 ||
    !/^[\s\u00a0]/.test(rest) ||
    stopwords(language).has(unit)
  )
    return null;
  return { kind: 'count', unit, length: found[0].length };
}

/** A postcode, and the town behind it: "Barfüßerstraße 12, 35037 Marburg". Counts of that size are hardly written without a separator there. */
const isPostcode = (written: string, before: string, rest: string): boolean =>
  /^\d{4,5}$/.test(written) && /^[\s\u00a0]\p{Lu}\p{Ll}/u.test(rest) && /(?:^|[,;|·]\s?|\n|\b[A-Z]{1,2}-)$/.test(before);

/** Languages that call the hour of the day and the hours that something lasts alike. */
const HOURS: ReadonlySet<string> = new Set('h heure heures hora horas ora ore uur ساعة ساعات'.split(' '));
const AT = /(?<!\p{L})(?:à|dès|vers|as|às|las|alle|om|tot|hasta|até|fino alle)\s$/iu;
const UNTIL = /^\s?(?:à|a|-|–|—|às|a las|alle|tot|hasta las)\s?\d{1,2}\s?(?:h|heures?|horas?|ore|uur)(?!\p{L})/iu;
/** "Deux à trois heures" of the day are rare. */
const EARLIEST = 6;

/** Whether hours tell when ("de 14 h à 18 h") and not how long. */
const isHour = (unit: string, value: number, text: string, at: number, end: number): boolean =>
  HOURS.has(unit) &&
  value >= EARLIEST &&
  value <= 24 &&
  (AT.test(text.slice(Math.max(0, at - 12), at)) || UNTIL.test(text.slice(end, end + 24)));

/**
 * The numbers of a text with what they count: percent, currency, measures, durations, magnitudes in words, counts of a noun, years. Linear in the text; cut at TEXT_LIMIT.
 * Versions, times of day, dates with slashes and parts of names (H2O, v2.3) are left out.
 */
export function numbersWithUnits(text: string, language: SupportedLanguage | null): NumberFact[] {
  if (!/\p{Nd}/u.test(text)) return [];
  const plain = asciiDigits(text.slice(0, TEXT_LIMIT));
  const found: NumberFact[] = [];
  for (const { 0: written, index } of plain.matchAll(NUMBER)) {
    const value = parseNumber(written, language);
    const end = index + written.length;
    const before = plain.slice(Math.max(0, index - 5), index);
    const sign = BEFORE.exec(before)?.[0];
    const rest = plain.slice(end, end + 40);
    const unit = isPostcode(written, before, rest) ? null : unitAfter(rest, value, written, language);
    const given = unit?.kind === 'count' && isName(plain.slice(Math.max(0, index - 20), index), language) ? null : unit;
    const next = given?.kind === 'duration' && isHour(given.unit, value, plain, index, end + given.length) ? null : given;
    // "£28 brings": what has its currency before it counts nothing else.
    const after = sign && next?.kind !== 'magnitude' && next?.kind !== 'currency' ? null : next;
    const at = index - (sign?.length ?? 0);
    const whole = plain.slice(at, end + (after?.length ?? 0)).trim();
    if (sign)
      found.push({
        text: whole,
        value,
        kind: 'currency',
        unit: sign.trim().toLowerCase() + (after?.kind === 'magnitude' ? ` ${after.unit}` : ''),
        at,
      });
    else if (after) found.push({ text: whole, value, kind: after.kind, unit: after.unit, at });
    else found.push({ text: written, value, kind: /^(?:19|20)\d\d$/.test(written) ? 'year' : 'plain', unit: null, at });
  }
  return found;
}

/** A number that says how much of what: neither a year nor bare. */
export const isStatistic = ({ kind }: NumberFact): boolean => kind !== 'year' && kind !== 'plain';
