import { stemmer as danishStem } from '@orama/stemmers/danish';
import { stemmer as russianStem } from '@orama/stemmers/russian';
import { stemmer as swedishStem } from '@orama/stemmers/swedish';
import { stemmer as turkishStem } from '@orama/stemmers/turkish';
import type { SupportedLanguage } from './supported.ts';
import { unmarked } from './word-pattern.ts';

/** Replaces the first ending that fits and leaves at least `keep` letters; endings are tried in order, longest first. */
type Ending = readonly [from: string, to: string, keep: number];
function swap(word: string, endings: readonly Ending[]): string {
  for (const [from, to, keep] of endings)
    if (word.endsWith(from) && word.length - from.length >= keep) return word.slice(0, word.length - from.length) + to;
  return word;
}

/** Harman's S-stemmer, with sibilants and y/ie brought together: boxes = box, companies = company, analyses = analysis. */
function english(word: string): string {
  let stem = word;
  if (/[^su]s$/.test(stem) && !stem.endsWith('is') && stem.length > 3) stem = stem.slice(0, -1);
  if (stem.endsWith('sis') && stem.length > 5) return stem.slice(0, -2);
  if (stem.length > 3 && /[sxzho]e$/.test(stem)) return stem.slice(0, -1);
  return swap(stem, [
    ['ie', 'i', 2],
    ['y', 'i', 2],
  ]);
}

const german = (word: string): string =>
  swap(unmarked(word.replaceAll('ß', 'ss')), [
    ['ern', '', 4],
    ['em', '', 4],
    ['en', '', 4],
    ['er', '', 4],
    ['es', '', 4],
    ['e', '', 4],
    ['n', '', 4],
    ['s', '', 4],
  ]);

function french(word: string): string {
  const plain = swap(unmarked(word), [
    ['eaux', 'eau', 1],
    ['aux', 'al', 2],
    ['s', '', 3],
    ['x', '', 4],
  ]);
  return swap(plain, [
    ['ee', 'e', 3],
    ['e', '', 4],
  ]);
}

function spanish(word: string): string {
  const plain = swap(unmarked(word), [
    ['ces', 'z', 2],
    ['es', '', 4],
    ['s', '', 4],
  ]);
  return swap(plain, [
    ['o', '', 4],
    ['a', '', 4],
    ['e', '', 4],
  ]);
}

function portuguese(word: string): string {
  const plain = swap(unmarked(word), [
    ['coes', 'cao', 2],
    ['oes', 'ao', 2],
    ['aes', 'ao', 2],
    ['ais', 'al', 2],
    ['eis', 'el', 2],
    ['ois', 'ol', 2],
    ['ns', 'm', 3],
    ['res', 'r', 3],
    ['zes', 'z', 2],
    ['s', '', 4],
  ]);
  return swap(plain, [
    ['ao', 'ao', 1],
    ['o', '', 4],
    ['a', '', 4],
    ['e', '', 4],
  ]);
}

function italian(word: string): string {
  const plain = swap(unmarked(word), [
    ['chi', 'c', 3],
    ['che', 'c', 3],
    ['ghi', 'g', 3],
    ['ghe', 'g', 3],
    ['ii', 'i', 3],
  ]);
  return swap(plain, [
    ['io', '', 4],
    ['ia', '', 4],
    ['ie', '', 4],
    ['i', '', 4],
    ['o', '', 4],
    ['a', '', 4],
    ['e', '', 4],
  ]);
}

/** Endings, then open and closed spelling brought together: bomen = boom, katten = kat, huizen = huis. */
function dutch(word: string): string {
  const stem = swap(unmarked(word).replace(/([bcdfgklmnprt]|[^i]e)s$/, '$1'), [
    ['eren', '', 4],
    ['en', '', 3],
    ['e', '', 4],
  ]);
  return stem
    .replace(/([aeou])\1/g, '$1')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
    .replace(/z$/, 's')
    .replace(/v$/, 'f');
}

/** Larkey's light stemming: letter forms folded, article with its particles and common endings off. */
function arabic(word: string): string {
  const plain = word
    .replace(/[\u064B-\u0652\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي');
  const open = plain.length > 4 ? plain.replace(/^(?:وال|بال|كال|فال|ال|لل)(?=.{2})/, '') : plain;
  return swap(open, [
    ['ات', '', 3],
    ['ان', '', 3],
    ['ون', '', 3],
    ['ين', '', 3],
    ['ها', '', 3],
    ['ية', '', 3],
    ['ة', '', 2],
    ['ه', '', 3],
    ['ي', '', 3],
  ]);
}

/** Light: endings of cases and numbers off, letters folded. */
const polish = (word: string): string =>
  swap(unmarked(word).replaceAll('ł', 'l'), [
    ['iami', '', 3],
    ['ami', '', 3],
    ['ach', '', 3],
    ['owi', '', 3],
    ['ego', '', 3],
    ['emu', '', 3],
    ['ymi', '', 3],
    ['imi', '', 3],
    ['ych', '', 3],
    ['ich', '', 3],
    ['iej', '', 3],
    ['iem', '', 3],
    ['om', '', 3],
    ['ow', '', 3],
    ['em', '', 3],
    ['ej', '', 3],
    ['ym', '', 3],
    ['im', '', 3],
    ['ia', '', 3],
    ['ie', '', 3],
    ['iu', '', 3],
    ['a', '', 3],
    ['e', '', 3],
    ['i', '', 3],
    ['o', '', 3],
    ['u', '', 3],
    ['y', '', 3],
  ]);

const russian = (word: string): string => russianStem(word.replaceAll('ё', 'е'));

/** They ask, and none is a form of another. */
const TURKISH_WHOLE: ReadonlySet<string> = new Set('ne neden nedir nasıl nerede kimdir'.split(' '));

/** The possessive behind a vowel, which Snowball takes off half: pompası = pompa. */
const turkish = (word: string): string =>
  TURKISH_WHOLE.has(word) ? word : turkishStem(word.replace(/(?<=\p{L}{3}[aeıioöuü])s[ıiuü]$/u, ''));

/** Particles and the forms of to be that are written onto a noun, the longest first; a syllable alone is no stem. */
const KOREAN =
  /(?<=[가-힣]{2})(?:이라고|입니다|입니까|합니다|됩니다|으로는|에서는|에서|에게|에는|으로|까지|부터|보다|처럼|이나|이란|하는|하고|하면|되는|마다|은|는|이|가|을|를|의|에|로|와|과|도|만|란|인)$/u;
const korean = (word: string): string => word.replace(KOREAN, '');

const same = (word: string): string => word;
const STEMMERS: Record<SupportedLanguage, (word: string) => string> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
  ru: russian,
  tr: turkish,
  da: danishStem,
  sv: swedishStem,
  ja: same,
  zh: same,
  ko: korean,
  ar: arabic,
};

/** Stems seen before, by language; emptied when full, so that it changes nothing but the speed. */
const seen = new Map<SupportedLanguage, Map<string, string>>();
const SEEN_LIMIT = 20_000;

/** Folds inflection lightly, so that singular and plural (and gender, where endings carry it) agree. Takes a word as `words` gives it; for comparing, never for showing. */
export function stem(word: string, language: SupportedLanguage | null): string {
  if (!language || word.length < 3) return word;
  let cache = seen.get(language);
  if (!cache || cache.size > SEEN_LIMIT) {
    cache = new Map();
    seen.set(language, cache);
  }
  const known = cache.get(word);
  if (known !== undefined) return known;
  const found = /^\p{N}/u.test(word) ? word : STEMMERS[language](word);
  cache.set(word, found);
  return found;
}
