import { jsonLdNodes } from '../artifacts/json-ld.ts';
import type { Block, PageDocument } from '../artifacts/page.ts';
import { languageOf } from '../artifacts/page-language.ts';
import { placeholderBlocks } from '../artifacts/placeholder.ts';
import { type Lexicon, lexiconOf, type Word } from '../language/lexicon.ts';
import { type NumberFact, numbersWithUnits } from '../language/numbers.ts';
import { isProse } from '../language/prose.ts';
import { withoutDash } from '../language/quotations.ts';
import { sentences } from '../language/sentences.ts';
import type { SupportedLanguage } from '../language/supported.ts';
import { isLabel } from './labels.ts';
import { isSignature } from './signature.ts';

/** A block of the main content with its place. */
export type MainBlock = Block & {
  /** Index in the document's blocks. */
  index: number;
  /** Characters of the main content before it. */
  at: number;
};

/** The blocks under one heading, up to the next; `heading` null before the first. */
export type Section = { heading: MainBlock | null; blocks: readonly MainBlock[] };

export type Sentence = {
  text: string;
  words: readonly Word[];
  /** Its content words. */
  content: readonly Word[];
  /** False for a row of keywords. */
  prose: boolean;
};

/** Fewer words are a label ("More", "E-mail") and no sentence. */
const FEWEST_WORDS = 3;
/** Words beyond which a sentence has lost its stops (a transcript): then it counts as so many of ordinary length. */
const UNSTOPPED = 60;
const ORDINARY = 20;
/** A row or item of a single sentence, or a line of code, is about a third as long as a sentence of running text. */
const PART = 1 / 3;

type Cut = {
  sentences?: readonly Sentence[];
  words?: readonly Word[];
  stems?: readonly string[];
  prose?: readonly string[];
  numbers?: readonly NumberFact[];
  size?: number;
};

const isContent = ({ content }: Word): boolean => content;
const stemsOf = (words: readonly Word[]): string[] => words.map(({ stem }) => stem);

/** Stems of the words that carry meaning: no function words, no numbers, in order, repeated as they stand. */
export function contentStems(text: string, language: SupportedLanguage | null): string[] {
  const stems: string[] = [];
  for (const word of lexiconOf(language).words(text)) if (word.content) stems.push(word.stem);
  return stems;
}

/** The sentences of a block; one that is said twice in it is no prose. */
function sentencesOf(block: string, lexicon: Lexicon): Sentence[] {
  const list = sentences(block, lexicon.language).map((text): Sentence => {
    const words = lexicon.words(text);
    const content = words.filter(isContent);
    return { text, words, content, prose: isProse(words, content, lexicon.language) };
  });
  if (list.length < 2) return list;
  const times = new Map<string, number>();
  for (const { text } of list) times.set(text, (times.get(text) ?? 0) + 1);
  return times.size === list.length
    ? list
    : list.map((sentence) => ((times.get(sentence.text) ?? 0) > 1 ? { ...sentence, prose: false } : sentence));
}

/** Most blocks are one sentence: then nothing is copied. */
const joined = <T>(lists: readonly (readonly T[])[]): readonly T[] => (lists.length === 1 && lists[0] ? lists[0] : lists.flat());

/** The words of somebody else, who is named. */
export const isQuoted = ({ kind, attribution }: Block): boolean => kind === 'quote' && attribution !== null;

/** A block that is one quotation without anybody who says it. */
const HOLLOW = /^\s*["“”„«»‘「『][\s\S]*["“”«»’」』]\s*$/;
export const isHollow = ({ kind, text, attribution }: Block): boolean => attribution === null && (kind === 'quote' || HOLLOW.test(text));

const marksRecipe = ({ jsonLd, microdata }: PageDocument): boolean =>
  microdata.some(({ type }) => type === 'Recipe') || [...jsonLdNodes(jsonLd)].some(({ types }) => types.includes('Recipe'));

/** The main content of a page, cut once and shared by all audits of text. What has been cut is kept. */
export class PageText {
  /** As detected, else as declared; null where there are no word lists for it. */
  readonly language: SupportedLanguage | null;
  /** Blocks of the main content in reading order, without the line that signs it, without placeholder text, and without those that name the speaker of a quotation, which its block holds. */
  readonly main: readonly MainBlock[];
  /** Characters of the main content. */
  readonly chars: number;
  readonly sections: readonly Section[];
  /** It is marked as a recipe and lists what goes into it. */
  readonly isRecipe: boolean;
  private readonly cuts = new Map<number, Cut>();
  private whole: number | null = null;
  private readonly links: PageDocument['links'];
  private readonly lexicon: Lexicon;

