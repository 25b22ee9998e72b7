import type { PageDocument } from '../artifacts/page.ts';
import { asciiDigits, type NumberKind } from '../language/numbers.ts';
import { type MainBlock, type PageText, pageText } from './page-text.ts';
import { nodesOf, textsOf } from './schema-nodes.ts';
import { readings } from './visible.ts';

/** A price that the markup states and the text shows, whatever its sign is: "From R250". */

const STATED: readonly string[] = ['price', 'lowPrice', 'highPrice'];
const AMOUNT = /(?<![\d.,])\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)(?:[.,]\d{1,2})?(?!\d)|(?<![\d.,])\d{1,9}(?:[.,]\d{1,2})?(?![\d%])/g;
/** A sign, a short word that touches the amount, or one in capitals before a space: "R250", "Rs. 250", "Kr 250". */
const BEFORE = /(?:\p{Sc}\s?|(?<![\p{L}\p{N}])\p{L}{1,3}\.?|(?<![\p{L}\p{N}])\p{Lu}\p{L}{0,3}\.?\s)$/u;
const AFTER = /^(?:\s?\p{Sc}|\p{L}{1,3}(?!\p{L})|,[-–—]|\/[-–—]|\s\p{Lu}{3}(?!\p{L}))/u;
/** What is measured or counted is no price. */
const OF_SOMETHING: ReadonlySet<NumberKind> = new Set(['percent', 'measure', 'duration', 'magnitude', 'count', 'year']);

const amountsIn = (document: PageDocument): ReadonlySet<number> =>
  new Set(
    nodesOf(document)
      .flatMap((node) => STATED.flatMap((property) => textsOf(node, property)))
      .map((written) => Number(written.replace(/[^\d.]/g, '')))
      .filter((value) => value > 0),
  );

function shows(block: MainBlock, text: PageText, amounts: ReadonlySet<number>): boolean {
  const plain = asciiDigits(block.text);
  return [...plain.matchAll(AMOUNT)].some(({ 0: written, index }) => {
    if (!readings(written).some((value) => amounts.has(value))) return false;
    if (text.numbers(block).some(({ at, kind }) => at === index && OF_SOMETHING.has(kind))) return false;
    const end = index + written.length;
    return BEFORE.test(plain.slice(Math.max(0, index - 6), index)) || AFTER.test(plain.slice(end, end + 6));
  });
}

export function showsMarkedPrice(document: PageDocument): boolean {
  const amounts = amountsIn(document);
  const text = pageText(document);
  return amounts.size > 0 && text.main.some((block) => shows(block, text, amounts));
}
