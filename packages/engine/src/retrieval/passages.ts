import { type Numbers, packNumbers } from '../artifacts/packed-numbers.ts';
import type { PageDocument, ReadPage } from '../artifacts/page.ts';
import { textKey } from '../artifacts/text-key.ts';
import type { SupportedLanguage } from '../language/supported.ts';
import { LONGEST, PagePieces, type Piece, SHORTEST } from './page-pieces.ts';
import type { Phrases } from './vocabulary.ts';

/** Sections longer than LONGEST are cut at the end of a block or sentence; a rest shorter than this stays with the part before it. */
const REST = 40;
/** Of a page; about 10,000 words. */
const PASSAGES_A_PAGE = 80;

/** A passage with what indexing needs of it. Its texts and words are read from the page's pieces when they are asked for. */
export class CutPassage {
  readonly heading: string | null;
  readonly words: number;
  /** Of its text: equal texts have equal keys. */
  readonly key: number;
  readonly #page: PagePieces;
  readonly #section: number;
  /** Places among the page's pieces, and which part of them is this passage's. */
  readonly #fresh: Numbers;
  readonly #from: number;
  readonly #to: number;

  constructor(
    page: PagePieces,
    section: number,
    part: { of: Numbers; from: number; to: number },
    content: Pick<CutPassage, 'heading' | 'words'>,
  ) {
    this.heading = content.heading;
    this.words = content.words;
    this.#page = page;
    this.#section = section;
    this.#fresh = part.of;
    this.#from = part.from;
    this.#to = part.to;
    this.key = textKey(this.text);
  }

  get language(): SupportedLanguage | null {
    return this.#page.language;
  }
  get pieces(): Piece[] {
    return Array.from({ length: this.#to - this.#from }, (_, index) => this.#page.piece(this.#fresh[this.#from + index] ?? 0));
  }
  /** Hands over the words of its pieces, one piece after the other. */
  eachWords(take: (words: Phrases) => void): void {
    for (let index = this.#from; index < this.#to; index += 1) take(this.#page.words(this.#fresh[index] ?? 0));
  }
  get headingWords(): Phrases {
    return this.#page.headingWords(this.#section);
  }
  get text(): string {
    return this.pieces.map(({ text }) => text).join('\n');
  }

  /** Both stand under one heading. */
  isBeside(other: CutPassage): boolean {
    return this.#page === other.#page && this.#section === other.#section;
  }
}

type Cut = {
  pieces: PagePieces;
  /** Its passages as they were cut last, and which pieces they were cut of. */
  last: { fresh: Numbers; passages: CutPassage[] } | null;
};
const cuts = new WeakMap<PageDocument, Cut>();

/** Pieces are cut and looked at once, however often a site is judged again with a change to another page. */
function cutOf({ document }: ReadPage): Cut {
  const known = cuts.get(document) ?? { pieces: new PagePieces(document), last: null };
  cuts.set(document, known);
  return known;
}

/** Hands over the words of every piece of a page's main text, also of what other pages say too. */
export function eachPiece(page: ReadPage, take: (words: Phrases) => void): void {
  const { pieces } = cutOf(page);
  for (let at = 0; at < pieces.size; at += 1) take(pieces.words(at));
}

/** Whether a piece of a page's main text has such words; no piece beyond the first that has is read. */
export function somePiece(page: ReadPage, has: (words: Phrases) => boolean): boolean {
  const { pieces } = cutOf(page);
  for (let at = 0; at < pieces.size; at += 1) if (has(pieces.words(at))) return true;
  return false;
}

/** Keys of the texts of its headings, in document order. */
export const headingsMet = (page: ReadPage): readonly number[] => cutOf(page).pieces.headings;

/** The different words of a page in the order in which they were met: also those that stand in no passage. */
export const wordsMet = (page: ReadPage): Phrases => cutOf(page).pieces.met();

/**
 * The passages of a page's main text as a retriever would cut it: at headings, long sections at the end of a block or sentence. Program code is left out.
 * A paragraph that only lines up keywords is left out, for nobody could cite it, and so is one whose key `seen` holds: what stood before, on this page or an earlier one, says nothing new.
 */
export function cutPassages(page: ReadPage, seen: Set<number> = new Set()): CutPassage[] {
  const cut = cutOf(page);
  const sections = cut.pieces.fresh(seen).map((pieces) => pieces.filter((at) => !cut.pieces.isEmpty(at)));
  const fresh = sections.flat();
  if (!cut.last || !isSame(fresh, cut.last.fresh)) {
    const packed = packNumbers(fresh);
    cut.last = { fresh: packed, passages: passagesOf(cut.pieces, sections, packed) };
  }
  return cut.last.passages;
}

const isSame = (one: readonly number[], other: Numbers): boolean =>
  one.length === other.length && one.every((number, at) => number === other[at]);

/** `fresh`: the pieces of all sections, one after the other. */
function passagesOf(pieces: PagePieces, sections: readonly (readonly number[])[], fresh: Numbers): CutPassage[] {
  const found: CutPassage[] = [];
  let to = 0;
  for (const [index, section] of sections.entries())
    for (const part of parts(section, pieces)) {
      const from = to;
      to += part.length;
      const words = sum(part, pieces);
      if (found.length >= PASSAGES_A_PAGE || words < SHORTEST) continue;
      found.push(new CutPassage(pieces, index, { of: fresh, from, to }, { heading: pieces.heading(index), words }));
    }
  return found;
}

const sum = (part: readonly number[], pieces: PagePieces): number => part.reduce((all, at) => all + pieces.length(at), 0);

function parts(section: readonly number[], pieces: PagePieces): number[][] {
  const found: number[][] = [];
  let part: number[] = [];
  let size = 0;
  for (const at of section) {
    if (part.length > 0 && size + pieces.length(at) > LONGEST) {
      found.push(part);
      part = [];
      size = 0;
    }
    part.push(at);
    size += pieces.length(at);
  }
  if (part.length === 0) return found;
  const last = found.at(-1);
  if (last && size < REST) last.push(...part);
  else found.push(part);
  return found;
}
