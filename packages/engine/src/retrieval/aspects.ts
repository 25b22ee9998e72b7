import { ASPECTS, type Aspect } from '../language/aspect-cues.ts';
import { isEnglishFunctionWord } from '../language/english.ts';
import { lexiconOf, type Topical, type Word } from '../language/lexicon.ts';
import { listOf } from '../language/list-of.ts';
import { packOf } from '../language/packs/index.ts';
import { isQuestionWord } from '../language/questions.ts';
import { stem } from '../language/stem.ts';
import { stopwords } from '../language/stopwords.ts';
import type { SupportedLanguage } from '../language/supported.ts';
import { spaceless, words } from '../language/words.ts';

/** A set of aspects, one bit each. */
export type AspectSet = number;
export const aspectBit = (aspect: Aspect): AspectSet => 1 << ASPECTS.indexOf(aspect);

type Cues = {
  /** Single words by stem. */
  singles: ReadonlyMap<string, AspectSet>;
  /** Longer cues; with a space at both ends where words are parted by spaces. */
  phrases: readonly (readonly [phrase: string, aspect: AspectSet])[];
  /** First words of them: most texts hold none. */
  beginnings: ReadonlySet<string>;
  defines: readonly string[];
  units: ReadonlySet<string>;
};

function compile(language: SupportedLanguage): Cues {
  const { cues, defines, units } = packOf(language).aspects;
  const singles = new Map<string, AspectSet>();
  const phrases: [string, AspectSet][] = [];
  const joined = spaceless(language);
  for (const aspect of ASPECTS)
    for (const cue of listOf(cues[aspect])) {
      if (joined) phrases.push([cue, aspectBit(aspect)]);
      if (!joined && cue.includes(' ')) phrases.push([` ${cue} `, aspectBit(aspect)]);
      else singles.set(stem(cue, language), (singles.get(stem(cue, language)) ?? 0) | aspectBit(aspect));
    }
  return {
    singles,
    phrases,
    beginnings: new Set(phrases.map(([phrase]) => phrase.trim().split(' ')[0] ?? '')),
    defines: listOf(defines).map((phrase) => (joined ? phrase : ` ${phrase} `)),
    units: new Set(units.split(' ').map((unit) => stem(unit, language))),
  };
}

const compiled = new Map<SupportedLanguage, Cues>();
function cuesOf(language: SupportedLanguage): Cues {
  const cues = compiled.get(language) ?? compile(language);
  compiled.set(language, cues);
  return cues;
}

export const DEFINITION = aspectBit('definition');
/** "What are the alternatives", "how do the prices differ": the opening words ask for a definition or steps only where nothing else is asked for. */
const OPENINGS = DEFINITION | aspectBit('steps');

/** What a question or heading asks for, and its words that ask rather than name the subject. */
export function aspectsAsked(text: string, language: SupportedLanguage | null): { aspects: AspectSet; subject: string[] } {
  const read = lexiconOf(language).words(text);
  const found = read.map((word) => word.text);
  if (!language) return { aspects: 0, subject: found };
  const { singles, phrases, beginnings } = cuesOf(language);
  const joined = spaceless(language);
  if (!joined && !found.some((word) => beginnings.has(word))) return aspectsOf(read, language);
  let spaced = joined ? found.join('') : ` ${found.join(' ')} `;
  let aspects: AspectSet = 0;
  for (const [phrase, aspect] of phrases)
    if (spaced.includes(phrase)) {
      aspects |= aspect;
      spaced = spaced.replace(phrase, '  ');
    }
  const left = joined ? words(spaced, language) : spaced.split(' ').filter(Boolean);
  const subject: string[] = [];
  for (const word of left) {
    const aspect = singles.get(stem(word, language));
    if (aspect) aspects |= aspect;
    else if (!stopwords(language).has(word)) subject.push(word);
  }
  return { aspects: aspects & ~OPENINGS || aspects, subject };
}

const COMPARES = aspectBit('comparison') | aspectBit('alternative');
export const asksToCompare = (text: string, language: SupportedLanguage | null): boolean =>
  (aspectsAsked(text, language).aspects & COMPARES) !== 0;

const PRICE = aspectBit('price');
export const asksForPrice = (text: string, language: SupportedLanguage | null): boolean =>
  (aspectsAsked(text, language).aspects & PRICE) !== 0;