  constructor(document: PageDocument) {
    this.language = languageOf({ document });
    this.links = document.links;
    this.lexicon = lexiconOf(this.language);
    const speakers = new Set(document.blocks.map(({ attribution }) => attribution));
    const filler = placeholderBlocks(document);
    const main: MainBlock[] = [];
    let at = 0;
    for (const [index, block] of document.blocks.entries()) {
      if (block.region !== 'main' || block.text === '' || filler.has(index)) continue;
      const spoken = speakers.has(withoutDash(block.text));
      if (!isSignature(block, document, this.language) && !spoken) main.push({ ...block, index, at });
      at += block.text.length + 1;
    }
    this.main = main;
    this.isRecipe = main.some(({ kind }) => kind === 'listItem') && marksRecipe(document);
    this.chars = at;
    const sections: { heading: MainBlock | null; blocks: MainBlock[] }[] = [{ heading: null, blocks: [] }];
    for (const block of main) {
      const last = sections.at(-1);
      // A label right under a heading ("Show more") opens the text of that heading.
      const label = block.kind === 'summary' && last?.heading?.kind === 'heading' && last.blocks.length === 0;
      if (label) continue;
      if (block.kind === 'heading' || block.kind === 'summary') sections.push({ heading: block, blocks: [] });
      else last?.blocks.push(block);
    }
    this.sections = sections.filter(({ heading, blocks }) => heading !== null || blocks.length > 0);
  }

  sentences(block: MainBlock): readonly Sentence[] {
    const cut = this.cut(block);
    cut.sentences ??= sentencesOf(block.text, this.lexicon);
    return cut.sentences;
  }
  words(block: MainBlock): readonly Word[] {
    const cut = this.cut(block);
    cut.words ??= joined(this.sentences(block).map((sentence) => sentence.words));
    return cut.words;
  }
  /** Stems of all content words of a block, repeated as they stand. */
  stems(block: MainBlock): readonly string[] {
    const cut = this.cut(block);
    cut.stems ??= stemsOf(joined(this.sentences(block).map((sentence) => sentence.content)));
    return cut.stems;
  }
  /** The same of its prose alone: what a row of keywords says is not heard. */
  prose(block: MainBlock): readonly string[] {
    const cut = this.cut(block);
    cut.prose ??= this.sentences(block).every(({ prose }) => prose)
      ? this.stems(block)
      : stemsOf(this.sentences(block).flatMap((sentence) => (sentence.prose ? sentence.content : [])));
    return cut.prose;
  }
  /** About how many words a reader counts in the texts of the page: without headings and code, to the ten. */
  get aboutWords(): number {
    return toTen(
      this.main.reduce((sum, block) => sum + (block.kind === 'heading' || block.kind === 'code' ? 0 : this.words(block).length), 0),
    );
  }
  /** How many words its prose has. */
  proseWords(block: MainBlock): number {
    return this.sentences(block).reduce((sum, { prose, words }) => sum + (prose ? words.length : 0), 0);
  }
  /**
   * How long its prose is, in sentences: languages take different numbers of words and characters for the same, and as many sentences. Rows of keywords are none: they are
   * stuffing, which costs once (answerability/no-stuffing); neither are labels.
   */
  size(block: MainBlock): number {
    const cut = this.cut(block);
    cut.size ??= this.measure(block);
    return cut.size;
  }
  private measure(block: MainBlock): number {
    const prose = this.sentences(block).filter(({ prose, words }) => prose && words.length >= FEWEST_WORDS);
    if (block.kind === 'code') return prose.length * PART;
    const size = prose.reduce((sum, { words }) => sum + (words.length > UNSTOPPED ? Math.floor(words.length / ORDINARY) : 1), 0);
    return size === 1 && (block.kind === 'listItem' || block.kind === 'tableRow') ? PART : size;
  }
  /** How long the page's own text is, in sentences of prose: without headings, and without those who are quoted by name. */
  get length(): number {
    this.whole ??= this.main.reduce(
      (sum, block) => (block.kind === 'heading' || isQuoted(block) || isLabel(block) ? sum : sum + this.size(block)),
      0,
    );
    return this.whole;
  }
  /** One link is all of its text. */
  isLink({ links, text }: MainBlock): boolean {
    return links.some((at) => this.links[at]?.text === text);
  }
  numbers(block: MainBlock): readonly NumberFact[] {
    const cut = this.cut(block);
    cut.numbers ??= numbersWithUnits(block.text, this.language);
    return cut.numbers;
  }
  private cut(block: MainBlock): Cut {
    const known = this.cuts.get(block.index) ?? {};
    this.cuts.set(block.index, known);
    return known;
  }
}

/** Readers count words and passages differently: a count of many is told to the ten. */
export const toTen = (count: number): number => (count < 20 ? count : 10 * Math.round(count / 10));

/** What is cut of a page is a multiple of the page: it is kept of the one that is read and of its other version, as served or as rendered. */
const MOST_KEPT = 2;
const texts = new Map<PageDocument, PageText>();

export function pageText(document: PageDocument): PageText {
  const known = texts.get(document);
  if (known) return known;
  const [oldest] = texts.size < MOST_KEPT ? [] : texts.keys();
  if (oldest) texts.delete(oldest);
  const text = new PageText(document);
  texts.set(document, text);
  return text;
}
