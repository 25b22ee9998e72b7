import { growing, longer, release } from './packed-numbers.ts';

/** Gives each pair of integers (0 or more) an id of its own, counted up from 0: open addressing in typed arrays, a few times faster than a map with string keys. */
export class PairTable {
  /** Ids by slot, from 1; 0 is none. */
  #slots = growing(Int32Array, 1 << 12);
  /** Two integers a pair, by id. */
  #pairs = growing(Int32Array, 1 << 12);
  #size = 0;

  /** Gives its memory back; it cannot be used again. */
  release(): void {
    release([this.#slots, this.#pairs]);
  }

  get size(): number {
    return this.#size;
  }
  left(id: number): number {
    return this.#pairs[id * 2] ?? -1;
  }
  right(id: number): number {
    return this.#pairs[id * 2 + 1] ?? -1;
  }

  /** The id of a pair seen before, or -1. */
  find(left: number, right: number): number {
    return (this.#slots[this.#slot(left, right)] ?? 0) - 1;
  }

  /** The id of a pair, given on first sight. */
  intern(left: number, right: number): number {
    let at = this.#slot(left, right);
    const known = this.#slots[at] ?? 0;
    if (known !== 0) return known - 1;
    if (this.#size * 2 >= this.#slots.length) {
      this.#grow();
      at = this.#slot(left, right);
    }
    this.#pairs[this.#size * 2] = left;
    this.#pairs[this.#size * 2 + 1] = right;
    this.#size += 1;
    this.#slots[at] = this.#size;
    return this.#size - 1;
  }

  #slot(left: number, right: number): number {
    const mask = this.#slots.length - 1;
    let at = (Math.imul(left, 0x9e3779b1) ^ Math.imul(right, 0x85ebca6b)) >>> 0;
    at = (at ^ (at >>> 15)) & mask;
    for (let id = this.#slots[at] ?? 0; id !== 0; id = this.#slots[at] ?? 0) {
      if (this.#pairs[id * 2 - 2] === left && this.#pairs[id * 2 - 1] === right) return at;
      at = (at + 1) & mask;
    }
    return at;
  }

  #grow(): void {
    this.#pairs = longer(this.#pairs, this.#pairs.length * 2);
    const slots = this.#slots.length * 2;
    release([this.#slots]);
    this.#slots = growing(Int32Array, slots);
    for (let id = 0; id < this.#size; id += 1) this.#slots[this.#slot(this.left(id), this.right(id))] = id + 1;
  }
}
