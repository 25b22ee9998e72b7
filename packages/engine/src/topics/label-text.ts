import { memoizeText } from '../artifacts/memoize.ts';
import { caseless, lowered } from '../language/letter-case.ts';
import { listOf } from '../language/list-of.ts';
import { OTHER_STANDING } from '../language/other-names.ts';
import { ALL_PACKS } from '../language/packs/index.ts';
import type { TopicWords } from '../language/topic-words.ts';
import { unmarked } from '../language/word-pattern.ts';

/** How labels are cleaned, cut and compared. Nothing here is printed but what the site wrote itself. */

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
/** Thai is the first of them; most texts end before it. */
const FROM_THAI = /[\u0e00-\uffff]/;
export const isUnspaced = (text: string): boolean => FROM_THAI.test(text) && UNSPACED.test(text);
/** Scripts in which a label is found inside longer runs of characters, not word by word. */
export const isRunOn = (text: string): boolean => FROM_THAI.test(text) && (UNSPACED.test(text) || /\p{sc=Hangul}/u.test(text));

/** ASCII with single spaces and without a backtick: nothing to fold but capitals. */
const PLAIN = /^[!-_a-~]+(?: [!-_a-~]+)*$/;
export const fold = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : lowered(
        text
          .normalize('NFKC')
          .replace(/[’‘`´]/g, "'")
          .replace(/\s+/g, ' ')
          .trim(),
      );

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’+#]*(?:[.-][\p{L}\p{N}\p{M}'’+#]+)*/gu;
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
const LONGEST_RUN = 200;

export function wordsOf(text: string): string[] {
  if (!isUnspaced(text)) return text.match(WORD) ?? [];
  return text
    .split(/[\s、。，．・「」『』（）()【】!?！？]+/)
    .flatMap((run) =>
      isUnspaced(run)
        ? [...segmenter.segment(run.slice(0, LONGEST_RUN))].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
        : (run.match(WORD) ?? []),
    );
}

/** A plural -s is levelled to compare, never to print. */
const level = (word: string): string =>
  word.endsWith('s') && /^[a-z]{4,}s$/.test(word) && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;

export const tokensOf = memoizeText((text): readonly string[] =>
  wordsOf(caseless(fold(text)).replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')).map(level),
);
/** Labels with equal keys are the same label. */
export const keyOf = memoizeText((text) => tokensOf(text).join(' '));

const DRAWN = /(?:\ufe0f|[\p{Co}\p{Extended_Pictographic}¶★☆✓✔✅➜→←↑↓▶►▸▾▼»«›‹■□●○◆◇])+/gu;
export const cleanLabel = (text: string | null | undefined): string => (text ? cleaned(text) : '');
const cleaned = memoizeText((text) =>
  text
    .replace(/[®™]/g, '')
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u00ad]/g, '')
    .replace(/\d\ufe0f?\u20e3/g, ' ')
    .replace(DRAWN, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:#|\(?\d{1,3}(?:\.\d+)*[.):、．]\s*|\d+(?:\.\d+)+\s+|[-–—•·*:|/]+\s*)/u, '')
    .replace(/(?<=\p{L})['’]$/u, '')
    .replace(/\s*\(\d+\)$|\s*[…:：|,，、–—/#-]+$|\.{2,}$/u, '')
    .replace(/^["“„「『](.*)["”“」』]$/u, '$1')
    .trim(),
);

/** The parts of a title or heading: "Root canals – Leeds | Acme". */
export const segmentsOf = (text: string | null | undefined): readonly string[] => segments(cleanLabel(text));
const segments = memoizeText((text): readonly string[] =>
  text
    .split(/\s+[|｜–—·•»›~/]\s+|\s+[-:]\s+|[|｜：]|:\s+|\s+–|—/u)
    .map(cleanLabel)
    .filter(Boolean),
);

/** Length in words; in scripts without spaces about three characters count as one. */
export const lengthOf = (text: string): number => (isUnspaced(text) ? [...text.replace(/\s/g, '')].length / 3 : wordsOf(text).length);

export function holds(text: string, label: string): boolean {
  if (!label) return false;
  if (isRunOn(label)) return fold(text).replace(/\s/g, '').includes(fold(label).replace(/\s/g, ''));
  return ` ${keyOf(text)} `.includes(` ${keyOf(label)} `);
}

export function jaccard(one: readonly string[], other: readonly string[]): number {
  const [a, b] = [new Set(one), new Set(other)];
  const shared = a.intersection(b).size;
  return shared / (a.size + b.size - shared || 1);
}

const HASH = /\b(?=[0-9a-f]*\d)[0-9a-f]{8,}\b/gi;
export function pathOfUrl(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return '';
  }
}
/** The last part of an address as words. */
export const slugOf = (url: string): string =>
  (
    pathOfUrl(url)
      .replace(/\/(?:index|default|main)\.\w+$/i, '/')
      .replace(/\/+$/, '')
      .split('/')
      .pop() ?? ''
  )
    .replace(/\.\w{2,5}$/, '')
    .replace(/[-_+]+/g, ' ')
    .replace(HASH, '')
    .trim();

const UTILITY = new Set(
  [
    ...ALL_PACKS.flatMap(({ topics: { utility, navigation } }) => [utility, navigation.places, navigation.works]),
    ...OTHER_STANDING,
  ].flatMap((list) => listOf(list).map(keyOf)),
);
const MANUAL = new Set(ALL_PACKS.flatMap(({ topics: { manual } }) => listOf(manual).map(keyOf)));
const DOCUMENTATION = [...new Set(ALL_PACKS.flatMap(({ topics: { documentation } }) => listOf(documentation)))];
const OFFERS = new Set(ALL_PACKS.flatMap(({ topics: { offers } }) => listOf(offers).map(keyOf)));
const navigation = (kind: keyof TopicWords['navigation']): ReadonlySet<string> =>
  new Set(ALL_PACKS.flatMap(({ topics: { navigation } }) => listOf(navigation[kind]).map(keyOf)));
/** Keys of menu labels that only certain kinds of sites have, in any language. */
export const NAVIGATION = {
  association: navigation('association'),
  academic: navigation('academic'),
  event: navigation('event'),
  cart: navigation('cart'),
} as const;
const PEOPLE = navigation('people');
/** Latin addresses of words that are written with accents. */
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', å: 'aa', ø: 'oe', æ: 'ae', ı: 'i', ł: 'l', đ: 'd' };
export const plain = memoizeText((text) => unmarked(text.replace(/[äöüßåøæıłđ]/g, (letter) => UMLAUTS[letter] ?? letter)));
const PEOPLE_AS_WRITTEN: ReadonlySet<string> = new Set(
  ALL_PACKS.flatMap(({ topics: { navigation } }) => listOf(navigation.people).map((name) => plain(fold(name)))),
);
/** Of a folder of persons: as it is written, for "/teams/" may be of a product. */
export const isPeopleFolder = (part: string): boolean => PEOPLE_AS_WRITTEN.has(plain(fold(part)).replace(/[-_]+/g, ' '));
/** Of a list of persons. */
export const isPeopleName = (text: string): boolean => PEOPLE.has(keyOf(text));
const PLACES = navigation('places');
/** Of a list of places. */
export const isPlacesName = (text: string): boolean => PLACES.has(keyOf(text));
const WORKS = navigation('works');
/** Of a list of works for customers. */
export const isWorksName = (text: string): boolean => WORKS.has(keyOf(text));
const BODIES = ALL_PACKS.flatMap(({ topics: { navigation } }) => listOf(navigation.bodies));
/** Whether a name is that of a body which is run for no profit: "Kiln Users' Association", "Förderverein Kita". */
export const isBodyName = (name: string): boolean => {
  const all = wordsOf(fold(name));
  const ends = [all[0] ?? '', all.at(-1) ?? ''];
  return BODIES.some((body) =>
    isRunOn(body)
      ? name.includes(body)
      : body.startsWith('*')
        ? all.some((word) => word.endsWith(body.slice(1)))
        : ends.includes(fold(body)),
  );
};
const PLAIN_UTILITY = new Set([...UTILITY].map(plain));
const JOINED = new RegExp(` (?:${[...new Set(ALL_PACKS.flatMap(({ and, runOn }) => (runOn ? [] : [...and])))].join('|')}) `);
/** Of two things joined the first one, by key. */
export const firstJoined = (label: string): string | undefined => (JOINED.test(keyOf(label)) ? keyOf(label).split(JOINED)[0] : undefined);
/** A name of the list, or two of them joined: "Prices & booking", "Versand und Zahlung". */
const isListed = (key: string, has: (key: string) => boolean): boolean =>
  has(key) || (JOINED.test(key) && key.split(JOINED).length === 2 && key.split(JOINED).every(has));
/** "Pricelist" of "price list". */
const JOINED_UTILITY = new Set([...PLAIN_UTILITY].flatMap((key) => (key.includes(' ') && !isRunOn(key) ? key.replaceAll(' ', '') : [])));
/** In a menu the people who manage; behind another word what they do: "Project management". */
const MANAGEMENT = 'management';
/** Two of them in a row: "Book appointment", "Avis clients". */
const isPairOfThem = (key: string): boolean => {
  const [first = '', second = '', ...more] = plain(key).split(' ');
  return more.length === 0 && PLAIN_UTILITY.has(first) && PLAIN_UTILITY.has(second) && second !== MANAGEMENT;
};
/** Of a menu: it says what the page does for the site, not what it is about. */
export const isUtilityName = (text: string): boolean =>
  isListed(
    keyOf(text.replace(/\s[&+/]\s/g, ' and ')),
    (key) => UTILITY.has(key) || PLAIN_UTILITY.has(key) || JOINED_UTILITY.has(plain(key)) || isPairOfThem(key),
  );
/** Of a part of a manual. */
export const isManualName = (text: string): boolean => isListed(keyOf(text), (key) => MANUAL.has(key));
/** Of a site that is a manual: "Acme Docs". */
export const namesDocumentation = (text: string): boolean => DOCUMENTATION.some((name) => holds(text, name));
export const isOffersName = (text: string): boolean => isListed(keyOf(text.replace(/\s[&+/]\s/g, ' and ')), (key) => OFFERS.has(key));
export const listedWords = (list: string): ReadonlySet<string> => new Set(listOf(list));
