import type { Coverage } from '@citelight/contracts';
import { once } from '../artifacts/once.ts';
import { type SupportedLanguage, supported } from '../text/language.ts';
import { stem } from '../text/stem.ts';
import { stopwords } from '../text/stopwords.ts';
import { words } from '../text/words.ts';
import { type AspectSet, aspectsAsked, DEFINITION, definesSubject, definesUnnamed, topical } from './aspects.ts';
import { Bm25, type Match } from './bm25.ts';
import type { Answer, IndexedPassage } from './corpus.ts';
import type { CutPassage } from './passages.ts';
import { takeApart } from './prompts.ts';
import type { Phrases, Vocabulary } from './vocabulary.ts';

/**
 * When a passage answers. It must speak of what is asked for (a price, a comparison …), or it does not count at all. Of the subject, scores are shares of what a passage full of its
 * terms would reach: one of ordinary length that holds each term once comes to 0.45, in its heading to 0.62, only in its page's title to 0.29. So "retrieved" asks for three of four
 * terms and more than a mention, "weak" for half of them and about a mention. All else is missing: no retriever would bring it.
 */
const RETRIEVED = { share: 0.75, relative: 0.5 };
const WEAK = { share: 0.5, relative: 0.25 };

/** What a term weighs by where it stands. */
const IN_HEADING = 2;
const IN_TITLE = 0.5;

/** Words of a question that are read; nobody asks longer ones. */
const MOST_TERMS = 40;
const LONGEST_QUESTION = 2000;

/** A passage with what the index needs of it. */
export type Sheet = IndexedPassage & { cut: CutPassage /** Of title and H1 of its page. */; titleWords: readonly Phrases[] };

const NOTHING: Answer = { coverage: 'missing', passage: null, score: 0 };

/** Answers questions from a site's passages: BM25 over the subject's stems among the passages that speak of what is asked for. */
export class Answerer {
  readonly #index: Bm25;
  readonly #sheets: readonly Sheet[];
  readonly #vocabulary: Vocabulary;
  /** Prompts and headings are asked for more than one end. */
  readonly #answers = new Map<string, Answer>();

