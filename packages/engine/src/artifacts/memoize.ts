const MOST_KEPT = 10_000;
const LONGEST_KEPT = 200;

/** Memoizes by object: what is derived of a thing is derived once and lives as long as the thing: however often a site is judged, its unchanged pages are read no more. */
export function memoize<K extends object, T>(derive: (of: K) => T): (of: K) => T {
  const known = new WeakMap<K, { value: T }>();
  return (of) => {
    let found = known.get(of);
    if (!found) {
      found = { value: derive(of) };
      known.set(of, found);
    }
    return found.value;
  };
}

/**
 * Memoizes by short text: labels, links and addresses stand on every page of a site. When it is full, what was not asked for since it was full before is forgotten, which
 * changes nothing but the speed.
 */
export function memoizeText<T extends NonNullable<unknown> | null>(derive: (text: string) => T): (text: string) => T {
  let kept = new Map<string, T>();
  let older = new Map<string, T>();
  return (text) => {
    if (text.length > LONGEST_KEPT) return derive(text);
    const before = kept.get(text);
    if (before !== undefined) return before;
    const found = older.get(text) ?? derive(text);
    if (kept.size >= MOST_KEPT) [kept, older] = [new Map(), kept];
    kept.set(text, found);
    return found;
  };
}
