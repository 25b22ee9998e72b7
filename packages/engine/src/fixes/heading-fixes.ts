import { headlineOf } from '../artifacts/h1.ts';
import { memoize } from '../artifacts/memoize.ts';
import type { Block, PageDocument } from '../artifacts/page.ts';
import type { ReadPage } from '../audits/audit.ts';
import { asHtml, type Candidate, changePage, type FixContext } from './candidate.ts';

/** An outline of the same headings: one H1, and down one level at a time. */
export function headingFixes({ pages }: FixContext): Candidate[] {
  const broken = pages.filter(({ document }) => misplaced(document) > 0);
  // The page with most to mend; of equals the first.
  const page = broken.reduce<ReadPage | null>(
    (worst, one) => (worst && misplaced(worst.document) >= misplaced(one.document) ? worst : one),
    null,
  );
  if (!page) return [];
  const levels = outlined(page.document);
  const content = page.document.blocks.flatMap((block, at) =>
    isHeading(block) && levels[at] !== block.level ? [`<h${levels[at]}>${asHtml(block.text)}</h${levels[at]}>`] : [],
  );
  return [
    {
      auditId: 'content-extraction/heading-outline',
      kind: 'heading',
      title: `Set the levels of ${content.length} ${content.length === 1 ? 'heading' : 'headings'}`,
      where: page.url,
      content: content.join('\n'),
      // Passages, topics and prompts know levels only by the first H1.
      textChanged: headlineOf(page.document) !== headlineOf(relevel(page.document)),
      apply: (visit) => changePage(visit, page.url, relevel),
    },
  ];
}

const isHeading = ({ kind, region, level, text }: Block): boolean =>
  kind === 'heading' && text !== '' && (region === 'main' || level === 1);
/** How many headings do not have the level that they should have. */
export const misplaced = memoize(
  (document: PageDocument): number => outlined(document).filter((level, at) => level !== document.blocks[at]?.level).length,
);

/**
 * The levels that the headings should have: each one below the nearest heading before it that has a higher level, so that what stood side by side still does. The first becomes the H1
 * where there is none and the title speaks of it too ("Services" is no headline of a whole page); of several, later ones step down with what stands under them.
 */
function outlined({ blocks, title }: PageDocument): number[] {
  const named = new Set(wordsOf(title ?? ''));
  const hasFirst = blocks.some((block) => isHeading(block) && block.level === 1);
  let [seenAny, seenFirst] = [hasFirst, false];
  // The levels, as written, of the headings that the next one may stand under: the H1, and those below it.
  let above = [1];
  return blocks.map((block) => {
    if (!isHeading(block)) return block.level;
    const isFirst = block.level === 1 ? !seenFirst : !seenAny && wordsOf(block.text).some((word) => named.has(word));
    seenAny = true;
    if (isFirst) {
      seenFirst = true;
      above = [1];
      return 1;
    }
    const own = Math.max(block.level, SECOND);
    while ((above.at(-1) ?? 0) >= own) above.pop();
    above.push(own);
    return Math.min(6, above.length);
  });
}

/** Where a second H1 stands: below the first, above every H2. */
const SECOND = 1.5;
const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/\p{L}{4,}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,}/gu) ?? [];

const relevel = (document: PageDocument): PageDocument => {
  const levels = outlined(document);
  return { ...document, blocks: document.blocks.map((block, at) => ({ ...block, level: levels[at] ?? block.level })) };
};
