import { HINT, hintsOf } from './class-hints.ts';
import type { HiddenTexts } from './hidden-text.ts';
import type { Element } from './tree.ts';

/** What an element's attributes say besides the few that are kept as text. */
export const FLAG = {
  hidden: 1,
  open: 2,
  popover: 4,
  modal: 8,
  noSnippet: 16,
  itemscope: 32,
  /** itemprop, property or typeof. */
  data: 64,
  /** color or bgcolor. */
  painted: 128,
  labelled: 256,
  /** aria-hidden. */
  ariaHidden: 512,
} as const;

/** The attributes that decide how an element is taken, read in one pass. */
export type Traits = {
  id: string | null;
  className: string | null;
  style: string | null;
  /** The first role, lower case. */
  role: string | null;
  /** Bits of FLAG. */
  flags: number;
  /** Bits of HINT. */
  hints: number;
};

export const PLAIN: Traits = { id: null, className: null, style: null, role: null, flags: 0, hints: 0 };

const FLAGS: ReadonlyMap<string, number> = new Map([
  ['hidden', FLAG.hidden],
  ['open', FLAG.open],
  ['popover', FLAG.popover],
  ['data-nosnippet', FLAG.noSnippet],
  ['itemscope', FLAG.itemscope],
  ['itemprop', FLAG.data],
  ['property', FLAG.data],
  ['typeof', FLAG.data],
  ['color', FLAG.painted],
  ['bgcolor', FLAG.painted],
  ['aria-label', FLAG.labelled],
]);

/** Attributes that hold names, addresses, code or drawing, never a sentence. */
const NO_PROSE =
  /^(?:href|src|srcset|sizes|d|points|viewbox|transform|rel|type|target|on\w+|xmlns.*|integrity|crossorigin|datetime|width|height|action|method|media|itemtype|data-(?:src|srcset|sizes|url|href|id)|content)$/;

/** Parts of a page have short names; long ids are made from headings. */
const LONGEST_NAME = 32;
const PARTS = /^(?:div|section|nav|header|footer|aside|ul|ol|form|dialog|table|td)$/;
const ID_HINTS =
  HINT.nav |
  HINT.header |
  HINT.footer |
  HINT.aside |
  HINT.breadcrumb |
  HINT.overlay |
  HINT.opens |
  HINT.interface |
  HINT.dialog |
  HINT.menu |
  HINT.message;

/** Reads an element's attributes; words to an AI in any of them are passed on. */
export function readTraits(element: Element, hidden: HiddenTexts): Traits {
  const traits: Traits = { id: null, className: null, style: null, role: null, flags: 0, hints: 0 };
  for (const { name, value } of element.attrs) {
    if (name === 'class') {
      traits.className = value;
      traits.hints |= hintsOf(value);
    } else if (name === 'id') {
      if (value.length === 0 || value.length > 200) continue;
      traits.id = value;
      if (value.length <= LONGEST_NAME && PARTS.test(element.tagName)) traits.hints |= hintsOf(value) & ID_HINTS;
    } else if (name === 'style') traits.style = value;
    else if (name === 'role') traits.role = value.slice(0, 50).trim().toLowerCase().split(/\s+/)[0] ?? null;
    else if (name === 'aria-modal') traits.flags |= value === 'true' ? FLAG.modal : 0;
    else if (name === 'aria-hidden') traits.flags |= value === 'true' ? FLAG.ariaHidden : 0;
    else {
      const flag = FLAGS.get(name);
      if (flag !== undefined) traits.flags |= flag;
      if (mayBeProse(value) && !NO_PROSE.test(name)) hidden.offer(value, 'attribute');
    }
  }
  return traits;
}

/** Several words, or a few letters of a script without spaces. */
const mayBeProse = (value: string): boolean =>
  value.length >= 12 ? value.includes(' ') || value.charCodeAt(1) > 0xff : value.length >= 6 && value.charCodeAt(0) > 0x2fff;
