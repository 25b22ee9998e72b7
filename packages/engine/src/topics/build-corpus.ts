import { once } from '../artifacts/once.ts';
import type { PageDocument } from '../artifacts/page.ts';
import type { ReadPage } from '../audits/audit.ts';
import { copiesAmong } from '../audits/copies.ts';
import { languageOf, type SupportedLanguage, supported } from '../text/language.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { Answerer, type Sheet } from './answers.ts';
import type { Corpus, CorpusPrompt } from './corpus.ts';
import { keyphrases } from './keyphrases.ts';
import { offers } from './offers.ts';
import { type CutPassage, cutPassages, headingsMet, wordsMet } from './passages.ts';
import { questionsOf } from './prompts.ts';
import { subjectOf } from './site-name.ts';
import { textKey } from './text-key.ts';
import { groupTopics } from './topics.ts';
import { phrasesOf, Vocabulary } from './vocabulary.ts';

/**
 * Derives passages, topics, prompts and their coverage from the pages. Deterministic: the same pages in the same order give the same corpus. A text that several pages repeat is one
 * passage, of the first of them. Topics and prompts are those of the language that most pages are written in; without word lists for it there are no prompts.
 * Nothing here hangs on the time of the visit; it is handed over as to everything that is derived from pages.
 */
export function buildCorpus(pages: readonly ReadPage[], _now: number): Corpus {
  const vocabulary = new Vocabulary();
  const sheets = sheetsOf(pages, vocabulary);
  const language = mainLanguage(pages);
  const spoken = supported(language);
  const topics = groupTopics(keyphrases(pages, sheets, vocabulary, spoken), pages);
  const answerer = new Answerer(sheets, vocabulary);
  const ask: Corpus['ask'] = (question, asked) => answerer.ask(question, asked);
  return {
    language,
    passages: sheets,
    topics,
    prompts: spoken ? prompts(topics, spoken, pages, ask) : [],
    ask,
  };
}

/** The passages of all pages; their words are noted. */
function sheetsOf(pages: readonly ReadPage[], vocabulary: Vocabulary): Sheet[] {
  const sheets: Sheet[] = [];
  const passed = new Set<number>();
  const said = new Set<number>();
  const take = (page: ReadPage, index: number) => {
    const titleWords = subjectOf(page, pages).map((title) => phrasesOf(title, lexiconOf(languageOf(page))));
    for (const words of titleWords) vocabulary.note(words, languageOf(page));
    // A title or heading said again as a paragraph says nothing new.
    for (const heading of headingsMet(page)) said.add(heading);
    if (page.document.title) said.add(textKey(page.document.title));
    const passages = cutPassages(page, said);
    vocabulary.note(wordsMet(page), languageOf(page));
    for (const cut of passages) {
      if (passed.has(cut.key)) continue;
      passed.add(cut.key);
      sheets.push(new PassageOfPage(cut, titleWords, page.url, index));
    }
  };
  pages.forEach(take);
  return sheets;
}

/** A passage as it is shown; its text is put together when it is asked for. */
class PassageOfPage implements Sheet {
  readonly url: string;
  readonly page: number;
  readonly #cut: CutPassage;
  readonly #titleWords: Sheet['titleWords'];

  constructor(cut: CutPassage, titleWords: Sheet['titleWords'], url: string, page: number) {
    this.#cut = cut;
    this.#titleWords = titleWords;
    this.url = url;
    this.page = page;
  }
  get cut(): CutPassage {
    return this.#cut;
  }
  get titleWords(): Sheet['titleWords'] {
    return this.#titleWords;
  }
  get heading(): string | null {
    return this.#cut.heading;
  }
  get text(): string {
    return this.#cut.text;
  }
  get words(): number {
    return this.#cut.words;
  }
}

const prompts = (topics: Corpus['topics'], language: SupportedLanguage, pages: readonly ReadPage[], ask: Corpus['ask']): CorpusPrompt[] =>
  questionsOf(topics, language, sells(pages)).map((question) => {
    const { coverage, passage } = ask(question.prompt, language);
    return { ...question, coverage, passage, aiWritten: false };
  });

export const saysAnything = once(({ blocks }: PageDocument) => blocks.length > 0);

/** Whether a site sells: something on it is offered, and not nearly all of its pages that are not about itself are articles or manuals. */
export function sells(pages: readonly ReadPage[]): boolean {
  // What has no text of its own, as copies in a list without them, says nothing of what the site does.
  const copies = copiesAmong(pages);
  const own = pages.filter((page) => saysAnything(page.document) && !copies.has(page));
  const types = own.map(({ document }) => document.pageType).filter((type) => !['home', 'about', 'contact', 'faq'].includes(type));
  if (types.includes('product')) return true;
  const telling = types.filter((type) => type === 'article' || type === 'docs').length;
  return (types.length === 0 || telling / types.length < 0.75) && offers(pages);
}

/** The language of most pages; of equally frequent ones the first by code. */
function mainLanguage(pages: readonly ReadPage[]): string | null {
  const counts = new Map<string, number>();
  for (const { document } of pages) {
    const language = document.detectedLanguage ?? document.lang?.toLowerCase().split(/[-_]/)[0];
    if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return most?.[0] ?? null;
}
