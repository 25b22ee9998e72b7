import { type Colour, looksAlike, parseColour } from './css-colour.ts';
import type { Seen } from './css-rules.ts';
import type { HiddenText } from './page.ts';

/**
 * What text inherits from the elements around it: colours, tiny type, visibility. Unlike `display: none` a descendant can undo these.
 */
export type Paint = {
  colour: Colour | 'unknown' | null;
  background: Colour | 'unknown' | null;
  tiny: boolean;
  invisible: boolean;
  /** How text directly inside is hidden; null: it can be seen. */
  how: HiddenText['how'] | null;
};

export const CLEAN: Paint = { colour: null, background: null, tiny: false, invisible: false, how: null };

const WHITE: Colour = [255, 255, 255, 1];

/**
 * The paint inside an element.
 * @param named it has a class or id, so that a style sheet we did not read may say something else
 * @param sheets the page uses such style sheets
 */
export function paintInside(around: Paint, seen: Seen | null, named: boolean, sheets: boolean): Paint {
  const unsure = named && sheets;
  if (!seen && (!unsure || around === CLEAN || (around.colour === null && around.background === null && !around.tiny))) return around;
  const colour = seen?.colour ?? (unsure ? 'unknown' : around.colour);
  const background = seen?.background ?? (unsure ? 'unknown' : around.background);
  const tiny = seen?.fontPx === undefined ? around.tiny && !unsure : seen.fontPx <= 1;
  const invisible = seen?.visibility === undefined ? around.invisible : seen.visibility === 'hidden';
  return { colour, background, tiny, invisible, how: howOf(colour, background, tiny, invisible, sheets) };
}

function howOf(colour: Paint['colour'], background: Paint['background'], tiny: boolean, invisible: boolean, sheets: boolean): Paint['how'] {
  if (invisible) return 'visibility-hidden';
  if (tiny) return 'tiny-font';
  if (colour === null || colour === 'unknown') return null;
  if (colour[3] < 0.05) return 'transparent';
  const ground = background ?? (sheets ? 'unknown' : WHITE);
  return ground !== 'unknown' && ground[3] === 1 && looksAlike(colour, ground) ? 'same-colour' : null;
}

/** The presentational attributes that old pages paint with: <font color>, bgcolor. */
export function presentational(colour: string | null, background: string | null): Seen {
  const read = (value: string): Colour | 'unknown' =>
    parseColour((/^[0-9a-f]{6}$/i.test(value) ? `#${value}` : value).trim().toLowerCase()) ?? 'unknown';
  return { ...(colour !== null && { colour: read(colour) }), ...(background !== null && { background: read(background) }) };
}

/** How an element is hidden with everything in it, whatever its descendants say; null: it is not. */
export function hiddenWhole(seen: Seen | null, hiddenAttribute: boolean): HiddenText['how'] | null {
  if (seen?.display === 'none') return 'display-none';
  if (hiddenAttribute && seen?.display !== 'shown') return 'hidden-attribute';
  if (!seen) return null;
  if (seen.clipped || seen.pinhole) return 'clipped';
  if (seen.offScreen || seen.indented) return 'off-screen';
  // Text that a script fades in starts transparent and moved; it is there for every reader in the end.
  if (seen.opacity !== undefined && seen.opacity < 0.02 && !seen.animated) return 'transparent';
  if (seen.zeroSize) return 'zero-size';
  return null;
}
