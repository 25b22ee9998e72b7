import { packOf } from '../language/packs/index.ts';
import { stem } from '../language/stem.ts';
import { stopwords } from '../language/stopwords.ts';
import { supported } from '../language/supported.ts';
import { words } from '../language/words.ts';

/** The words of a label by what they are to it. */

const bare = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** Content words of a text, without accents, by stem. */
export const contentWords = (text: string, language: string | null): string[] => {
  const spoken = supported(language);
  return words(text, spoken).flatMap((word) => (stopwords(spoken).has(word) || /^\p{N}+$/u.test(word) ? [] : [bare(stem(word, spoken))]));
};

/** What a label is of, and about what: "cleaning" of "gutters", "website" for "contractors". */
export type Parted = { head: readonly string[]; object: readonly string[] };
export function partedLabel(label: string, language: string | null): Parted {
  const spoken = supported(language);
  const joins = packOf(language)?.and ?? new Set();
  const parts: string[][] = [[]];
  for (const word of words(label, spoken))
    if (!stopwords(spoken).has(word)) parts.at(-1)?.push(bare(stem(word, spoken)));
    else if (!joins.has(word) && (parts.at(-1)?.length ?? 0) > 0) parts.push([]);
  const [first = [], ...more] = parts;
  const rest = more.flat();
  if (rest.length > 0) return { head: first, object: rest };
  return packOf(language)?.topics.headLast ? { head: first.slice(-1), object: first.slice(0, -1) } : { head: first, object: [] };
}
