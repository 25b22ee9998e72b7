import { firstH1 } from '../artifacts/h1.ts';
import type { Block, BlockKind, PageDocument } from '../artifacts/page.ts';
import type { ReadPage } from '../audits/audit.ts';
import { type SupportedLanguage, supported } from '../text/language.ts';
import { type Lexicon, lexiconOf, type Word } from '../text/lexicon.ts';
import { sentences } from '../text/sentences.ts';
import { isSignature } from '../text/signature.ts';
import { spaceless } from '../text/words.ts';
import { type AspectSet, aspectsAsked, aspectsTold } from './aspects.ts';
import { isEmptyTalk } from './empty-talk.ts';
import { StoredWords } from './stored-words.ts';
import { type Phrases, phrasesOf } from './vocabulary.ts';

/** Sections longer than this are cut at the end of a block or sentence; a rest shorter than REST stays with the part before it. */
const LONGEST = 200;
const REST = 40;
/** Shorter texts under a heading answer nothing. */
const SHORTEST = 6;
/** Of a page; about 10,000 words. */
const PASSAGES_A_PAGE = 80;

/** A passage with what indexing needs of it. Its text is put together when it is asked for. */
export class CutPassage {
  readonly heading: string | null;
  readonly position: number;
  readonly words: number;
  readonly language: SupportedLanguage | null;
  readonly pieces: readonly Piece[];
  readonly headingWords: Phrases;
  /** What its heading, or the headline above it, promises. */
  readonly asked: AspectSet;
  readonly spots: readonly Spot[];

  constructor(passage: Omit<CutPassage, 'text'>) {
    this.heading = passage.heading;
    this.position = passage.position;
    this.words = passage.words;
    this.language = passage.language;
    this.pieces = passage.pieces;
    this.headingWords = passage.headingWords;
    this.asked = passage.asked;
    this.spots = passage.spots;
  }

  get text(): string {
    return this.pieces.length === 1 ? (this.pieces[0]?.text ?? '') : this.pieces.map(({ text }) => text).join('\n');
  }
}

/** A paragraph, list or table of a passage that speaks of something a buyer asks. */
export type Spot = {
  aspects: AspectSet;
  pieces: readonly Piece[];
  /** It follows its heading at once, or is a list or table: what it is about may stand in the heading alone. */
  led: boolean;
};

/** A block, or a sentence of a long one. */
export class Piece {
  readonly text: string;
  /** Its words without those that part phrases. */
  readonly length: number;
  /** Characters of the main text before its block. */
  readonly start: number;
  readonly kind: BlockKind;
  readonly group: number;
  /** It only lines up keywords. */
  readonly empty: boolean;
  readonly #store: StoredWords;
  readonly #from: number;
  readonly #count: number;

  constructor(text: string, words: Phrases, start: number, { kind, group }: Block, language: SupportedLanguage | null, store: StoredWords) {
    this.text = text;
    this.length = wordCount(words);
    this.start = start;
    this.kind = kind;
    this.group = group;
    this.empty = !isPart(kind) && isEmptyTalk(words, language);
    this.#store = store;
    this.#from = store.keep(words);
    this.#count = words.length;
  }

  get words(): Phrases {
    return this.#store.read(this.#from, this.#count);
  }
}

/** A page's main text in pieces, section by section, before it is known which of them other pages have said already. */
type Pieces = {
  sections: { heading: string | null; headingWords: Phrases; asked: AspectSet; pieces: Piece[] }[];
  /** Its different words, in the order in which they were met. */
  words: () => Phrases;
  headings: readonly string[];
  /** Its passages as they were cut last, and which pieces were left out of them. */
  last: { left: string; passages: CutPassage[] } | null;
};

/** The language a page is written in, as far as word lists exist for it. */
export const languageOf = ({ document }: Pick<ReadPage, 'document'>): SupportedLanguage | null =>
  supported(document.detectedLanguage ?? document.lang);

function wordCount(words: Phrases): number {
  let count = 0;
  for (const word of words) if (word !== null) count += 1;
  return count;
}

const cut = new WeakMap<PageDocument, Pieces>();

/** Texts of its headings, in document order. */
export const headingsMet = (page: ReadPage): readonly string[] => piecesOfPage(page).headings;

/** The different words of a page in the order in which they were met: also those that stand in no passage. */
export const wordsMet = (page: ReadPage): Phrases => piecesOfPage(page).words();

/**
 * The passages of a page's main text as a retriever would cut it: at headings, long sections at the end of a block or sentence. Program code is left out.
 * A paragraph that only lines up keywords is left out, for nobody could cite it, and so is one that `said` holds: what stood before, on this page or an earlier one, says nothing new.
 */
export function cutPassages(page: ReadPage, said: Set<string> = new Set()): CutPassage[] {
  const whole = piecesOfPage(page);
  let left = '';
  let at = 0;
  const sections = whole.sections.map(({ pieces }) => {
    const patterns = new Set<string>();
    return pieces.filter((piece) => {
      const kept = isNew(piece, said, patterns);
      if (!kept) left += `${at} `;
      at += 1;
      return kept && !piece.empty;
    });
  });
  if (whole.last?.left !== left) whole.last = { left, passages: passagesOf(page, whole, sections) };
  return whole.last.passages;
}

