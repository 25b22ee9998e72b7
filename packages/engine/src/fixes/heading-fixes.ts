import { headlineOf } from '../artifacts/h1.ts';
import { once } from '../artifacts/once.ts';
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
  const levels = outlined(page.document.blocks);
  const content = page.document.blocks.flatMap((block, at) =>
    isHeading(block) && levels[at] !== block.level ? [`<h${levels[at]}>${asHtml(block.text)}</h${levels[at]}>`] : [],
  );
  return [
    {
      auditId: 'content-extraction/heading-outline',
      kind: 'heading',
      title: `Set the levels of ${content.length} ${content.length === 1 ? 'heading' : 'headings'} on ${page.url}`,
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
export const misplaced = once(
  ({ blocks }: PageDocument): number => outlined(blocks).filter((level, at) => level !== blocks[at]?.level).length,
);

/** The levels that the headings should have; the first becomes the H1 where there is none, and later ones step down where there are several. */
function outlined(blocks: readonly Block[]): number[] {
  const hasFirst = blocks.some((block) => isHeading(block) && block.level === 1);
  let [previous, seenFirst] = [0, false];
  return blocks.map((block) => {
    if (!isHeading(block)) return block.level;
    let level = block.level;
    if (level === 1 ? seenFirst : !hasFirst && !seenFirst) level = seenFirst ? 2 : 1;
    if (level === 1) seenFirst = true;
    level = previous === 0 ? level : Math.min(level, previous + 1);
    previous = level;
    return level;
  });
}

const relevel = (document: PageDocument): PageDocument => {
  const levels = outlined(document.blocks);
  return { ...document, blocks: document.blocks.map((block, at) => ({ ...block, level: levels[at] ?? block.level })) };
};
