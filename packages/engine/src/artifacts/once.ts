/** What is derived of a thing is derived once and lives as long as the thing: however often a site is judged, its unchanged pages are read no more. */
export function once<K extends object, T>(derive: (of: K) => T): (of: K) => T {
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
