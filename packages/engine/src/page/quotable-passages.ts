import { headlineOf } from '../artifacts/h1.ts';
import { memoize } from '../artifacts/memoize.ts';
import type { Block, PageDocument, ReadPage } from '../artifacts/page.ts';
import { hasSentences } from '../artifacts/page-language.ts';
import { textKey } from '../artifacts/text-key.ts';
import { copiesAmong, declaredCopies } from './copies.ts';
import { isLegalPage } from './legal-pages.ts';
import { contentStems, type MainBlock, pageText } from './page-text.ts';
import { isSignature } from './signature.ts';
import { isStub } from './unreadable.ts';

/** Passages that can be quoted: blocks of several sentences, or paragraphs of one each in a row, which the site says nowhere else. */

/** Sentences of its own from which a block says something by itself. */
const FEWEST_SENTENCES = 2;
/** Words of a sentence; fewer are a label. */
const FEWEST_WORDS = 3;
/** Content words beyond those of the title and the headline. */
const FEWEST_NEW = 2;

const OF_TEXT: ReadonlySet<Block['kind']> = new Set(['paragraph', 'listItem', 'definition', 'other', 'tableRow', 'caption']);

/** Of a block, of the heading above it and of its sentences, what is compared: the keys of their texts. */
type Spoken = { block: number; heading: number | null; sentences: readonly number[] };

/** The headline of a page is its own, also where other pages link to it by its name. */
const headingKey = ({ level, text }: Block): number => textKey(level === 1 ? `\n${text}` : text);

/** The sentences of each block that has several, by their content words: a sentence with other figures is the same one, and one that only repeats the title or the headline says nothing. */
const spokenOn = memoize((document: PageDocument): readonly Spoken[] => {
  const text = pageText(document);
  const titled = new Set(contentStems(`${document.title ?? ''}\n${headlineOf(document) ?? ''}`, text.language));
  const addsWords = (stems: readonly string[]) => new Set(stems.filter((stem) => !titled.has(stem))).size >= FEWEST_NEW;
  const spokenIn = (block: MainBlock): number[] =>
    text
      .sentences(block)
      .filter(({ prose, words }) => prose && words.length >= FEWEST_WORDS)
      .filter((sentence) => !isSignature({ ...block, text: sentence.text }, document, text.language))
      .map(({ content }) => content.map(({ stem }) => stem))
      .filter(addsWords)
      .map((stems) => textKey(stems.join(' ')));
  const candidates = text.main
    .filter(({ kind }) => OF_TEXT.has(kind))
    .map((block) => ({ block, isOne: text.sentences(block).filter(({ prose }) => prose).length === 1, sentences: spokenIn(block) }));
  return inRuns(candidates).flatMap((run) => {
    const sentences = run.flatMap((one) => one.sentences);
    const [first] = run;
    const above = document.blocks[first?.block.heading ?? -1];
    return sentences.length < FEWEST_SENTENCES
      ? []
      : [{ block: textKey(run.map(({ block }) => block.text).join('\n')), heading: above ? headingKey(above) : null, sentences }];
  });
});

/** `isOne`: it is one sentence, whether or not that says something. */
type Candidate = { block: MainBlock; isOne: boolean; sentences: readonly number[] };
/** Paragraphs of one sentence each that follow one another below one heading are read as one text. */
function inRuns(all: readonly Candidate[]): Candidate[][] {
  const runs: Candidate[][] = [];
  const isShort = ({ block, isOne, sentences }: Candidate) => block.kind === 'paragraph' && isOne && sentences.length === 1;
  for (const one of all) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (
      run &&
      before &&
      isShort(before) &&
      isShort(one) &&
      before.block.heading === one.block.heading &&
      before.block.index + 1 === one.block.index
    )
      run.push(one);
    else runs.push([one]);
  }
  return runs;
}

