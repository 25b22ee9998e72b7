import { memoizeText } from '../artifacts/memoize.ts';
import { ENGLISH_EMPTY } from '../language/english.ts';
import { packOf } from '../language/packs/index.ts';
import { runsOn } from '../language/same-language.ts';
import { stem } from '../language/stem.ts';
import { stopwords } from '../language/stopwords.ts';
import { supported } from '../language/supported.ts';
import { legalKind } from '../page/legal-pages.ts';
import { isNamed } from '../page/page-names.ts';
import { isTimeUnit } from '../retrieval/aspects.ts';
import {
  cleanLabel,
  fold,
  holds,
  isManualName,
  isOffersName,
  isPeopleName,
  isUnspaced,
  isUtilityName,
  keyOf,
  lengthOf,
  listedWords,
  plain,
  tokensOf,
  wordsOf,
} from './label-text.ts';
import type { Profile } from './profile.ts';

/** What can be a topic's label by its form, and what the site adds to labels. */

/** Letters of one word that is made of several. */
const LONG_WORD = 12;
/** How much a text is like a label by its length alone; code is none. */
export function fitness(label: string): number {
  if (/_|\(\)|\w\.\w+\(|^[a-z]+[A-Z]\w*$|\$\{|^\W*--?\w|^\w+(?:\.\w+){2,}$/.test(label)) return 0.2;
  const length = lengthOf(label);
  if (length < 0.6) return 0.3;
  if (length <= 1.2) return label.length >= LONG_WORD ? 1 : 0.85;
  if (length <= 4.5) return 1;
  if (length <= 5.5) return 0.75;
  if (length <= 6.5) return 0.5;
  return length <= 8 ? 0.25 : 0.1;
}

const LEGAL: ReadonlySet<string> = new Set(['privacy', 'terms', 'imprint', 'cookies']);
const SENTENCE = /[?？؟!！。、;{}<>@=]|\.$|^https?:|www\./;
const DATE =
  /^[\d\s.,/:年月日–-]+$|^\p{L}+\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}$|^(?:\p{L}+,? )?\d{1,2}\.? \p{L}+\.? \d{4}(?: \p{L}+)?$|^\d{4}[-/年.]|^\p{L}+ \d{4}$|^\d{1,2}[:.]\d{2}/u;
const DAY = /(?:(?<!\p{L})(\p{L}+)\s)?(?<!\p{Nd})(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|er|\.)?(?!\p{Nd})(?:\s(?:de\s)?(\p{L}+))?/gu;
const PHONE = /(?:\d[\s()./-]{0,3}){7,}/;
const VERSION = /^v?\d+(?:\.\d+)+/i;
const FILE = /^\S+\.(?:pdf|docx?|html?|png|jpe?g|zip|xlsx?)$/i;

/** "San Antonio, TX" */
const TOWN = /^\p{Lu}[\p{L} .'’-]+, \p{Lu}{2}$/u;
const STATE = /^, \p{Lu}{2}(?!\p{L})/u;

export class LabelForm {
  readonly #profile: Profile;
  readonly #speaking: ReadonlySet<string>;
  readonly #asking: ReadonlySet<string>;
  readonly #articles: ReadonlySet<string>;
  readonly #commands: ReadonlySet<string>;
  /** The words of the site's names. */
  readonly #own: ReadonlySet<string>;
  /** Its name and what else it is called, in words. */
  readonly #names: readonly (readonly string[])[];
  readonly #language: string | null;
  /** Names of the site and its places, which labels carry at their ends; and its names alone. */
  readonly #ends: ReadonlySet<string>;
  readonly #ownEnds: ReadonlySet<string>;
  /** Names of goods, by key: a place in one is a part of it. */
  readonly #goods: ReadonlySet<string>;
  readonly #heads: readonly (readonly string[])[];
  readonly #rejected = new Map<string, boolean>();
  readonly #trimmed = new Map<string, string>();

  /** Whether the site also writes a word small, so that it is no name. All its text is read for that: asked where it decides only. */
  readonly #isCommon: (word: string) => boolean;

  constructor(
    profile: Profile,
    language: string | null,
    { titles, goods }: { titles: readonly string[]; goods: readonly string[] },
    isCommon: (word: string) => boolean,
  ) {
    const words = packOf(language)?.topics;
    this.#profile = profile;
    this.#isCommon = isCommon;
    this.#own = new Set([...tokensOf(profile.brand ?? ''), ...profile.names].map(plain));
    this.#names = [profile.brand ?? '', ...profile.aliases].map(tokensOf);
    this.#language = language;
    this.#speaking = words ? listedWords(`${words.first}, ${words.second}`) : new Set();
    this.#asking = words ? listedWords(words.ask) : new Set();
    this.#commands = packOf(language)?.commands ?? new Set();
    this.#articles = packOf(language)?.definitions.articles ?? new Set();
    const { heads, tails } = sharedParts(titles, language);
    this.#heads = heads;
    this.#ends = new Set([...profile.names, ...profile.cities.map(keyOf), ...tails].filter((key) => key.length > 2));
    this.#ownEnds = new Set([...profile.names].filter((key) => key.length > 2));
    this.#goods = new Set(goods.map(keyOf));
  }

  /** Whether a text is out by its form: a menu word, a sentence, a date, a name of the site, a person or a place. */
  isOut(label: string): boolean {
    const known = this.#rejected.get(label);
    if (known !== undefined) return known;
    const out = this.#judge(label);
    this.#rejected.set(label, out);
    return out;
  }

  /** "San Antonio, TX roofers": without the town the state would be left. */
  #beginsWithTown(label: string): boolean {
    return this.#profile.cities.some((city) => fold(label).startsWith(`${fold(city)}, `) && STATE.test(label.slice(city.length)));
  }

  /** Whether all that a label says beside the site's name is what a page does for the site: "Blog Archives", "Welcome to my home". */
  onlyServes(label: string): boolean {
    const empty = [this.#speaking, ENGLISH_EMPTY, stopwords(supported(this.#language))];
    return tokensOf(label).every((token) => this.#own.has(plain(token)) || empty.some((words) => words.has(token)) || isUtilityName(token));
  }

  /** Whether a label is the site's name with more to it: "Acme Kilns Leeds" of "Acme Kilns". */
  isNamed(label: string): boolean {
    const tokens = tokensOf(label);
    return this.#names.some((name) => name.length > 0 && name.every((token) => tokens.includes(token)));
  }

  /** Whether a word is what the site is called by or a part of a place, or is never written small where words of a label are. */
  isProper(word: string, label: string): boolean {
    const key = keyOf(word);
    const { places, cities } = this.#profile;
    const isOf = (name: string) => name.split(' ').includes(key);
    if (this.#names.some(([first]) => first === key) || [...places.keys(), ...cities.map(keyOf)].some(isOf)) return true;
    const isSmall = (one: string) => this.#isCommon(one.toLowerCase());
    return !isSmall(word) && (label.match(/\p{L}{4,}/gu) ?? []).some(isSmall);
  }

  #judge(label: string): boolean {
    const { brand, names, places, people } = this.#profile;
    const key = keyOf(label);
    if (label.length < 2 || label.length > 70 || !key) return true;
    if (
      (!/\p{L}{2}/u.test(label) && !isUnspaced(label)) ||
      /^\[.*\]$/.test(label) ||
      isUtilityName(label) ||
      isUtilityName(this.withoutArticle(label)) ||
      isOffersName(label) ||
      isPeopleName(label)
    )
      return true;
    if (wordsOf(label).length === 1 && isInflectedMenuWord(label, this.#language)) return true;
    if (this.#profile.kind === 'documentation' && isManualName(label)) return true;
    if (/^[&+]\s/.test(label) || isCutOff(label)) return true;
    if (
      TOWN.test(label) ||
      this.#beginsWithTown(label) ||
      SENTENCE.test(label) ||
      DATE.test(label) ||
      PHONE.test(label) ||
      VERSION.test(label) ||
      FILE.test(label)
    )
      return true;
    if (names.has(key) || places.has(key) || isShortPlace(label, places.values())) return true;
    // "Leeds / Yorkshire"
    const parts = label.split(/\s*[/,&]\s*/);
    if (parts.length > 1 && parts.every((part) => places.has(keyOf(part)))) return true;
    if (lengthOf(label) <= 1 && isNamed('prices', label)) return true;
    const rest = tokensOf(label).filter((token) => !this.#own.has(plain(token)));
    // One word of "Acme Masonry and Roofing" that says what it does; the first one is what it is called by.
    const saysTrade = () => wordsOf(label).length === 1 && tokensOf(brand ?? '')[0] !== key && this.#isCommon(label.toLowerCase());
    if (
      rest.length < tokensOf(label).length &&
      (rest.every((token) => /^(?:n°|no|nr|\p{L}{1,2})?\P{L}*$/u.test(token)) || isUtilityName(rest.join(' '))) &&
      !saysTrade()
    )
      return true;
    const legal = legalKind(label);
    if (legal && LEGAL.has(legal)) return true;
    const words = fold(label).match(/[\p{L}'’]+/gu) ?? [];
    if (words.some((word) => this.#speaking.has(word))) return true;
    if (this.#asking.has(words[0] ?? '') && (words.length === 1 || lengthOf(label) > 2.5)) return true;
    if (this.#namesDay(label)) return true;
    // "Monday to Saturday", "4 days"
    if (isOfTime(words, label, this.#language)) return true;
    const [first = ''] = words;
    if (this.#commands.has(first) && (words.length === 1 || this.#articles.has(words[1] ?? ''))) return true;
    // "For owners", "Per branch": said to somebody, not the name of something.
    if (
      words.length > 1 &&
      words.length <= 3 &&
      /^\p{L}+ /u.test(label) &&
      stopwords(supported(this.#language)).has(first) &&
      !this.#articles.has(first)
    )
      return true;
    for (const person of people.keys()) if (person && (holds(label, person) || holds(person, label))) return true;
    return isUnspaced(label) && this.#language !== null && !runsOn(this.#language);
  }

  /** "Working day 13 May": what takes place once is an item of news. */
  #namesDay(label: string): boolean {
    const months = packOf(this.#language)?.months ?? [];
    return [...label.matchAll(DAY)].some(([, before = '', after = '']) =>
      months.some((month) => month.has(before.toLowerCase()) || month.has(after.toLowerCase())),
    );
  }

  /** The trimmed text as a key without words that only connect others; with them where nothing else is left. */
  tellingKey(text: string): string {
    const tokens = tokensOf(this.trim(text));
    const connecting = stopwords(supported(this.#language));
    const telling = tokens.filter((token) => !connecting.has(token));
    return (telling.length > 0 ? telling : tokens).join(' ');
  }

  withoutArticle(label: string): string {
    const [first = '', ...rest] = label.split(' ');
    return rest.length > 0 && this.#articles.has(fold(first)) ? rest.join(' ') : label;
  }

  /** The label without the name of the site, its place and what several labels share at their ends. */
  trim(raw: string): string {
    const known = this.#trimmed.get(raw);
    if (known !== undefined) return known;
    const trimmed = this.#trim(raw);
    this.#trimmed.set(raw, trimmed);
    return trimmed;
  }

  #trim(raw: string): string {
    // What is held every year is called without it; a shorter word may be a month.
    const label = cleanLabel(raw).replace(/(?<=^\D*(?:\p{L}{10}|\p{L}[\s-]\p{L}+))(?:\s\p{Ll}{1,3})?[\s-]+(?:19|20)\d\d(?:\/\d\d)?$/u, '');
    if (isUnspaced(label)) return this.#trimRunOn(label);
    let words = [...label.matchAll(/[\p{L}\p{N}\p{M}'’&+.#/-]+/gu)].map(([word]) => word);
    const keys = words.map(keyOf);
    const head = this.#heads.find((one) => words.length > one.length && one.every((word, at) => keys[at] === word));
    if (head) [words] = [words.slice(head.length), keys.splice(0, head.length)];
    for (let changed = true; changed && words.length > 1; ) {
      changed = false;
      for (const end of this.#goods.has(keyOf(label)) ? this.#ownEnds : this.#ends) {
        const size = end.split(' ').length;
        if (size >= words.length) continue;
        if (keys.slice(-size).join(' ') === end) [words, changed] = [words.slice(0, -size), true];
        else if (size > 1 && keys.slice(0, size).join(' ') === end && !this.#beginsWithTown(label))
          [words, changed] = [words.slice(size), true];
        else continue;
        keys.splice(0, keys.length, ...words.map(keyOf));
      }
      while (changed && words.length > 1 && /^(?:\p{Ll}{1,3}|[&+,-])$/u.test(words.at(-1) ?? '')) {
        words.pop();
        keys.pop();
      }
    }
    while (words.length > 1 && !/[\p{L}\p{N}]/u.test(words[0] ?? '')) words.shift();
    const trimmed = words.join(' ');
    return keyOf(trimmed) === keyOf(label) ? label : trimmed;
  }

  #trimRunOn(label: string): string {
    let text = label;
    for (const end of [this.#profile.brand ?? '', ...this.#profile.aliases, ...this.#profile.cities])
      if (end.length > 1 && text.length > end.length + 1) {
        if (text.startsWith(end)) text = text.slice(end.length).replace(/^[のは的・\s]+/, '');
      }
    return cleanLabel(text);
  }
}

/** Nothing but days of the week, or a number with a unit of time. */
function isOfTime(words: readonly string[], label: string, language: string | null): boolean {
  const [pack, spoken] = [packOf(language), supported(language)];
  const telling = words.filter((word) => !stopwords(spoken).has(word) && !pack?.units.numerals.has(word));
  if (telling.length === 0) return false;
  return (
    telling.every((word) => pack?.weekdays.has(word) ?? false) ||
    (/\p{Nd}/u.test(label) && telling.every((word) => isTimeUnit(word, spoken)))
  );
}

/** Stems of the single words by which menus of a language call all that a site offers. */
const menuStems = memoizeText((language): ReadonlySet<string> => {
  const [topics, spoken] = [packOf(language)?.topics, supported(language)];
  const names = topics && spoken ? [...listedWords(topics.offers)] : [];
  return new Set(names.flatMap((name) => (/^\p{L}+$/u.test(name) ? stem(fold(name), spoken) : [])));
});
/** "Course" where the class has "courses". */
const isInflectedMenuWord = (word: string, language: string | null): boolean =>
  language !== null && menuStems(language).has(stem(fold(word), supported(language)));

/** "Stoke" of "Stoke on Trent". */
function isShortPlace(label: string, places: Iterable<string>): boolean {
  for (const place of places) if (fold(place).startsWith(`${fold(label)} `) && /^\s\p{Ll}/u.test(place.slice(label.length))) return true;
  return false;
}

/** A bracket without its other half: the label was cut. */
const isCutOff = (label: string): boolean => (label.match(/[([]/g) ?? []).length !== (label.match(/[)\]]/g) ?? []).length;

/** What many titles begin or end with, around a short word: "Guide to …", "… in Leeds". */
function sharedParts(titles: readonly string[], language: string | null): { heads: string[][]; tails: string[] } {
  const pack = packOf(language);
  /** A word that only connects; of a language that we do not know, any that is short and small. */
  const connects = (word: string, most: number) =>
    /^\p{Ll}+$/u.test(word) && (pack === null ? word.length <= most : pack.stopwords.has(word));
  const heads = new Map<string, Set<string>>();
  const tails = new Map<string, Set<string>>();
  const add = (map: Map<string, Set<string>>, key: string, rest: string) => map.set(key, (map.get(key) ?? new Set()).add(rest));
  for (const title of titles) {
    const words = wordsOf(title);
    for (let size = 2; size <= 6 && size < words.length; size += 1) {
      if (connects(words[size - 1] ?? '', 4)) add(heads, keyOf(words.slice(0, size).join(' ')), keyOf(words.slice(size).join(' ')));
      const tail = words.slice(-size);
      if (size <= 4 && connects(tail[0] ?? '', 3) && /^\p{Lu}/u.test(tail[1] ?? ''))
        add(tails, keyOf(tail.join(' ')), keyOf(words.slice(0, -size).join(' ')));
    }
  }
  const shared = (map: Map<string, Set<string>>, least: number) =>
    [...map].filter(([, rests]) => rests.size >= Math.max(least, titles.length * 0.1)).map(([key]) => key);
  return {
    heads: shared(heads, 4)
      .map((key) => key.split(' '))
      .sort((a, b) => b.length - a.length),
    tails: shared(tails, 3),
  };
}
