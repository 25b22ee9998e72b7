import type { Block, PageDocument } from '../artifacts/page.ts';
import { type SupportedLanguage, supported } from './language.ts';
import { type NumberFact, numbersWithUnits } from './numbers.ts';
import { isProse } from './prose.ts';
import { sentences } from './sentences.ts';
import { stem } from './stem.ts';
import { stopwords } from './stopwords.ts';
import { spaceless, words } from './words.ts';

const CJK_EXTENT = 2.5;
export const extentOf = (chars: number, language: SupportedLanguage | null): number => (spaceless(language) ? chars * CJK_EXTENT : chars);

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
  words: readonly string[];
  /** Stems of its content words. */
  stems: readonly string[];
  /** False for a row of keywords. */
  prose: boolean;
};

type Cut = {
  sentences?: readonly Sentence[];
  words?: readonly string[];
  stems?: readonly string[];
  prose?: readonly string[];
  numbers?: readonly NumberFact[];
};

/** Small Latin letters, as most words begin with, are told without a pattern. */
function isNumber(word: string): boolean {
  const first = word.charCodeAt(0);
  return (first < 97 || first > 122) && /^\p{N}/u.test(word);
}

/** Stems of the words that carry meaning: no function words, no numbers, in order, repeated as they stand. */
export function contentStems(text: string, language: SupportedLanguage | null): string[] {
  return stemsOf(words(text, language), language);
}
function stemsOf(list: readonly string[], language: SupportedLanguage | null): string[] {
  const functionWords = stopwords(language);
  const shortest = spaceless(language) ? 1 : 2;
  const stems: string[] = [];
  // A word begins with a digit or with a letter; digits carry no topic.
  for (const word of list) if (word.length >= shortest && !functionWords.has(word) && !isNumber(word)) stems.push(stem(word, language));
  return stems;
}

/** The sentences of a block; one that is said twice in it is no prose. */
function sentencesOf(block: string, language: SupportedLanguage | null): Sentence[] {
  const list = sentences(block, language).map((text) => sentenceOf(text, language));
  if (list.length < 2) return list;
  const times = new Map<string, number>();
  for (const { text } of list) times.set(text, (times.get(text) ?? 0) + 1);
  return times.size === list.length
    ? list
    : list.map((sentence) => ((times.get(sentence.text) ?? 0) > 1 ? { ...sentence, prose: false } : sentence));
}

/** Most blocks are one sentence: then nothing is copied. */
const joined = (lists: readonly (readonly string[])[]): readonly string[] => (lists.length === 1 && lists[0] ? lists[0] : lists.flat());

export function sentenceOf(text: string, language: SupportedLanguage | null): Sentence {
  const list = words(text, language);
  const stems = stemsOf(list, language);
  return { text, words: list, stems, prose: isProse(list, stems, language) };
}

/** The main content of a page, cut once and shared by all audits of text. What has been cut is kept. */
export class PageText {
  /** As detected, else as declared; null where there are no word lists for it. */
  readonly language: SupportedLanguage | null;
  /** Blocks of the main content in reading order. */
  readonly main: readonly MainBlock[];
  /** Characters of the main content. */
  readonly chars: number;
  /** The same in characters of an alphabet: what Japanese and Chinese say in one takes about two and a half. For limits of length. */
  readonly extent: number;
  readonly sections: readonly Section[];
  private readonly cuts = new Map<number, Cut>();

  constructor(document: PageDocument) {
    this.language = supported(document.detectedLanguage ?? document.lang);
    const main: MainBlock[] = [];
    let at = 0;
    for (const [index, block] of document.blocks.entries()) {
      if (block.region !== 'main' || block.text === '') continue;
      main.push({ ...block, index, at });
      at += block.text.length + 1;
    }
    this.main = main;
    this.chars = at;
    this.extent = extentOf(at, this.language);
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
    cut.sentences ??= sentencesOf(block.text, this.language);
    return cut.sentences;
  }
  words(block: MainBlock): readonly string[] {
    const cut = this.cut(block);
    cut.words ??= joined(this.sentences(block).map((sentence) => sentence.words));
    return cut.words;
  }
  /** Stems of all content words of a block, repeated as they stand. */
  stems(block: MainBlock): readonly string[] {
    const cut = this.cut(block);
    cut.stems ??= joined(this.sentences(block).map((sentence) => sentence.stems));
    return cut.stems;
  }
  /** The same of its prose alone: what a row of keywords says is not heard. */
  prose(block: MainBlock): readonly string[] {
    const cut = this.cut(block);
    cut.prose ??= joined(this.sentences(block).flatMap((sentence) => (sentence.prose ? [sentence.stems] : [])));
    return cut.prose;
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

const texts = new WeakMap<PageDocument, PageText>();

/** Drops what was cut of a page: it is a multiple of the page itself. */
export const forgetText = (document: PageDocument): void => void texts.delete(document);

export function pageText(document: PageDocument): PageText {
  const known = texts.get(document) ?? new PageText(document);
  texts.set(document, known);
  return known;
}
