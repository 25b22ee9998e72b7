import type { ReadPage } from '../artifacts/page.ts';
import { languageOf } from '../artifacts/page-language.ts';
import { type Lexicon, lexiconOf, type Word } from '../language/lexicon.ts';
import { eachPiece } from '../retrieval/passages.ts';
import { phrasesOf } from '../retrieval/vocabulary.ts';
import { fold, isRunOn } from './label-text.ts';

/** On how many pages of the main language the running text says a label; and of its words, the fewest pages that any of them is on. */
export type Reuse = { says(label: string): number; words(label: string): number };
const SHORT_WORD = 3;

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
  const known = new Map<string, number>();
  const count = (label: string): number => {
    if (isRunOn(label)) {
      runOn ??= pages.map(runTogether);
      const wanted = fold(label).replace(/\s/g, '');
      return runOn.filter((text) => text.includes(wanted)).length;
    }
    let found = 0;
    for (const [lexicon, byStem] of holding) {
      const stems = phrasesOf(label, lexicon).flatMap((word) => (word ? [word.stem] : []));
      const sets = stems.map((stem) => byStem.get(stem));
      const [first] = sets;
      if (!first || sets.some((set) => !set)) continue;
      for (const index of first) {
        const page = pages[index];
        if (page && lexicons[index] === lexicon && sets.every((set) => set?.has(index)) && (stems.length === 1 || hasRun(page, stems)))
          found += 1;
      }
    }
    return found;
  };
  const words = (label: string): number => {
    if (isRunOn(label)) return says(label);
    let most = 0;
    for (const [lexicon, byStem] of holding) {
      const stems = phrasesOf(label, lexicon).flatMap((word) => (word && word.text.length > SHORT_WORD ? [word.stem] : []));
      if (stems.length > 0) most = Math.max(most, Math.min(...stems.map((stem) => byStem.get(stem)?.size ?? 0)));
    }
    return most;
  };
  const says = (label: string): number => {
    const before = known.get(label) ?? count(label);
    known.set(label, before);
    return before;
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

function hasRun(page: ReadPage, stems: readonly string[]): boolean {
  let found = false;
  eachPiece(page, (words) => {
    for (let at = 0; !found && at + stems.length <= words.length; at += 1)
      found = stems.every((stem, next) => words[at + next]?.stem === stem);
  });
  return found;
}
