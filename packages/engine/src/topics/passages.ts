import type { Block } from '../artifacts/page.ts';
import type { ReadPage } from '../audits/audit.ts';
import { type SupportedLanguage, supported } from '../text/language.ts';
import { sentences } from '../text/sentences.ts';
import { spaceless } from '../text/words.ts';
import { type AspectSet, aspectsAsked, aspectsTold } from './aspects.ts';
import { isEmptyTalk } from './empty-talk.ts';
import { BREAK, type Vocabulary } from './vocabulary.ts';

/** Sections longer than this are cut at the end of a block or sentence; a rest shorter than REST stays with the part before it. */
const LONGEST = 200;
const REST = 40;
/** Shorter texts under a heading answer nothing. */
const SHORTEST = 6;
/** Of a page; about 10,000 words. */
const PASSAGES_A_PAGE = 80;

/** A passage with what indexing needs of it. Tokens are ids of the corpus' vocabulary. */
export type CutPassage = {
  heading: string | null;
  text: string;
  position: number;
  words: number;
  language: SupportedLanguage | null;
  tokens: number[];
  headingTokens: number[];
  /** What its heading, or the headline above it, promises. */
  asked: AspectSet;
  spots: Spot[];
};

/** A paragraph, list or table of a passage that speaks of something a buyer asks. */
export type Spot = {
  aspects: AspectSet;
  /** Ids of its stems, each once. */
  stems: number[];
  /** It follows its heading at once, or is a list or table: what it is about may stand in the heading alone. */
  led: boolean;
};

type Piece = { text: string; tokens: number[]; words: number; start: number; block: Block };

/** The language a page is written in, as far as word lists exist for it. */
export const languageOf = ({ document }: ReadPage): SupportedLanguage | null => supported(document.detectedLanguage ?? document.lang);

const wordCount = (tokens: readonly number[]) => tokens.reduce((count, id) => count + (id === BREAK ? 0 : 1), 0);

/**
 * The passages of a page's main text as a retriever would cut it: at headings, long sections at the end of a block or sentence. Program code is left out.
 * A paragraph that only lines up keywords is left out, for nobody could cite it, and so is one that `said` holds: what stood before, on this page or an earlier one, says nothing new.
 */
export function cutPassages(page: ReadPage, vocabulary: Vocabulary, said: Set<string> = new Set()): CutPassage[] {
  const { document } = page;
  const language = languageOf(page);
  const titleAspects = aspectsAsked(
    document.blocks.find(({ kind, level }) => kind === 'heading' && level === 1)?.text ?? '',
    language,
  ).aspects;
  const found: CutPassage[] = [];
  let offset = 0;
  let heading: Block | null = null;
  let section: Piece[] = [];

  const flush = () => {
    const title = heading?.text ?? null;
    const headingTokens = title ? vocabulary.tokens(title, language) : [];
    const asked = titleAspects | (title ? aspectsAsked(title, language).aspects : 0);
    for (const pieces of parts(section)) {
      const tokens = pieces.flatMap((piece, at) => (at > 0 ? [BREAK, ...piece.tokens] : piece.tokens));
      const words = wordCount(tokens);
      if (found.length >= PASSAGES_A_PAGE || words < SHORTEST) continue;
      const text = pieces.map((piece) => piece.text).join('\n');
      found.push({
        heading: title,
        text,
        position: document.mainChars > 0 ? Math.min(1, (pieces[0]?.start ?? 0) / document.mainChars) : 0,
        words,
        language,
        tokens,
        headingTokens,
        asked,
        spots: spotsOf(pieces, section[0], page, vocabulary, language),
      });
    }
    section = [];
  };

  for (const block of document.blocks) {
    if (block.region !== 'main') continue;
    if (block.kind === 'heading') {
      flush();
      heading = block;
    } else if (block.kind !== 'code' && !isLabel(block)) {
      const pieces = piecesOf(block, offset, vocabulary, language);
      section.push(...pieces.filter((piece) => isNew(piece, said) && (isPart(block) || !isEmptyTalk(piece.tokens, vocabulary, language))));
    }
    offset += block.text.length + 1;
  }
  flush();
  return found;
}

/** The label of a button, tab or fold ("Show more"): it says nothing and does not come between a heading and its text. */
const LONGEST_LABEL = 24;
const isLabel = ({ kind, text }: Block): boolean =>
  (kind === 'other' || kind === 'summary') && text.length <= LONGEST_LABEL && !/\p{N}/u.test(text);

/** Rows and items may well be the same in two tables; a paragraph of some length is not. */
function isNew({ text, words, block }: Piece, said: Set<string>): boolean {
  if (words < SHORTEST || isPart(block)) return true;
  if (said.has(text)) return false;
  said.add(text);
  return true;
}

function piecesOf(block: Block, start: number, vocabulary: Vocabulary, language: SupportedLanguage | null): Piece[] {
  const piece = (text: string): Piece => {
    const tokens = isPart(block) ? vocabulary.tokens(text, language) : withoutRefrains(vocabulary.tokens(text, language));
    return { text, tokens, words: wordCount(tokens), start, block };
  };
  const whole = piece(block.text);
  if (whole.words <= LONGEST) return whole.words > 0 ? [whole] : [];
  return sentences(block.text, language).flatMap((sentence) => slices(sentence, language).map(piece));
}

/** Words of which a refrain is made. */
const [SHORTEST_REFRAIN, LONGEST_REFRAIN] = [2, 12];

/** The tokens without what is said twice in a row: language does not repeat itself at once, a keyword at the end of a paragraph does. */
function withoutRefrains(tokens: number[]): number[] {
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
    if (part.length > 0 && size + piece.words > LONGEST) {
      found.push(part);
      part = [];
      size = 0;
    }
    part.push(piece);
    size += piece.words;
  }
  if (part.length === 0) return found;
  const last = found.at(-1);
  if (last && size < REST) last.push(...part);
  else found.push(part);
  return found;
}

/** The rows of a table and the items of a list belong together; each paragraph stands for itself. */
function spotsOf(
  pieces: readonly Piece[],
  first: Piece | undefined,
  { document }: ReadPage,
  vocabulary: Vocabulary,
  language: SupportedLanguage | null,
): Spot[] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1)?.[0]?.block;
    if (last && isPart(piece.block) && last.kind === piece.block.kind && last.group === piece.block.group) groups.at(-1)?.push(piece);
    else groups.push([piece]);
  }
  return groups.flatMap((group) => {
    const block = group[0]?.block;
    if (!block) return [];
    const table = block.kind === 'tableRow' ? document.tables[block.group] : undefined;
    const ordered = block.kind === 'listItem' && document.lists[block.group]?.kind === 'ordered';
    const tokens = group.flatMap((piece) => [...piece.tokens, BREAK]);
    const told = {
      text: group.map(({ text }) => text).join('\n'),
      tokens,
      language,
      orderedItems: ordered ? group.length : 0,
      columns: table && !table.layout ? table.columns : 0,
    };
    const aspects = aspectsTold(told, vocabulary);
    if (aspects === 0) return [];
    const stems = [...new Set(tokens.flatMap((id) => (id === BREAK ? [] : (vocabulary.stems[id] ?? []))))];
    return [{ aspects, stems, led: isPart(block) || group[0] === first }];
  });
}

const isPart = ({ kind }: Block): boolean => kind === 'listItem' || kind === 'tableRow';
