import { plain } from '../artifacts/plain-label.ts';
import type { PageName } from '../language/pack.ts';
import { wordsOfAll } from '../language/word-pattern.ts';
import { spelled } from './page-names.ts';

/** Pages that are named for what they are. */
const KINDS: readonly PageName[] = [
  'team',
  'jobs',
  'prices',
  'reviews',
  'faq',
  'blog',
  'news',
  'events',
  'gallery',
  'downloads',
  'returns',
];
const spellings = (list: readonly string[]): ReadonlySet<string> => new Set(list.flatMap((name) => [plain(name), spelled(name)]));
const PARTS = spellings(wordsOfAll(({ siteParts, pages }) => [...siteParts, ...KINDS.flatMap((kind) => [...pages[kind]])]));
const AND = spellings(wordsOfAll(({ and }) => and));

/** Whether the last part of an address is the name of a part that any site may have, or several of them, and a label of the page says so too. */
export function namesPartOfSite(part: string, label: string): boolean {
  const name = plain(part);
  const single = name.split(' ').filter((word) => !AND.has(word));
  const isPart = PARTS.has(name) || (single.length > 0 && single.every((word) => PARTS.has(word)));
  if (!isPart) return false;
  const labels = [plain(label), spelled(label)];
  return single.some((word) => labels.some((one) => one.includes(word)));
}
