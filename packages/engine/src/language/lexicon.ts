import { packOf } from './packs/index.ts';
import { stem } from './stem.ts';
import { stopwords } from './stopwords.ts';
import type { SupportedLanguage } from './supported.ts';
import { spaceless, TEXT_LIMIT, words } from './words.ts';

/** A word of a language with what is known of it. Within one lexicon a word is one object: words are compared by identity, and nothing is looked up twice. */
export class Word {
  /** As `words` gives it. */
  readonly text: string;
  readonly stem: string;
  /** It begins with a digit. */
  readonly numeric: boolean;
  /** A function word of the language. */
  readonly stop: boolean;
  /** It carries meaning: neither a function word nor a number. */
  readonly content: boolean;
  /** Counted up from 0 within the lexicon. */
  readonly id: number;
  /** What topics/ has noted on it; null before it is asked for. */
  topical: Topical | null = null;
  /** The vocabulary that gave it a number last, by its serial, and that number (retrieval/vocabulary.ts). */
  numberedBy = -1;
  number = -1;
  /** Syllables, once counted (readability.ts); 0 before. */
  syllables = 0;

  constructor(text: string, language: SupportedLanguage | null, id: number) {
    this.text = text;
    this.id = id;
    this.stem = stem(text, language);
    this.numeric = isNumber(text);
    this.stop = stopwords(language).has(text);
    // A Latin letter alone is none in any language: 63℃ gives a c.
    this.content = (text.length >= 2 || (spaceless(language) && text > 'z')) && !this.stop && !this.numeric;
  }
}

export type Topical = {
  /** A function word or a number: it carries no topic. */
  empty: boolean;
  /** The aspects that it is a cue of, as bits. */
  cues: number;
};

/** Small Latin letters, as most words begin with, are told without a pattern. */
function isNumber(word: string): boolean {
  const first = word.charCodeAt(0);
  return (first < 97 || first > 122) && /^\p{N}/u.test(word);
}

