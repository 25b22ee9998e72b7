import { dictionary } from '@zxcvbn-ts/language-common';
import { isNegated } from './negation.ts';
import { folded, type Word, wordsOf } from './words.ts';

/**
 * Finds who is named in an answer: whole adjacent words in any script, by names, aliases and domains. What is counted is derived from kept answers, so a change of
 * these rules is a new version, and answers are read again.
 */
export const MATCHER_VERSION = 1;

export type Entity = { id: string; names: readonly string[]; domains: readonly string[]; excluded: readonly string[] };
export type Mention = { entity: string; start: number; end: number; negated: boolean };

const SHORTEST_NAME = 3;
/** Of one name in one answer; more say nothing more. */
const MOST_PLACES = 100;

let ordinary: Set<string> | undefined;
/** Is this a word that people use without meaning anybody? */
function isOrdinary(word: string): boolean {
  ordinary ??= new Set(dictionary['diceware-common'].map(String));
  return ordinary.has(word);
}

/** Particles that Korean writes onto a noun. */
const PARTICLES =
  /^(?:은|는|이|가|을|를|의|에|에서|에게|와|과|도|로|으로|만|보다|부터|까지|처럼|이나|나|이라는|라는|입니다|이다|에는|에도|께서)$/u;
/** What Arabic and Hebrew write onto the front of a noun. */
const PROCLITICS = /^(?:[وفبلك]?(?:ال)?|لل|[והבלמשכ]{1,2})$/u;

const sameWord = (word: Word, name: string): boolean => {
  if (word.text === name) return true;
  if (word.script === 'hangul') return word.text.startsWith(name) && PARTICLES.test(word.text.slice(name.length));
  return word.script === 'semitic' && word.text.endsWith(name) && PROCLITICS.test(word.text.slice(0, -name.length));
};

type Span = { start: number; end: number };

