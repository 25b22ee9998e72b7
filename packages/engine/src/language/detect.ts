import { eld } from 'eld/extrasmall';
import { lowered } from './letter-case.ts';
import { detectScript } from './script.ts';
import { stopwords } from './stopwords.ts';
import { type SupportedLanguage, supported } from './supported.ts';

const SAMPLE = 2000;
/** Letters below which a guess would be one. */
const LEAST = 60;
/** Scripts of several languages whose letters do not settle which. */
const SHARED: ReadonlySet<string | null> = new Set([null, 'latin', 'cyrillic', 'arabic', 'devanagari']);
/** Addresses, and what holds digits, have no language. */
const NO_PROSE = /(?:https?:\/\/|www\.)\S+|\S+@\S+|\S*\d\S*/gu;
/** A few labels ("Affiliate Program", "Illustrations") read as one language as well as another: there a near relative of the best that is declared is believed. */
const FEW_LETTERS = 250;
const [AS_GOOD, AS_GOOD_OF_FEW] = [0.97, 0.9];

const base = (tag: string | null): string | null => tag?.toLowerCase().split(/[-_]/)[0] || null;
/** Both written forms of Norwegian have a code of their own; the model has one for both. */
const NORWEGIAN: ReadonlySet<string | null> = new Set(['nb', 'nn', 'no']);

const KNOWN: ReadonlySet<string> = new Set(Object.values(eld.info().Languages));
/** Whether a code names a language at all: what the model does not know (Galician, Afrikaans), it takes for a neighbor. */
const isLanguage = (code: string): boolean =>
  /^[a-z]{2}$/.test(code) && new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined;

/** Whether a text has as many function words of the language that is declared as of the one that it looks like: names and titles look like any. */
function hasItsWords(prose: string, declared: string, likely: string): boolean {
  const [own, other] = [supported(declared), supported(likely)];
  if (!own || !other) return false;
  const words = lowered(prose).match(/\p{L}{2,}/gu) ?? [];
  const count = (language: SupportedLanguage) => words.filter((word) => stopwords(language).has(word)).length;
  return count(own) > 0 && count(own) >= count(other);
}

/** Letters after which short texts are judged together. */
const TOGETHER = 100;
const AGREEING = 0.8;

/** The language that short texts (questions, titles) are in, as ISO 639-1; null where it cannot be told, or where they are in several. */
export function languageOfTexts(texts: readonly string[]): string | null {
  const parts: string[] = [];
  let part = '';
  for (const text of texts) {
    part += `${text}\n`;
    if (part.length < TOGETHER) continue;
    parts.push(part);
    part = '';
  }
  parts.push(part);
  const found = Map.groupBy(
    parts.flatMap((one) => detectLanguage(one, null) ?? []),
    (language) => language,
  );
  const [best] = [...found].sort(([, a], [, b]) => b.length - a.length);
  const all = [...found.values()].reduce((sum, { length }) => sum + length, 0);
  return best && best[1].length >= AGREEING * all ? best[0] : null;
}

/** Function words from which words in Latin letters are prose, and what they are of all: names of products and commands hold next to none. */
const [FUNCTION_WORDS, THEIR_SHARE] = [15, 0.2];
/** The language of the Latin part of a text in two scripts, where it is running text; null else. */
function latinProse(sample: string): string | null {
  const latin = sample.replace(NO_PROSE, ' ').replace(/(?!\p{Script=Latin})\p{L}+/gu, ' ');
  const { language } = eld.detect(latin);
  const own = supported(language);
  const words = lowered(latin).match(/\p{L}{2,}/gu) ?? [];
  const count = own ? words.filter((word) => stopwords(own).has(word)).length : 0;
  return count >= FUNCTION_WORDS && count >= THEIR_SHARE * words.length ? own : null;
}

/**
 * The language of a text as ISO 639-1; null, unknown, where fewer than about 60 letters tell (20 in Chinese or Japanese) or no language is likely enough.
 * The script decides where it has one main language, n-grams for the rest.
 * @param declared the language that the page declares: it decides only between languages that a text does not tell apart
 */
export function detectLanguage(text: string, declared: string | null): string | null {
  const sample = text.slice(0, SAMPLE);
  const script = detectScript(sample);
  if (script.weight < LEAST) return null;
  if (script.besideLatin && base(declared) !== script.language) {
    const latin = latinProse(sample);
    if (latin !== null) return latin;
  }
  if (!SHARED.has(script.name)) return script.language;
  const prose = sample.replace(NO_PROSE, ' ');
  const result = eld.detect(prose);
  const claimed = base(declared);
  const scores = result.getScores();
  const best = scores[result.language] ?? 0;
  if (claimed !== null && !KNOWN.has(claimed) && !NORWEGIAN.has(claimed) && isLanguage(claimed)) return null;
  const own = (NORWEGIAN.has(claimed) ? scores.no : claimed !== null ? scores[claimed] : undefined) ?? 0;
  if (own > 0 && own >= best * (prose.length < FEW_LETTERS ? AS_GOOD_OF_FEW : AS_GOOD)) return claimed;
  if (result.isReliable()) return claimed !== null && hasItsWords(prose, claimed, result.language) ? claimed : result.language;
  return script.language !== null && script.language === claimed ? claimed : null;
}
