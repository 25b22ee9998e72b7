import type { PageDocument } from '../artifacts/page.ts';
import type { ReadPage } from '../audits/audit.ts';
import type { SupportedLanguage } from '../text/language.ts';
import { type AspectSet, aspectsTold } from './aspects.ts';
import { type Numbers, packNumbers } from './packed-numbers.ts';
import { LONGEST, PagePieces, type Piece, SHORTEST } from './page-pieces.ts';
import { textKey } from './text-key.ts';
import type { Phrases } from './vocabulary.ts';

/** Sections longer than LONGEST are cut at the end of a block or sentence; a rest shorter than this stays with the part before it. */
const REST = 40;
/** Of a page; about 10,000 words. */
const PASSAGES_A_PAGE = 80;

/** A passage with what indexing needs of it. Its texts and words are read from the page's pieces when they are asked for. */
export class CutPassage {
  readonly heading: string | null;
  readonly words: number;
  /** What its heading, or the headline above it, promises. */
  readonly asked: AspectSet;
  readonly spots: readonly Spot[];
  /** Of its text: equal texts have equal keys. */
  readonly key: number;
  readonly #page: PagePieces;
  readonly #section: number;
  /** Places among the page's pieces, and which part of them is this passage's. */
  readonly #fresh: Numbers;
  readonly #from: number;
  readonly #to: number;

  constructor(page: PagePieces, section: number, part: { of: Numbers; from: number; to: number }, told: Told) {
    this.heading = told.heading;
    this.words = told.words;
    this.asked = page.asked(section);
    this.spots = told.spots.length === 0 ? NO_SPOTS : told.spots;
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

const NO_SPOTS: readonly Spot[] = [];

type Told = Pick<CutPassage, 'heading' | 'words' | 'spots'>;

/** A paragraph, list or table of a passage that speaks of something a buyer asks. */
export type Spot = {
  aspects: AspectSet;
  pieces: readonly Piece[];
  /** It follows its heading at once, or is a list or table: what it is about may stand in the heading alone. */
  led: boolean;
};

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

/** Keys of the texts of its headings, in document order. */
export const headingsMet = (page: ReadPage): readonly number[] => cutOf(page).pieces.headings;

/** The different words of a page in the order in which they were met: also those that stand in no passage. */
export const wordsMet = (page: ReadPage): Phrases => cutOf(page).pieces.met();

/**
 * The passages of a page's main text as a retriever would cut it: at headings, long sections at the end of a block or sentence. Program code is left out.
 * A paragraph that only lines up keywords is left out, for nobody could cite it, and so is one whose key `said` holds: what stood before, on this page or an earlier one, says nothing new.
 */
export function cutPassages(page: ReadPage, said: Set<number> = new Set()): CutPassage[] {
  const cut = cutOf(page);
  const sections = cut.pieces.fresh(said).map((pieces) => pieces.filter((at) => !cut.pieces.isEmpty(at)));
  const fresh = sections.flat();
  if (!cut.last || !isSame(fresh, cut.last.fresh)) {
    const packed = packNumbers(fresh);
    cut.last = { fresh: packed, passages: passagesOf(page, cut.pieces, sections, packed) };
  }
  return cut.last.passages;
}

const isSame = (one: readonly number[], other: Numbers): boolean =>
  one.length === other.length && one.every((number, at) => number === other[at]);

/** `fresh`: the pieces of all sections, one after the other. */
function passagesOf({ document }: ReadPage, pieces: PagePieces, sections: readonly (readonly number[])[], fresh: Numbers): CutPassage[] {
  const found: CutPassage[] = [];
  let to = 0;
  for (const [index, section] of sections.entries())
    for (const part of parts(section, pieces)) {
      const from = to;
      to += part.length;
      const words = sum(part, pieces);
      if (found.length >= PASSAGES_A_PAGE || words < SHORTEST) continue;
      const spots = spotsOf(part, section[0], pieces, document);
      found.push(new CutPassage(pieces, index, { of: fresh, from, to }, { heading: pieces.heading(index), words, spots }));
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

/** The rows of a table and the items of a list belong together; each paragraph stands for itself. */
function spotsOf(part: readonly number[], first: number | undefined, pieces: PagePieces, { blocks, tables, lists }: PageDocument): Spot[] {
  const blockOf = (at: number) => blocks[pieces.block(at)];
  const groups: number[][] = [];
  for (const at of part) {
    const last = groups.at(-1)?.[0];
    const [one, other] = [blockOf(at), last === undefined ? undefined : blockOf(last)];
    if (pieces.isPart(at) && other?.kind === one?.kind && other?.group === one?.group) groups.at(-1)?.push(at);
    else groups.push([at]);
  }
  return groups.flatMap((group) => {
    const [one = 0] = group;
    const block = blockOf(one);
    if (!block) return [];
    const table = block.kind === 'tableRow' ? tables[block.group] : undefined;
    const ordered = block.kind === 'listItem' && lists[block.group]?.kind === 'ordered';
    const told = {
      text: group.map((at) => pieces.text(at)).join('\n'),
      words: group.length === 1 ? pieces.words(one) : group.flatMap((at) => [...pieces.words(at), null]),
      language: pieces.language,
      orderedItems: ordered ? group.length : 0,
      columns: table && !table.layout ? table.columns : 0,
    };
    const aspects = aspectsTold(told);
    if (aspects === 0) return [];
    return [{ aspects, pieces: group.map((at) => pieces.piece(at)), led: pieces.isPart(one) || one === first }];
  });
}
