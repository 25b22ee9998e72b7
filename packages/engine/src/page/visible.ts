import type { Block, PageDocument, ReadPage } from '../artifacts/page.ts';
import { caseless } from '../language/letter-case.ts';
import { asciiDigits } from '../language/numbers.ts';
import { plainName } from './plain-name.ts';

/** The numbers that a reader sees. */
export type Figures = {
  /** Every number on the page, in both readings where point and comma leave it open. */
  numbers: ReadonlySet<number>;
  /** Numbers that stand beside a currency. */
  prices: ReadonlySet<number>;
};

const SPACE = 32;
/** Letters and digits of ASCII in lower case; 0 for everything else. */
const FOLDED = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code).toLowerCase();
  return /[a-z0-9]/.test(character) ? character.charCodeAt(0) : 0;
});
const decoder = new TextDecoder();

/** Texts of ASCII, folded one by one and put together: a loop, because it takes a fifth of what patterns do with a whole page. Null where anything else stands in them. */
function foldedAscii(texts: readonly string[]): string | null {
  const bytes = new Uint8Array(texts.reduce((sum, { length }) => sum + length + 2, 0));
  let end = 0;
  for (const text of texts) {
    end = foldInto(bytes, end, text);
    if (end < 0) return null;
  }
  return decoder.decode(bytes.subarray(0, end));
}

/** Writes a text folded, from a place on. Answers where it ends; −1 where it is not ASCII. */
function foldInto(bytes: Uint8Array, from: number, text: string): number {
  const start = from + 1;
  let end = from;
  bytes[end++] = SPACE;
  let apart = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 127) return -1;
    const kept = FOLDED[code] ?? 0;
    if (kept !== 0) {
      if (apart && end > start) bytes[end++] = SPACE;
      bytes[end++] = kept;
    }
    apart = kept === 0;
  }
  bytes[end++] = SPACE;
  return end;
}

