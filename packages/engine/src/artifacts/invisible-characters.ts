import { collapse, cutTo } from './text.ts';

/** The same written as character references in HTML. */
const REFERENCES =
  /&#(?:x0*(?:180e|200[bcd]|206[0-4]|feff|fe0[0-9a-f]|e0[01])|0*(?:6158|820[345]|828[89]|829[0-2]|65279|650(?:2[4-9]|3\d)|917[5-9]))/i;
/** Any of these at all: a single class is scanned several times faster than what it takes to be sure. */
const ANY = /[\u180e\u200b-\u200d\u2060-\u2064\ufeff\udb40]|[\ufe00-\ufe0f]/;
const SUSPECT = /(?:[\u180e\u200b-\u200d\u2060-\u2064\ufeff]|[\ufe00-\ufe0f]){4}|\udb40/;
/** Eight zero-width characters in a row carry a byte; languages and emoji that need joiners never put so many together. */
const ZERO_WIDTH = /[\u180e\u200b-\u200d\u2060-\u2064\ufeff]{8,}/g;
/** Flags of regions (England, Texas) are a black flag, up to seven tag letters and an end tag (UTS #51). */
const REGION_FLAG = /\ud83c\udff4(?:\udb40[\udc20-\udc7e]){1,7}\udb40\udc7f/g;
const TAGS = /(?:\udb40[\udc00-\udc7f])+/g;
/** Bytes smuggled in runs of variation selectors. */
const SELECTORS = /(?:[\ufe00-\ufe0f]|\udb40[\udd00-\uddef]){4,}/g;

/** Whether the source of a page may hold invisible text at all: one pass that spares every other page the search. */
export const mayHoldInvisibleText = (html: string): boolean =>
  (ANY.test(html) && SUSPECT.test(html)) || (html.includes('&#') && REFERENCES.test(html));

/**
 * Text hidden in characters that are drawn as nothing: tag characters (decoded: each stands for an ASCII character), runs of variation selectors
 * (decoded as bytes), and long runs of zero-width characters (counted). Single joiners, soft hyphens and region flags are honest.
 */
export function invisibleText(raw: string): string[] {
  if (!SUSPECT.test(raw)) return [];
  const found: string[] = [];
  const text = raw.replace(REGION_FLAG, '');
  for (const [run] of text.matchAll(TAGS)) {
    const decoded = collapse(Array.from(run, (character) => String.fromCharCode((character.codePointAt(0) ?? 0) & 0x7f)).join(''));
    if (decoded.length > 1) found.push(cutTo(decoded, 500));
  }
  for (const [run] of text.matchAll(SELECTORS))
    found.push(`${Array.from(run).length} variation selectors: ${cutTo(decodeSelectors(run), 300)}`);
  for (const match of text.matchAll(ZERO_WIDTH)) {
    const around = collapse(text.slice(Math.max(0, match.index - 40), match.index + match[0].length + 40));
    found.push(`${match[0].length} zero-width characters at “${around}”`);
  }
  return found;
}

const decodeSelectors = (run: string): string =>
  Array.from(run, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const byte = code >= 0xe0100 ? code - 0xe0100 + 16 : code - 0xfe00;
    return byte >= 32 && byte < 127 ? String.fromCharCode(byte) : '·';
  }).join('');
