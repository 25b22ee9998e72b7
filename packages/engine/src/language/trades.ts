import { lowered } from './letter-case.ts';
import type { LanguagePack, Trade, Words } from './pack.ts';
import { packOf } from './packs/index.ts';

export type NamedTrade = { trade: Trade; words: string };
type Found = NamedTrade & { before: string; behind: string };

/** Where a statement ends: what stands beyond says nothing of a name. */
const CLAUSE_END = /[\n.,;:!?|｜/–—·•()[\]{}"“”„«»、。，：；！？【】「」『』_]|\s-(?=\s)/u;
const LETTERS = /[\p{L}\p{M}\p{N}]+/gu;

const small = (text: string, { ownCase, language }: LanguagePack): string => {
  const plain = text.normalize('NFKC').replaceAll('’', "'");
  return ownCase ? plain.toLocaleLowerCase(language) : lowered(plain);
};

type Reader = { pattern: RegExp; tradesOf: ReadonlyMap<string, readonly Trade[]> };
const readers = new Map<LanguagePack, Reader>();

/** Names of all trades, the longest first: a name within another is not read. */
function readerOf(pack: LanguagePack): Reader {
  const known = readers.get(pack);
  if (known) return known;
  const tradesOf = new Map<string, Trade[]>();
  for (const [trade, names] of Object.entries(pack.trades.names) as [Trade, Words][]) // safe: made of every trade
    for (const name of names) tradesOf.set(name, [...(tradesOf.get(name) ?? []), trade]);
  const names = [...tradesOf.keys(), ...pack.trades.others].sort((a, b) => b.length - a.length).map(RegExp.escape);
  const whole = pack.runOn ? '' : String.raw`(?<![\p{L}\p{N}])${pack.prefixes ? '(?:ال)?' : ''}`;
  const pattern = new RegExp(`${whole}(${names.join('|')})${pack.runOn ? '' : String.raw`(?![\p{L}\p{M}\p{N}])`}`, 'gu');
  const reader = { pattern, tradesOf };
  readers.set(pack, reader);
  return reader;
}

const lastClause = (text: string): string => text.split(CLAUSE_END).at(-1) ?? '';
const firstClause = (text: string): string => text.split(CLAUSE_END)[0] ?? '';
const wordsOf = (text: string): string[] => text.match(LETTERS) ?? [];

/** Whether a name is what the text is about: neither for whom or of what something is, nor a part of another name. */
function isHead({ before, behind }: Found, pack: LanguagePack, isPlace: (text: string) => boolean): boolean {
  const { narrows, beside, governing } = pack.trades;
  const [clause, rest] = [lastClause(before), firstClause(behind).trim()];
  if (/\p{L}-$/u.test(before) || /^-\p{L}/u.test(behind)) return false;
  if (pack.runOn) return ![...governing].some((word) => clause.includes(word)) && (rest === '' || beside.has(rest));
  const [leading, following] = [wordsOf(clause), wordsOf(rest)];
  if (leading.some((word) => governing.has(word))) return false;
  const [last, next] = [leading.at(-1), following[0]];
  if (narrows === 'before') return last === undefined || beside.has(last);
  return narrows === 'within' || next === undefined || beside.has(next) || isPlace(rest);
}

/**
 * The trades that a text names, each once. `named`: as what it is about; `mentioned`: in any way. None in a language without a pack. `isPlace`: whether a text is a place of the site.
 */
export function tradesIn(
  text: string,
  language: string | null,
  isPlace: (text: string) => boolean = () => false,
): { named: NamedTrade[]; mentioned: ReadonlySet<Trade> } {
  const pack = packOf(language);
  if (!pack) return { named: [], mentioned: new Set() };
  const { pattern, tradesOf } = readerOf(pack);
  const whole = small(text, pack);
  const found = [...whole.matchAll(pattern)].flatMap((match) =>
    (tradesOf.get(match[1] ?? '') ?? []).map((trade): Found => {
      const end = match.index + match[0].length;
      return { trade, words: match[0], before: whole.slice(0, match.index), behind: whole.slice(end) };
    }),
  );
  const heads = found.filter((one) => isHead(one, pack, isPlace)).map(({ trade, words }): [Trade, NamedTrade] => [trade, { trade, words }]);
  return { named: [...new Map(heads.toReversed()).values()], mentioned: new Set(found.map(({ trade }) => trade)) };
}
