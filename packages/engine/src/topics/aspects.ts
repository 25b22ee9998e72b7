import type { SupportedLanguage } from '../text/language.ts';
import { stem } from '../text/stem.ts';
import { stopwords } from '../text/stopwords.ts';
import { spaceless, words } from '../text/words.ts';
import { PHRASINGS } from './phrasing/index.ts';
import { ASPECTS, type Aspect } from './phrasing/phrasing.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A set of aspects, one bit each. */
export type AspectSet = number;
export const aspectBit = (aspect: Aspect): AspectSet => 1 << ASPECTS.indexOf(aspect);
export const aspectsIn = (set: AspectSet): Aspect[] => ASPECTS.filter((aspect) => (set & aspectBit(aspect)) !== 0);

type Lexicon = {
  /** Single words by stem. */
  singles: ReadonlyMap<string, AspectSet>;
  /** Longer cues; with a space at both ends where words are parted by spaces. */
  phrases: readonly (readonly [phrase: string, aspect: AspectSet])[];
  defines: readonly string[];
  units: ReadonlySet<string>;
  /** A number with a unit of time, for scripts without spaces. */
  unitPattern: RegExp | null;
};

const list = (text: string): string[] => text.split(',').map((cue) => cue.trim());

function compile(language: SupportedLanguage): Lexicon {
  const { cues, defines, units } = PHRASINGS[language];
  const singles = new Map<string, AspectSet>();
  const phrases: [string, AspectSet][] = [];
  const joined = spaceless(language);
  for (const aspect of ASPECTS)
    for (const cue of list(cues[aspect])) {
      if (joined) phrases.push([cue, aspectBit(aspect)]);
      if (!joined && cue.includes(' ')) phrases.push([` ${cue} `, aspectBit(aspect)]);
      else singles.set(stem(cue, language), (singles.get(stem(cue, language)) ?? 0) | aspectBit(aspect));
    }
  const unitList = units.split(' ');
  return {
    singles,
    phrases,
    defines: list(defines).map((phrase) => (joined ? phrase : ` ${phrase} `)),
    units: new Set(unitList.map((unit) => stem(unit, language))),
    unitPattern: joined ? new RegExp(`[\\p{Nd}一二三四五六七八九十]\\s*(?:${unitList.join('|')})`, 'u') : null,
  };
}

const lexicons = new Map<SupportedLanguage, Lexicon>();
function lexiconOf(language: SupportedLanguage): Lexicon {
  const lexicon = lexicons.get(language) ?? compile(language);
  lexicons.set(language, lexicon);
  return lexicon;
}

const DEFINITION = aspectBit('definition');
/** "What are the alternatives", "how do the prices differ": the opening words ask for a definition or steps only where nothing else is asked for. */
const OPENINGS = DEFINITION | aspectBit('steps');

