import { lowered } from './letter-case.ts';
import { packOf } from './packs/index.ts';
import type { SupportedLanguage } from './supported.ts';

/** Texts beyond this many characters are cut before anything is counted (CAPS.text of the artifacts). */
export const TEXT_LIMIT = 200_000;

const NUMBER = String.raw`\p{Nd}+(?:[.,]\p{Nd}+)*`;
const WORD = new RegExp(String.raw`${NUMBER}|\p{L}[\p{L}\p{M}\p{Nd}]*|\p{N}+`, 'gu');
/** English keeps an apostrophe inside a word: don't, it's. */
const ENGLISH_WORD = new RegExp(String.raw`${NUMBER}|\p{L}[\p{L}\p{M}\p{Nd}]*(?:['’]\p{L}+)?|\p{N}+`, 'gu');
const POSSESSIVE = /'s$/;
/** Most English text is plain ASCII, which needs no folding and no Unicode classes: several times as fast, with the same words. */
const ASCII = /^[\x00-\x7f]*$/;
const ASCII_WORD = /\d+(?:[.,]\d+)*|[a-z][a-z0-9]*(?:'[a-z]+)?/g;

const segmenters = new Map<SupportedLanguage, Intl.Segmenter>();
const segmenterOf = (language: SupportedLanguage): Intl.Segmenter => {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, known);
  return known;
};

/**
 * The words of a text in order: NFKC, lower case, without punctuation. Numbers are words ("1,204.5"); hyphens part words; so does an apostrophe except in English,
 * where "don't" stays whole and a possessive 's is dropped. Japanese and Chinese are cut by Intl.Segmenter. Any other language works by Unicode letters.
 */
export function words(text: string, language: SupportedLanguage | null): string[] {
  const bounded = text.slice(0, TEXT_LIMIT);
  const pack = packOf(language);
  const ascii = pack?.innerApostrophe === true && ASCII.test(bounded);
  const whole = ascii ? bounded : bounded.normalize('NFKC');
  const folded = pack?.ownCase ? whole.toLocaleLowerCase(pack.language) : ascii ? whole.toLowerCase() : lowered(whole);
  if (language !== null && pack?.spaceless) {
    const found: string[] = [];
    for (const { segment, isWordLike } of segmenterOf(language).segment(folded)) if (isWordLike) found.push(segment);
    return pack.cutsUnknownWords ? joined(found, folded, pack.stopwords) : found;
  }
  if (!pack?.innerApostrophe) return folded.match(WORD) ?? [];
  const found: string[] = folded.match(ascii ? ASCII_WORD : ENGLISH_WORD) ?? [];
  if (!folded.includes("'") && !folded.includes('’')) return found;
  for (let at = 0; at < found.length; at += 1) {
    const word = found[at] ?? '';
    if (word.includes("'") || word.includes('’')) found[at] = word.replace('’', "'").replace(POSSESSIVE, '');
  }
  return found;
}

/** Prefixes that are function words when they stand alone: 无刷, 非标. */
const PREFIXES: ReadonlySet<string> = new Set('无無非未');
const HAN = /^\p{Script=Han}$/u;

/**
 * The word breaker cuts a Chinese word that it does not know into its characters (角|磨|机, 保|修): those that carry meaning and stand side by side are put together again, three at
 * most, so that four are two words of two. A counter behind a number begins none.
 */
function joined(segments: readonly string[], text: string, stop: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const run: string[] = [];
  let end = 0;
  let afterNumber = false;
  const close = () => {
    while (run.length > 0) found.push(run.splice(0, run.length === 3 ? 3 : 2).join(''));
  };
  for (const segment of segments) {
    const at = text.indexOf(segment, end);
    const beside = at === end;
    end = at + segment.length;
    const single =
      HAN.test(segment) && !(afterNumber && beside) && (!stop.has(segment) || (PREFIXES.has(segment) && !(beside && run.length > 0)));
    if (!single || !beside) close();
    if (single) run.push(segment);
    else found.push(segment);
    afterNumber = /^\p{N}/u.test(segment);
  }
  close();
  return found;
}

/** True for scripts that put no spaces between words. */
export const spaceless = (language: SupportedLanguage | null): boolean => packOf(language)?.spaceless ?? false;

/** Characters by what they say, in those of a language with spaces. */
export const extentOf = (chars: number, language: SupportedLanguage | null): number => (spaceless(language) ? chars * CJK_EXTENT : chars);
const CJK_EXTENT = 2.5;
