import type { Block, PageDocument } from './page.ts';

/** The blocks of a page's footer; of a page that marks none, what stands below its main content and is no navigation. */
export function footerOf({ blocks }: PageDocument): Block[] {
  const marked = blocks.filter(({ region }) => region === 'footer');
  if (marked.length > 0) return marked;
  return blocks.slice(blocks.findLastIndex(({ region }) => region === 'main') + 1).filter(({ region }) => region !== 'nav');
}
