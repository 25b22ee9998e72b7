import type { PageDocument } from '../../artifacts/page.ts';
import { pageText } from '../../text/page-text.ts';
import { PairTable } from '../../topics/pair-table.ts';

const RUN = 3;
const known = new WeakMap<PageDocument, { main: number; visible: number }>();

/**
 * Characters of the main and of all visible text, with what is repeated counted once (by runs of three words): text said twice is no more text,
 * so that stuffing a page makes neither its main content larger nor its markup leaner.
 */
export function distinctChars(document: PageDocument): { main: number; visible: number } {
  const before = known.get(document);
  if (before) return before;
  const text = pageText(document);
  const ids = new Map<string, number>();
  const idOf = (word: string | undefined): number => {
    if (word === undefined) return 0;
    const id = ids.get(word) ?? ids.size + 1;
    ids.set(word, id);
    return id;
  };
  const pairs = new PairTable();
  const seen = new PairTable();
  let runs = 0;
  for (const block of text.main) {
    const tokens = text.words(block);
    let [first, second] = [idOf(tokens[0]), idOf(tokens[1])];
    for (let at = 0; at < Math.max(1, tokens.length - RUN + 1); at += 1) {
      const third = idOf(tokens[at + RUN - 1]);
      runs += 1;
      seen.intern(pairs.intern(first, second), third);
      [first, second] = [second, third];
    }
  }
  const main = runs === 0 ? document.mainChars : (document.mainChars * seen.size) / runs;
  const chars = { main, visible: Math.max(main, document.visibleChars - document.mainChars + main) };
  known.set(document, chars);
  return chars;
}
