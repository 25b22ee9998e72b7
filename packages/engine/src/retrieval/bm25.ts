import { type Numbers, roomFor } from '../artifacts/packed-numbers.ts';

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

const ANY = { share: 0, relative: 0 };

/** Postings that there is room for at first. */
const ROOM = 1 << 12;

/** Postings while documents come: in their order first, then term by term. */
class Postings {
  /** By term: where its postings begin; while documents come, how many the term before has. */
  readonly starts: Int32Array;
  /** By document: where its postings end. */
  readonly #ends: number[] = [];
  #terms = new Int32Array(ROOM);
  #halves = new Uint16Array(ROOM);
  #total = 0;
  #heaviest = 0;

  constructor(termCount: number) {
    this.starts = new Int32Array(termCount + 1);
  }

  take(terms: readonly number[], weights: readonly number[]): void {
    if (this.#total + terms.length > this.#terms.length) this.#grow(this.#total + terms.length);
    const { starts } = this;
    for (let place = 0; place < terms.length; place += 1) {
      const term = terms[place] ?? 0;
      this.#terms[this.#total] = term;
      const half = Math.min(0xffff, 2 * (weights[place] ?? 0));
      this.#halves[this.#total] = half;
      if (half > this.#heaviest) this.#heaviest = half;
      starts[term + 1] = (starts[term + 1] ?? 0) + 1;
      this.#total += 1;
    }
    this.#ends.push(this.#total);
  }

  #grow(least: number): void {
    const room = Math.max(least, Math.ceil(this.#terms.length * 1.5));
    const [terms, halves] = [this.#terms, this.#halves];
    this.#terms = new Int32Array(room);
    this.#halves = new Uint16Array(room);
    this.#terms.set(terms);
    this.#halves.set(halves);
  }

  /** Documents and their weights, term by term. */
  byTerm(): { documents: Numbers; halves: Uint8Array | Uint16Array } {
    const { starts } = this;
    for (let term = 1; term < starts.length; term += 1) starts[term] = (starts[term] ?? 0) + (starts[term - 1] ?? 0);
    const documents = roomFor(this.#total, this.#ends.length);
    const halves = this.#heaviest > 0xff ? new Uint16Array(this.#total) : new Uint8Array(this.#total);
    const next = starts.slice();
    this.#ends.forEach((end, document) => {
      for (let at = this.#ends[document - 1] ?? 0; at < end; at += 1) {
        const term = this.#terms[at] ?? 0;
        const posting = next[term] ?? 0;
        next[term] = posting + 1;
        documents[posting] = document;
        halves[posting] = this.#halves[at] ?? 0;
      }
    });
    return { documents, halves };
  }
}

/** An index of documents made of integer terms: postings in typed arrays, term by term. Terms are 0 … termCount − 1. */
export class Bm25 {
  readonly #starts: Int32Array;
  readonly #documents: Numbers;
  /** In halves, as weights come. */
  readonly #weights: Uint8Array | Uint16Array;
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
    const postings = new Postings(termCount);
    const norms: number[] = [];
    for (const { terms, weights, length } of documents) {
      norms.push(K1 * (1 - B + (B * length) / ORDINARY_LENGTH));
      postings.take(terms, weights);
    }
    const { documents: held, halves } = postings.byTerm();
    this.#starts = postings.starts;
    this.#documents = held;
    this.#weights = halves;
    this.#norms = Float64Array.from(norms);
    this.#size = norms.length;
    this.#scores = new Float64Array(this.#size);
    this.#matched = new Int32Array(this.#size);
  }

  /**
   * The documents that hold a term of the query, unordered: at least this share of its terms, and with this score at least. Terms must differ. A negative term is one that no document
   * holds: it counts in the maximum. Scores are relative to the query's own maximum, so that short and long questions, small and large sites can be compared.
   */
  search(terms: readonly number[], least: { share: number; relative: number } = ANY): Match[] {
    const touched: number[] = [];
    const maximum = terms.reduce((sum, term) => sum + this.#weigh(term, touched), 0);
    const found: Match[] = [];
    touched.forEach((document) => {
      const relative = (this.#scores[document] ?? 0) / maximum;
      const matched = this.#matched[document] ?? 0;
      this.#scores[document] = 0;
      this.#matched[document] = 0;
      if (relative >= least.relative && matched / terms.length >= least.share) found.push({ document, relative, matched });
    });
    return found;
  }

  /** Adds a term to the scores of the documents that hold it. Answers what it weighs; `touched` takes in those that had none. */
  #weigh(term: number, touched: number[]): number {
    const start = term < 0 ? 0 : (this.#starts[term] ?? 0);
    const end = term < 0 ? 0 : (this.#starts[term + 1] ?? 0);
    const idf = Math.log(1 + (this.#size - (end - start) + 0.5) / (end - start + 0.5));
    for (let at = start; at < end; at += 1) {
      const document = this.#documents[at] ?? 0;
      if (this.#matched[document] === 0) touched.push(document);
      this.#matched[document] = (this.#matched[document] ?? 0) + 1;
      const weight = (this.#weights[at] ?? 0) / 2;
      // Saturated, and set against the length.
      this.#scores[document] = (this.#scores[document] ?? 0) + idf * (weight / (weight + (this.#norms[document] ?? 0)));
    }
    return idf;
  }
}
