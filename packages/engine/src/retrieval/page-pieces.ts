import { type Numbers, packNumbers } from '../artifacts/packed-numbers.ts';
import type { Block, BlockKind, PageDocument } from '../artifacts/page.ts';
import { languageOf } from '../artifacts/page-language.ts';
import { placeholderBlocks } from '../artifacts/placeholder.ts';
import { textKey } from '../artifacts/text-key.ts';
import { type Lexicon, lexiconOf, type Word } from '../language/lexicon.ts';
import { sentences } from '../language/sentences.ts';
import type { SupportedLanguage } from '../language/supported.ts';
import { spaceless } from '../language/words.ts';
import { exampleContacts } from '../page/example-contacts.ts';
import { isLabel } from '../page/labels.ts';
import { isSignature } from '../page/signature.ts';
import { isKeywordStuffing } from './keyword-stuffing.ts';
import { StoredWords } from './stored-words.ts';
import { type Phrases, phrasesOf } from './vocabulary.ts';

/** Blocks longer than this are cut into sentences, so that passages need not be longer. */
export const LONGEST = 200;
/** Shorter texts under a heading answer nothing. */
export const SHORTEST = 6;

/** A block, or a sentence of a long one. */
export class Piece {
  readonly #page: PagePieces;
  readonly #at: number;

  constructor(page: PagePieces, at: number) {
    this.#page = page;
    this.#at = at;
  }
  get text(): string {
    return this.#page.text(this.#at);
  }
  get words(): Phrases {
    return this.#page.words(this.#at);
  }
  get kind(): BlockKind {
    return this.#page.kind(this.#at);
  }
  get isOrdered(): boolean {
    return this.#page.isOrdered(this.#at);
  }
}

/** Columns of a piece: its block, its part of the block's text, where its words begin and how many there are with and without those that part phrases, and flags. */
const [BLOCK, FROM, TO, WORDS, COUNT, LENGTH, FLAGS, PIECE_WIDTH] = [0, 1, 2, 3, 4, 5, 6, 7];
/** It only lines up keywords; it is an item or row; it has a text that must be new. */
const [EMPTY, PART, TELLING] = [1, 2, 4];
/** Columns of a section: its heading's block from 1 (0: none) and words, and its first piece. */
const [HEADING, HEADING_WORDS, HEADING_COUNT, FIRST, SECTION_WIDTH] = [0, 1, 2, 3, 4];

/**
 * A page's main text in pieces, section by section, before it is known which of them other pages have said already. What is kept are numbers: a site has a hundred thousand pieces.
 * Texts stay in the document, whose body is opened for them.
 */
export class PagePieces {
  readonly language: SupportedLanguage | null;
  /** Keys of the texts of its headings, in document order. */
  readonly headings: readonly number[];
  readonly #document: PageDocument;
  readonly #store: StoredWords;
  readonly #pieces: Numbers;
  readonly #sections: Numbers;
  /** Two keys for each piece that tells something: of its text, and of its text but for its numbers. */
  readonly #keys: Float64Array;
  readonly #metFrom: number;
  readonly #metCount: number;

  constructor(document: PageDocument) {
    const language = languageOf({ document });
    const cut = new Cutting(document, lexiconOf(language));
    this.language = language;
    this.headings = cut.headings;
    this.#document = document;
    this.#store = cut.store;
    this.#pieces = packNumbers(cut.pieces);
    this.#sections = packNumbers(cut.sections);
    this.#keys = Float64Array.from(cut.keys);
    this.#metFrom = cut.store.keep(cut.met);
    this.#metCount = cut.met.size;
    cut.store.close();
  }

  get size(): number {
    return this.#pieces.length / PIECE_WIDTH;
  }
  get sections(): number {
    return this.#sections.length / SECTION_WIDTH;
  }

