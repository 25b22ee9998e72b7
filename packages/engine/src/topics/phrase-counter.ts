import type { SupportedLanguage } from '../text/language.ts';
import { JoinedNouns, NO_BEGINNING, NOT_ALONE } from './joined-nouns.ts';
import { growing, growingRoomFor, longer, type Numbers, release } from './packed-numbers.ts';
import { PairTable } from './pair-table.ts';
import { possessives } from './topic-candidates.ts';
import { BREAK, type Phrases, type Vocabulary } from './vocabulary.ts';

/** Where a phrase stands, as a bit and as what it brings: each page counts at most once a place, so that repeating a phrase gains nothing. */
export type Place = { bit: number; weight: number };
export const IN_TITLE: Place = { bit: 1, weight: 4 };
export const IN_HEADING: Place = { bit: 2, weight: 2 };
export const IN_TEXT: Place = { bit: 4, weight: 1 };
/** In a title or heading that names nothing, as that of what happens on a day: its phrases head no topic, wherever they are said again. */
export const ANNOUNCED: Place = { bit: 8, weight: 0 };

/** As a bit beside those of places: a title or a heading names it, and not only as a part of something else. */
const NAMED_IN_TITLE = IN_TITLE.bit << 4;
const NAMED = NAMED_IN_TITLE | (IN_HEADING.bit << 4);

/** Words of Romance headlines behind which an infinitive says what is done. */
const ASKS_HOW: ReadonlySet<string> = new Set('como cómo comment come'.split(' '));
const INFINITIVE = /\p{L}{2}[aeiou]re?$/u;

/** Phrases that there is room for at first. */
const ROOM = 1 << 12;

/** Counts of the phrases of one length in words, by phrase id, in columns: a site has hundreds of thousands of phrases. A page adds at most 7 to a weight, so that 16 bits do for nine thousand pages. */
export class PhraseCounts {
  readonly #length: number;
  /** One more than the largest id counted. */
  size = 0;
  weight = growing(Uint16Array, ROOM);
  passages = growing(Uint16Array, ROOM);
  places = growing(Uint8Array, ROOM);
  /** Pages it stands on, and those that have it in their title or H1. */
  pages = growing(Uint16Array, ROOM);
  titled = growing(Uint16Array, ROOM);
  #words: Numbers;
  #lastPage = growing(Uint16Array, ROOM);
  /** Passages of the last page are counted from 1: a page has at most 80. */
  #lastPassage = growing(Uint8Array, ROOM);
  #placesOfPage = growing(Uint8Array, ROOM);

  /** `length`: words of a phrase; `wordCount`: words that there are. */
  constructor(length: number, wordCount: number) {
    this.#length = length;
    this.#words = growingRoomFor(ROOM * length, wordCount);
  }

  /** True on the first sight of a phrase: then its words are to be noted. `alone`: it is no part of what a title or heading names. */
  add(id: number, place: Place, page: number, passage: number, alone = true): boolean {
    if (id >= this.weight.length) this.#grow(id);
    const isNew = this.weight[id] === 0;
    if (id >= this.size) this.size = id + 1;
    // Pages and passages are counted from 1 here, so that 0 is none.
    if (this.#lastPage[id] !== page + 1) {
      this.#lastPage[id] = page + 1;
      this.#lastPassage[id] = 0;
      this.#placesOfPage[id] = 0;
      this.pages[id] = (this.pages[id] ?? 0) + 1;
    }
    const seen = this.#placesOfPage[id] ?? 0;
    const now = seen | place.bit | (alone ? (place.bit << 4) & NAMED : 0);
    if (now !== seen) {
      if ((seen & place.bit) === 0) this.weight[id] = (this.weight[id] ?? 0) + place.weight;
      if ((now & ~seen & NAMED_IN_TITLE) !== 0) this.titled[id] = (this.titled[id] ?? 0) + 1;
      this.#placesOfPage[id] = now;
      this.places[id] = (this.places[id] ?? 0) | now;
    }
    if (place === IN_TEXT && this.#lastPassage[id] !== passage + 1) {
      this.#lastPassage[id] = passage + 1;
      this.passages[id] = Math.min(0xffff, (this.passages[id] ?? 0) + 1);
    }
    return isNew;
  }

