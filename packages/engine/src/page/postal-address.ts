import { memoize } from '../artifacts/memoize.ts';
import type { Block, PageDocument } from '../artifacts/page.ts';
import { listOf } from '../language/list-of.ts';
import { ALL_PACKS } from '../language/packs/index.ts';
import { withoutExamples } from './example-contacts.ts';

/** Characters of a text that is an address and little else. */
const LONGEST = 200;

/** A postal code beside a place, in a line with another number: a street and its house. */
const POSTAL =
  /(?<![\p{N}.,])(?:[A-Z]{1,2}-)?\d{4,6}(?:\s?[A-Z]{2})?,?\s\p{Lu}\p{L}+|\p{Lu}\p{L}+,?\s(?:[A-Z]{2},?\s)?\d{5}(?!\p{N})|(?<!\p{L})[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?!\p{L})|\d\d-\d{3}\s\p{Lu}|\d{5}-\d{3}|〒\s?\d{3}|[省市区區县縣町村路街][^\s]{0,12}\d+(?:号|號|番|丁目|-)|[시구동로길]\s?\d+/u;
/** Of countries whose addresses have no such code: a house number and three names between commas, "65/A, Polwaththa, Minuwangoda, Sri Lanka". */
const PLACES = /(?<![\p{N}.,/:-])(?!(?:19|20)\d\d)\d{1,4}(?:\/?[A-Z]|\/\d{1,3})?,?\s(?:\p{Lu}[\p{L}\p{M}.’' -]{1,40},\s){2,}\p{Lu}\p{L}/u;
/** A numbered house before a town and its province: "Çınar Sokak No:23 Adalar/İstanbul". */
const NUMBERED = /\p{Lu}\p{L}+\s?N[ro][:.º°]{0,2}\s?\d{1,4}\p{L}?[\s,](?:[^|.!?]{0,30}[\s,])?\p{Lu}\p{L}+\s?\/\s?\p{Lu}\p{L}+/u;
const ADDRESS_NAMES: readonly string[] = [...new Set(ALL_PACKS.flatMap(({ topics }) => listOf(topics.faces.address)))];
/** A street without a number, its town and its country: "Sakina Street, Arusha, Tanzania". */
const NAMED_PLACES = /^(?:\p{Lu}[\p{L}\p{M}.’'-]*(?:\s\p{L}[\p{L}\p{M}.’'-]*)*,\s){2,}\p{Lu}/u;
/** What stands behind a label for addresses, with a house number or the names of its places. */
const isLabeled = (text: string): boolean =>
  ADDRESS_NAMES.some((name) => {
    if (text.slice(0, name.length).toLowerCase() !== name.toLowerCase()) return false;
    const [, rest] = /^\s?[:：]\s?(.+)$/su.exec(text.slice(name.length)) ?? [];
    const isPlace = rest !== undefined && (/\p{Nd}/u.test(rest) || NAMED_PLACES.test(rest));
    return isPlace && rest.length >= SHORTEST_ADDRESS && !/@|:\/\//.test(rest);
  });
const SHORTEST_ADDRESS = 12;
/** Behind the picture of a pin or a house, a text with a number: "📍 C/ Mill, 7, local B. Madrid". */
const PINNED = /^[📍📌🏠🏡🏢]\uFE0F?\s*(?=[^@]*\p{Nd})\p{L}[^@]{11,}$/u;
export const holdsPlaces = (blocks: readonly Block[]): boolean =>
  blocks.some(({ kind, text }) => kind !== 'heading' && text.length <= LONGEST && PLACES.test(text));
/** Its last digits before a word are no postal code: "208-365-5625 Call now". */
const PHONE = /\+\p{Nd}[\p{Nd}\s()./-]{6,}\p{Nd}|\(?\p{Nd}{3,5}\)?[\s./-]{1,3}\p{Nd}{3}[\s./-]\p{Nd}{4}(?!\p{Nd})/gu;
const COPYRIGHT = /(?:©|\(c\)|copyright)[^\p{L}]{0,20}/giu;
export const holdsPostal = (text: string): boolean => {
  if (text.length > LONGEST || !/\p{Nd}/u.test(text)) return false;
  if (NUMBERED.test(text)) return true;
  const rest = text.replace(COPYRIGHT, ' ');
  // A house in a street is one number where it says that it is: "学院路30号".
  return (
    POSTAL.test(rest) &&
    POSTAL.test(rest.replace(PHONE, ' ')) &&
    ((rest.match(/\p{Nd}+/gu) ?? []).length >= 2 || /\p{Nd}(?:号|號|番|丁目|번지)/u.test(rest))
  );
};
/** A house number and a code of five digits before a place, within a longer text: "domiciled at Mill Lane 3, 33129, Asturias". */
const IN_PROSE = /\p{Lu}[\p{L}\p{M}.’' -]{2,40},?\s(?:n[.º°o]*\s?)?\d{1,4}\p{L}?,[^.!?;]{0,40}?(?<!\d)\d{5},?\s\p{Lu}\p{L}+/u;
/** Characters of a line of an address: a street, a town. */
const LINE = 60;
const isLine = (block: Block | undefined): boolean => block !== undefined && block.kind !== 'heading' && block.text.length <= LINE;
const isCalledAddress = (text: string): boolean => {
  const name = text.replace(/\s?[:：]\s*$/u, '').toLowerCase();
  return ADDRESS_NAMES.some((one) => one.toLowerCase() === name);
};
/** An address in one text, in two lines below each other, or below its name. */
export const writesAddress = memoize((document: PageDocument): boolean =>
  withoutExamples(document).some((block, at, blocks) => {
    const next = blocks[at + 1];
    if (
      isCalledAddress(block.text) &&
      next &&
      next.text.length >= SHORTEST_ADDRESS &&
      next.text.length <= LONGEST &&
      /\p{Nd}/u.test(next.text)
    )
      return !/@|:\/\//.test(next.text);
    if (block.kind === 'heading') return false;
    return (
      holdsPostal(block.text) ||
      (block.text.length <= LONGEST && (isLabeled(block.text) || PINNED.test(block.text))) ||
      (block.text.length > LONGEST && IN_PROSE.test(block.text)) ||
      (isLine(block) && isLine(next) && /\p{Nd}/u.test(block.text) && holdsPostal(`${block.text}, ${next?.text}`))
    );
  }),
);

const BEHIND_LABEL = /^[^:：]*[:：]\s*/u;
/** The whole addresses that a page gives behind or below a label for one, as written. */
export const labeledAddresses = memoize((document: PageDocument): readonly string[] =>
  withoutExamples(document).flatMap(({ text }, at, blocks) => {
    const written = isLabeled(text) ? text.replace(BEHIND_LABEL, '') : isCalledAddress(text) ? (blocks[at + 1]?.text ?? '') : '';
    return holdsPostal(written) ? written.replace(/\s+/g, ' ').trim() : [];
  }),
);
