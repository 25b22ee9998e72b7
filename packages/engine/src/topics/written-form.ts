import type { SupportedLanguage } from '../text/language.ts';
import { stopwords } from '../text/stopwords.ts';
import { DURATION, MEASURE, PERCENT } from '../text/units.ts';
import { spaceless } from '../text/words.ts';

const LETTER_BEFORE = /[\p{L}\p{N}]$/u;
const SENTENCE_START = /(?:^|[.!?…:;。！？|·\n"“„«(])\s*$/u;

/**
 * The words of a phrase in the plural, in which questions about what is counted are well formed: "Is sash window worth it?" is no English. What is not counted ("glazing") has one as
 * well, which no text holds. Null for other languages, and for what ends like a plural already.
 */
export function pluralOf(lowered: readonly string[], language: SupportedLanguage | null): string[] | null {
  const last = lowered.at(-1) ?? '';
  if (language !== 'en' || !/^[a-z]{3,}$/.test(last) || last.endsWith('s')) return null;
  const plural =
    IRREGULAR[last] ??
    last
      .replace(/(?<=(?:kni|li|wi))fe$|(?<=(?:shel|lea|hal|loa|thie|wol|cal|scar))f$/, 've')
      .replace(/(?<=[^aeiou])y$/, 'ie')
      .replace(/(?<=[sxz]|[cs]h)$/, 'e')
      .concat('s');
  return [...lowered.slice(0, -1), plural];
}

const IRREGULAR: Readonly<Record<string, string>> = {
  man: 'men',
  woman: 'women',
  child: 'children',
  person: 'people',
  foot: 'feet',
  tooth: 'teeth',
  mouse: 'mice',
  criterion: 'criteria',
};

/** What a German phrase is called where it stands in the genitive ("des Debian-Projektes"): the forms to look for without its ending. */
export function withoutGenitive(lowered: readonly string[], language: SupportedLanguage | null): string[][] {
  const last = lowered.at(-1) ?? '';
  if (language !== 'de' || !/^\p{L}{5,}s$/u.test(last)) return [];
  const ended = last.endsWith('es') ? [last.slice(0, -2), last.slice(0, -1)] : [last.slice(0, -1)];
  return ended.map((word) => [...lowered.slice(0, -1), word]);
}

/**
 * The plural of a phrase that no text has in the plural, where its last word has only small letters (no name) and an English text counts it ("a kiln", "each kiln"), so that it is something
 * counted. Before another noun ("a folk award") it is not what is counted.
 */
export function madePlural(
  written: string,
  plural: readonly string[],
  lowered: readonly string[],
  texts: readonly string[],
): string | null {
  if (!/^(?:\p{L}+[ -])*[a-z]+$/u.test(written) || / (?:and|or|of|for|in|to|with) /.test(written)) return null;
  const phrase = lowered.map((word) => RegExp.escape(word)).join("[\\s'’-]+");
  const last = lowered.at(-1) ?? '';
  // "An emergency plumber" is counted where any plumber is ("a reliable plumber"); what ends in -ing is often another thing when counted ("a fitting").
  const head = last.endsWith('ing') ? phrase : `(?:${phrase}|(?:([a-z]+) )?${last})`;
  const pattern = new RegExp(`\\b(?:an?|each|every|another) ${head}(?!\\w)(?: ([a-z]+))?`, 'gi');
  // A verb may follow ("a kiln takes"), for a noun in the plural never does.
  const counts = (match: RegExpMatchArray) => {
    const next = match.at(-1);
    const before = match.length > 2 ? match[1] : undefined;
    if (before !== undefined && stopwords('en').has(before.toLowerCase())) return false;
    return next === undefined || stopwords('en').has(next.toLowerCase()) || /[^su]s$|ed$/i.test(next);
  };
  return texts.some((text) => text.matchAll(pattern).some(counts)) && written.endsWith(last)
    ? written.slice(0, -last.length) + (plural.at(-1) ?? '')
    : null;
}

const OF_MASS = 'of|with|much|more|some|less|enough|without|into|for|and|from|in';
const MASSES_HEARD = 2;

/**
 * The words of a phrase in the singular where English texts speak of it as a substance ("15 g of coffee", "with fresh bread") as often as of several kinds of it ("six coffees"): what is
 * both is asked about as a substance. Null for all else.
 */
export function substanceOf(lowered: readonly string[], texts: readonly string[], language: SupportedLanguage | null): string[] | null {
  if (language !== 'en' || lowered.length !== 1) return null;
  const last = lowered.at(-1) ?? '';
  const singular = /[^su]s$/.test(last) ? last.replace(/ies$/, 'y').replace(/(?<!y)s$/, '') : last;
  const [plural] = pluralOf([singular], language) ?? [];
  if (plural === undefined) return null;
  // What follows tells whether it is the last word of its phrase: "of coffee grounds" speaks of grounds.
  const mass = new RegExp(`\\b(?:${OF_MASS}) (?:([a-z-]+) )?${singular}(?=[,.;:!?)”]|$| ([a-z]+))`, 'gim');
  const isSubstance = ([, before, next]: RegExpMatchArray) =>
    (before === undefined || !stopwords('en').has(before.toLowerCase())) && (next === undefined || stopwords('en').has(next.toLowerCase()));
  const heard = texts.reduce((sum, text) => sum + text.matchAll(mass).filter(isSubstance).toArray().length, 0);
  if (heard < MASSES_HEARD) return null;
  const kinds = new RegExp(`\\b${plural}\\b`, 'gi');
  const counted = texts.reduce((sum, text) => sum + (text.match(kinds)?.length ?? 0), 0);
  return heard >= counted ? [singular] : null;
}

const HYPHENED_BEFORE = /(?:[\p{L}\p{N}]+-){1,3}$/u;
const HYPHENED_BEHIND = /^(?:-[\p{L}\p{N}]+){1,3}/u;

/** A word written with hyphens is one: what stands in "Ein-Prozent-Regelung" or "Saint-Aubin-des-Bois" is called so. */
function withHyphens(text: string, found: string, at: number): { form: string; index: number } {
  const end = at + found.length;
  const before = text[at - 1] === '-' ? (HYPHENED_BEFORE.exec(text.slice(Math.max(0, at - 40), at))?.[0] ?? '') : '';
  const behind = text[end] === '-' ? (HYPHENED_BEHIND.exec(text.slice(end, end + 40))?.[0] ?? '') : '';
  return { form: before + found + behind, index: at - before.length };
}

/** "What a Utah Road Trip Costs": where each longer word has a capital, none tells a name. */
function isTitleCase(text: string): boolean {
  if (text.length > LONGEST_TITLE || /[.!?]\s/.test(text)) return false;
  const longer = text.match(/\p{L}{4,}/gu) ?? [];
  return longer.length >= 3 && longer.every((word) => /^\p{Lu}/u.test(word));
}
const LONGEST_TITLE = 120;

/**
 * A phrase as a site writes it inside its sentences: the most frequent form that does not open one (there a capital says nothing), else the first that does, with a small letter.
 * In A Headline Like This No Capital Says Anything Either. German keeps its capitals. `lowered` are its words as `words` gives them; null where no text holds them in a row.
 */
export function writtenForm(lowered: readonly string[], texts: readonly string[], language: SupportedLanguage | null): string | null {
  // A point, a stroke or an ampersand that no space follows parts words as well: Node.js, TCP/IP, R&D.
  // So does the ending of a possessive: "Carer's Allowance".
  const between = spaceless(language) ? '[\\s-]*' : "(?:['’]s)?(?:[\\s'’-]+|[./&])";
  const pattern = new RegExp(lowered.map((word) => RegExp.escape(word)).join(between), 'giu');
  const inside = new Map<string, number>();
  let opening: string | null = null;
  let titled: string | null = null;
  for (const text of texts) {
    const titleCase = language !== 'de' && isTitleCase(text);
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const { 0: found, index: at } = match;
      // What stands around it is looked at here: with letters of all scripts and cases in it, a pattern takes longer to compile than to search with.
      if (LETTER_BEFORE.test(text.slice(Math.max(0, at - 2), at))) {
        pattern.lastIndex = at + String.fromCodePoint(text.codePointAt(at) ?? 0).length;
        continue;
      }
      if (/[\p{L}\p{N}]/u.test(text[at + found.length] ?? '') && !spaceless(language)) continue;
      const { form, index } = spaceless(language) ? { form: found, index: at } : withHyphens(text, found, at);
      if (titleCase) titled ??= form;
      else if (SENTENCE_START.test(text.slice(Math.max(0, index - 4), index))) opening ??= form;
      else inside.set(form, (inside.get(form) ?? 0) + 1);
    }
  }
  const [best] = [...inside].sort((a, b) => b[1] - a[1]);
  if (best) return best[0];
  if (opening === null) return titled && inSmallLetters(titled, texts);
  // “SaltConf 2027”, “USB hub”: a capital that no beginning of a sentence explains.
  if (language === 'de' || /^\p{Lu}(?:\p{N}|\p{Ll}*\p{Lu})/u.test(opening) || /\s\p{Lu}/u.test(opening)) return opening;
  return opening.charAt(0).toLowerCase() + opening.slice(1);
}

/** The same with a small letter at each word that texts write so. */
const inSmallLetters = (title: string, texts: readonly string[]): string =>
  title.replace(/\p{Lu}\p{L}*/gu, (word) => {
    const small = word.toLowerCase();
    const pattern = new RegExp(`(?<!\\p{L})${RegExp.escape(small)}(?!\\p{L})`, 'u');
    return texts.some((text) => pattern.test(text)) ? small : word;
  });

const NAMED_SHARE = 0.7;
/** "Per diem rates", "per capita income". */
const PER = 'per ';
const WORD_BEFORE = /(?<![\p{L}\p{N}-])(?:([\p{L}\p{N}]+)(-| ))?$/u;

/**
 * What nearly always stands right before an English phrase and belongs to it: what a hyphen joins ("all-" before "purpose flour"), and the first word of a name of four in a title, which is longer than
 * phrases are counted ("Brown" before "Butter Banana Bread"). Empty where nothing does.
 */
export function wordBefore(form: string, texts: readonly string[], titles: readonly string[], language: SupportedLanguage | null): string {
  if (language !== 'en' || !form.includes(' ')) return '';
  // What stands before it is looked at where it was found: a pattern that begins with any word is tried at every letter.
  const pattern = new RegExp(RegExp.escape(form), 'gi');
  const counts = new Map<string, { written: string; count: number }>();
  let total = 0;
  for (const text of texts)
    for (const { 0: found, index } of text.matchAll(pattern)) {
      if (/[\p{L}\p{N}]/u.test(text[index + found.length] ?? '')) continue;
      const before = WORD_BEFORE.exec(text.slice(Math.max(0, index - 40), index));
      if (!before) continue;
      total += 1;
      const [, word, mark = ''] = before;
      if (
        word === undefined ||
        (mark === ' ' &&
          `${word} `.toLowerCase() !== PER &&
          (form.split(' ').length < 3 || stopwords('en').has(word.toLowerCase()) || /^\p{N}/u.test(word)))
      )
        continue;
      const key = `${word}${mark}`.toLowerCase();
      const known = counts.get(key);
      // Small letters are those of a sentence.
      counts.set(key, { written: known?.written === key || key.startsWith(PER) ? key : `${word}${mark}`, count: (known?.count ?? 0) + 1 });
    }
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count);
  if (!most || most.count < 2 || most.count < NAMED_SHARE * total) return '';
  const whole = `${most.written}${form}`.toLowerCase();
  return most.written.endsWith('-') || titles.some((title) => title.toLowerCase().includes(whole)) ? most.written : '';
}

/** Whether the number in which a phrase ends counts a unit: "cook time 55" is cut out of "55 minutes". */
export const goesOnWithUnit = (form: string, texts: readonly string[]): boolean => {
  const pattern = new RegExp(String.raw`${RegExp.escape(form)}\s?([\p{L}%°]+)`, 'iu');
  return texts.some((text) => {
    const next = pattern.exec(text)?.[1]?.toLowerCase() ?? '';
    return DURATION.has(next) || MEASURE.has(next) || PERCENT.has(next);
  });
};

/** Whether English texts have a name of two words or more nearly always behind "Ministry of", "Bank of": it is the end of a longer one. */
export function endsName(name: string, texts: readonly string[]): boolean {
  if (!/^\p{Lu}\S* (?:\S+ )*\p{Lu}/u.test(name)) return false;
  let [all, within] = [0, 0];
  for (const text of texts)
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
      all += 1;
      if (/\p{Lu}\p{L}+ (?:of|for) (?:the )?$/u.test(text.slice(Math.max(0, at - 40), at))) within += 1;
    }
  return within >= 2 && within >= NAMED_SHARE * all;
}
