import type { Lexicon } from '../text/lexicon.ts';
import type { Phrases } from './vocabulary.ts';

/** Stands between words where punctuation parts phrases. */
const PARTED = -1;

/** Words of a page at rest, as numbers within their lexicon: lists of words take several times the room of their text. */
export class StoredWords {
  readonly #lexicon: Lexicon;
  #kept: number[] = [];
  #ids = new Int32Array(0);

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  /** Takes words in; they can be read once the store is closed. Answers where they begin. */
  keep(words: Phrases): number {
    const from = this.#kept.length;
    for (const word of words) this.#kept.push(word ? word.id : PARTED);
    return from;
  }

  close(): void {
    this.#ids = Int32Array.from(this.#kept);
    this.#kept = [];
  }

  read(from: number, count: number): Phrases {
    const words: Phrases[number][] = [];
    for (let at = from; at < from + count; at += 1) words.push(this.#lexicon.at(this.#ids[at] ?? PARTED));
    return words;
  }
}
