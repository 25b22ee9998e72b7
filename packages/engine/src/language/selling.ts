import { holdsCue } from './cues.ts';
import type { PackLanguage } from './pack.ts';
import { ALL_PACKS, packLanguage } from './packs/index.ts';

/** Whether a button or a link asks to buy, in any language with a pack. */
export const asksToBuy = holdsCue(({ buy }) => buy);

/** Codes of currencies, and a name that many languages share. Codes in capitals are words in small letters. */
const CODES = 'usd|euros?|eur|gbp|chf|jpy|cny|aed|sar|brl|(?-i:AUD|CAD|DKK|EGP|HKD|KRW|MXN|NOK|PLN|RUB|SEK|TRY|TWD)';
const DIGITS = String.raw`\p{Nd}[.,’']*\s?`;

/** Marks in Latin letters are other words elsewhere, TL a German teaspoon: they are read where the language is theirs, or unknown. */
function pricePattern(language: PackLanguage | 'other' | null): RegExp {
  const packs = ALL_PACKS.filter((pack) => language === null || pack.language === language || pack.ownScript);
  const marks = (runOn: boolean) => packs.filter((pack) => pack.runOn === runOn).flatMap(({ priceMarks }) => [...priceMarks]);
  const anyOf = (list: readonly string[]) => list.map(RegExp.escape).join('|');
  const words = marks(false);
  const before = [CODES, anyOf(words.filter((mark) => /^\p{L}/u.test(mark)))].join('|');
  const after = [String.raw`\p{Sc}`, String.raw`(?:${[CODES, anyOf(words)].join('|')})(?![\p{L}\p{N})])`, anyOf(marks(true))].join('|');
  return new RegExp(String.raw`(?:\p{Sc}|(?<!\p{L})(?:${before})\.?)\s?\p{Nd}|${DIGITS}(?:${after})`, 'iu');
}
const patterns = new Map<PackLanguage | 'other' | null, RegExp>();

/** Whether a text names a price: a figure beside a currency. `language`: the tag of the page's language. */
export function showsPrice(text: string, language: string | null): boolean {
  const key = language ? (packLanguage(language) ?? 'other') : null;
  const pattern = patterns.get(key) ?? pricePattern(key);
  patterns.set(key, pattern);
  return pattern.test(text);
}