const FULL_STOP = /[.!?…。！？؟।][\s"”»’」』)\]]*$/u;
/** Headings of a page, each with the texts below it that hold full sentences: as a reader counts them, whatever the sentences say. */
type Headed = { heading: number; texts: readonly { key: number; sentences: number }[] };
const headedOn = memoize((document: PageDocument): readonly Headed[] => {
  const text = pageText(document);
  return text.sections.flatMap(({ heading, blocks }) => {
    const texts = blocks.flatMap((block) => {
      if (!OF_TEXT.has(block.kind)) return [];
      const sentences = text.sentences(block).filter((one) => one.words.length >= FEWEST_WORDS && FULL_STOP.test(one.text)).length;
      return sentences > 0 ? { key: textKey(block.text), sentences } : [];
    });
    return heading?.kind === 'heading' && texts.length > 0 ? { heading: headingKey(heading), texts } : [];
  });
});

/** Whether a reader finds several sentences in a row on it, also in a quotation or in what the site says on other pages too. */
export const holdsPassage = memoize((document: PageDocument): boolean => {
  const text = pageText(document);
  return text.main.some(
    (block) =>
      block.kind !== 'heading' && block.kind !== 'code' && text.sentences(block).filter(({ prose }) => prose).length >= FEWEST_SENTENCES,
  );
});

/** The texts that stand on a page, in whatever part of it. */
const textsOn = memoize(({ blocks }: PageDocument): readonly number[] => [...new Set(blocks.map(({ text }) => textKey(text)))]);

/** Pages from which on a text or heading belongs to their template; a start page may well say what another page says too. */
const OF_TEMPLATE = 3;
const headingsOn = memoize(({ blocks }: PageDocument): readonly number[] => [
  ...new Set(blocks.flatMap((block) => (block.kind === 'heading' && block.region === 'main' ? headingKey(block) : []))),
]);

/** Of what stands on each page, what stands on so many that it is no text of any. */
function sharedAmong(pages: readonly ReadPage[], on: (document: PageDocument) => readonly number[]): ReadonlySet<number> {
  const least = Math.min(OF_TEMPLATE, Math.max(2, pages.length));
  const times = new Map<number, number>();
  for (const { document } of pages) for (const key of on(document)) times.set(key, (times.get(key) ?? 0) + 1);
  return new Set([...times].flatMap(([key, count]) => (count >= least ? key : [])));
}

export const OF_A_BODY = [spokenOn, headedOn, holdsPassage, textsOn, headingsOn];

export type Quotable = {
  /** Pages with content of their own, and those of them whose sentences we can tell apart: only they are counted. */
  own: readonly ReadPage[];
  read: readonly ReadPage[];
  /** How many there are on the site. */
  count: number;
  /** Under how many headings they stand; those that several pages share are none. */
  headings: number;
  /** Whether there are such shared ones. */
  sharesHeadings: boolean;
  /** Headings that a reader counts above several sentences, however much these say. */
  headed: number;
};
const known = new WeakMap<readonly ReadPage[], Quotable>();

/** Different blocks outside the frame that have several sentences which no other block of the site has: what is repeated below every paragraph is no content. */
export function quotablePassages(pages: readonly ReadPage[]): Quotable {
  const before = known.get(pages);
  if (before) return before;
  const copies = copiesAmong(pages);
  const views = declaredCopies(pages);
  // Nobody is cited for terms and policies.
  const own = pages.filter((page) => !copies.has(page) && !views.has(page) && !isStub(page) && !isLegalPage(page));
  const read = own.filter((page) => hasSentences(page));
  const frames = sharedAmong(read, textsOn);
  const blocks = new Map<string, Spoken>();
  for (const page of read) {
    const spoken = spokenOn(page.document).filter(({ block }) => !frames.has(block));
    for (const one of spoken) blocks.set(one.sentences.join('\n'), one);
  }
  const times = new Map<number, number>();
  for (const { sentences } of blocks.values())
    for (const sentence of new Set(sentences)) times.set(sentence, (times.get(sentence) ?? 0) + 1);
  const passages = [...blocks.values()].filter(
    ({ sentences }) => [...new Set(sentences)].filter((sentence) => times.get(sentence) === 1).length >= FEWEST_SENTENCES,
  );
  const shared = sharedAmong(read, headingsOn);
  const headings = new Set(passages.flatMap(({ heading }) => (heading === null || shared.has(heading) ? [] : heading)));
  const sharesHeadings = passages.some(({ heading }) => heading !== null && shared.has(heading));
  const sentencesBelow = ({ texts }: Headed) => texts.reduce((sum, { key, sentences }) => (frames.has(key) ? sum : sum + sentences), 0);
  const isHeaded = (one: Headed) => !shared.has(one.heading) && sentencesBelow(one) >= FEWEST_SENTENCES;
  const headed = new Set(read.flatMap(({ document }) => headedOn(document).flatMap((one) => (isHeaded(one) ? one.heading : [])))).size;
  const found = { own, read, headed, count: passages.length, headings: headings.size, sharesHeadings };
  known.set(pages, found);
  return found;
}
