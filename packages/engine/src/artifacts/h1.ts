import { once } from './once.ts';
import type { PageDocument } from './page.ts';

/** Texts of all H1, in document order. */
export const h1sOf = once(({ blocks }: PageDocument): readonly string[] =>
  blocks.filter(({ level }) => level === 1).map(({ text }) => text),
);

/** Text of the first H1, wherever it stands; null where there is none. */
export const firstH1 = (document: PageDocument): string | null => h1sOf(document)[0] ?? null;