/** The same of words among which no longer cue stands. */
function aspectsOf(words: readonly Word[], language: SupportedLanguage): { aspects: AspectSet; subject: string[] } {
  let aspects: AspectSet = 0;
  const subject: string[] = [];
  for (const word of words) {
    const { cues } = topical(word, language);
    if (cues) aspects |= cues;
    else if (!word.stop) subject.push(word.text);
  }
  return { aspects: aspects & ~OPENINGS || aspects, subject };
}

/** Codes of currencies that are no words or abbreviations of something else. */
const CODES = 'EUR|USD|GBP|CHF|JPY|CNY|INR|BRL|AED|SAR|EGP|PLN|SEK|DKK|NOK|AUD|NZD|HKD|SGD|TWD|KRW|THB|ZAR|CZK|HUF|RUB|MXN|ARS|CLP|UYU';
/** An amount of money: sign or code before or after a number. */
const MONEY = new RegExp(
  String.raw`(?:[€$£¥₹₽₺]|\b(?:${CODES})\b|R\$)\s?\p{Nd}|\p{Nd}\s?(?:[€$£¥₹₽₺円元]|(?:${CODES})\b|Euros?\b|euros?\b|dollars?\b|zł(?!\p{L})|złot|руб|евро|доллар|kr\b|kronor\b|kroner\b|TL\b|lira\b|avro\b|(?:천|만)?\s?원|유로|달러|دولار|درهم|ريال|يورو)`,
  'gu',
);

/** Sums of this size are turnovers and budgets, not prices. */
const MAGNITUDE =
  /^[\p{Nd}.,\s]*(?:million|billion|mio|mrd|milliard|millones|milione|milioni|milhões|milhão|bilh|miljoen|miljard|bn\b|万|萬|億|亿|مليون|مليار|mln|млн|млрд|milj|milyon|milyar|mia\b|억)/iu;

/** Whether a text names what something costs. */
export function namesPrice(text: string): boolean {
  if (!/\p{Nd}/u.test(text)) return false;
  for (const { 0: amount, index } of text.matchAll(MONEY))
    if (!MAGNITUDE.test(text.slice(index + amount.length, index + amount.length + 24))) return true;
  return false;
}

/** Whether a word, lower case, is a unit of time of a language. */
export const isTimeUnit = (word: string, language: SupportedLanguage | null): boolean =>
  language !== null && !spaceless(language) && cuesOf(language).units.has(stem(word, language));

/** English stands on pages of every language; its function words are no topics there either. */
const isFunctionWord = (word: string, language: SupportedLanguage | null): boolean =>
  stopwords(language).has(word) ||
  isEnglishFunctionWord(word) ||
  isQuestionWord(word, language) ||
  (packOf(language)?.functionScript?.test(word) ?? false);

/** What a word means for topics; noted on it. */
export function topical(word: Word, language: SupportedLanguage | null): Topical {
  word.topical ??= {
    empty: word.numeric || isFunctionWord(word.text, language),
    cues: (language && cuesOf(language).singles.get(word.stem)) || 0,
  };
  return word.topical;
}

/** Words at the beginning of a text in which it says what something is. */
const OPENING_WORDS = 30;

/** Words before a subject that a text defines, and characters between it and the words that define. */
const [BEFORE_SUBJECT, BEHIND_SUBJECT] = [3, 40];

/** Whether what the opening of a text defines is the subject: the text begins with it, and the words that define follow. Of scripts without spaces it is not asked. */
export function definesSubject(
  words: readonly (Word | null)[],
  language: SupportedLanguage | null,
  isSubject: (word: Word) => boolean,
): boolean {
  if (!language || spaceless(language)) return true;
  let opening = ' ';
  let behind = -1;
  let at = 0;
  for (const word of words.slice(0, OPENING_WORDS)) {
    if (!word) continue;
    const named = isSubject(word) && (behind >= 0 ? opening.length - behind <= BEHIND_SUBJECT : at <= BEFORE_SUBJECT);
    opening += `${word.text} `;
    if (named) behind = opening.length - 1;
    at += 1;
  }
  if (behind < 0) return false;
  const rest = opening.slice(behind, behind + BEHIND_SUBJECT);
  const { inPlural } = packOf(language).definitions;
  return cuesOf(language).defines.some((phrase) => rest.includes(phrase)) || (inPlural?.test(rest) ?? false);
}
