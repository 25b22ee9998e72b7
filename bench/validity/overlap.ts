const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
function wordsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { segment, isWordLike } of segmenter.segment(text.toLowerCase()))
    if (isWordLike) counts.set(segment, (counts.get(segment) ?? 0) + 1);
  return counts;
}

/** Of the words of a text that was looked for: the share of found words that belong to it, the share of its words that were found, and their harmonic mean. */
export type Overlap = { precision: number; recall: number; f1: number };

export function overlap(found: string, truth: string): Overlap {
  const [one, other] = [wordsOf(found), wordsOf(truth)];
  const size = (counts: Map<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);
  let both = 0;
  for (const [word, count] of one) both += Math.min(count, other.get(word) ?? 0);
  const [precision, recall] = [both / Math.max(1, size(one)), both / Math.max(1, size(other))];
  return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}