  /** Whether a title or heading has it. */
  isNamed(id: number): boolean {
    return ((this.places[id] ?? 0) & NAMED) !== 0;
  }
  /** The phrases that a title or heading has, or so many passages, but for those that are only announced. */
  told(passages: number): number[] {
    const found: number[] = [];
    for (let id = 0; id < this.size; id += 1)
      if (this.isNamed(id) || ((this.passages[id] ?? 0) >= passages && ((this.places[id] ?? 0) & ANNOUNCED.bit) === 0)) found.push(id);
    return found;
  }

  /** Notes the words of a phrase as they were seen first. */
  note(id: number, first: number, second = BREAK, third = BREAK): void {
    const at = id * this.#length;
    this.#words[at] = first;
    if (this.#length > 1) this.#words[at + 1] = second;
    if (this.#length > 2) this.#words[at + 2] = third;
  }

  /** The word ids of the form seen first; none of a phrase that was not counted. */
  words(id: number): number[] {
    return this.weight[id] ? Array.from(this.#words.subarray(id * this.#length, (id + 1) * this.#length)) : [];
  }
  first(id: number): number {
    return this.#words[id * this.#length] ?? BREAK;
  }
  last(id: number): number {
    return this.#words[(id + 1) * this.#length - 1] ?? BREAK;
  }

  #grow(id: number): void {
    const room = Math.max(id + 1, Math.ceil(this.weight.length * 1.5));
    this.weight = longer(this.weight, room);
    this.passages = longer(this.passages, room);
    this.places = longer(this.places, room);
    this.pages = longer(this.pages, room);
    this.titled = longer(this.titled, room);
    this.#words = longer(this.#words, room * this.#length);
    this.#lastPage = longer(this.#lastPage, room);
    this.#lastPassage = longer(this.#lastPassage, room);
    this.#placesOfPage = longer(this.#placesOfPage, room);
  }

  /** Gives its memory back; it cannot be used again. */
  release(): void {
    release([this.weight, this.passages, this.places, this.pages, this.titled]);
    release([this.#words, this.#lastPage, this.#lastPassage, this.#placesOfPage]);
  }
}

/** Counts one-, two- and three-word phrases by the stems of their words. Phrases never begin or end with a function word; a number may end one ("Studio 60"). */
export class PhraseCounter {
  readonly #pairs = new PairTable();
  readonly #triples = new PairTable();
  readonly counts: readonly [PhraseCounts, PhraseCounts, PhraseCounts];
  /** By stem: occurrences in texts, different words before and behind it. */
  occurrences: number[] = [];
  neighbours: number[] = [];
  /** By stem: how often a number stands right before it. */
  afterNumber: number[] = [];
  /** By stem: occurrences anywhere, those right before a possessive, and whether a headline asks how to do it ("Como calcular férias"). */
  readonly #anywhere: number[] = [];
  readonly #beforeOwn: number[] = [];
  readonly #done: boolean[] = [];
  readonly #vocabulary: Vocabulary;
  readonly #language: SupportedLanguage | null;
  readonly #joined: JoinedNouns;
  readonly #possessives: ReadonlySet<string>;

  /** `vocabulary`: of all words that will be counted; `language`: of the texts. */
  constructor(vocabulary: Vocabulary, language: SupportedLanguage | null) {
    this.#vocabulary = vocabulary;
    this.#language = language;
    this.#joined = new JoinedNouns(vocabulary, language);
    this.#possessives = possessives(language);
    const { length } = vocabulary.words;
    this.counts = [new PhraseCounts(1, length), new PhraseCounts(2, length), new PhraseCounts(3, length)];
  }

  /** Gives its memory back, which is tens of megabytes for a large site; it cannot be used again. */
  release(): void {
    for (const table of [this.#pairs, this.#triples, ...this.counts]) table.release();
  }

  /** What is done ("rouvre ses portes", "calcular férias") and no thing: a phrase neither ends with the first nor begins with the second. */
  isVerb(stem: number): boolean {
    return (this.#beforeOwn[stem] ?? 0) * 2 > (this.#anywhere[stem] ?? 0);
  }
  isTask(stem: number): boolean {
    return this.#done[stem] === true;
  }

  /** Texts of one page must come one after the other. `passage`: its place on the page. */
  add(text: Phrases, place: Place, page: number, passage: number): void {
    const { stems, empty, numeric } = this.#vocabulary;
    const [singles, doubles, triples] = this.counts;
    let a = BREAK;
    let b = BREAK;
    let ab = -1;
    const joined = place === IN_TEXT ? null : this.#joined.in(text);
    for (let at = 0; at < text.length; at += 1) {
      const word = text[at] ?? null;
      if (word === null) {
        a = BREAK;
        b = BREAK;
        ab = -1;
        continue;
      }
      const c = this.#vocabulary.id(word, this.#language);
      const stem = stems[c] ?? 0;
      this.#anywhere[stem] = (this.#anywhere[stem] ?? 0) + 1;
      if (b !== BREAK && this.#possessives.has(word.text)) this.#beforeOwn[stems[b] ?? 0] = (this.#beforeOwn[stems[b] ?? 0] ?? 0) + 1;
      if (place !== IN_TEXT && ASKS_HOW.has(text[at - 1]?.text ?? '') && INFINITIVE.test(word.text)) this.#done[stem] = true;
      const ends = !empty[c] || numeric[c];
      const alone = joined === null || ((joined[at] ?? 0) & NOT_ALONE) === 0;
      if (!empty[c] && singles.add(stem, place, page, passage, alone)) singles.note(stem, c);
      if (place === IN_TEXT) {
        this.occurrences[stem] = (this.occurrences[stem] ?? 0) + 1;
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
        if (!empty[b] && ends && doubles.add(bc, place, page, passage)) doubles.note(bc, b, c);
        const begins = joined === null || !empty[b] || ((joined[at - 2] ?? 0) & NO_BEGINNING) === 0;
        if (ab !== -1 && !empty[a] && ends && begins && !(numeric[c] && empty[b])) {
          const abc = this.#triples.intern(ab, stem);
          if (triples.add(abc, place, page, passage)) triples.note(abc, a, b, c);
        }
      }
      a = b;
      b = c;
      ab = bc;
    }
  }

  /**
   * For phrases of one and two words, by id: the heaviest phrase that adds one word behind (`behind`) or on either side (`around`). A phrase nearly as heavy as that is only a part of it.
   * `foreign`: words that are put to a phrase and never belong to it ("heat pump cost").
   */
  extensions(foreign: (word: number) => boolean): { behind: Uint16Array; around: Uint16Array }[] {
    const [singles, doubles, triples] = this.counts;
    // What remains of a phrase without its first word: of two, a stem; of three, a pair.
    const backOf = (id: number) => this.#pairs.find(this.#pairs.right(this.#triples.left(id)), this.#triples.right(id));
    return (
      [
        [singles, doubles, (id: number) => this.#pairs.left(id), (id: number) => this.#pairs.right(id)],
        [doubles, triples, (id: number) => this.#triples.left(id), backOf],
      ] as const
    ).map(([shorter, longer, withoutLast, withoutFirst]) => {
      const room = Math.max(shorter.size, this.#pairs.size, this.#vocabulary.stemCount);
      const [behind, around] = [new Uint16Array(room), new Uint16Array(room)];
      for (let id = 0; id < longer.size; id += 1) {
        const weight = longer.weight[id] ?? 0;
        if (weight === 0) continue;
        const front = withoutLast(id);
        const back = withoutFirst(id);
        if (!foreign(longer.last(id))) {
          if (weight > (behind[front] ?? 0)) behind[front] = weight;
          if (weight > (around[front] ?? 0)) around[front] = weight;
        }
        if (!foreign(longer.first(id)) && weight > (around[back] ?? 0)) around[back] = weight;
      }
      return { behind, around };
    });
  }

  /** Visits every counted phrase of a text that is made of the given stems alone: its length (1 to 3) and id. */
  visit(text: Phrases, language: SupportedLanguage | null, among: Uint8Array, seen: (length: number, id: number) => void): void {
    const { stems } = this.#vocabulary;
    let [b, ab] = [BREAK, -1];
    for (let at = 0; at < text.length; at += 1) {
      const word = text[at] ?? null;
      const c = word === null ? BREAK : this.#vocabulary.id(word, language);
      const stem = c === BREAK ? -1 : (stems[c] ?? 0);
      if (stem < 0 || among[stem] !== 1) {
        b = BREAK;
        ab = -1;
        continue;
      }
      seen(1, stem);
      let bc = -1;
      if (b !== BREAK) {
        bc = this.#pairs.find(stems[b] ?? 0, stem);
        if (bc !== -1) seen(2, bc);
        const triple = ab === -1 ? -1 : this.#triples.find(ab, stem);
        if (triple !== -1) seen(3, triple);
      }
      b = c;
      ab = bc;
    }
  }
}
