import { type Colour, parseColour } from './css-colour.ts';

/** What a declaration block says about whether text can be seen. Absent: nothing said. */
export type Seen = {
  display?: 'none' | 'shown';
  visibility?: 'hidden' | 'visible';
  fontPx?: number;
  opacity?: number;
  /** 'unknown': a variable, gradient or keyword. */
  colour?: Colour | 'unknown';
  background?: Colour | 'unknown';
  offScreen?: boolean;
  indented?: boolean;
  clipped?: boolean;
  zeroSize?: boolean;
  /** 1 px boxes with hidden overflow: the screen-reader pattern. */
  pinhole?: boolean;
  /** Comes into view by a transition or transform. */
  animated?: boolean;
};

const RELEVANT = /display|visib|opacity|font|colou?r|background|indent|left|right|top|clip|height|width|transform/i;
const LONGEST_BLOCK = 4000;
const blocks = new Map<string, Seen | null>();
const MOST_KEPT = 5000;

/** Reads one declaration block (a style attribute or a rule's body); null when nothing in it bears on visibility. */
export function readDeclarations(css: string): Seen | null {
  if (css.length > LONGEST_BLOCK || !RELEVANT.test(css)) return null;
  let seen = blocks.get(css);
  if (seen === undefined) {
    seen = read(css);
    if (blocks.size >= MOST_KEPT) blocks.clear();
    blocks.set(css, seen);
  }
  return seen;
}

function read(css: string): Seen | null {
  const declared = new Map<string, string>();
  for (const declaration of css.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const name = declaration.slice(0, colon).trim().toLowerCase();
    declared.set(
      name,
      declaration
        .slice(colon + 1)
        .replace(/!\s*important/i, '')
        .trim()
        .toLowerCase(),
    );
  }
  const get = (name: string) => declared.get(name) ?? '';
  const seen: Seen = {};
  if (get('display')) seen.display = get('display') === 'none' ? 'none' : 'shown';
  if (get('visibility')) seen.visibility = /^(?:hidden|collapse)$/.test(get('visibility')) ? 'hidden' : 'visible';
  if (get('content-visibility') === 'hidden') seen.visibility = 'hidden';
  const font = pixels(get('font-size')) ?? pixels(/(?:^|\s)([\d.]+[a-z%]*)(?:\/|\s|$)/.exec(get('font'))?.[1] ?? '');
  if (font !== null) seen.fontPx = font;
  if (get('opacity'))
    seen.opacity = get('opacity').endsWith('%') ? Number.parseFloat(get('opacity')) / 100 : Number.parseFloat(get('opacity'));
  if (get('color') && !/^(?:inherit|initial|unset|revert|currentcolor)$/.test(get('color')))
    seen.colour = parseColour(get('color')) ?? 'unknown';
  if (/text/.test(get('background-clip') + get('-webkit-background-clip'))) seen.colour = 'unknown';
  const background = get('background-color') || get('background');
  if (background && background !== 'none') seen.background = parseColour(background) ?? 'unknown';
  if (get('background-image') && get('background-image') !== 'none') seen.background = 'unknown';
  // What waits for its animation until it is scrolled to is there for every reader in the end.
  if (seen.visibility === 'hidden' && get('animation-name')) delete seen.visibility;
  readGeometry(get, seen);
  // What folds open by a transition of its height is an accordion.
  if (seen.zeroSize && FOLDS.test(get('transition') + get('transition-property'))) delete seen.zeroSize;
  if (/transition|animation|transform|will-change/.test(css)) seen.animated = true;
  return Object.keys(seen).length ? seen : null;
}

const FOLDS = /(?:^|[\s,])(?:all|(?:max-)?height)(?=[\s,]|$)/;

function readGeometry(get: (name: string) => string, seen: Seen): void {
  const far = (value: string) => (pixels(value) ?? 0) <= -500;
  const positioned = /^(?:absolute|fixed)$/.test(get('position'));
  if (positioned && ['left', 'top', 'right', 'bottom', 'inset-inline-start'].some((side) => far(get(side)))) seen.offScreen = true;
  if (far(get('margin-left')) || far(get('margin-top'))) seen.offScreen = true;
  if (/translate(?:x|y|3d)?\([^)]*-\s*\d{4,}px/.test(get('transform'))) seen.offScreen = true;
  if (far(get('text-indent'))) seen.indented = true;
  if (positioned && /^rect\((?:0|1)(?:px)?[\s,]+(?:0|1)(?:px)?[\s,]+(?:0|1)(?:px)?[\s,]+(?:0|1)(?:px)?\)$/.test(get('clip')))
    seen.clipped = true;
  if (
    /^(?:inset\((?:50|100)%\)|circle\(0(?:px|%)?\)|polygon\(0(?:px)? 0(?:px)?, ?0(?:px)? 0(?:px)?, ?0(?:px)? 0(?:px)?.*\))$/.test(
      get('clip-path'),
    )
  )
    seen.clipped = true;
  const hides = /hidden|clip/.test(get('overflow') + get('overflow-x') + get('overflow-y'));
  const sizes = ['width', 'height', 'max-width', 'max-height'].map((name) => pixels(get(name)));
  if (hides && sizes.some((size) => size === 0)) seen.zeroSize = true;
  if (hides && pixels(get('width')) === 1 && pixels(get('height')) === 1) seen.pinhole = true;
  if (/^scale\(0\)$/.test(get('transform'))) seen.zeroSize = true;
}

const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  em: 16,
  rem: 16,
  pt: 4 / 3,
  vw: 12,
  vh: 8,
  '%': 12,
  ch: 8,
  pc: 16,
  cm: 37.8,
  mm: 3.78,
  in: 96,
};

/** A length in CSS pixels, viewport units taken of a desktop screen; null for none or another kind of value. */
function pixels(value: string): number | null {
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+))([a-z%]*)$/.exec(value);
  const unit = match && UNITS[match[2] ?? ''];
  return unit === null || unit === undefined ? null : Number(match?.[1]) * unit;
}
