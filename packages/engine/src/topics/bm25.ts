import { longer, type Numbers, release, roomFor } from './packed-numbers.ts';

/** Saturation of repeated terms and weight of length, as is usual; length is held against a passage of ordinary size, so that one passage's score does not hang on the others. */
const K1 = 1.2;
const B = 0.5;
const ORDINARY_LENGTH = 120;

export type Match = {
  document: number;
  /** Share (0…1) of the score that a passage full of all the terms would reach. One that holds each term once comes to 0.45. */
  relative: number;
  /** How many of the query's terms it holds. */
  matched: number;
};

/** Postings that there is room for at first. */
const ROOM = 1 << 12;

/** An index of documents made of integer terms: postings in typed arrays, term by term. Terms are 0 … termCount − 1. */
export class Bm25 {
  readonly #starts: Int32Array;
  readonly #documents: Numbers;
  /** In halves, as weights come. */
  readonly #weights: Uint16Array;
  /** By document: what its length sets against a weight. */
  readonly #norms: Float64Array;
  readonly #size: number;
  readonly #scores: Float64Array;
  readonly #matched: Int32Array;

  /**
   * `documents`: for each, its terms, each once, with their weights (a term's weight is its count, more where it stands in a heading; a multiple of ½ below 32,768) and its length in words. They are taken one by one, and
   * none is kept: a site's lists of terms are a multiple of the index.
   */
  constructor(documents: Iterable<{ terms: readonly number[]; weights: readonly number[]; length: number }>, termCount: number) {
    this.#starts = new Int32Array(termCount + 1);
    const ends: number[] = [];
    const norms: number[] = [];
    let total = 0;
    // Postings in the order in which documents come.
    let [all, halves] = [roomFor(ROOM, termCount), new Uint16Array(ROOM)];
    for (const { terms, weights, length } of documents) {
      norms.push(K1 * (1 - B + (B * length) / ORDINARY_LENGTH));
      if (total + terms.length > all.length) {
        const room = Math.max(total + terms.length, Math.ceil(all.length * 1.5));
        [all, halves] = [longer(all, room), longer(halves, room)];
      }
      for (let place = 0; place < terms.length; place += 1) {
        const term = terms[place] ?? 0;
        all[total] = term;
        halves[total] = Math.min(65_535, 2 * (weights[place] ?? 0));
        total += 1;
        this.#starts[term + 1] = (this.#starts[term + 1] ?? 0) + 1;
      }
      ends.push(total);
    }
    for (let term = 0; term < termCount; term += 1) this.#starts[term + 1] = (this.#starts[term + 1] ?? 0) + (this.#starts[term] ?? 0);
    this.#size = ends.length;
    this.#documents = roomFor(total, ends.length);
    this.#weights = new Uint16Array(total);
    this.#norms = Float64Array.from(norms);
    const next = this.#starts.slice();
    let at = 0;
    for (let document = 0; document < ends.length; document += 1)
      for (const end = ends[document] ?? 0; at < end; at += 1) {
        const term = all[at] ?? 0;
        const posting = next[term] ?? 0;
        next[term] = posting + 1;
        this.#documents[posting] = document;
        this.#weights[posting] = halves[at] ?? 0;
      }
    release([all, halves]);
    this.#scores = new Float64Array(this.#size);
    this.#matched = new Int32Array(this.#size);
  }

  /**
   * Every document that holds a term of the query, unordered. Terms must differ. A negative term is one that no document holds: it counts in the maximum.
   * Scores are relative to the query's own maximum, so that short and long questions, small and large sites can be compared.
   */
  search(terms: readonly number[]): Match[] {
    const touched: number[] = [];
    let maximum = 0;
    for (const term of terms) {
      const start = term < 0 ? 0 : (this.#starts[term] ?? 0);
      const end = term < 0 ? 0 : (this.#starts[term + 1] ?? 0);
      const idf = Math.log(1 + (this.#size - (end - start) + 0.5) / (end - start + 0.5));
      maximum += idf;
      for (let at = start; at < end; at += 1) {
        const document = this.#documents[at] ?? 0;
        if (this.#matched[document] === 0) touched.push(document);
        this.#matched[document] = (this.#matched[document] ?? 0) + 1;
        const weight = (this.#weights[at] ?? 0) / 2;
        // Saturated, and set against the length.
        this.#scores[document] = (this.#scores[document] ?? 0) + idf * (weight / (weight + (this.#norms[document] ?? 0)));
      }
    }
    return touched.map((document) => {
      const match = { document, relative: (this.#scores[document] ?? 0) / maximum, matched: this.#matched[document] ?? 0 };
      this.#scores[document] = 0;
      this.#matched[document] = 0;
      return match;
    });
  }
}
