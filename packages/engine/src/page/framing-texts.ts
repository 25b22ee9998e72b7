import { memoize } from '../artifacts/memoize.ts';
import type { Block, PageDocument, ReadPage } from '../artifacts/page.ts';
import { languageOf } from '../artifacts/page-language.ts';
import { textKey } from '../artifacts/text-key.ts';

/** What a site repeats within the main content of nearly all its pages, such as reviews or a call to action: its frame, whatever the markup calls it. */

/** Of the pages of a language, the share that a text of the frame stands on, and the pages from which on that tells. */
const NEARLY_ALL = 0.75;
const FEWEST_PAGES = 5;

/** Keys of the texts of its main content. */
export const mainTexts = memoize(
  ({ blocks }: PageDocument): ReadonlySet<number> =>
    new Set(blocks.flatMap(({ region, text }) => (region === 'main' ? textKey(text) : []))),
);

const framingTexts = memoize((pages: readonly ReadPage[]): ReadonlySet<number> => {
  const framing = new Set<number>();
  for (const alike of Map.groupBy(pages, languageOf).values()) {
    if (alike.length < FEWEST_PAGES) continue;
    const counts = new Map<number, number>();
    for (const { document } of alike) for (const key of mainTexts(document)) counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const [key, count] of counts) if (count >= NEARLY_ALL * alike.length) framing.add(key);
  }
  return framing;
});

/** The texts of a page's main content that are its own, where it has some beside the frame of the site. */
export function ownTexts({ blocks }: PageDocument, pages: readonly ReadPage[]): readonly Block[] {
  const framing = framingTexts(pages);
  return blocks.filter(({ region, text }) => region === 'main' && !framing.has(textKey(text)));
}