/** Punctuation that ends a phrase. A stop or comma inside a number or a name ("1,060", "node.js") does not. */
const PHRASE_END = /[.,;:!?…؟؛،]+(?=\s|$)|[()[\]{}"“”„«»|·•–—/\\<>=。、，；：！？「」『』（）]+|\n+|\s-+\s/u;

/** What an ASCII character is to the scanner; 0 for those that only part words. */
const [LETTER, DIGIT, WHITE, STOP, PARTING, HYPHEN] = [1, 2, 3, 4, 5, 6];
const KINDS = new Uint8Array(128);
const mark = (kind: number, characters: string) => {
  for (const character of characters) KINDS[character.charCodeAt(0)] = kind;
};
mark(LETTER, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');
mark(DIGIT, '0123456789');
mark(WHITE, ' \t\v\f\r');
mark(STOP, '.,;:!?');
mark(PARTING, '()[]{}"|/\\<>=\n');
mark(HYPHEN, '-');
const APOSTROPHE = 39;
/** 0 beyond the end: what reads there as NaN is compiled for numbers of any kind. */
const codeAt = (text: string, at: number): number => (at < text.length ? text.charCodeAt(at) : 0);
const isWhite = (code: number): boolean => code === 10 || KINDS[code] === WHITE;
const isEndOfWord = (kind: number | undefined): boolean => kind !== LETTER && kind !== DIGIT;

/** Where a text's words are gathered: what is kept of them is then as long as it must be, a list that has grown is up to half as long again. */
const scratch: (Word | null)[] = [];

/** Words kept of a language; a lexicon that has outgrown it is replaced by a new one, and lives on in what was cut with it. */
const MOST_WORDS = 40_000;

export class Lexicon {
  readonly language: SupportedLanguage | null;
  readonly #known = new Map<string, Word>();
  readonly #words: Word[] = [];
  /** Words of ASCII letters by a hash of their characters, so that a scanned word is found without making a string of it: open addressing, 1-based. */
  #slots = new Int32Array(1 << 13);
  readonly #scanned: Word[] = [];
  readonly #hashes: number[] = [];

  constructor(language: SupportedLanguage | null) {
    this.language = language;
  }

  get size(): number {
    return this.#known.size;
  }

  /** The words of a text in order, as `words` cuts them. */
  words(text: string): Word[] {
    return (this.#scan(text, false) as Word[] | null) ?? words(text, this.language).map((one) => this.word(one)); // safe: without parts there is no null
  }

  /** The same with null where punctuation parts phrases. `join`: puts pieces of words together again. */
  phrases(text: string, join: (cut: string[]) => readonly string[] = (cut) => cut): (Word | null)[] {
    const scanned = this.#scan(text, true);
    if (scanned) return scanned;
    const found: (Word | null)[] = [];
    for (const fragment of text.split(PHRASE_END)) {
      if (!fragment) continue;
      if (found.length > 0 && found[found.length - 1] !== null) found.push(null);
      for (const one of join(words(fragment, this.language))) found.push(this.word(one));
    }
    if (found.length > 0 && found[found.length - 1] === null) found.pop();
    return found;
  }

  /** Words by numbers, so many from a place on: one more than the id that this lexicon gave, 0 for null. */
  read(numbers: ArrayLike<number>, from: number, count: number): (Word | null)[] {
    for (let at = 0; at < count; at += 1) {
      const number = numbers[from + at] ?? 0;
      scratch[at] = number === 0 ? null : (this.#words[number - 1] ?? null);
    }
    return scratch.slice(0, count);
  }

  word(text: string): Word {
    const known = this.#known.get(text);
    if (known) return known;
    const word = new Word(text, this.language, this.#known.size);
    this.#known.set(text, word);
    this.#words.push(word);
    return word;
  }

  /** Texts of plain ASCII, as most English ones are, in one pass over their characters; null for all others. */
  #scan(text: string, parted: boolean): (Word | null)[] | null {
    const { language } = this;
    const { length } = text;
    const apostrophe = packOf(language)?.innerApostrophe ?? false;
    if (spaceless(language) || packOf(language)?.ownCase || length > TEXT_LIMIT) return null;
    let count = 0;
    let apart = false;
    let at = 0;
    while (at < length) {
      const code = codeAt(text, at);
      if (code > 127) return null;
      const kind = KINDS[code];
      if (kind === LETTER || kind === DIGIT) {
        const start = at;
        let hash = 0;
        if (kind === LETTER) {
          let next = code;
          do {
            hash = (Math.imul(hash, 31) + (next | 32)) | 0;
            at += 1;
            next = codeAt(text, at);
          } while (next < 128 && !isEndOfWord(KINDS[next]));
        } else at = endOfNumber(text, at);
        let word: Word;
        if (kind === LETTER && apostrophe && codeAt(text, at) === APOSTROPHE && KINDS[codeAt(text, at + 1)] === LETTER) {
          at += 2;
          while (KINDS[codeAt(text, at)] === LETTER) at += 1;
          word = this.word(text.slice(start, at).toLowerCase().replace(/'s$/, ''));
        } else word = kind === LETTER ? this.#find(text, start, at, hash) : this.word(text.slice(start, at));
        if (parted && apart && count > 0) scratch[count++] = null;
        apart = false;
        scratch[count++] = word;
        continue;
      }
      if (kind === PARTING) apart = true;
      else if (kind === STOP) {
        while (KINDS[codeAt(text, at + 1)] === STOP) at += 1;
        if (at + 1 >= length || isWhite(codeAt(text, at + 1))) apart = true;
      } else if (kind === HYPHEN) {
        const before = at;
        while (KINDS[codeAt(text, at + 1)] === HYPHEN) at += 1;
        if (before > 0 && isWhite(codeAt(text, before - 1)) && at + 1 < length && isWhite(codeAt(text, at + 1))) apart = true;
      }
      at += 1;
    }
    return scratch.slice(0, count);
  }

  /** A scanned word of ASCII letters and digits, whatever its case. */
  #find(text: string, start: number, end: number, hash: number): Word {
    const mask = this.#slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (let index = this.#slots[slot] ?? 0; index !== 0; index = this.#slots[slot] ?? 0) {
      const word = this.#scanned[index - 1];
      if (word && this.#hashes[index - 1] === hash && isWritten(word.text, text, start, end)) return word;
      slot = (slot + 1) & mask;
    }
    const word = this.word(text.slice(start, end).toLowerCase());
    this.#scanned.push(word);
    this.#hashes.push(hash);
    this.#slots[slot] = this.#scanned.length;
    if (this.#scanned.length * 2 > this.#slots.length) this.#grow();
    return word;
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 2);
    const mask = this.#slots.length - 1;
    for (const [index, hash] of this.#hashes.entries()) {
      let slot = (hash ^ (hash >>> 15)) & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = index + 1;
    }
  }
}

/** Digits, with stops and commas between them. */
function endOfNumber(text: string, start: number): number {
  let at = start + 1;
  for (;;) {
    const code = codeAt(text, at);
    if (KINDS[code] === DIGIT) at += 1;
    else if ((code === 46 || code === 44) && KINDS[codeAt(text, at + 1)] === DIGIT) at += 2;
    else return at;
  }
}

/** Whether a lower-case word stands in a text from `start` to `end`, in any case. */
function isWritten(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let at = 0; at < word.length; at += 1) {
    const code = text.charCodeAt(start + at);
    const own = word.charCodeAt(at);
    if (code !== own && (code | 32) !== own) return false;
  }
  return true;
}

const lexicons = new Map<SupportedLanguage | null, Lexicon>();

/** The lexicon of a language, for all that is cut of one text: the next text may be given a new one. */
export function lexiconOf(language: SupportedLanguage | null): Lexicon {
  const known = lexicons.get(language);
  if (known && known.size <= MOST_WORDS) return known;
  const fresh = new Lexicon(language);
  lexicons.set(language, fresh);
  return fresh;
}
