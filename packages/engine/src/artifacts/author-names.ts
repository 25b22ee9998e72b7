import { isGivenName } from '../language/given-names.ts';
import { capitalTitleIn, titleIn } from '../language/honorifics.ts';
import type { LanguagePack, Words } from '../language/pack.ts';
import { ALL_PACKS, packOf } from '../language/packs/index.ts';
import { oneOf, wordsOfAll } from '../language/word-pattern.ts';

/** Reads a line that signs a text: what stands before the names of its authors, and these names. */

const wordsOf = (packs: readonly LanguagePack[], list: (pack: LanguagePack) => Words): string[] => packs.flatMap((pack) => [...list(pack)]);

const RUN_ON = ALL_PACKS.filter(({ runOn }) => runOn);
const SPACED = ALL_PACKS.filter(({ runOn }) => !runOn);
const before = (packs: readonly LanguagePack[]) => {
  const all = wordsOf(packs, ({ author }) => author);
  const labels = all.filter((word) => word.endsWith(':')).map((word) => word.slice(0, -1));
  return { words: oneOf(all.filter((word) => !word.endsWith(':'))), labels: oneOf(labels) };
};
const [inSpaced, inRunOn] = [before(SPACED), before(RUN_ON)];
/** Hindi has no pack. */
const FURTHER = 'लेखक';
/** The source of a pattern of the words before an author's name, in either case; none is the beginning of one ("Dana", "David", "Parker"). */
export const AUTHOR_WORDS = String.raw`(?:(?:${inSpaced.words}|${FURTHER})(?![\p{L}\p{M}'’-])\s*[:：]?|${inSpaced.labels}\s*[:：]|${inRunOn.words}(?:\s*[:：／/]|\s)|${inRunOn.labels}\s*[:：／/])`;
/** An abbreviation is no such word: "Av." is a lawyer in Turkish, "av" is "by" in Swedish. */
export const BY = new RegExp(String.raw`^${AUTHOR_WORDS}\s*(?=[^\s.])`, 'iu');

const TITLE = titleIn(SPACED);
/** Titles before a name, and what small abbreviations stand behind them: "Prof. Dr. med. dent.". */
const TITLES = new RegExp(String.raw`^(?:(?:${TITLE}|${capitalTitleIn(SPACED)}|(?!${TITLE})\p{Ll}[\p{Ll}-]{1,5}\.)\s*){1,6}(?=\p{L})`, 'u');
/** Behind a name: "김서연 기자". */
const TITLE_BEHIND = new RegExp(`(?<=..)\\s*${oneOf(wordsOf(RUN_ON, ({ titles }) => titles))}$`, 'u');
/** The article before a title: "par le Dr". */
const ARTICLE = new RegExp(String.raw`^(?:le|la|l['’]|il|el|the|der|die|de|o|a)\s*(?<=[\s'’])(?=${TITLE})`, 'u');
const IN_BRACKETS = /\s*(?:\([^()]*\)|（[^（）]*）)/g;
/** What follows a name on the same line: a date, a section, the time it takes to read, a further label (“发布日期：”). */
const AFTER =
  /\s*(?:[|•·∙–—,،;／/（]|\s\(|\s\p{L}{2,8}[:：]|\s-\s|\bon\b|\bam\b|\ble\b|\bil\b|\bel\b|\bop\b|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\d).*$/u;
const PARTICLE = oneOf(wordsOfAll(({ nameParticles }) => nameParticles));
const NAME = new RegExp(String.raw`^\p{Lu}[\p{L}\p{M}.'’-]*(?:\s+(?:\p{Lu}[\p{L}\p{M}.'’-]*|${PARTICLE})){1,4}$`, 'u');
const SPACELESS_NAME =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}・\s]{2,12}$|^\p{Script=Hangul}{2,5}$|^[\p{Script=Arabic}]+(?:\s[\p{Script=Arabic}]+){1,3}$/u;

/** A name and nothing else on its line, without what follows it there. */
export const withoutRest = (text: string): string => text.replace(AFTER, '').trim();
/** A name without the titles before it. */
export const withoutTitles = (text: string): string => text.replace(TITLES, '');
export const isCasedName = (text: string): boolean => NAME.test(text);
const isName = (text: string): boolean => [text, withoutTitles(text)].some((name) => NAME.test(name) || SPACELESS_NAME.test(name));
const beginsWithGivenName = (text: string): boolean => isGivenName(withoutTitles(text).split(' ')[0] ?? '');

