import { memoize } from '../artifacts/memoize.ts';
import type { Block, PageDocument, ReadPage } from '../artifacts/page.ts';
import { languageOf } from '../artifacts/page-language.ts';
import { textKey } from '../artifacts/text-key.ts';

/** What a site repeats within the main content of nearly all its pages, such as reviews or a call to action: its frame, whatever the markup calls it. */

/** Of the pages of a language, the share that a text of the frame stands on, and the pages from which on that tells. */
const NEARLY_ALL = 0.75;
const FEWEST_PAGES = 5;

/** Keys of the texts of a page, in whatever region: what is main content on one page may be taken for a sidebar on the next. */
export const textsOf = memoize(({ blocks }: PageDocument): ReadonlySet<number> => new Set(blocks.map(({ text }) => textKey(text))));

export const OF_A_BODY = [textsOf];

const framingTexts = memoize((pages: readonly ReadPage[]): ReadonlySet<number> => {
  const framing = new Set<number>();
  for (const alike of Map.groupBy(pages, languageOf).values()) {
    if (alike.length < FEWEST_PAGES) continue;
    const counts = new Map<number, number>();
    for (const { document } of alike) for (const key of textsOf(document)) counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const [key, count] of counts) if (count >= NEARLY_ALL * alike.length) framing.add(key);
  }
  return framing;
});

/** Different words from which on texts say something. */
const FEWEST_WORDS = 10;
const saysSomething = (blocks: readonly Block[]): boolean =>
  new Set(blocks.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])).size >= FEWEST_WORDS;

/** The texts of a page that are its own: of its main content, or where that is nothing but the frame of the site, of all its regions. Null where it says nothing of its own. */
export function ownTexts({ blocks }: PageDocument, pages: readonly ReadPage[]): readonly Block[] | null {
  const framing = framingTexts(pages);
  const own = blocks.filter(({ text }) => !framing.has(textKey(text)));
  const main = own.filter(({ region }) => region === 'main');
  return [main, own].find(saysSomething) ?? null;
}

/** Whether a page says nothing of its own but a headline: "Categories", above none. */
export function holdsOnlyHeadings({ blocks }: PageDocument, pages: readonly ReadPage[]): boolean {
  const framing = framingTexts(pages);
  return blocks.every(({ kind, text }) => kind === 'heading' || framing.has(textKey(text)));
}