/** Between two words of one name there may be a space or a sign, and nothing that ends a clause. */
const ADJACENT = /^(?:\s{1,3}|\s?[-‐-―&+'’·・/_@]\s?|\.)?$/u;

/** Where all words of a name stand side by side. Names of joined scripts match where their letters do and the dictionary's cuts agree at both ends. */
function findName(text: string, words: readonly Word[], name: string): (Span & { lower: boolean })[] {
  const wanted = [...wordsOf(name)];
  if (wanted.length === 0) return [];
  const found: (Span & { lower: boolean })[] = [];
  const letters = wanted.map((word) => word.text).join('');
  for (const [at, first] of words.entries()) {
    if (found.length === MOST_PLACES) break;
    if (wanted.every(({ script }) => script === 'joined')) {
      if (!letters.startsWith(first.text)) continue;
      let taken = first.text;
      let last = at;
      while (taken.length < letters.length && words[last + 1]?.start === words[last]?.end) {
        last += 1;
        taken += words[last]?.text ?? '';
      }
      if (taken === letters) found.push({ start: first.start, end: words[last]?.end ?? first.end, lower: false });
      continue;
    }
    const here = words.slice(at, at + wanted.length);
    const fits =
      here.length === wanted.length &&
      here.every((word, i) => {
        const before = here[i - 1];
        return sameWord(word, wanted[i]?.text ?? '') && (!before || ADJACENT.test(text.slice(before.end, word.start)));
      });
    if (fits) found.push({ start: first.start, end: here.at(-1)?.end ?? first.end, lower: here.every((word) => word.lower) });
  }
  return found;
}

const LABELS_BEFORE = /[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.$/u;
const LONGEST_HOST = 253;

/** Where a domain, or a host below it, stands as a whole. */
function findDomain(text: string, domain: string): Span[] {
  const pattern = new RegExp(domain.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi');
  const found: Span[] = [];
  for (const { 0: match, index } of text.matchAll(pattern)) {
    if (found.length === MOST_PLACES) break;
    const end = index + match.length;
    const before = text.slice(Math.max(0, index - LONGEST_HOST), index);
    const start = index - (LABELS_BEFORE.exec(before)?.[0].length ?? 0);
    if (
      /[\p{L}\p{N}@-]$/u.test(text.slice(Math.max(0, start - 2), start)) ||
      /^(?:[\p{L}\p{N}-]|\.[\p{L}\p{N}])/u.test(text.slice(end, end + 3))
    )
      continue;
    found.push({ start, end });
  }
  return found;
}

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

const blank = (text: string): string => ' '.repeat(text.length);
/** Addresses, and links labeled by an address, are citations and no mentions. The rest stays where it stands. */
const withoutLinks = (text: string): string =>
  text
    .replace(/\[([^[\]\n]{0,300})\]\((https?:[^)\s]{0,2000})\)/g, (link, label: string, url: string) =>
      /^\s*(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\/?\s*$/u.test(label) ? blank(link) : ` ${label}  ${blank(url)} `,
    )
    .replace(/https?:\/\/[^\s)\]>"]{1,2000}/g, blank);

/** May this name stand for the entity by itself? Short names and ordinary words need the domain or another name beside them. */
const isDistinct = (name: string): boolean => {
  const words = [...wordsOf(name)];
  const letters = words.map(({ text }) => text).join('');
  if (words.some(({ script }) => script !== 'other')) return letters.length >= 2;
  return letters.length >= SHORTEST_NAME && !(words.length === 1 && isOrdinary(letters));
};

/** Who is named, in order of appearance. */
export function findMentions(answer: string, entities: readonly Entity[]): Mention[] {
  const text = withoutLinks(answer);
  const words = [...wordsOf(text)];
  const mentions = entities.flatMap((entity) => {
    const excluded = entity.excluded.flatMap((phrase) => findName(text, words, phrase));
    const domains = entity.domains.flatMap((domain) => findDomain(text, domain));
    const names = entity.names.map((name) => ({
      distinct: isDistinct(name),
      spans: findName(text, words, name).filter((span) => !excluded.some((other) => overlaps(span, other))),
      isWord: [...wordsOf(name)].length === 1,
      lower: name === name.toLowerCase(),
    }));
    const backed = (own: (typeof names)[number]) =>
      domains.length > 0 ||
      names.some(
        (other) =>
          other !== own && other.spans.some((span) => !own.spans.some((mine) => mine.start === span.start && mine.end === span.end)),
      );
    const spans: Span[] = [
      ...domains,
      ...names.flatMap((name) => {
        if (!name.distinct) return backed(name) ? name.spans : [];
        // A single word that the answer writes small although the name is written large is taken for a word.
        return name.spans.filter((span) => !(name.isWord && span.lower && !name.lower) || backed(name));
      }),
    ].sort((a, b) => a.start - b.start || b.end - a.end);
    let until = 0;
    const apart = spans.filter(({ start, end }) => {
      const isNew = start >= until;
      if (isNew) until = end;
      return isNew;
    });
    return apart.slice(0, MOST_PLACES).map(({ start, end }) => ({ entity: entity.id, start, end, negated: isNegated(text, start) }));
  });
  return mentions.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Is anybody named in a question: us (branded), a competitor (rival), or nobody (open)? */
export function kindOfQuestion(question: string, own: Entity, rivals: readonly Entity[]): 'branded' | 'rival' | 'open' {
  // In a question every name counts, however it is written.
  const names = (entity: Entity) => entity.names.some((name) => findName(question, [...wordsOf(question)], name).length > 0);
  const named = (entity: Entity) => names(entity) || entity.domains.some((domain) => findDomain(question, domain).length > 0);
  if (named(own)) return 'branded';
  return rivals.some(named) ? 'rival' : 'open';
}

/** Two questions are the same when their words are. */
export const questionKey = (question: string): string =>
  [...wordsOf(question)].map(({ text }) => text).join(' ') || folded(question).trim();
