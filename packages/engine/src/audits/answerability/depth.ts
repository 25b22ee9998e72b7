import type { Finding, PageType } from '@citelight/contracts';
import { memoize } from '../../artifacts/memoize.ts';
import type { Block, PageDocument } from '../../artifacts/page.ts';
import { languageOf, whyUnread } from '../../artifacts/page-language.ts';
import { textKey } from '../../artifacts/text-key.ts';
import { copiesAmong, declaredCopies } from '../../page/copies.ts';
import { contentStems, pageText } from '../../page/page-text.ts';
import { isSignature } from '../../page/signature.ts';
import { isStub } from '../../page/unreadable.ts';
import { defineAudit, notApplicable, type ReadPage, ramp, scored, unmeasured } from '../audit.ts';
import { HELPFUL_CONTENT, WHAT_GETS_CITED } from './evidence.ts';

/** Sentences of its own from which a block says something by itself. */
const FEWEST_SENTENCES = 2;
/** Words of a sentence; fewer are a label. */
const FEWEST_WORDS = 3;
/** Content words beyond those of the title. */
const FEWEST_NEW = 2;
/** Passages of a site: none is won up to the first number, all from the second on; each doubling between counts alike. */
const [NONE, FULL] = [2, 96];
/** A site of few pages needs no more than so many on each of them. */
const [LEAST, A_PAGE] = [24, 5];
const doublings = (count: number): number => Math.log2(1 + count);
/** Kinds of pages that are there to be read; a list, a form or a table of prices needs no passage. */
const TELLS: ReadonlySet<PageType> = new Set(['home', 'article', 'docs', 'product', 'about', 'faq']);
/** Pages that are named. */
const NAMED = 10;

const OF_TEXT: ReadonlySet<Block['kind']> = new Set(['paragraph', 'listItem', 'definition', 'other', 'tableRow']);

/** Of a block and of its sentences, what is compared: the keys of their texts. */
type Spoken = { block: number; sentences: readonly number[] };

/** The sentences of each block that has several, by their content words: a sentence with other figures is the same one, and one that only repeats the title says nothing. */
const spokenOn = memoize((document: PageDocument): readonly Spoken[] => {
  const text = pageText(document);
  const titled = new Set(contentStems(document.title ?? '', text.language));
  const saysMore = (stems: readonly string[]) => new Set(stems.filter((stem) => !titled.has(stem))).size >= FEWEST_NEW;
  return text.main.flatMap((block) => {
    if (!OF_TEXT.has(block.kind)) return [];
    const sentences = text
      .sentences(block)
      .filter(({ prose, words }) => prose && words.length >= FEWEST_WORDS)
      .filter((sentence) => !isSignature({ ...block, text: sentence.text }, document, text.language))
      .map(({ content }) => content.map(({ stem }) => stem))
      .filter(saysMore)
      .map((stems) => textKey(stems.join(' ')));
    return sentences.length < FEWEST_SENTENCES ? [] : [{ block: textKey(block.text), sentences }];
  });
});

/** The texts that stand on a page, in whatever part of it. */
const textsOn = memoize(({ blocks }: PageDocument): readonly number[] => [...new Set(blocks.map(({ text }) => textKey(text)))]);

export const OF_A_BODY = [spokenOn, textsOn];

/** Texts that stand on several pages: the frame of the site. */
function framesOf(pages: readonly ReadPage[]): ReadonlySet<number> {
  const seen = new Set<number>();
  const frames = new Set<number>();
  for (const { document } of pages) for (const text of textsOn(document)) (seen.has(text) ? frames : seen).add(text);
  return frames;
}

/** How many different blocks outside the frame have several sentences that no other block of the site has: what is repeated below every paragraph is no content. */
function passagesOf(pages: readonly ReadPage[]): { count: number; without: ReadPage[] } {
  const frames = framesOf(pages);
  const blocks = new Map<string, readonly number[]>();
  const without: ReadPage[] = [];
  for (const page of pages) {
    const own = spokenOn(page.document).filter(({ block }) => !frames.has(block));
    if (own.length === 0 && TELLS.has(page.document.pageType)) without.push(page);
    for (const { sentences } of own) blocks.set(sentences.join('\n'), sentences);
  }
  const times = new Map<number, number>();
  for (const sentences of blocks.values()) for (const sentence of new Set(sentences)) times.set(sentence, (times.get(sentence) ?? 0) + 1);
  const isPassage = (sentences: readonly number[]) =>
    [...new Set(sentences)].filter((sentence) => times.get(sentence) === 1).length >= FEWEST_SENTENCES;
  return { count: [...blocks.values()].filter(isPassage).length, without };
}

export const depth = defineAudit({
  id: 'answerability/depth',
  factor: 'answerability',
  weight: 5,
  label: 'Depth of quotable content',
  title: 'The site has plenty of passages that engines can quote',
  failTitle: 'The site has few passages that engines can quote',
  why: 'Engines answer with passages, not with pages. A site that says little in full sentences has little to be cited for, however well the page is built.',
  fix: 'Add passages that answer questions in two or more full sentences. Begin with the pages that matter most and hold only headings, labels or pictures.',
  effort: 'high',
  tier: 'X',
  sources: [WHAT_GETS_CITED, HELPFUL_CONTENT],
  contested: 'The trials show that a fitting passage wins. How many passages a site needs is our judgment, so each doubling counts alike.',
  needs: ['pages', 'homeUrl'],
  judge({ pages, homeUrl }) {
    const copies = copiesAmong(pages);
    const views = declaredCopies(pages);
    const own = pages.filter((page) => !copies.has(page) && !views.has(page) && !isStub(page));
    if (own.length === 0) return notApplicable('No sampled page has content of its own.');
    const read = own.filter((page) => languageOf(page) !== null);
    if (read.length === 0) return unmeasured(whyUnread(own));
    const { count, without } = passagesOf(read);
    const full = Math.min(FULL, Math.max(LEAST, A_PAGE * read.length));
    const score = ramp(doublings(count), doublings(NONE), doublings(full));
    if (score === 1) return scored(1);
    const found = count === 0 ? 'no passage' : count === 1 ? '1 passage' : `${count} different passages`;
    const pagesRead = read.length === 1 ? 'the 1 page' : `the ${read.length} pages`;
    const findings: Finding[] = [
      {
        where: homeUrl,
        what: `We found ${found} of two or more sentences on ${pagesRead} that we read. A site of this size gets full points for ${full} or more.`,
      },
      ...without.slice(0, NAMED).map(({ url }) => ({ where: url, what: 'This page has no passage of two or more sentences.' })),
    ];
    return { ...scored(score, findings), omitted: Math.max(0, without.length - NAMED) };
  },
});
