import { once } from './once.ts';
import type { PageDocument } from './page.ts';

/** Texts of all H1, in document order. */
export const h1sOf = once(({ blocks }: PageDocument): readonly string[] =>
  blocks.filter(({ level }) => level === 1).map(({ text }) => text),
);

/**
 * What heads the page: its H1 within the main content, else that of the page's header (where some themes put it, and others the name of the site); a page without one is headed by
 * the first heading of its main content. Null where there is none.
 */
export const headlineOf = once(({ blocks }: PageDocument): string | null => {
  const headings = blocks.filter(({ kind, text }) => kind === 'heading' && text !== '');
  const main = headings.filter(({ region }) => region === 'main');
  const found =
    main.find(({ level }) => level === 1) ?? headings.find(({ level, region }) => level === 1 && region === 'header') ?? main[0];
  return found?.text ?? null;
});
