import { CAPS } from './page.ts';

/** What `collapse` does with a UTF-16 unit: 0 keeps it, WHITE runs together, UNDRAWN is dropped, with its pair where it is a high surrogate. */
const WHITE = 1;
const UNDRAWN = 2;
const UNDRAWN_PAIR = 3;
const KINDS = new Uint8Array(0x10000);
const mark = (kind: number, from: number, to = from) => KINDS.fill(kind, from, to + 1);
for (const code of [0x20, 0xa0, 0x1680, 0x202f, 0x205f, 0x3000]) mark(WHITE, code);
mark(WHITE, 0x09, 0x0d);
mark(WHITE, 0x2000, 0x200a);
mark(WHITE, 0x2028, 0x2029);
// Joiners (U+200C, U+200D) stay: Persian and emoji need them.
for (const code of [0xad, 0x200b, 0x200e, 0x200f, 0xfeff]) mark(UNDRAWN, code);
mark(UNDRAWN, 0x202a, 0x202e);
mark(UNDRAWN, 0x2060, 0x2069);
// Tag characters and the variation selectors beyond the basic plane.
mark(UNDRAWN_PAIR, 0xdb40);

/**
 * Trimmed, white space collapsed to single spaces, characters that are drawn as nothing dropped.
 * A loop, not regular expressions: every text of a page goes through here, and it is five times as fast.
 */
export function collapse(raw: string): string {
  let collapsed = '';
  let kept = 0;
  let wrote = false;
  let gap = false;
  const { length } = raw;
  for (let i = 0; i < length; i++) {
    const kind = KINDS[raw.charCodeAt(i)];
    if (kind === 0) {
      if (gap) {
        collapsed += wrote ? ' ' : '';
        kept = i;
        gap = false;
      }
      wrote = true;
      continue;
    }
    // A single plain space between two characters stays where it is.
    if (!gap && kind === WHITE && raw.charCodeAt(i) === 32 && i + 1 < length && KINDS[raw.charCodeAt(i + 1)] === 0 && wrote) continue;
    if (!gap) collapsed += raw.slice(kept, i);
    if (kind !== WHITE && !gap) {
      if (kind === UNDRAWN_PAIR) i += 1;
      kept = i + 1;
      continue;
    }
    if (kind === UNDRAWN_PAIR) i += 1;
    gap = true;
  }
  return gap ? collapsed : collapsed + raw.slice(kept);
}

/** Cuts at a length without halving a surrogate pair. */
export function cutTo(text: string, length: number): string {
  if (text.length <= length) return text;
  const code = text.charCodeAt(length - 1);
  return text.slice(0, code >= 0xd800 && code <= 0xdbff ? length - 1 : length);
}

/** A short text such as a title or label. */
export const label = (raw: string): string => {
  // White space may make up most of a hostile value; a label never needs more than this of it.
  return cutTo(collapse(raw.length > 20_000 ? raw.slice(0, 20_000) : raw), CAPS.label);
};

/** Joins pieces from `start` on, stopping once `most` characters are there. */
export function joinFrom(pieces: readonly string[], start: number, most: number): string {
  let joined = '';
  for (let i = start; i < pieces.length && joined.length < most; i++) joined += pieces[i];
  return joined;
}

/** A text's letters and digits alone, lower case: for comparing titles with headings. */
export const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** What stands between the parts of a title: "Assert | Node.js documentation". */
export const TITLE_SEPARATOR = /\s+[|·•–—»:-]+\s+|\s*\|\s*/u;
/** The letters of each part of a title. */
export const titleParts = (title: string | null): string[] => title?.split(TITLE_SEPARATOR).map(letters) ?? [];

/** A text in quotation marks. */
export const WHOLLY_QUOTED = /^["“”„«»「『‟][\s\S]*["“”„«»」』‟][.!?。]?$/u;

/** A line that somebody speaks in a story, as it is printed behind a dash. */
export const isSpeech = (text: string): boolean => /^[\s\p{Cf}]*[—–―]\s?\p{L}/u.test(text);