/** What a question or heading asks for, and its words that ask rather than name the subject. */
export function aspectsAsked(text: string, language: SupportedLanguage | null): { aspects: AspectSet; subject: string[] } {
  const found = words(text, language);
  if (!language) return { aspects: 0, subject: found };
  const { singles, phrases } = lexiconOf(language);
  const joined = spaceless(language);
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

/** An amount of money: sign or code before or after a number. */
const MONEY =
  /(?:[€$£¥₹₽₺]|\b(?:EUR|USD|GBP|CHF|JPY|CNY|INR|BRL|AED|SAR|EGP|PLN|SEK|DKK|NOK)\b|R\$)\s?\p{Nd}|\p{Nd}\s?(?:[€$£¥₹₽₺円元]|EUR\b|USD\b|GBP\b|CHF\b|JPY\b|CNY\b|INR\b|BRL\b|AED\b|SAR\b|EGP\b|PLN\b|SEK\b|DKK\b|NOK\b|Euros?\b|euros?\b|dollars?\b|دولار|درهم|ريال|يورو)/gu;

/** Sums of this size are turnovers and budgets, not prices. */
const MAGNITUDE =
  /^[\p{Nd}.,\s]*(?:million|billion|mio|mrd|milliard|millones|milione|milioni|milhões|milhão|bilh|miljoen|miljard|bn\b|万|萬|億|亿|مليون|مليار)/iu;

/** Whether a text names what something costs. */
export function namesPrice(text: string): boolean {
  for (const { 0: amount, index } of text.matchAll(MONEY))
    if (!MAGNITUDE.test(text.slice(index + amount.length, index + amount.length + 24))) return true;
  return false;
}

/** The aspects that a stem is a cue of, in a language that puts spaces between words. */
export const cueOf = (root: string, language: SupportedLanguage | null): AspectSet =>
  (language && lexiconOf(language).singles.get(root)) || 0;
export const isTimeUnit = (root: string, language: SupportedLanguage | null): boolean =>
  language !== null && lexiconOf(language).units.has(root);

/** A paragraph, list or table as the recognition of its aspects sees it. `tokens` are ids of `vocabulary`. */
export type Told = {
  text: string;
  tokens: readonly number[];
  language: SupportedLanguage | null;
  /** Items of an ordered list; columns of a data table. */
  orderedItems: number;
  columns: number;
};

/** Words between two cues that speak of one thing. */
const CLOSE = 30;
/** The same in characters, for scripts without spaces. */
const CLOSE_CHARACTERS = 60;
/** Only an amount is a price, and only a defining sentence a definition. */
const NOT_BY_WORDS = aspectBit('price') | DEFINITION;

/**
 * What it speaks of: by its words (two cues close together, for one alone is chance), by how it begins (a definition), and by its shape: an amount of money, a number with a
 * unit of time, ordered steps, a table of three columns or more.
 */
export function aspectsTold(told: Told, vocabulary: Pick<Vocabulary, 'words' | 'cues' | 'timeUnits' | 'numeric'>): AspectSet {
  let aspects: AspectSet = 0;
  if (namesPrice(told.text)) aspects |= aspectBit('price');
  if (told.orderedItems >= 3) aspects |= aspectBit('steps');
  if (told.columns >= 3) aspects |= aspectBit('comparison');
  if (!told.language) return aspects;
  const lexicon = lexiconOf(told.language);
  if (lexicon.unitPattern) return aspects | joinedAspects(told.text, lexicon);
  let opening = ' ';
  const lastCue = new Map<AspectSet, number>();
  let before = -1;
  for (const [at, id] of told.tokens.entries()) {
    if (id < 0) continue;
    if (at < 30) opening += `${vocabulary.words[id]} `;
    for (let rest = (vocabulary.cues[id] ?? 0) & ~NOT_BY_WORDS; rest !== 0; rest &= rest - 1) {
      const aspect = rest & -rest;
      if (at - (lastCue.get(aspect) ?? -CLOSE) < CLOSE) aspects |= aspect;
      lastCue.set(aspect, at);
    }
    if (vocabulary.timeUnits[id] && before >= 0 && vocabulary.numeric[before]) aspects |= aspectBit('duration');
    before = id;
  }
  if (lexicon.defines.some((phrase) => opening.includes(phrase))) aspects |= DEFINITION;
  return aspects;
}

function joinedAspects(text: string, { phrases, defines, unitPattern }: Lexicon): AspectSet {
  let aspects: AspectSet = 0;
  const opening = text.slice(0, 120);
  if (defines.some((phrase) => opening.includes(phrase))) aspects |= DEFINITION;
  if (unitPattern?.test(text)) aspects |= aspectBit('duration');
  const hits: [at: number, aspect: AspectSet][] = [];
  for (const [phrase, aspect] of phrases)
    for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length)) hits.push([at, aspect & ~NOT_BY_WORDS]);
  hits.sort(([a], [b]) => a - b);
  const lastCue = new Map<AspectSet, number>();
  for (const [at, aspect] of hits) {
    const before = lastCue.get(aspect);
    if (before !== undefined && before !== at && at - before < CLOSE_CHARACTERS) aspects |= aspect;
    lastCue.set(aspect, at);
  }
  return aspects;
}
