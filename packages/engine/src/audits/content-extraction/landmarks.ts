import type { Link, PageDocument } from '../../artifacts/page.ts';
import { letters } from '../../artifacts/text.ts';
import { definePageAudit } from '../audit.ts';

/** Links to other pages side by side from which on they are a menu; those within sentences are none. */
const FEWEST_LINKS = 3;
/** Share of a block's text that its links hold where they are a row of links, be it with a label. */
const ROW = 1 / 3;
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg)$/i;

/** Characters of a text of the page; below it, rows of links are cards that lead on as often. */
const TEXT = 80;

/** Which blocks are rows of links, be it of one. */
function rowsOf({ blocks, links }: PageDocument): (at: number) => boolean {
  const linked = new Map<number, number>();
  for (const { block, text } of links) linked.set(block, (linked.get(block) ?? 0) + letters(text).length);
  return (at) => (linked.get(at) ?? 0) >= ROW * letters(blocks[at]?.text ?? '').length;
}

/** Whether links to other pages stand side by side above the text: pictures, or links that fill a block or several that follow each other. */
function hasMenu(document: PageDocument): boolean {
  const { blocks, links } = document;
  const isRow = rowsOf(document);
  const text = blocks.findIndex(({ kind, text }, at) => kind === 'paragraph' && text.length >= TEXT && !isRow(at));
  const row = new Set<string>();
  let last = -1;
  for (const { href, internal, block, region } of links) {
    // What stands in the footer is told apart by it.
    if (region === 'footer' || (text >= 0 && block > text)) continue;
    if (block >= 0 && (!isRow(block) || block > last + 1)) row.clear();
    if (block >= 0) last = block;
    if (internal && href.startsWith('http') && !PICTURE.test(href) && (block < 0 || isRow(block))) row.add(href);
    if (row.size >= FEWEST_LINKS) return true;
  }
  return false;
}

/** Whether a menu is there that no element tells from the content: its class names it, or nothing on the page could hold it. One in a header or beside the content is told apart, and one link is no menu. */
function hasLooseMenu(document: PageDocument): boolean {
  const { nav, header, aside } = document.landmarks;
  if (nav > 0) return false;
  const isCalledSo = document.blocks.some(({ region }) => region === 'nav');
  const called = document.links.filter(({ region, internal }) => region === 'nav' && internal);
  return (isCalledSo && called.length >= FEWEST_LINKS) || (header + aside === 0 && hasMenu(document));
}

/** Blocks of a page that is one text, with its heading and a button. */
const ONE_TEXT = 3;

/** Whether a page has neither a region around its text nor a link to another page of the site but within its sentences: it is nothing but its text, however long that is. */
function standsAlone(document: PageDocument): boolean {
  const { blocks, links, landmarks } = document;
  const { nav, header, footer, aside } = landmarks;
  const isRow = rowsOf(document);
  // A picture's link stands with the block after it.
  const isWithin = ({ text, block }: Link) => text !== '' && blocks[block]?.text.includes(text) === true && !isRow(block);
  return nav + header + footer + aside === 0 && links.every((link) => !link.internal || !link.href.startsWith('http') || isWithin(link));
}

/** A page of one text with nothing around it, such as a pop-up or a policy that opens by itself: there is nothing to mark up or to tell apart. */
export const isBareText = (document: PageDocument): boolean =>
  document.blocks.every(({ region }) => region === 'main') &&
  (standsAlone(document) || (document.blocks.length <= ONE_TEXT && !hasMenu(document)));

export const landmarks = definePageAudit({
  id: 'content-extraction/landmarks',
  factor: 'contentExtraction',
  judges: 'contents',
  weight: 1,
  label: 'Semantic page regions',
  title: 'Page regions use semantic elements',
  failTitle: 'Page regions have no semantic elements',
  why: 'These elements tell an extractor which text is content and which surrounds it.',
  fix: 'Mark up the regions of {pages}. Use <main> once for the content and <nav> for menus.',
  effort: 'low',
  tier: 'P',
  sources: [
    { title: 'W3C WAI: Page regions', url: 'https://www.w3.org/WAI/tutorials/page-structure/regions/' },
    { title: 'W3C ARIA landmarks', url: 'https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/' },
  ],
  countsLeast: true,
  notApplicable: 'no page was in the sample',
  ofLayout: true,
  judgePage({ document }) {
    if (isBareText(document)) return null;
    const { landmarks: found } = document;
    const loose = hasLooseMenu(document);
    const missing = [
      found.main === 0 && 'no <main>',
      found.main > 1 && `${found.main} <main> elements at once`,
      loose && 'no <nav> around its menu',
    ].filter((one) => one !== false);
    if (missing.length === 0) return { score: 1 };
    const score = (found.main === 1 ? 0.7 : found.main > 1 ? 0.5 : 0) + (loose ? 0 : 0.3);
    return { score, findings: [{ what: `The HTML of the page has ${missing.join(', ')}.` }] };
  },
});
