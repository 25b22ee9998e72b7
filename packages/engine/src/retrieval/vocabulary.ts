import { type Lexicon, lexiconOf, type Word } from '../language/lexicon.ts';
import { packOf } from '../language/packs/index.ts';
import { stem } from '../language/stem.ts';
import type { SupportedLanguage } from '../language/supported.ts';
import { type AspectSet, topical } from './aspects.ts';

/** Stands between tokens where punctuation parts them: no phrase reaches across it. */
const BREAK = -1;

/** Addresses are no words. */
const ADDRESS = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+|(?<![\p{L}\p{N}])[\w-]+(?:\.[a-z][\w-]*){2,}/giu;
/** What every address holds and hardly any sentence does. */
const MAY_HOLD_ADDRESS = /:\/\/|@|\.[a-z]/i;

/** Words in order, with null where punctuation parts phrases. */
export type Phrases = readonly (Word | null)[];

export function phrasesOf(text: string, lexicon: Lexicon): Phrases {
  const plain = MAY_HOLD_ADDRESS.test(text) ? text.replace(ADDRESS, '\n') : text;
  const script = packOf(lexicon.language)?.loanScript;
  return lexicon.phrases(plain, script ? (cut) => joinLoans(cut, script) : undefined);
}

let serials = 0;

/** Words as integers, so that phrases are counted and indexed without building strings. One for each corpus. */
export class Vocabulary {
  /** By word id: the word as `words` gives it. */
  readonly words: string[] = [];
  /** By word id: the id of its stem; stems are shared between languages. */
  readonly stems: number[] = [];
  /** By word id: true for function words and numbers, which carry no topic. */
  readonly empty: boolean[] = [];
  readonly numeric: boolean[] = [];
  /** By word id: the aspects that the word is a cue of. */
  readonly cues: AspectSet[] = [];
  readonly #serial = serials++;
  readonly #byLanguage = new Map<SupportedLanguage | null, Map<string, number>>();
  readonly #stemIds = new Map<string, number>();

  get stemCount(): number {
    return this.#stemIds.size;
  }

  /** The text's word ids in order, with BREAK where punctuation parts phrases. */
  tokens(text: string, language: SupportedLanguage | null): number[] {
    return phrasesOf(text, lexiconOf(language)).map((word) => (word ? this.id(word, language) : BREAK));
  }

  /** Gives each word a number. */
  note(words: Phrases, language: SupportedLanguage | null): void {
    words.forEach((word) => {
      if (word) this.id(word, language);
    });
  }

  /** The number of a word, given on first sight. */
  id(word: Word, language: SupportedLanguage | null): number {
    if (word.numberedBy !== this.#serial) {
      word.numberedBy = this.#serial;
      word.number = this.#intern(word, language);
    }
    return word.number;
  }

  /** The id of a word's stem; -1 for one that this corpus does not hold. */
  stemId(word: string, language: SupportedLanguage | null): number {
    return this.#stemIds.get(stem(word, language)) ?? -1;
  }

  /** Words of another corpus, or of a lexicon that was replaced, are known by their text. */
  #intern(word: Word, language: SupportedLanguage | null): number {
    const byText = this.#byLanguage.get(language) ?? new Map<string, number>();
    this.#byLanguage.set(language, byText);
    const known = byText.get(word.text);
    if (known !== undefined) return known;
    const id = this.words.length;
    const stemId = this.#stemIds.get(word.stem) ?? this.#stemIds.size;
    this.#stemIds.set(word.stem, stemId);
    const { empty, cues } = topical(word, language);
    this.words.push(word.text);
    this.stems.push(stemId);
    this.numeric.push(word.numeric);
    this.empty.push(empty);
    this.cues.push(cues);
    byText.set(word.text, id);
    return id;
  }
}

/** Dictionaries cut long loanwords into pieces ("ディストリ|ビューション"). */
function joinLoans(cut: readonly string[], script: RegExp): string[] {
  const joined: string[] = [];
  for (const word of cut) {
    const last = joined.at(-1);
    if (last && script.test(word) && script.test(last)) joined[joined.length - 1] = last + word;
    else joined.push(word);
  }
  return joined;
}
