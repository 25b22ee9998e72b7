import type { Coverage, Passage } from '@citelight/contracts';
import { memoize } from '../artifacts/memoize.ts';
import { stopwords } from '../language/stopwords.ts';
import { type SupportedLanguage, supported } from '../language/supported.ts';
import { words } from '../language/words.ts';
import { Bm25, type Match } from './bm25.ts';
import { type AskedFor, askedFor, coverageByTerms, proves, stemsOf } from './evidence.ts';
import type { CutPassage } from './passages.ts';
import type { Phrases, Vocabulary } from './vocabulary.ts';

/** A passage holds this share of what is asked about, or it is about something else. */
const NAMES = { share: 0.75, relative: 0.2 };
/** What a term weighs by where it stands. */
const IN_HEADING = 2;
const IN_TITLE = 0.5;
/** Words of a question that are read; nobody asks longer ones. */
const MOST_TERMS = 40;
const LONGEST_QUESTION = 2000;
/** The best matches are read for evidence. */
const MOST_READ = 12;
const ENOUGH_WORDS = 8;

export type PagePassage = Passage & {
  /** Index of the page in the sample. */
  page: number;
  words: number;
};
/** A passage with what the index needs of it. */
export type IndexedPassage = PagePassage & { cut: CutPassage /** Of title and H1 of its page. */; titleWords: readonly Phrases[] };
export type Answer = { coverage: Coverage; passage: PagePassage | null; score: number };

const NOTHING: Answer = { coverage: 'missing', passage: null, score: 0 };

/** Answers questions from a site's passages: BM25 finds those about the subject, typed evidence decides whether one answers. */
export class Answerer {
  readonly #index: Bm25;
  readonly #passages: readonly IndexedPassage[];
  readonly #vocabulary: Vocabulary;
  readonly #answers = new Map<string, Answer>();

  constructor(passages: readonly IndexedPassage[], vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    this.#passages = passages;
    const weights = new Float64Array(vocabulary.stemCount);
    this.#index = new Bm25(
      passages.values().map((passage) => ({ ...this.#termsOf(passage, weights), length: passage.words })),
      vocabulary.stemCount,
    );
  }

  /** The best passage for a question in a language (ISO 639-1). `about`: its subject, where the question is not to be taken apart. */
  ask(question: string, language: string | null, about?: { subject: string; kind: AskedFor | null }): Answer {
    const key = `${language} ${about?.subject ?? ''} ${question}`;
    const known = this.#answers.get(key) ?? this.#find(question.slice(0, LONGEST_QUESTION), language, about);
    this.#answers.set(key, known);
    return known;
  }

  #find(question: string, language: string | null, about?: { subject: string; kind: AskedFor | null }): Answer {
    const spoken = supported(language);
    const { kind, rest } = about ? { kind: about.kind, rest: about.subject } : askedFor(question, language);
    const subject = content(rest, spoken).slice(0, MOST_TERMS);
    if (subject.length === 0) return NOTHING;
    const stems = stemsOf(subject, spoken);
    const matches = this.#index.search(this.#idsOf(subject, spoken), NAMES).sort(byScore).slice(0, MOST_READ);
    let best: { match: Match; coverage: Coverage } | null = null;
    for (const match of matches) {
      const passage = this.#passages[match.document];
      if (!passage) continue;
      // Text below such a heading that names no amount only says what the price depends on.
      const coverage =
        kind !== 'price' && isHeadedBy(passage, question)
          ? 'answered'
          : kind
            ? proves(kind, passage.cut, passage.titleWords, { stems, language })
            : about
              ? 'mentioned'
              : coverageByTerms(passage.cut, stems, question);
      if (coverage === 'answered') {
        best = { match, coverage };
        break;
      }
      if (!best && coverage === 'mentioned') best = { match, coverage };
    }
    return best ? { coverage: best.coverage, passage: this.#passages[best.match.document] ?? null, score: best.match.relative } : NOTHING;
  }

  /** The passage that shares most with a question, however little that is; null where none shares a word. */
  nearest(question: string, language: string | null): IndexedPassage | null {
    const spoken = supported(language);
    const subject = content(question.slice(0, LONGEST_QUESTION), spoken).slice(0, MOST_TERMS);
    const [best] = this.#index.search(this.#idsOf(subject, spoken)).sort(byScore);
    return (best && this.#passages[best.document]) ?? null;
  }

  /** Words that no passage holds count each for itself: they are parts of the subject that the site is silent on. */
  #idsOf(subject: readonly string[], spoken: SupportedLanguage | null): number[] {
    const ids = subject.map((word) => this.#vocabulary.stemId(word, spoken));
    return [...new Set(ids.filter((id) => id >= 0)), ...ids.filter((id) => id < 0)];
  }

  /** The stems of a passage and what each weighs. `weights`: room for all stems, 0 before and after. */
  #termsOf({ cut, titleWords }: IndexedPassage, weights: Float64Array): { terms: number[]; weights: number[] } {
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
}

const byScore = (a: Match, b: Match): number => b.relative - a.relative || a.document - b.document;
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
/** Asked as a heading, and text right below. */
const isHeadedBy = ({ heading, words }: IndexedPassage, question: string): boolean =>
  heading !== null && words >= ENOUGH_WORDS && letters(heading) === letters(question);

/** Each word once. */
const different = (words: Phrases): Phrases => [...new Set(words)];
/** The same of a page's title and H1, which all of its passages share. */
const differentOf = memoize((titles: readonly Phrases[]): Phrases => different(titles.flat()));

/** The content words of a subject; all of them where it has none ("The Who"). */
function content(subject: string, language: SupportedLanguage | null): string[] {
  const all = words(subject, language);
  const telling = all.filter((word) => !stopwords(language).has(word));
  return telling.length > 0 ? telling : all;
}
