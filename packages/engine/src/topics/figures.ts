import { memoizeText } from '../artifacts/memoize.ts';
import { lexiconOf } from '../language/lexicon.ts';
import { packOf } from '../language/packs/index.ts';
import { supported } from '../language/supported.ts';
import { isTimeUnit, namesPrice } from '../retrieval/aspects.ts';
import { askedFor } from '../retrieval/evidence.ts';
import { fold, holds, listedWords } from './label-text.ts';

/** Questions that only a figure answers, and whether a text has one. */

/** "What", "how" and their like: words that open a question and the ways of asking for something. */
const openersOf = memoizeText((language): ReadonlySet<string> => {
  const topics = packOf(language)?.topics;
  const firsts = topics ? Object.values(topics.asks).flatMap((cues) => [...listedWords(cues)].map((cue) => cue.split(' ')[0] ?? '')) : [];
  const asking = listedWords(topics?.ask ?? '');
  // What opens a question for steps may open one for the way to an amount as well ("How to ask for a quote").
  const steps = new Set([...listedWords(topics?.asks.steps ?? '')].filter((cue) => !cue.includes(' ')));
  return new Set(firsts.filter((word) => asking.has(word) && !steps.has(word)));
});

/** What a question asks for, where a figure must be its answer; one for yes or no asks for none. */
export function asksFigure(question: string, language: string | null): 'price' | 'duration' | null {
  const { kind } = askedFor(question, language);
  if (!language || (kind !== 'price' && kind !== 'duration')) return null;
  const [first = ''] = fold(question).match(/[\p{L}\p{N}'-]+/gu) ?? [];
  return packOf(language)?.runOn || openersOf(language).has(first) ? kind : null;
}

/** Whether a text says that something is free. */
export function costsNothing(text: string, language: string | null): boolean {
  if (language === null) return false;
  const folded = fold(text);
  return freeWordsOf(language).some(({ word, begins }) => folded.includes(begins) && holds(text, word));
}
/** Most texts do not hold the beginning of any, and need not be cut into words to tell. */
const freeWordsOf = memoizeText((language): readonly { word: string; begins: string }[] =>
  [...listedWords(packOf(language)?.topics.free ?? '')].filter(Boolean).map((word) => ({ word, begins: fold(word).slice(0, BEGINNING) })),
);
const BEGINNING = 4;

const SHARE = /\p{Nd}+(?:[.,]\p{Nd}+)?\s?[%％٪]/gu;
/** Nine digits and more in a row: a phone number, no amount. */
const PHONE = /\+?\p{Nd}(?:[\s()./-]*\p{Nd}){8,}/gu;
const YEAR = /^(?:19|20)\d\d$/;
const RUN_ON_NUMBER = /[\p{Nd}一二三四五六七八九十半]/u;

/** Whether a text has a figure of the kind: a price is no time, a share or a year is neither. */
export function holdsFigure(text: string, kind: 'price' | 'duration', language: string | null): boolean {
  if (kind === 'price' && (namesPrice(text) || costsNothing(text, language))) return true;
  const rest = text.replace(SHARE, ' ').replace(PHONE, ' ');
  const { numerals, vague } = packOf(language)?.units ?? {};
  if (packOf(language)?.runOn) {
    const isTime = RUN_ON_NUMBER.test(rest) || [...(vague ?? [])].some((span) => rest.includes(span));
    return kind === 'duration' && isTime && !namesPrice(rest);
  }
  const spoken = supported(language);
  const words = lexiconOf(spoken).words(rest);
  const isUnitAt = (at: number) => isTimeUnit(words[at]?.text ?? '', spoken);
  return words.some(({ numeric, text: word }, at) => {
    // "Two days", "two working days", "a couple of days".
    const isCounted = numeric || numerals?.has(word) || vague?.has(word);
    if (isCounted && (isUnitAt(at + 1) || (!words[at + 1]?.numeric && isUnitAt(at + 2)))) return kind === 'duration';
    return numeric && !YEAR.test(word) && (kind === 'price' || !namesPrice(rest));
  });
}
