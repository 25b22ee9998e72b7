const MOST_KEPT = 20_000;
const LONGEST_KEPT = 200;

/**
 * What is derived of a short text is kept for the next time: labels, links and addresses stand on every page of a site. Emptied when full, so that it changes nothing but
 * the speed.
 */
export function byText<T extends NonNullable<unknown> | null>(derive: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    if (text.length > LONGEST_KEPT) return derive(text);
    const before = kept.get(text);
    if (before !== undefined) return before;
    const found = derive(text);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(text, found);
    return found;
  };
}