  constructor(sheets: readonly Sheet[], vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    this.#sheets = sheets;
    const weights = new Float64Array(vocabulary.stemCount);
    this.#index = new Bm25(
      sheets.values().map((sheet) => ({ ...this.#termsOf(sheet, weights), length: sheet.words })),
      vocabulary.stemCount,
    );
  }

  /** The best passage for a question in a language (ISO 639-1; null or an unknown one: words are compared as they stand). */
  ask(question: string, language: string | null): Answer {
    const key = `${language} ${question}`;
    const known = this.#answers.get(key) ?? this.#find(question, language);
    this.#answers.set(key, known);
    return known;
  }

  #find(question: string, language: string | null): Answer {
    const { terms, stems, aspects } = this.#read(question.slice(0, LONGEST_QUESTION), supported(language));
    let best: { match: Match; coverage: Coverage } | null = null;
    for (const match of this.#index.search(terms, WEAK)) {
      // What the passage says is read only where it could be better than what was found before.
      if (best && !better(match, judge(match, terms.length, aspects, aspects), best.match, best.coverage)) continue;
      const coverage = judge(match, terms.length, aspects, aspects === 0 ? 0 : this.#told(match.document, stems, aspects));
      if (coverage !== 'missing' && (!best || better(match, coverage, best.match, best.coverage))) best = { match, coverage };
    }
    return best ? { coverage: best.coverage, passage: this.#sheets[best.match.document] ?? null, score: best.match.relative } : NOTHING;
  }

  /** The stems of a passage and what each weighs. `weights`: room for all stems, 0 before and after. */
  #termsOf({ cut, titleWords }: Sheet, weights: Float64Array): { terms: number[]; weights: number[] } {
    const terms: number[] = [];
    const add = (words: Phrases, weight: number) =>
      words.forEach((word) => {
        if (!word) return;
        const stem = this.#vocabulary.stems[this.#vocabulary.id(word, cut.language)] ?? 0;
        const before = weights[stem] ?? 0;
        if (before === 0) terms.push(stem);
        weights[stem] = before + weight;
      });
    cut.eachWords((words) => add(words, 1));
    // A title or heading that says its words again and again names them once.
    add(different(cut.headingWords), IN_HEADING);
    add(differentOf(titleWords), IN_TITLE);
    const found = terms.map((stem) => weights[stem] ?? 0);
    for (const stem of terms) weights[stem] = 0;
    return { terms, weights: found };
  }

  /** Which of the aspects a passage says of the subject: its heading promises it, or a paragraph that names the subject (or follows a heading that does) tells it. */
  #told(document: number, subject: ReadonlySet<string>, asked: AspectSet): AspectSet {
    const sheet = this.#sheets[document];
    if (!sheet) return 0;
    const names = (words: Phrases) => words.some((word) => word !== null && subject.has(word.stem));
    const { cut } = sheet;
    const heads = [cut.headingWords, ...sheet.titleWords].filter(names);
    const ofHeads = asked & ~(heads.length > 0 && ofAnother(heads, subject, cut.language) ? DEFINITION : 0);
    let told = cut.asked & ofHeads;
    for (const { aspects, pieces, led } of cut.spots) {
      if ((aspects & asked & ~told) === 0) continue;
      const own = pieces.map(({ words }) => words).filter(names);
      const defines =
        (aspects & DEFINITION) === 0 ||
        (own.some((words) => definesSubject(words, cut.language, ({ stem }) => subject.has(stem))) &&
          !ofAnother(own, subject, cut.language));
      if (own.length > 0) told |= aspects & asked & ~(defines ? 0 : DEFINITION);
      else if (led && heads.length > 0) {
        const ofSubject = (aspects & DEFINITION) === 0 || pieces.some(({ words }) => definesUnnamed(words, cut.language));
        told |= aspects & ofHeads & ~(ofSubject ? 0 : DEFINITION);
      }
    }
    return told;
  }

  #read(question: string, language: SupportedLanguage | null): { terms: number[]; stems: ReadonlySet<string>; aspects: AspectSet } {
    const apart = language && takeApart(question, language);
    const read = apart ? { subject: content(apart.subject, language), aspects: apart.aspects } : aspectsAsked(question, language);
    const asked = read.subject.slice(0, MOST_TERMS);
    const terms = new Set(asked.map((word) => this.#vocabulary.stemId(word, language)));
    // Words that no passage holds count each for itself: they are parts of the subject that the site is silent on.
    const unknown = asked.filter((word) => this.#vocabulary.stemId(word, language) < 0).length;
    terms.delete(-1);
    const stems = new Set(asked.flatMap((word) => (this.#vocabulary.stemId(word, language) < 0 ? [] : [stem(word, language)])));
    return { terms: [...terms, ...Array<number>(unknown).fill(-1)], stems, aspects: read.aspects };
  }
}

/** Whether English texts speak of something else that is called after the subject alone: who says what a coffee subscription is has not said what coffee is. */
function ofAnother(texts: readonly Phrases[], subject: ReadonlySet<string>, language: SupportedLanguage | null): boolean {
  if (language !== 'en') return false;
  const ends = (words: Phrases, at: number) => {
    const next = words[at + 1];
    return !next?.content || topical(next, language).cues !== 0;
  };
  const goesOn = (words: Phrases, at: number) => subject.has(words[at + 1]?.stem ?? '');
  return !texts.some((words) => words.some((word, at) => word !== null && subject.has(word.stem) && !goesOn(words, at) && ends(words, at)));
}

/** Each word once. */
const different = (words: Phrases): Phrases => [...new Set(words)];
/** The same of a page's title and H1, which all of its passages share. */
const differentOf = once((titles: readonly Phrases[]): Phrases => different(titles.flat()));

/** The content words of a subject; all of them where it has none ("The Who"). */
function content(subject: string, language: SupportedLanguage | null): string[] {
  const all = words(subject, language);
  const telling = all.filter((word) => !stopwords(language).has(word));
  return telling.length > 0 ? telling : all;
}

function judge({ matched, relative }: Match, terms: number, asked: AspectSet, told: AspectSet): Coverage {
  const share = matched / terms;
  if ((told & asked) === asked && share >= RETRIEVED.share && relative >= RETRIEVED.relative) return 'answered';
  return (asked === 0 || (told & asked) !== 0) && share >= WEAK.share && relative >= WEAK.relative ? 'mentioned' : 'missing';
}

/** Better coverage, then the higher score, then the earlier passage. */
function better(match: Match, coverage: Coverage, other: Match, otherCoverage: Coverage): boolean {
  if (coverage !== otherCoverage) return coverage === 'answered';
  if (match.relative !== other.relative) return match.relative > other.relative;
  return match.document < other.document;
}
