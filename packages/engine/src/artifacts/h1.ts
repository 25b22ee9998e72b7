import { memoize } from './memoize.ts';
import type { Block, PageDocument } from './page.ts';
import { letters, titleParts } from './text.ts';

/** Texts of all H1, in document order. */
export const h1sOf = memoize(({ blocks }: PageDocument): readonly string[] =>
  blocks.filter(({ level }) => level === 1).map(({ text }) => text),
);

/**
 * What heads the page: its H1 within the main content, else that of the page's header (where some themes put it, and others the name of the site); a page without one is headed by the first heading of its main content. Null where there is none. A heading without a letter counts something ("70+").
 */
export const headlineOf = memoize(({ blocks, title }: PageDocument): string | null => {
  const headings = blocks.filter(({ kind, text }) => kind === 'heading' && /\p{L}/u.test(text));
  const main = headings.filter(({ region }) => region === 'main');
  const above = headings.filter(({ level }) => level === 1);
  const h1 =
    main.find(({ level }) => level === 1) ??
    above.find(({ region }) => region === 'header') ??
    (above.length === 1 ? above.find((one) => isBanner(one, blocks)) : undefined);
  return (h1 ? (ownHeading(h1, main, title) ?? h1) : main[0])?.text ?? null;
});

/** A band above the main content, whatever the markup calls it. */
const isBanner = (heading: Block, blocks: readonly Block[]): boolean => {
  const [at, main] = [blocks.indexOf(heading), blocks.findIndex(({ region }) => region === 'main')];
  return heading.region === 'aside' && at < main;
};

/** The heading of the main content that says a part of the title before the one that the H1 says: then that H1 is the site's, the same on each page. */
export function ownHeading(h1: Block, main: readonly Block[], title: string | null): Block | undefined {
  const parts = titleParts(title);
  const before = parts.slice(0, Math.max(0, parts.indexOf(letters(h1.text))));
  return before.length > 0 ? main.find(({ text }) => before.includes(letters(text))) : undefined;
}

/** The block of the page's headline: its H1 in the main content, else its first, else the first heading of the main content; -1 where there is none. */
export function headlineAt(blocks: readonly Block[]): number {
  const own = blocks.findIndex(({ level, region }) => level === 1 && region === 'main');
  if (own >= 0) return own;
  const other = blocks.findIndex(({ level }) => level === 1);
  return other >= 0 ? other : blocks.findIndex(({ kind, region }) => kind === 'heading' && region === 'main');
}