  /** The first piece of a section; of the section after the last, how many pieces there are. */
  first(section: number): number {
    return section < this.sections ? this.#ofSection(section, FIRST) : this.size;
  }
  headingWords(section: number): Phrases {
    return this.#store.read(this.#ofSection(section, HEADING_WORDS), this.#ofSection(section, HEADING_COUNT));
  }
  heading(section: number): string | null {
    const block = this.#ofSection(section, HEADING);
    return block === 0 ? null : (this.#document.blocks[block - 1]?.text ?? null);
  }

  piece(at: number): Piece {
    return new Piece(this, at);
  }
  /** Index of its block. */
  block(at: number): number {
    return this.#ofPiece(at, BLOCK);
  }
  /** Its words without those that part phrases. */
  length(at: number): number {
    return this.#ofPiece(at, LENGTH);
  }
  isEmpty(at: number): boolean {
    return (this.#ofPiece(at, FLAGS) & EMPTY) !== 0;
  }
  isPart(at: number): boolean {
    return (this.#ofPiece(at, FLAGS) & PART) !== 0;
  }
  kind(at: number): BlockKind {
    return this.#document.blocks[this.block(at)]?.kind ?? 'other';
  }
  /** Of an ordered list. */
  isOrdered(at: number): boolean {
    return this.#document.lists[this.#document.blocks[this.block(at)]?.group ?? -1]?.kind === 'ordered' && this.kind(at) === 'listItem';
  }
  text(at: number): string {
    return (this.#document.blocks[this.block(at)]?.text ?? '').slice(this.#ofPiece(at, FROM), this.#ofPiece(at, TO));
  }
  words(at: number): Phrases {
    return this.#store.read(this.#ofPiece(at, WORDS), this.#ofPiece(at, COUNT));
  }
  /** Its different words, in the order in which they were met. */
  met(): Phrases {
    return this.#store.read(this.#metFrom, this.#metCount);
  }

  /**
   * The pieces that say something new, of each section. Rows and items may well be the same in two tables; a paragraph of some length is not, and one that differs in its numbers
   * alone from another under its heading is the same again. `seen`: keys of texts that stood before.
   */
  fresh(seen: Set<number>): number[][] {
    let next = 0;
    return Array.from({ length: this.sections }, (_, section) => {
      const patterns = new Set<number>();
      const found: number[] = [];
      for (let at = this.first(section); at < this.first(section + 1); at += 1) {
        if ((this.#ofPiece(at, FLAGS) & TELLING) !== 0) {
          const text = this.#keys[next] ?? 0;
          const pattern = this.#keys[next + 1] ?? 0;
          next += 2;
          if (seen.has(text) || patterns.has(pattern)) continue;
          seen.add(text);
          patterns.add(pattern);
        }
        found.push(at);
      }
      return found;
    });
  }

  #ofPiece(at: number, column: number): number {
    return this.#pieces[at * PIECE_WIDTH + column] ?? 0;
  }
  #ofSection(at: number, column: number): number {
    return this.#sections[at * SECTION_WIDTH + column] ?? 0;
  }
}

/** One page while it is cut. */
class Cutting {
  readonly headings: number[] = [];
  readonly pieces: number[] = [];
  readonly sections: number[] = [];
  readonly keys: number[] = [];
  readonly met = new Set<Word>();
  readonly store: StoredWords;
  readonly #lexicon: Lexicon;

  constructor(document: PageDocument, lexicon: Lexicon) {
    const { language } = lexicon;
    this.store = new StoredWords(lexicon);
    this.#lexicon = lexicon;
    let heading: { index: number; text: string } | null = null;
    let first = 0;
    const flush = () => {
      this.#section(heading, first);
      first = this.pieces.length / PIECE_WIDTH;
    };
    const filler = placeholderBlocks(document);
    const examples = exampleContacts(document).blocks;
    for (const [index, block] of document.blocks.entries()) {
      if (block.kind === 'heading') this.headings.push(textKey(block.text));
      if (block.region !== 'main' || filler.has(index) || examples.has(index)) continue;
      if (block.kind === 'heading') {
        flush();
        heading = { index, text: block.text };
      } else if (block.kind !== 'code' && !isLabel(block) && !isSignature(block, document, language)) this.#block(block, index);
    }
    flush();
  }

  #section(heading: { index: number; text: string } | null, first: number): void {
    const words = heading ? this.#meet(phrasesOf(heading.text, this.#lexicon)) : [];
    this.sections.push(heading ? heading.index + 1 : 0, this.store.keep(words), words.length, first);
  }

  #block(block: Block, index: number): void {
    const whole = this.#phrases(block.text, block.kind);
    const length = wordCount(whole);
    if (length > LONGEST) this.#sentences(block, index);
    else if (length > 0) this.#piece(block, index, 0, block.text.length, whole, length);
  }

  #sentences(block: Block, index: number): void {
    const { language } = this.#lexicon;
    let end = 0;
    for (const sentence of sentences(block.text, language)) {
      const start = block.text.indexOf(sentence, end);
      end = start + sentence.length;
      // A "sentence" without any stop can be as long as a page.
      const longest = spaceless(language) ? LONGEST * 2 : LONGEST * 6;
      for (let from = start; from < end; from += longest) {
        const to = Math.min(end, from + longest);
        const words = this.#phrases(block.text.slice(from, to), block.kind);
        this.#piece(block, index, from, to, words, wordCount(words));
      }
    }
  }

  #phrases(text: string, kind: BlockKind): Phrases {
    const words = this.#meet(phrasesOf(text, this.#lexicon));
    return isPart(kind) ? words : withoutRefrains(words);
  }

  #piece({ kind, text }: Block, index: number, from: number, to: number, words: Phrases, length: number): void {
    const telling = length >= SHORTEST && !isPart(kind);
    const flags = (isPart(kind) ? PART : isKeywordStuffing(words, this.#lexicon.language) ? EMPTY : 0) | (telling ? TELLING : 0);
    this.pieces.push(index, from, to, this.store.keep(words), words.length, length, flags);
    if (!telling) return;
    const own = text.slice(from, to);
    const pattern = own.replace(/\p{Nd}+/gu, '0');
    const key = textKey(own);
    this.keys.push(key, pattern === own ? key : textKey(pattern));
  }

  #meet(words: Phrases): Phrases {
    words.forEach((word) => {
      if (word) this.met.add(word);
    });
    return words;
  }
}

const isPart = (kind: BlockKind): boolean => kind === 'listItem' || kind === 'tableRow';

function wordCount(words: Phrases): number {
  let count = 0;
  for (let at = 0; at < words.length; at += 1) if (words[at] !== null) count += 1;
  return count;
}

/** Words of which a refrain is made. */
const [SHORTEST_REFRAIN, LONGEST_REFRAIN] = [2, 12];

/** The words without what is said twice in a row: language does not repeat itself at once, a keyword at the end of a paragraph does. */
function withoutRefrains(tokens: Phrases): Phrases {
  let drop: Uint8Array | null = null;
  for (let size = SHORTEST_REFRAIN; size <= LONGEST_REFRAIN && size * 2 <= tokens.length; size += 1) {
    let same = 0;
    for (let at = size; at < tokens.length; at += 1) {
      same = tokens[at] === tokens[at - size] ? same + 1 : 0;
      if (same < size) continue;
      drop ??= new Uint8Array(tokens.length);
      drop.fill(1, at - 2 * size + 1, at + 1);
    }
  }
  return drop ? tokens.filter((_, at) => drop[at] === 0) : tokens;
}
