import { frames } from '../text/framing.ts';
import type { SupportedLanguage } from '../text/language.ts';
import { aspectBit } from './aspects.ts';
import { isSitePart } from './site-parts.ts';
import type { Phrases, Vocabulary } from './vocabulary.ts';

/** Prepositions that make one thing of two nouns where no article follows: those that make it of both, and those behind which alone the noun is only a part ("plombier à Lyon"). */
const JOINING: Partial<Record<SupportedLanguage, { both: readonly string[]; behind: readonly string[] }>> = {
  fr: { both: ['de', 'd'], behind: ['à', 'en', 'pour'] },
  es: { both: ['de'], behind: ['a', 'en', 'para'] },
  it: { both: ['di', 'd'], behind: ['a', 'ad', 'da', 'in', 'per'] },
  pt: { both: ['de', 'd'], behind: ['a', 'em', 'para'] },
};
/** "Types de pompes" are pumps. */
const KINDS: ReadonlySet<string> = new Set(
  'type types sorte sortes genre genres tipo tipos tipi tipologie clase clases variedades varietà'.split(' '),
);
const ASKED =
  aspectBit('price') | aspectBit('best') | aspectBit('alternative') | aspectBit('comparison') | aspectBit('example') | aspectBit('benefit');

/** What a word of a headline is not: named on its own; the beginning of a phrase. */
export const [NOT_ALONE, NO_BEGINNING] = [1, 2];

/**
 * Headlines of Romance languages join nouns: “Avvocati di famiglia a Bologna” names lawyers for families, neither families nor “famiglia a Bologna”. A noun that different headlines
 * join to different others ("cours de yoga", "tapis de yoga") is a thing of its own from the second on.
 */
export class JoinedNouns {
  readonly #vocabulary: Vocabulary;
  readonly #language: SupportedLanguage | null;
  readonly #joining: { both: ReadonlySet<string>; behind: ReadonlySet<string> } | null;
  /** By stem: the stem that it was joined to first, before and behind it. */
  readonly #before = new Map<number, number>();
  readonly #behind = new Map<number, number>();

  constructor(vocabulary: Vocabulary, language: SupportedLanguage | null) {
    this.#vocabulary = vocabulary;
    this.#language = language;
    const joining = language && JOINING[language];
    this.#joining = joining ? { both: new Set(joining.both), behind: new Set(joining.behind) } : null;
  }

  /** What the words of a headline are not, by place; null where nothing is joined in it. */
  in(headline: Phrases): Uint8Array | null {
    if (!this.#joining) return null;
    let found: Uint8Array | null = null;
    for (let at = 2; at < headline.length; at += 1) {
      const [first, between, last] = [headline[at - 2], headline[at - 1], headline[at]];
      if (!first || !between || !last) continue;
      const both = this.#joining.both.has(between.text);
      if (!both && !this.#joining.behind.has(between.text)) continue;
      const { empty, stems, cues } = this.#vocabulary;
      const [head, tail] = [this.#vocabulary.id(first, this.#language), this.#vocabulary.id(last, this.#language)];
      if (empty[head] || empty[tail]) continue;
      // "Prix de pompes", "guide de pompes": what is asked of a thing, or how it is told, joins nothing to it.
      if (((cues[head] ?? 0) & ASKED) !== 0 || this.#isFrame(first.text)) continue;
      found ??= new Uint8Array(headline.length);
      const [one = 0, other = 0] = [stems[head], stems[tail]];
      if (isOnly(this.#before, other, one)) found[at] = (found[at] ?? 0) | NOT_ALONE;
      if (both && isOnly(this.#behind, one, other)) found[at - 2] = (found[at - 2] ?? 0) | NOT_ALONE;
      found[at] = (found[at] ?? 0) | NO_BEGINNING;
    }
    return found;
  }

  #isFrame(word: string): boolean {
    return KINDS.has(word) || isSitePart(word, this.#language) || (this.#language !== null && frames(word, this.#language));
  }
}

/** Whether a noun was never joined to another one than this. */
function isOnly(joined: Map<number, number>, noun: number, to: number): boolean {
  const known = joined.get(noun);
  if (known === undefined) joined.set(noun, to);
  return known === undefined || known === to;
}