/** In capitals only longer ones are surely no part of a name: "AND", not "ED". */
const CAPITALS_FROM = 3;
const AND = wordsOf(
  SPACED.filter(({ prefixes }) => !prefixes),
  ({ and }) => and,
).filter((word) => !word.includes(' '));
const BETWEEN_WORDS = String.raw`(?:\s*[,，;])?\s+${oneOf([
  ...AND,
  ...wordsOf(SPACED, ({ and }) => and).filter((word) => word.includes(' ')),
  ...AND.filter(({ length }) => length >= CAPITALS_FROM).map((word) => word.toUpperCase()),
])}\s+`;
/** Written into the name behind it; a name may begin so as well. */
const PREFIXED = String.raw`\s+${oneOf(
  wordsOf(
    SPACED.filter(({ prefixes }) => prefixes),
    ({ and }) => and,
  ),
)}\s*`;
const BETWEEN = String.raw`${BETWEEN_WORDS}|(?:\s*[,，;])?\s*[&＆]\s*|${PREFIXED}|\s*[,，、،;；]\s*`;
const SPLIT = new RegExp(`(${BETWEEN})`, 'u');
const inRunOnLanguage = new Map(
  RUN_ON.map((pack) => {
    const and = oneOf([...pack.and]);
    const joins = pack.spaceless
      ? String.raw`(?<=\p{Script=Han}{2})\s*${and}\s*(?=\p{Script=Han}{2})`
      : String.raw`(?<=\p{Script=Hangul}{2})\s*${and}\s+`;
    return [pack, new RegExp(`(${joins}|${BETWEEN})`, 'u')];
  }),
);
const splitter = (language: string | null): RegExp => {
  const pack = packOf(language);
  return (pack && inRunOnLanguage.get(pack)) ?? SPLIT;
};

const ENUMERATES = /^\s*、\s*$/;
const SEPARATES = /^\s*[,，、،;；]\s*$/;
const IS_PREFIXED = new RegExp(`^${PREFIXED}$`, 'u');
/** Whether a part of a line behind others names a further author: behind a comma stands a role or a town as often. */
function isFurther(part: string, separator: string): boolean {
  if (ENUMERATES.test(separator)) return isName(part);
  if (SEPARATES.test(separator) || IS_PREFIXED.test(separator)) return beginsWithGivenName(part) && (isName(part) || isGivenName(part));
  return isName(part) || isGivenName(part);
}

/** A name without the title behind it, where that is the custom. */
const withoutTitleBehind = (name: string): string => {
  const bare = name.replace(TITLE_BEHIND, '');
  return SPACELESS_NAME.test(bare) ? bare : name;
};
const nameOf = (part: string): string => withoutTitleBehind(withoutRest(part));

/** A name as it is compared: titles are no part of it. What remains is a name, not one word of it. */
export function untitled(name: string): string {
  const bare = withoutTitles(name);
  return withoutTitleBehind(bare.includes(' ') ? bare : name);
}

/**
 * The authors whom a line names behind "by"; none where it goes on with anything else ("By the sea"). `language`: that of the page, where names and what joins them are written without spaces.
 */
export function authorsIn(line: string, language: string | null): string[] {
  const text = line.replace(IN_BRACKETS, '').trim().replace(ARTICLE, '');
  const pieces = text.split(splitter(language));
  const found: string[] = [];
  let isWhole = true;
  for (let i = 0; i < pieces.length; i += 2) {
    const [part = '', separator = ''] = [pieces[i], pieces[i - 1]];
    const name = nameOf(part.replace(ARTICLE, ''));
    if (i === 0 ? !isName(name) && !isGivenName(name) : !isFurther(name, separator)) {
      isWhole = i > 0 && SEPARATES.test(separator);
      break;
    }
    found.push(name);
    if (withoutRest(part) !== part.trim()) break;
  }
  const [first] = found;
  if (first !== undefined && isWhole && (found.length > 1 || isName(first))) return found;
  // "José Ortega y Gasset" is one.
  const whole = nameOf(text);
  if (isName(whole)) return [whole];
  return first !== undefined && isName(first) && beginsWithGivenName(first) ? found : [];
}
