/** Numbers that only look random: the same for the same seed (mulberry32). */
export type Random = {
  /** In [0, 1). */
  next(): number;
  /** A whole number in [from, to]. */
  between(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  /** An independent one; its numbers do not depend on how many were drawn here meanwhile. */
  branch(name: number): Random;
};

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    pick: <T>(list: readonly T[]) => list[between(0, list.length - 1)] as T,
    branch: (name) => createRandom(Math.imul(seed ^ 0x9e3779b9, 2 * name + 1)),
  };
}
