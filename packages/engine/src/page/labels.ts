import type { Block } from '../artifacts/page.ts';

const LONGEST = 24;

/** The label of a button, tab or fold ("Show more", "Add to cart"): it says nothing and does not come between a heading and its text. */
export const isLabel = ({ kind, text }: Pick<Block, 'kind' | 'text'>): boolean =>
  (kind === 'other' || kind === 'summary') && text.length <= LONGEST && !/\p{N}/u.test(text);
