import type { Block, Link, PageDocument } from '../artifacts/page.ts';

export type LinkDraft = Partial<Link> & { href: string };
export type BlockDraft = Partial<Omit<Block, 'links'>> & { kind: Block['kind']; text: string } & { links?: LinkDraft[] };
export type DocumentDraft = Partial<Omit<PageDocument, 'blocks' | 'landmarks'>> & {
  blocks?: BlockDraft[];
  landmarks?: Partial<PageDocument['landmarks']>;
};
