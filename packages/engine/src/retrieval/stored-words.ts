import { type Numbers, packNumbers } from '../artifacts/packed-numbers.ts';
import type { Lexicon, Word } from '../language/lexicon.ts';
import type { Phrases } from './vocabulary.ts';

/** Words of a page at rest, as numbers within their lexicon: lists of words take several times the room of their text. */
export class StoredWords {
  readonly #lexicon: Lexicon;
  #kept: number[] = [];
  /** One more than the id of each word; 0 where punctuation parts phrases. */
  #ids: Numbers = packNumbers([]);

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  /** Takes words in; they can be read once the store is closed. Answers where they begin. */
  keep(words: Phrases | ReadonlySet<Word>): number {
    const from = this.#kept.length;
    const keep = (word: Phrases[number]) => {
      this.#kept.push(word ? word.id + 1 : 0);
    };
    words.forEach(keep);
    return from;
  }

  close(): void {
    this.#ids = packNumbers(this.#kept);
    this.#kept = [];
  }

  read(from: number, count: number): Phrases {
    return this.#lexicon.read(this.#ids, from, count);
  }
}