/** Case, accents, marks and spaces folded away; letters and digits of all scripts stay. */
export function folded(text: string): string {
  const plain = foldedAscii([text]);
  if (plain !== null) return plain;
  const bare = caseless(
    asciiDigits(text)
      .normalize('NFKD')
      .replace(/\p{M}+/gu, ''),
  );
  return ` ${bare.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

const NUMBER = /\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)(?:[.,]\d{1,2})?|\d{1,12}(?:[.,]\d{1,6})?/g;
const MONEY =
  /\p{Sc}|\b(?:USD|EUR|GBP|CHF|JPY|CNY|CAD|AUD|SEK|NOK|DKK|PLN|BRL|MXN|AED|SAR|EGP|Euros?|euros?|dollars?|d[oó]lares|francs?|Franken|reais)\b|円|元|ドル|ユーロ|يورو|دولار|ريال|درهم|جنيه/u;

/** The values that a number may mean: 1.234 is either. */
export function readings(written: string): number[] {
  const plain = written.replace(/['’\u00a0\u202f ]/g, '');
  const point = Number(plain.replaceAll(',', ''));
  const comma = Number(plain.replaceAll('.', '').replace(',', '.'));
  return [point, comma].filter((value) => Number.isFinite(value));
}

/** What scripts bring in is seen too, where the page was rendered. */
const shownBlocks = ({ document, rendered }: ReadPage): readonly Block[] =>
  rendered ? [...document.blocks, ...rendered.blocks] : document.blocks;

function readFigures(page: ReadPage): Figures {
  const numbers = new Set<number>();
  const prices = new Set<number>();
  for (const { text } of shownBlocks(page)) {
    if (!/\p{Nd}/u.test(text)) continue;
    const plain = asciiDigits(text);
    for (const { 0: written, index } of plain.matchAll(NUMBER)) {
      const end = index + written.length;
      const priced = MONEY.test(plain.slice(Math.max(0, index - 4), index)) || MONEY.test(plain.slice(end, end + 9));
      for (const value of readings(written)) {
        numbers.add(value);
        if (priced) prices.add(value);
      }
    }
  }
  return { numbers, prices };
}

/** Blocks, title, bylines and breadcrumbs, folded block by block. */
function readText(page: ReadPage): string {
  const { title, bylines, breadcrumbs } = page.document;
  const shown = bylines.filter(({ via }) => via !== 'meta').map(({ text }) => text);
  const texts = [title ?? '', ...shownBlocks(page).map(({ text }) => text), ...shown, ...breadcrumbs];
  return foldedAscii(texts) ?? texts.map(folded).join('');
}

type Fits = (value: number) => boolean;
/** Whether one text shows two figures of the markup, each as a number of its own. */
export const showsTogether = (page: ReadPage, first: Fits, second: Fits): boolean =>
  shownBlocks(page).some(({ text }) => {
    if (!/\p{Nd}/u.test(text)) return false;
    const shown = Array.from(asciiDigits(text).matchAll(NUMBER), ([written]) => readings(written));
    return shown.some((values, at) => values.some(first) && shown.some((others, next) => next !== at && others.some(second)));
  });

const figures = new WeakMap<PageDocument, Figures>();
export function figuresOf(page: ReadPage): Figures {
  const known = figures.get(page.document) ?? readFigures(page);
  figures.set(page.document, known);
  return known;
}

let last: { document: PageDocument; text: string } | null = null;
/** What a reader sees of a page in words, folded for comparing with markup. Kept of one page: audits go page by page, and this is as long as the page's text. */
export function visibleText(page: ReadPage): string {
  if (last?.document === page.document) return last.text;
  const text = readText(page);
  last = { document: page.document, text };
  return text;
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Markup may carry tags inside of texts. */
const TAGS = /<[^<>]{1,300}>/g;

/** Words of a folded text; for scripts without spaces pairs of characters. */
const parts = (wanted: string): string[] =>
  wanted
    .trim()
    .split(' ')
    .flatMap((part) =>
      CJK.test(part) && part.length > 2 ? Array.from({ length: part.length - 1 }, (_, at) => part.slice(at, at + 2)) : [part],
    )
    .filter(Boolean);

/** Words of a text of the markup; in scripts without spaces pairs of characters. */
export const wordsIn = (text: string): number => wantedOf(text).words.length;

/** A text of the markup as it is looked for: as a whole, and in words. */
type Wanted = { whole: string; words: readonly string[] };
function wantedOf(text: string): Wanted {
  const wanted = folded(text.slice(0, 5000).replace(TAGS, ' '));
  return {
    whole: CJK.test(wanted) || wanted.trim() === '' ? wanted.trim() : wanted,
    words: parts(wanted).map((part) => (CJK.test(part) ? part : ` ${part} `)),
  };
}
const shareOf = ({ whole, words }: Wanted, page: string): number =>
  page.includes(whole) ? 1 : words.filter((word) => page.includes(word)).length / words.length;

/** Share of the words of a text of the markup that stand on the page, 0…1; 1 where it stands there as a whole, but for marks, case and accents. */
export const visibleShare = (text: string, page: string): number => shareOf(wantedOf(text), page);

/** Whether one text of the page holds so large a share of the words of a text of the markup: common words that stand apart from each other are no sentence. */
export function standsTogether(text: string, page: ReadPage, share: number): boolean {
  const wanted = wantedOf(text);
  return blockTexts(page).some((block) => shareOf(wanted, block) >= share);
}
let lastBlocks: { document: PageDocument; texts: readonly string[] } | null = null;
function blockTexts(page: ReadPage): readonly string[] {
  if (lastBlocks?.document === page.document) return lastBlocks.texts;
  const texts = shownBlocks(page).map(({ text }) => folded(text));
  lastBlocks = { document: page.document, texts };
  return texts;
}

/** Whether a name of the markup can be read on the page, with its titles or without. */
export const isNameVisible = (name: string, page: string): boolean => isVisible(name, page) || isVisible(plainName(name) || name, page);

/** Whether a text of the markup can be read on the page: as a whole, or nine tenths of its words where it has many. */
export function isVisible(text: string, page: string): boolean {
  const wanted = folded(text.slice(0, 5000).replace(TAGS, ' '));
  if (wanted.trim() === '' || page.includes(CJK.test(wanted) ? wanted.trim() : wanted)) return true;
  return parts(wanted).length > 3 && visibleShare(text, page) >= 0.9;
}
