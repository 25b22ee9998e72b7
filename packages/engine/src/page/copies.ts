import { createHash } from 'node:crypto';
import { memoize } from '../artifacts/memoize.ts';
import type { PageDocument, ReadPage } from '../artifacts/page.ts';
import { addressOf } from '../artifacts/page-path.ts';
import { textKey } from '../artifacts/text-key.ts';

/** Texts that stand at several addresses of a site. */

const LONG_ENOUGH = 200;
/** A digest of the main text: equal ones are equal texts. */
const digestOf = memoize(({ blocks }: PageDocument): string =>
  createHash('sha256')
    .update(blocks.map(({ region, text }) => (region === 'main' ? text : '')).join('\n'))
    .digest('base64'),
);
/** Keys of the texts of its main content. */
const textsOf = memoize(
  ({ blocks }: PageDocument): ReadonlySet<number> =>
    new Set(blocks.flatMap(({ region, text }) => (region === 'main' ? textKey(text) : []))),
);
/** Of the texts of the page that a canonical names, how many a copy of it holds. */
const HELD = 0.8;
/** Views of another page that say so by their canonical and hold its text: for printing, with a filter. Nothing is to be mended on them. */
export const declaredCopies = memoize((pages: readonly ReadPage[]): ReadonlySet<ReadPage> => {
  const byAddress = new Map(pages.map((page) => [addressOf(page.finalUrl), page]));
  const copies = new Set<ReadPage>();
  for (const page of pages) {
    const [canonical, ...more] = new Set(page.document.canonicals.map(addressOf));
    const original = canonical !== undefined && more.length === 0 ? byAddress.get(canonical) : undefined;
    if (!original || original === page) continue;
    const [texts, own] = [textsOf(original.document), textsOf(page.document)];
    if (texts.size > 0 && [...texts].filter((text) => own.has(text)).length >= HELD * texts.size) copies.add(page);
  }
  return copies;
});

/** The address nearest to the home page speaks for its copies, then the shorter one. */
const rank = (a: ReadPage, b: ReadPage): number =>
  (a.depth ?? Number.POSITIVE_INFINITY) - (b.depth ?? Number.POSITIVE_INFINITY) || a.url.length - b.url.length || (a.url < b.url ? -1 : 1);

/** The pages whose main text another page already says word for word, each with that page. What a text is worth counts once: copies of its best page would lift a site. */
export const copiesAmong = memoize((pages: readonly ReadPage[]): ReadonlyMap<ReadPage, ReadPage> => {
  const bySize = Map.groupBy(pages, ({ document }) => document.mainChars);
  const copies = new Map<ReadPage, ReadPage>();
  for (const [size, alike] of bySize) {
    if (size === 0 || alike.length < 2) continue;
    // A short text is a copy only where nothing but the query of the address differs.
    const keyOf = ({ document, finalUrl }: ReadPage) =>
      size < LONG_ENOUGH ? `${digestOf(document)} ${new URL(finalUrl).pathname}` : digestOf(document);
    for (const same of Map.groupBy(alike, keyOf).values()) {
      const [speaker, ...others] = same.toSorted(rank);
      for (const copy of others) if (speaker) copies.set(copy, speaker);
    }
  }
  return copies;
});

/** The same list with copies that say nothing: places in it stay as they are. */
export function withoutCopies(pages: readonly ReadPage[]): readonly ReadPage[] {
  const copies = copiesAmong(pages);
  return copies.size === 0
    ? pages
    : pages.map((page) => (copies.has(page) ? { ...page, document: { ...page.document, title: null, blocks: [], links: [] } } : page));
}
