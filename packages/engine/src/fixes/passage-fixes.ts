import { headlineOf } from '../artifacts/h1.ts';
import { memoize } from '../artifacts/memoize.ts';
import type { PageDocument } from '../artifacts/page.ts';
import { asSeen } from '../audits/gather.ts';
import { contentStems, type MainBlock, pageText } from '../page/page-text.ts';
import { asHtml, type Candidate, changePage, type FixContext } from './candidate.ts';

const TYPES = new Set(['article', 'docs', 'product', 'faq', 'other']);
/** Share of the H1's words that an answer takes up, and that the opening does not. */
const ANSWERS = 0.6;
const MOST_PAGES = 1;

type Move = { from: number; to: number; text: string; gain: number };

/** A paragraph that takes up what the H1 promises, moved from further down to right below it. Nothing is written that the page does not say. */
export function passageFixes({ pages }: FixContext): Candidate[] {
  return pages
    .map(asSeen)
    .flatMap((page) => {
      const move = moveFor(page.document);
      return move ? [{ page, ...move }] : [];
    })
    .sort((a, b) => b.gain - a.gain || (a.page.url < b.page.url ? -1 : 1))
    .slice(0, MOST_PAGES)
    .map(({ page, from, to, text }) => ({
      auditId: 'answerability/answer-first',
      kind: 'passage' as const,
      title: `Move the answer to “${headlineOf(page.document)}” right below the headline`,
      where: page.url,
      content: `<p>${asHtml(text)}</p>`,
      textChanged: true,
      apply: (visit) =>
        changePage(visit, page.url, (document) => (document.blocks[from]?.text === text ? moveBlock(document, from, to) : document)),
    }));
}

/** The move that a page calls for, if any. */
export const moveFor = memoize((document: PageDocument): Move | null => {
  const text = pageText(document);
  const h1 = text.main.find(({ kind, level }) => kind === 'heading' && level === 1);
  if (!TYPES.has(document.pageType) || !text.language || !h1) return null;
  const asked = new Set(contentStems(h1.text, text.language));
  const share = (stems: readonly string[]) =>
    asked.size === 0 ? 0 : [...asked].filter((stem) => stems.includes(stem)).length / asked.size;
  const isParagraph = (block: MainBlock) => block.kind === 'paragraph' && block.index > h1.index && text.words(block).length >= 8;
  const opening = text.main.find(isParagraph);
  if (!opening || share(text.stems(opening)) >= ANSWERS) return null;
  const [best] = text.main
    // What stands under a heading of its own is about that; without it it would say something else.
    .filter((block) => block.index > opening.index && block.heading === h1.index && isParagraph(block))
    .map((block) => ({ block, share: share(text.stems(block)) }))
    .sort((a, b) => b.share - a.share || a.block.index - b.block.index);
  if (!best || best.share < ANSWERS) return null;
  return { from: best.block.index, to: h1.index + 1, text: best.block.text, gain: best.share - share(text.stems(opening)) };
});

/** Moves a block forward; what refers to blocks by index (headings, links) goes with them. */
export function moveBlock(document: PageDocument, from: number, to: number): PageDocument {
  const order = document.blocks.map((_, index) => index);
  order.splice(to, 0, ...order.splice(from, 1));
  const place = new Map(order.map((old, index) => [old, index]));
  const moved = (index: number) => (index < 0 ? index : (place.get(index) ?? index));
  let heading = -1;
  const blocks = order.flatMap((old, index) => {
    const block = document.blocks[old];
    if (!block) return [];
    const relinked = { ...block, heading };
    if (block.kind === 'heading') heading = index;
    return [relinked];
  });
  return { ...document, blocks, links: document.links.map((link) => ({ ...link, block: moved(link.block) })) };
}
