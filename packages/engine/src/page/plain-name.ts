import { untitled } from '../artifacts/author-names.ts';
import { oneOf, wordsOfAll } from '../language/word-pattern.ts';

/** Abbreviations alone: "Don Norman" bears no title. */
const ABBREVIATED = oneOf(
  wordsOfAll(({ honorifics }) => honorifics)
    .filter((word) => word.includes('.'))
    .map((word) => word.replace(/\.$/, '')),
);
/** Before a name, and with a stop also inside one. */
const TITLES = new RegExp(String.raw`^(?:${ABBREVIATED}(?:\.|(?!\p{L}))\s*)+(?=\p{L})|(?<!\p{L})${ABBREVIATED}\.\s*(?=\p{L})`, 'giu');
/** Behind a name, with its stops or without. */
const DEGREES = new RegExp(
  String.raw`(?<=\S)\s+${oneOf(
    wordsOfAll(({ degrees }) => degrees),
    (word) => word.split('.').map(RegExp.escape).join(String.raw`\.?`),
  )}\.?(?!\p{L})`,
  'giu',
);

/** A name without titles and what stands in brackets. */
export const plainName = (byline: string): string =>
  untitled(byline)
    .replace(/\s*[([（].*$/u, '')
    .replace(/,.*$/u, '')
    .replace(DEGREES, '')
    .replace(TITLES, '')
    .replace(/\s+/g, ' ')
    .trim();
