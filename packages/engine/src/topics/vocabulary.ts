import type { SupportedLanguage } from '../text/language.ts';
import { stem } from '../text/stem.ts';
import { stopwords } from '../text/stopwords.ts';
import { words } from '../text/words.ts';
import { type AspectSet, cueOf, isTimeUnit } from './aspects.ts';

/** Stands between tokens where punctuation parts them: no phrase reaches across it. */
export const BREAK = -1;

/** Punctuation that ends a phrase. A stop or comma inside a number or a name ("1,060", "node.js") does not. */
const PHRASE_END = /[.,;:!?…؟؛،]+(?=\s|$)|[()[\]{}"“”„«»|·•–—/\\<>=。、，；：！？「」『』（）]+|\n+|\s-+\s/u;

/** Addresses are no words. */
const ADDRESS = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+|(?<![\p{L}\p{N}])[\w-]+(?:\.[a-z][\w-]*){2,}/giu;
/** What every address holds and hardly any sentence does. */
const MAY_HOLD_ADDRESS = /:\/\/|@|\.[a-z]/i;
const KATAKANA = /^[\p{Script=Katakana}ー]+$/u;
const HIRAGANA = /^[\p{Script=Hiragana}ー]+$/u;

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
  readonly timeUnits: boolean[] = [];
  readonly #byLanguage = new Map<SupportedLanguage | null, Map<string, number>>();
  readonly #stemIds = new Map<string, number>();

  get stemCount(): number {
    return this.#stemIds.size;
  }

  /** The text's word ids in order, with BREAK where punctuation parts phrases. */
  tokens(text: string, language: SupportedLanguage | null): number[] {
    const known = this.#wordsOf(language);
    const found: number[] = [];
    const plain = MAY_HOLD_ADDRESS.test(text) ? text.replace(ADDRESS, '\n') : text;
    for (const fragment of plain.split(PHRASE_END)) {
      if (!fragment) continue;
      if (found.length > 0 && found.at(-1) !== BREAK) found.push(BREAK);
      const cut = words(fragment, language);
      for (const word of language === 'ja' ? joinKatakana(cut) : cut) found.push(known.get(word) ?? this.#intern(word, language, known));
    }
    if (found.at(-1) === BREAK) found.pop();
    return found;
  }

  /** The id of a word's stem; -1 for one that this corpus does not hold. */
  stemId(word: string, language: SupportedLanguage | null): number {
    return this.#stemIds.get(stem(word, language)) ?? -1;
  }

  #wordsOf(language: SupportedLanguage | null): Map<string, number> {
    const known = this.#byLanguage.get(language) ?? new Map<string, number>();
    this.#byLanguage.set(language, known);
    return known;
  }

  #intern(word: string, language: SupportedLanguage | null, known: Map<string, number>): number {
    const id = this.words.length;
    const root = stem(word, language);
    const stemId = this.#stemIds.get(root) ?? this.#stemIds.size;
    this.#stemIds.set(root, stemId);
    const numeric = /^\p{N}/u.test(word);
    this.words.push(word);
    this.stems.push(stemId);
    this.numeric.push(numeric);
    this.empty.push(numeric || isFunctionWord(word, language));
    this.cues.push(cueOf(root, language));
    this.timeUnits.push(isTimeUnit(root, language));
    known.set(word, id);
    return id;
  }
}

/** English stands in pages of every language; its function words are no topics there either. In Japanese whatever is written in hiragana alone inflects or connects. */
const isFunctionWord = (word: string, language: SupportedLanguage | null): boolean =>
  stopwords(language).has(word) || stopwords('en').has(word) || (language === 'ja' && HIRAGANA.test(word));

/** Dictionaries cut long loanwords into pieces ("ディストリ|ビューション"). */
function joinKatakana(cut: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of cut) {
    const last = joined.at(-1);
    if (last && KATAKANA.test(word) && KATAKANA.test(last)) joined[joined.length - 1] = last + word;
    else joined.push(word);
  }
  return joined;
}