/** Pieces are cut and looked at once, however often a site is judged again with a change to another page. */
function piecesOfPage(page: ReadPage): Pieces {
  const { document } = page;
  const known = cut.get(document);
  if (known) return known;
  const language = languageOf(page);
  const lexicon = lexiconOf(language);
  const store = new StoredWords(lexicon);
  const met = new Set<Word>();
  const meet = (words: Phrases) => {
    for (const word of words) if (word) met.add(word);
    return words;
  };
  const titleAspects = aspectsAsked(firstH1(document) ?? '', language).aspects;
  const sections: Pieces['sections'] = [];
  let offset = 0;
  let heading: string | null = null;
  let pieces: Piece[] = [];
  const flush = () => {
    const headingWords = heading ? meet(phrasesOf(heading, lexicon)) : [];
    const asked = titleAspects | (heading ? aspectsAsked(heading, language).aspects : 0);
    sections.push({ heading, headingWords, asked, pieces });
    pieces = [];
  };
  for (const block of document.blocks) {
    if (block.region !== 'main') continue;
    if (block.kind === 'heading') {
      flush();
      heading = block.text;
    } else if (block.kind !== 'code' && !isLabel(block) && !isSignature(block, document, language))
      pieces.push(...piecesOf(block, offset, lexicon, meet, store));
    offset += block.text.length + 1;
  }
  flush();
  const from = store.keep([...met]);
  store.close();
  const { size } = met;
  const headings = document.blocks.flatMap(({ kind, text }) => (kind === 'heading' ? [text] : []));
  const found: Pieces = { sections, words: () => store.read(from, size), headings, last: null };
  cut.set(document, found);
  return found;
}

function passagesOf(page: ReadPage, { sections }: Pieces, kept: readonly (readonly Piece[])[]): CutPassage[] {
  const { document } = page;
  const language = languageOf(page);
  const found: CutPassage[] = [];
  for (const [index, { heading, headingWords, asked }] of sections.entries()) {
    const section = kept[index] ?? [];
    for (const pieces of parts(section)) {
      const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
      if (found.length >= PASSAGES_A_PAGE || length < SHORTEST) continue;
      found.push(
        new CutPassage({
          heading,
          position: document.mainChars > 0 ? Math.min(1, (pieces[0]?.start ?? 0) / document.mainChars) : 0,
          words: length,
          language,
          pieces,
          headingWords,
          asked,
          spots: spotsOf(pieces, section[0], page, language),
        }),
      );
    }
  }
  return found;
}

/** The label of a button, tab or fold ("Show more"): it says nothing and does not come between a heading and its text. */
const LONGEST_LABEL = 24;
const isLabel = ({ kind, text }: Block): boolean =>
  (kind === 'other' || kind === 'summary') && text.length <= LONGEST_LABEL && !/\p{N}/u.test(text);

/** Rows and items may well be the same in two tables; a paragraph of some length is not, and one that differs in its numbers alone from another under its heading is the same again. */
function isNew({ text, length, kind }: Piece, said: Set<string>, patterns: Set<string>): boolean {
  if (length < SHORTEST || isPart(kind)) return true;
  const pattern = text.replace(/\p{Nd}+/gu, '0');
  if (said.has(text) || patterns.has(pattern)) return false;
  said.add(text);
  patterns.add(pattern);
  return true;
}

function piecesOf(block: Block, start: number, lexicon: Lexicon, meet: (words: Phrases) => Phrases, store: StoredWords): Piece[] {
  const { language } = lexicon;
  const piece = (text: string): Piece => {
    const met = meet(phrasesOf(text, lexicon));
    return new Piece(text, isPart(block.kind) ? met : withoutRefrains(met), start, block, language, store);
  };
  const whole = piece(block.text);
  if (whole.length <= LONGEST) return whole.length > 0 ? [whole] : [];
  return sentences(block.text, language).flatMap((sentence) => slices(sentence, language).map(piece));
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

/** A "sentence" without any stop can be as long as a page. */
function slices(sentence: string, language: SupportedLanguage | null): string[] {
  const longest = spaceless(language) ? LONGEST * 2 : LONGEST * 6;
  const found: string[] = [];
  for (let at = 0; at < sentence.length; at += longest) found.push(sentence.slice(at, at + longest));
  return found;
}

function parts(section: readonly Piece[]): Piece[][] {
  const found: Piece[][] = [];
  let part: Piece[] = [];
  let size = 0;
  for (const piece of section) {
    if (part.length > 0 && size + piece.length > LONGEST) {
      found.push(part);
      part = [];
      size = 0;
    }
    part.push(piece);
    size += piece.length;
  }
  if (part.length === 0) return found;
  const last = found.at(-1);
  if (last && size < REST) last.push(...part);
  else found.push(part);
  return found;
}

/** The rows of a table and the items of a list belong together; each paragraph stands for itself. */
function spotsOf(pieces: readonly Piece[], first: Piece | undefined, { document }: ReadPage, language: SupportedLanguage | null): Spot[] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1)?.[0];
    if (last && isPart(piece.kind) && last.kind === piece.kind && last.group === piece.group) groups.at(-1)?.push(piece);
    else groups.push([piece]);
  }
  return groups.flatMap((group) => {
    const [one] = group;
    if (!one) return [];
    const table = one.kind === 'tableRow' ? document.tables[one.group] : undefined;
    const ordered = one.kind === 'listItem' && document.lists[one.group]?.kind === 'ordered';
    const told = {
      text: group.length === 1 ? (group[0]?.text ?? '') : group.map(({ text }) => text).join('\n'),
      words: group.length === 1 ? one.words : group.flatMap((piece) => [...piece.words, null]),
      language,
      orderedItems: ordered ? group.length : 0,
      columns: table && !table.layout ? table.columns : 0,
    };
    const aspects = aspectsTold(told);
    if (aspects === 0) return [];
    return [{ aspects, pieces: group, led: isPart(one.kind) || one === first }];
  });
}

const isPart = (kind: BlockKind): boolean => kind === 'listItem' || kind === 'tableRow';
