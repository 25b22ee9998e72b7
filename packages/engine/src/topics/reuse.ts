import type { ReadPage } from '../artifacts/page.ts';
import { languageOf } from '../artifacts/page-language.ts';
import { type Lexicon, lexiconOf, type Word } from '../language/lexicon.ts';
import { eachPiece, somePiece } from '../retrieval/passages.ts';
import { phrasesOf } from '../retrieval/vocabulary.ts';
import { fold, isRunOn } from './label-text.ts';

/** On how many pages of the main language the running text says a label, counted up to `most`; and of its words, the fewest pages that any of them is on. */
export type Reuse = { pagesWith(label: string, most: number): number; words(label: string): number };
const SHORT_WORD = 3;
/** The pages that hold a stem, and a number for it. */
type Holders = { pages: Set<number>; id: number };
const NOWHERE: Holders = { pages: new Set(), id: -1 };

/** A Bloom filter of the stems that stand beside each other on a page: most pages that have all words of a label have them apart, and need not be read. */
class Pairs {
  readonly #bits = new Uint32Array(2048);
  add(one: number, other: number): void {
    const at = Pairs.#at(one, other);
    this.#bits[at >>> 5] = (this.#bits[at >>> 5] ?? 0) | (1 << (at & 31));
  }
  mayHave(one: number, other: number): boolean {
    const at = Pairs.#at(one, other);
    return ((this.#bits[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0;
  }
  static #at(one: number, other: number): number {
    const hash = Math.imul(Math.imul(one, 0x9e3779b1) ^ other, 0x85ebca6b);
    return hash >>> 16;
  }
}

/** Asks on how many pages the running text says a label, by stems; in scripts that run words together, by characters. */
export function reuseOn(pages: readonly ReadPage[]): Reuse {
  // By language, so that only the pages that hold all stems of a label are read for it.
  const holding = new Map<Lexicon, Map<string, Holders>>();
  const pairs = pages.map(() => new Pairs());
  const lexicons = pages.map((page) => lexiconOf(languageOf(page)));
  let runOn: string[] | null = null;
  pages.forEach((page, index) => {
    const lexicon = lexicons[index] as Lexicon; // safe: one for each page
    const byStem = holding.get(lexicon) ?? new Map<string, Holders>();
    holding.set(lexicon, byStem);
    let last = -1;
    const met = (word: Word | null) => {
      const known = word && byStem.get(word.stem);
      if (known) known.pages.add(index);
      else if (word) byStem.set(word.stem, { pages: new Set([index]), id: byStem.size });
      const id = known?.id ?? (word ? byStem.size - 1 : -1);
      if (last >= 0 && id >= 0) pairs[index]?.add(last, id);
      last = id;
    };
    eachPiece(page, (words) => {
      last = -1;
      words.forEach(met);
    });
  });
  const known = new Map<string, { count: number; most: number }>();
  const count = (label: string, most: number): number => {
    let found = 0;
    if (isRunOn(label)) {
      runOn ??= pages.map(runTogether);
      const wanted = fold(label).replace(/\s/g, '');
      for (const text of runOn) if (found < most && text.includes(wanted)) found += 1;
      return found;
    }
    for (const [lexicon, byStem] of holding) {
      const stems = phrasesOf(label, lexicon).flatMap((word) => (word ? [word.stem] : []));
      const holders = stems.map((stem) => byStem.get(stem) ?? NOWHERE);
      const rarest = holders.reduce((least, one) => (one.pages.size < least.pages.size ? one : least), holders[0] ?? NOWHERE);
      const mayHave = (index: number) =>
        holders.every(({ id }, at) => at === 0 || pairs[index]?.mayHave(holders[at - 1]?.id ?? -1, id)) &&
        holders.every(({ pages }) => pages.has(index));
      for (const index of rarest.pages) {
        if (found >= most) return found;
        const page = pages[index];
        if (page && mayHave(index) && (stems.length === 1 || hasRun(page, stems))) found += 1;
      }
    }
    return found;
  };
  const words = (label: string): number => {
    if (isRunOn(label)) return pagesWith(label, pages.length);
    let most = 0;
    for (const [lexicon, byStem] of holding) {
      const stems = phrasesOf(label, lexicon).flatMap((word) => (word && word.text.length > SHORT_WORD ? [word.stem] : []));
      if (stems.length > 0) most = Math.max(most, Math.min(...stems.map((stem) => byStem.get(stem)?.pages.size ?? 0)));
    }
    return most;
  };
  const pagesWith = (label: string, most: number): number => {
    const before = known.get(label);
    // Counted to the end, or as far as it is asked for.
    if (before && (before.count < before.most || before.most >= most)) return Math.min(before.count, most);
    const found = count(label, most);
    known.set(label, { count: found, most });
    return found;
  };
  return { pagesWith, words };
}

/** A page's words without spaces between them. */
function runTogether(page: ReadPage): string {
  let text = '';
  eachPiece(page, (words) => {
    for (const word of words) text += word ? word.text : '\n';
    text += '\n';
  });
  return text;
}

const hasRun = (page: ReadPage, stems: readonly string[]): boolean =>
  somePiece(page, (words) => words.some((_, at) => stems.every((stem, next) => words[at + next]?.stem === stem)));
