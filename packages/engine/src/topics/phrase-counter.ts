import { PairTable } from './pair-table.ts';
import { BREAK, type Vocabulary } from './vocabulary.ts';

/** Where a phrase stands, as a bit and as what it brings: each page counts at most once a place, so that repeating a phrase gains nothing. */
export type Place = { bit: number; weight: number };
export const IN_TITLE: Place = { bit: 1, weight: 4 };
export const IN_HEADING: Place = { bit: 2, weight: 2 };
export const IN_TEXT: Place = { bit: 4, weight: 1 };

/** Counts of the phrases of one length, by phrase id. `words` are the word ids of the form seen first. */
export class PhraseCounts {
  readonly weight: number[] = [];
  readonly passages: number[] = [];
  readonly places: number[] = [];
  /** Pages it stands on, and those that have it in their title or H1. */
  readonly pages: number[] = [];
  readonly titled: number[] = [];
  readonly words: (readonly number[] | undefined)[] = [];
  readonly #lastPage: number[] = [];
  readonly #lastPassage: number[] = [];
  readonly #placesOfPage: number[] = [];

  add(id: number, place: Place, page: number, passage: number, words: () => number[]): void {
    if (this.words[id] === undefined) {
      this.words[id] = words();
      this.weight[id] = 0;
      this.passages[id] = 0;
      this.places[id] = 0;
      this.pages[id] = 0;
      this.titled[id] = 0;
      this.#lastPage[id] = -1;
      this.#lastPassage[id] = -1;
    }
    if (this.#lastPage[id] !== page) {
      this.#lastPage[id] = page;
      this.#placesOfPage[id] = 0;
      this.pages[id] = (this.pages[id] ?? 0) + 1;
    }
    const seen = this.#placesOfPage[id] ?? 0;
    if ((seen & place.bit) === 0) {
      this.weight[id] = (this.weight[id] ?? 0) + place.weight;
      this.#placesOfPage[id] = seen | place.bit;
      this.places[id] = (this.places[id] ?? 0) | place.bit;
      if (place === IN_TITLE) this.titled[id] = (this.titled[id] ?? 0) + 1;
    }
    if (place === IN_TEXT && this.#lastPassage[id] !== passage) {
      this.#lastPassage[id] = passage;
      this.passages[id] = (this.passages[id] ?? 0) + 1;
    }
  }
}

/** Counts one-, two- and three-word phrases by the stems of their words. Phrases never begin or end with a function word; a number may end one ("Studio 60"). */
export class PhraseCounter {
  readonly #pairs = new PairTable();
  readonly #triples = new PairTable();
  readonly counts = [new PhraseCounts(), new PhraseCounts(), new PhraseCounts()] as const;
  /** By stem: occurrences in texts, different words before and behind it, sum of its passages' positions. */
  readonly occurrences: number[] = [];
  readonly neighbours: number[] = [];
  readonly positions: number[] = [];
  /** By stem: how often a number stands right before it. */
  readonly afterNumber: number[] = [];
  readonly #vocabulary: Vocabulary;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** Tokens of one page must come one after the other. `passage` tells passages apart; `position` is the passage's place in its page, 0…1. */
  add(tokens: readonly number[], place: Place, page: number, passage: number, position: number): void {
    const { stems, empty, numeric } = this.#vocabulary;
    const [singles, doubles, triples] = this.counts;
    let [a, b, ab] = [BREAK, BREAK, -1];
    for (const c of tokens) {
      if (c === BREAK) {
        [a, b, ab] = [BREAK, BREAK, -1];
        continue;
      }
      const stem = stems[c] ?? 0;
      const ends = !empty[c] || numeric[c];
      if (!empty[c]) singles.add(stem, place, page, passage, () => [c]);
      if (place === IN_TEXT) {
        this.occurrences[stem] = (this.occurrences[stem] ?? 0) + 1;
        this.positions[stem] = (this.positions[stem] ?? 0) + position;
        if (b !== BREAK && numeric[b]) this.afterNumber[stem] = (this.afterNumber[stem] ?? 0) + 1;
      }
      let bc = -1;
      if (b !== BREAK) {
        const before = stems[b] ?? 0;
        const known = this.#pairs.size;
        bc = this.#pairs.intern(before, stem);
        if (bc === known) {
          this.neighbours[before] = (this.neighbours[before] ?? 0) + 1;
          this.neighbours[stem] = (this.neighbours[stem] ?? 0) + 1;
        }
        const [first, second] = [b, c];
        if (!empty[first] && ends) doubles.add(bc, place, page, passage, () => [first, second]);
        if (ab !== -1 && !empty[a] && ends && !(numeric[second] && empty[first])) {
          const [start, middle] = [a, first];
          triples.add(this.#triples.intern(ab, stem), place, page, passage, () => [start, middle, second]);
        }
      }
      [a, b, ab] = [b, c, bc];
    }
  }

  /**
   * For phrases of one and two words, by id: the heaviest phrase that adds one word behind (`behind`) or on either side (`around`). A phrase nearly as heavy as that is only a part of it.
   * `foreign`: words that are put to a phrase and never belong to it ("heat pump cost").
   */
  extensions(foreign: (word: number) => boolean): { behind: number[]; around: number[] }[] {
    const found = [
      { behind: [] as number[], around: [] as number[] },
      { behind: [] as number[], around: [] as number[] },
    ];
    const raise = (list: number[], id: number, weight: number) => {
      if (id >= 0) list[id] = Math.max(list[id] ?? 0, weight);
    };
    for (const [length, counts] of this.counts.entries()) {
      const shorter = found[length - 1];
      if (!shorter) continue;
      for (const [id, words] of counts.words.entries()) {
        if (!words) continue;
        const weight = counts.weight[id] ?? 0;
        const front = this.#idOf(words.slice(0, -1));
        if (!foreign(words.at(-1) ?? 0)) {
          raise(shorter.behind, front, weight);
          raise(shorter.around, front, weight);
        }
        if (!foreign(words[0] ?? 0)) raise(shorter.around, this.#idOf(words.slice(1)), weight);
      }
    }
    return found;
  }

  #idOf(words: readonly number[]): number {
    const { stems } = this.#vocabulary;
    const [first = 0, second] = words;
    return second === undefined ? (stems[first] ?? -1) : this.#pairs.find(stems[first] ?? 0, stems[second] ?? 0);
  }

  /** Visits every counted phrase of a text: its length (1 to 3) and id. */
  visit(tokens: readonly number[], seen: (length: number, id: number) => void): void {
    const { stems } = this.#vocabulary;
    let [b, ab] = [BREAK, -1];
    for (const c of tokens) {
      if (c === BREAK) {
        [b, ab] = [BREAK, -1];
        continue;
      }
      const stem = stems[c] ?? 0;
      seen(1, stem);
      let bc = -1;
      if (b !== BREAK) {
        bc = this.#pairs.find(stems[b] ?? 0, stem);
        if (bc !== -1) seen(2, bc);
        const triple = ab === -1 ? -1 : this.#triples.find(ab, stem);
        if (triple !== -1) seen(3, triple);
      }
      [b, ab] = [c, bc];
    }
  }
}
