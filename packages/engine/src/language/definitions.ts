import { lowered } from './letter-case.ts';
import type { Definitions, PackLanguage } from './pack.ts';
import { packOf } from './packs/index.ts';
import { stopwords } from './stopwords.ts';
import type { SupportedLanguage } from './supported.ts';

type Compiled = {
  grammar: Definitions;
  verbs: readonly string[][];
  /** Words without which no sentence defines: most sentences are told by them at once. */
  telling: RegExp;
  /** Words that no term ends in. */
  connecting: ReadonlySet<string>;
};
const compiled = new Map<PackLanguage, Compiled>();
function compiledOf(language: PackLanguage): Compiled {
  const known = compiled.get(language);
  if (known) return known;
  const grammar = packOf(language).definitions;
  const verbs = [...grammar.verbs].map((verb) => verb.split(' '));
  const telling = new RegExp(`(?<!\\p{L})(?:${[...grammar.copulas, ...verbs.map(([first]) => first)].join('|')})(?!\\p{L})`, 'iu');
  const made = { grammar, verbs, telling, connecting: stopwords(language) };
  compiled.set(language, made);
  return made;
}
const NONE: ReadonlySet<string> = new Set();
/** Articles of a language, lower case; none where it has none, or where they are written into the word. */
export const articles = (language: SupportedLanguage | null): ReadonlySet<string> =>
  language ? packOf(language).definitions.articles : NONE;
/** Its forms of to be that say what something is, lower case; none where it has none. */
export const copulas = (language: SupportedLanguage | null): ReadonlySet<string> =>
  language ? packOf(language).definitions.copulas : NONE;

const ELISION = /^(?:l|un|qu|d)['’]/i;
/** A term is at most this many words long. */
const TERM_WORDS = 9;

const cleaned = (token: string): string => lowered(token).replace(/[«»“”„"()[\],;:]/g, '');

function latin(sentence: string, { grammar, verbs, telling, connecting }: Compiled): string | null {
  if (!telling.test(sentence)) return null;
  const { articles, copulas, openers, pronouns } = grammar;
  const tokens = sentence.slice(0, 400).split(/\s+/, TERM_WORDS + 6);
  const plain = tokens.map(cleaned);
  if (pronouns.has(plain[0] ?? '')) return null;
  let start = 0;
  while (start < 2 && articles.has(plain[start] ?? '')) start += 1;
  for (let at = start + 1; at <= Math.min(start + TERM_WORDS, plain.length - 2); at += 1) {
    if (/[;:]$/.test(tokens[at - 1] ?? '')) return null;
    const next = plain[at + 1] ?? '';
    const opens = openers.has(next) || (ELISION.test(next) && next.length > 3);
    const here = plain[at] ?? '';
    const defines =
      (copulas.has(here) && opens) || verbs.some((verb) => verb[0] === here && verb.every((word, offset) => plain[at + offset] === word));
    // "The ledger no es …": what a thing is not defines nothing, and no term ends in a word that only connects.
    if (defines && connecting.has(plain[at - 1] ?? '')) return null;
    if (defines)
      return (
        tokens
          .slice(start, at)
          .join(' ')
          .replace(ELISION, '')
          .replace(/[«»“”„",]/g, '')
          .trim() || null
      );
  }
  return null;
}

/** The term a sentence defines ("A heat pump is a machine …" gives "heat pump"), or null: where it defines nothing, names no term, asks, or the language has no grammar here. */
export function definitionOf(sentence: string, language: SupportedLanguage | null): string | null {
  if (!language || sentence.length < 6 || /[?？؟]\s*$/.test(sentence.slice(-4))) return null;
  const { verbs, patterns, noTerm } = packOf(language).definitions;
  if (verbs.size > 0) return latin(sentence, compiledOf(language));
  const head = sentence.slice(0, 260);
  for (const pattern of patterns) {
    const term = pattern
      .exec(head)
      ?.slice(1)
      .find((group) => group !== undefined)
      ?.replace(/[「」『』“”]/g, '')
      .trim();
    if (term) return noTerm?.test(term) ? null : term;
  }
  return null;
}

/** Words between an article and the noun it belongs to, and that noun. */
const NOUN_PHRASE = 4;
/** Whether the kind of thing by which a sentence defines only judges: "Moving house is a delicate task that …" says how it is, not what. */
export function onlyJudges(sentence: string, language: SupportedLanguage | null): boolean {
  if (!language) return false;
  const { definitions, topics } = packOf(language);
  const { copulas, openers, judging } = definitions;
  const tokens = sentence.slice(0, 400).split(/\s+/);
  const plain = tokens.map(cleaned);
  const { verbs } = compiledOf(language);
  // Where nothing but a verb opens a definition, the noun follows that.
  const isVerbAt = (at: number) => openers.size === 0 && verbs.some((verb) => verb.every((word, offset) => plain[at + offset] === word));
  const at = plain.findIndex((word, index) => (copulas.has(word) && openers.has(plain[index + 1] ?? '')) || isVerbAt(index));
  const from = at + (openers.size > 0 ? 2 : (verbs.find((verb) => verb.every((word, offset) => plain[at + offset] === word)) ?? []).length);
  if (at < 0) return false;
  const behind = plain.slice(from, from + NOUN_PHRASE);
  const end = behind.findIndex((word, index) => stopwords(language).has(word) || /[,;:.]$/.test(tokens[from + index - 1] ?? ''));
  const phrase = end < 0 ? behind : behind.slice(0, end);
  return (topics?.headLast ? phrase.slice(-1) : phrase.slice(0, 2)).some((word) => judging.has(word));
}
