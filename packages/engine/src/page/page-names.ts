import { memoizeText } from '../artifacts/memoize.ts';
import { plain } from '../artifacts/plain-label.ts';
import { OTHER_PAGES } from '../language/other-names.ts';
import { PAGE_NAMES, type PageName } from '../language/pack.ts';
import { ALL_PACKS } from '../language/packs/index.ts';

/** Whether a link or a part of an address is called like a page of a kind, in any language: what a site is said not to have was looked for under all of these names. */

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
/** The same with the letters that stand for umlauts in addresses. */
export const spelled = (text: string): string =>
  plain(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter),
  );

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
/** A name this long is no part of another subject: it may stand anywhere, also inside a compound. */
const TELLING = 9;
const STEM = 7;
const SHORTEST = 4;
/** Words of a link that is nothing but a name; one with more only mentions what it does not begin with. */
const NAME_WORDS = 3;
const MOST_WORDS = 8;
const LONGEST = 60;

/** As patterns: of hundreds of names, one pass tells whether any is there. `telling`: anywhere; `stem`: at the beginning; `first`: as the first words; `held`: as words. */
type Names = { whole: ReadonlySet<string>; unspaced: readonly string[]; telling: RegExp; stem: RegExp; first: RegExp; held: RegExp };
/** None of no names. */
const anyOf = (names: readonly string[]): string => (names.length === 0 ? '(?!)' : `(?:${names.map(RegExp.escape).sort().join('|')})`);
const known = new Map<PageName, Names>();
function namesOf(kind: PageName): Names {
  const before = known.get(kind);
  if (before) return before;
  const written = [...ALL_PACKS.flatMap((pack) => [...pack.pages[kind]]), ...(OTHER_PAGES[kind] ?? [])];
  const list = [...new Set(written.flatMap((name) => [plain(name), spelled(name)]))];
  const spaced = list.filter((name) => !UNSPACED.test(name));
  const longer = (least: number) => anyOf(spaced.filter((name) => name.length >= least));
  const names = {
    whole: new Set(list),
    unspaced: list.filter((name) => UNSPACED.test(name)),
    telling: new RegExp(longer(TELLING), 'u'),
    stem: new RegExp(`^${longer(STEM)}`, 'u'),
    first: new RegExp(`^${longer(SHORTEST)} `, 'u'),
    held: new RegExp(`(?:^| )${longer(SHORTEST)}(?: |$)`, 'u'),
  };
  known.set(kind, names);
  return names;
}

/**
 * Whether a text is the name of a page of that kind. `begins`: the name may be followed by anything ("About the club"), or by nothing but the rest of its word ("Kontaktformular");
 * without it, only long names may have company.
 */
export function isNamed(kind: PageName, text: string, begins = false): boolean {
  if (text.length > LONGEST) return false;
  const answers = answersOn(text);
  const at = 2 * PLACES[kind] + Number(begins);
  answers[at] ||= calls(kind, text, begins) ? YES : NO;
  return answers[at] === YES;
}
/** Whether a text is nothing but the name of such a page, or its name and another ("Privacy & cookies"): "Acme’s privacy policy" is that of somebody. */
export const isExactlyNamed = (kind: PageName, text: string): boolean =>
  text.length <= LONGEST && text.split(/[&/|,+]/).some((part) => namesOf(kind).whole.has(plain(part)));
/** By text, whether it is a name of each kind, with and without company: labels and links stand on every page of a site. */
const answersOn = memoizeText(() => new Uint8Array(2 * PAGE_NAMES.length));
const PLACES = Object.fromEntries(PAGE_NAMES.map((kind, at) => [kind, at])) as Record<PageName, number>; // safe: every kind has its place
const [YES, NO] = [1, 2];

function calls(kind: PageName, text: string, begins: boolean): boolean {
  const { whole, unspaced, telling, stem, first, held } = namesOf(kind);
  const label = plain(text);
  if (label === '') return false;
  if (whole.has(label)) return true;
  if (UNSPACED.test(label)) return unspaced.some((name) => label.includes(name));
  const words = label.split(' ').length;
  if (words > MOST_WORDS) return false;
  if (words <= NAME_WORDS + 2 && telling.test(label)) return true;
  if (!begins) return false;
  // "Kontaktformular", "contactpersonen": to be reached is no other subject. "Unternehmensberatung" is one.
  if (kind === 'contact' && stem.test(label)) return true;
  return first.test(label) || (words <= NAME_WORDS && held.test(label));
}
