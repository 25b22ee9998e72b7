import type { ReadPage } from '../artifacts/page.ts';
import { languageOf } from '../artifacts/page-language.ts';
import { type Lexicon, lexiconOf, type Word } from '../language/lexicon.ts';
import { eachPiece, somePiece } from '../retrieval/passages.ts';
import { phrasesOf } from '../retrieval/vocabulary.ts';
import { fold, isRunOn } from './label-text.ts';

/** On how many pages of the main language the running text says a label, counted up to `most`; and of its words, the fewest pages that any of them is on. */
export type Reuse = { says(label: string, most: number): number; words(label: string): number };
const SHORT_WORD = 3;
const NOWHERE: ReadonlySet<number> = new Set();

/** Asks on how many pages the running text says a label, by stems; in scripts that run words together, by characters. */
export function reuseOn(pages: readonly ReadPage[]): Reuse {
  // By language: the pages that hold a stem, so that only they are read for a label.
  const holding = new Map<Lexicon, Map<string, Set<number>>>();
  const lexicons = pages.map((page) => lexiconOf(languageOf(page)));
  let runOn: string[] | null = null;
  pages.forEach((page, index) => {
    const lexicon = lexicons[index] as Lexicon; // safe: one for each page
    const byStem = holding.get(lexicon) ?? new Map<string, Set<number>>();
    holding.set(lexicon, byStem);
    const met = (word: Word | null) => {
      if (!word) return;
      const known = byStem.get(word.stem);
      if (known) known.add(index);
      else byStem.set(word.stem, new Set([index]));
    };
    eachPiece(page, (words) => words.forEach(met));
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
      const [rarest = NOWHERE, ...others] = stems.map((stem) => byStem.get(stem) ?? NOWHERE).sort((a, b) => a.size - b.size);
      for (const index of rarest) {
        if (found >= most) return found;
        const page = pages[index];
        if (page && others.every((set) => set.has(index)) && (stems.length === 1 || hasRun(page, stems))) found += 1;
      }
    }
    return found;
  };
  const words = (label: string): number => {
    if (isRunOn(label)) return says(label, pages.length);
    let most = 0;
    for (const [lexicon, byStem] of holding) {
      const stems = phrasesOf(label, lexicon).flatMap((word) => (word && word.text.length > SHORT_WORD ? [word.stem] : []));
      if (stems.length > 0) most = Math.max(most, Math.min(...stems.map((stem) => byStem.get(stem)?.size ?? 0)));
    }
    return most;
  };
  const says = (label: string, most: number): number => {
    const before = known.get(label);
    // Counted to the end, or as far as it is asked for.
    if (before && (before.count < before.most || before.most >= most)) return Math.min(before.count, most);
    const found = count(label, most);
    known.set(label, { count: found, most });
    return found;
  };
  return { says, words };
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
