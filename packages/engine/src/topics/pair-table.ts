/** Gives each pair of integers (0 or more) an id of its own, counted up from 0: open addressing in typed arrays, a few times faster than a map with string keys. */
export class PairTable {
  #left = new Int32Array(1 << 12).fill(-1);
  #right = new Int32Array(1 << 12);
  #ids = new Int32Array(1 << 12);
  #size = 0;

  /** Forgets all pairs and keeps its room. */
  clear(): void {
    this.#left.fill(-1);
    this.#size = 0;
  }

  get size(): number {
    return this.#size;
  }

  /** The id of a pair seen before, or -1. */
  find(left: number, right: number): number {
    const at = this.#slot(left, right);
    return this.#left[at] === -1 ? -1 : (this.#ids[at] ?? -1);
  }

  /** The id of a pair, given on first sight. */
  intern(left: number, right: number): number {
    let at = this.#slot(left, right);
    if (this.#left[at] !== -1) return this.#ids[at] ?? -1;
    if (this.#size * 2 >= this.#left.length) {
      this.#grow();
      at = this.#slot(left, right);
    }
    this.#left[at] = left;
    this.#right[at] = right;
    this.#ids[at] = this.#size;
    this.#size += 1;
    return this.#size - 1;
  }

  #slot(left: number, right: number): number {
    const mask = this.#left.length - 1;
    let at = (Math.imul(left, 0x9e3779b1) ^ Math.imul(right, 0x85ebca6b)) >>> 0;
    at = (at ^ (at >>> 15)) & mask;
    while (this.#left[at] !== -1 && (this.#left[at] !== left || this.#right[at] !== right)) at = (at + 1) & mask;
    return at;
  }

  #grow(): void {
    const [left, right, ids] = [this.#left, this.#right, this.#ids];
    this.#left = new Int32Array(left.length * 2).fill(-1);
    this.#right = new Int32Array(left.length * 2);
    this.#ids = new Int32Array(left.length * 2);
    for (let old = 0; old < left.length; old += 1) {
      const [a = -1, b = 0] = [left[old], right[old]];
      if (a === -1) continue;
      const at = this.#slot(a, b);
      this.#left[at] = a;
      this.#right[at] = b;
      this.#ids[at] = ids[old] ?? 0;
    }
  }
}
