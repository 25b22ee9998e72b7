import type { BlockKind } from './page.ts';

/** How an element stands in the flow of text: part of a line, a block of its own, or nothing that a reader sees as text. */
export type Flow = 'inline' | 'block' | 'skip';

export type TagInfo = {
  flow: Flow;
  /** The kind of the block that text directly inside becomes; null: as around it. */
  kind: BlockKind | null;
  /** 1 to 6 for headings, else 0. */
  level: number;
  /** Bit in a block's mask of inline elements; 0 for none. */
  bit: number;
  /** Drawn apart from its neighbours although inline. */
  spaced: boolean;
  /** Needs more than the general treatment (walk.ts). */
  special: boolean;
};

/** In alphabetical order, so that masks turn into sorted names. */
const NAMED = 'abbr b bdi cite code data del dfn em i ins kbd mark q s samp small strong sub sup time u var'.split(' ');

const names = (list: string) => list.trim().split(/\s+/);
const info = (flow: Flow, more: Partial<TagInfo> = {}): TagInfo => ({
  flow,
  kind: null,
  level: 0,
  bit: 0,
  spaced: false,
  special: false,
  ...more,
});

const INLINE = info('inline');

const TAGS = new Map<string, TagInfo>();
const define = (list: string, make: (name: string) => TagInfo) => {
  for (const name of names(list)) TAGS.set(name, make(name));
};
define('address center dir div fieldset figure hgroup hr legend details optgroup dialog', () => info('block'));
define('html article aside body footer header main nav search section form', () => info('block', { special: true }));
define('ul ol dl menu table tr td th blockquote', () => info('block', { special: true }));
define('tbody thead tfoot colgroup', () => info('block'));
define('p', () => info('block', { kind: 'paragraph' }));
define('li', () => info('block', { kind: 'listItem', special: true }));
define('dt', () => info('block', { kind: 'term', special: true }));
define('dd', () => info('block', { kind: 'definition' }));
define('caption figcaption', () => info('block', { kind: 'caption', special: true }));
define('summary', () => info('block', { kind: 'summary' }));
define('pre listing xmp', () => info('block', { kind: 'code' }));
define('h1 h2 h3 h4 h5 h6', (name) => info('block', { kind: 'heading', level: Number(name[1]) }));
define('button input output', () => info('inline', { spaced: true, special: true }));
define('a area br img source', () => info('inline', { special: true }));
define('script style template noscript iframe object embed video audio canvas select textarea datalist noframes frameset frame', () =>
  info('skip', { special: true }),
);
define('title meta link base', () => info('skip', { special: true }));
define('col wbr rp', () => info('skip'));
NAMED.forEach((name, index) => {
  TAGS.set(name, info('inline', { bit: 1 << index, special: name === 'time' || name === 'cite' }));
});
TAGS.set('wbr', INLINE);

/** Unknown and custom elements are inline, as browsers have them; blocks inside them stand for themselves. */
export const tagInfo = (name: string): TagInfo => TAGS.get(name) ?? INLINE;

const namesOfMask = new Map<number, string[]>();
export function inlineNames(mask: number): string[] {
  let list = namesOfMask.get(mask);
  if (!list) {
    list = NAMED.filter((_, index) => mask & (1 << index));
    namesOfMask.set(mask, list);
  }
  return list;
}
