import { h1sOf, headlineOf } from '../artifacts/h1.ts';
import type { ReadPage } from '../artifacts/page.ts';
import { languageOf } from '../artifacts/page-language.ts';
import { textKey } from '../artifacts/text-key.ts';
import { lexiconOf } from '../language/lexicon.ts';
import { subjectOf } from '../page/site-name.ts';
import { asksForPassword } from '../page/unreadable.ts';
import { type Answer, Answerer, type IndexedPassage } from '../retrieval/answers.ts';
import { type CutPassage, cutPassages, headingsMet, wordsMet } from '../retrieval/passages.ts';
import { phrasesOf, Vocabulary } from '../retrieval/vocabulary.ts';
import { aspectsOf, OF_A_BODY as OF_ASPECTS } from './aspects.ts';
import type { Corpus } from './corpus.ts';
import { OF_A_BODY as OF_FACES } from './faces.ts';
import { asksFigure, holdsFigure } from './figures.ts';
import { findTopics } from './find-topics.ts';
import { holds, jaccard, tokensOf } from './label-text.ts';
import { sameQuestion, withoutBrand } from './other-words.ts';
import { OF_A_BODY as OF_LABELS } from './page-labels.ts';
import { OF_A_BODY as OF_PROFILE, profileOf } from './profile.ts';
import { OF_A_BODY as OF_QUESTIONS, ownQuestions } from './questions.ts';
import { reuseOn } from './reuse.ts';
import { OF_A_BODY as OF_REVIEWS } from './reviews.ts';
import { mapSite, OF_A_BODY as OF_SITE_MAP, type SiteMap } from './site-map.ts';
import { OF_A_BODY as OF_STATED, statedQuestions } from './stated-questions.ts';
import { OF_A_BODY as OF_TASKS, taskQuestions } from './tasks.ts';
import { amountOn, coverTyped, OF_A_BODY as OF_TYPED, typedQuestions } from './typed-questions.ts';
import { OF_A_BODY as OF_WRITTEN } from './written-labels.ts';

/**
 * Derives passages, profile, topics and questions from the pages. Deterministic: the same pages in the same order give the same corpus. A text that several pages repeat is one passage, of the first
 * of them. Nothing here depends on the time of the visit.
 */
export function buildCorpus(pages: readonly ReadPage[], _now: number): Corpus {
  const vocabulary = new Vocabulary();
  const passages = indexedPassages(pages, vocabulary, readBody);
  const answerer = new Answerer(passages, vocabulary);
  const site = mapSite(pages);
  const profile = profileOf(site);
  const topics = findTopics(site, profile, reuseOn(site.pages.filter(({ isMain }) => isMain).map(({ page }) => page)));
  const longest = new Map<string, IndexedPassage>();
  for (const passage of passages) if (passage.words > (longest.get(passage.url)?.words ?? 0)) longest.set(passage.url, passage);
  const scope = { site, profile, topics, longestOf: (url: string) => longest.get(url) ?? null };
  const own = ownQuestions(scope);
  const ask: Corpus['ask'] = (question, asked, about) => {
    if (about) return answerer.ask(question, asked, about);
    // Asked on the site in nearly the same words, and answered right below.
    const same = asked === site.language ? sameQuestion(question, own, profile) : null;
    if (same) return { coverage: 'answered', passage: same.passage, score: 1 };
    // On its own site nobody names the site.
    const [whole, bare] = [question, withoutBrand(question, profile)].map((one) => answerer.ask(one, asked)) as [Answer, Answer];
    const answer = whole.coverage === 'answered' || bare.coverage === 'missing' ? whole : bare;
    const figure = asksFigure(question, asked);
    const lacksFigure = figure !== null && !holdsFigure(answer.passage?.text ?? '', figure, asked);
    if (answer.coverage === 'answered' && lacksFigure) return { ...answer, coverage: 'mentioned' };
    if (answer.coverage !== 'missing') return answer;
    // What names a topic of the site is mentioned wherever the topic is.
    const named = topics.filter(({ topic }) => holds(question, topic)).sort((a, b) => b.topic.length - a.topic.length)[0];
    return named ? answerer.ask(question, asked, { subject: named.topic, kind: null }) : answer;
  };
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const statesAmount = (url: string) => {
    const page = byUrl.get(url);
    return page !== undefined && amountOn(page.document) !== null;
  };
  const typed = typedQuestions(scope).flatMap((one) => {
    const question = coverTyped(one, scope, ask, own);
    if (one.onlyIfAnswered && question.coverage !== 'answered') return [];
    // The page states an amount: whether it is the price that is asked for, only a reader can tell.
    if (one.check === 'price' && question.coverage !== 'answered' && one.topic?.pages.slice(0, 1).some(statesAmount)) return [];
    return own.some((known) => jaccard(tokensOf(known.question), tokensOf(question.question)) >= SAME) ? [] : [question];
  });
  const asked = [...own, ...taskQuestions(scope, own), ...typed];
  return {
    language: site.language,
    profile,
    site,
    passages,
    topics,
    questions: [...asked, ...statedQuestions(scope, asked)],
    aspects: aspectsOf(topics, (url) => byUrl.get(url)),
    limited: limitOf(site, topics.length),
    ask,
  };
}

/** Of all words of two questions, the share that both have where they ask the same. */
const SAME = 0.8;

const FEW_TOPICS = 3;
/** Share of the pages left out for their language, from which that is said however many topics there are. */
const FOREIGN = 1 / 3;

/** Why there are few or no topics, or none of a part of the site, in one sentence. */
function limitOf({ pages, home }: SiteMap, topics: number): string | null {
  const foreign = foreignOf(pages, home);
  if (topics >= FEW_TOPICS) return foreign && `We looked for topics on only part of the site: ${foreign}.`;
  const found = topics === 0 ? 'We found no topics' : 'We found only a few topics';
  const texts = pages.filter(({ page }) => page.document.mainChars >= 200);
  if (pages.every(({ page }) => asksForPassword(page))) return `${found}: every page we could read asks for a login.`;
  if (texts.length === 0) return `${found}: the pages contain almost no text.`;
  if (pages.length === 1) return `${found}: we could read only one page.`;
  if (foreign) return `${found}: ${foreign}.`;
  const titles = new Set(pages.map(({ page }) => page.document.title ?? ''));
  if (pages.every(({ page: { document } }) => !document.title && headlineOf(document) === null))
    return `${found}: the pages have neither titles nor headings.`;
  if (titles.size === 1 && pages.length > 2) return `${found}: all pages have the same title.`;
  return `${found}: few pages have a label that their links, heading and title agree on.`;
}

/** How many pages are left out for their language; null where these are few. */
function foreignOf(pages: SiteMap['pages'], home: SiteMap['home']): string | null {
  const read = pages.filter(({ kind }) => kind !== 'out');
  const foreign = read.filter(({ isMain }) => !isMain).length;
  if (foreign < 2 || foreign < read.length * FOREIGN) return null;
  return `${foreign} of ${read.length} pages are ${home?.isMain ? 'in other languages than the start page' : 'not in the site’s main language'}`;
}

/**
 * The passages of all pages; their words are noted.
 * @param alongside what else is to be read of each page while its body is open
 */
export function indexedPassages(
  pages: readonly ReadPage[],
  vocabulary: Vocabulary,
  alongside: (page: ReadPage) => void = () => undefined,
): IndexedPassage[] {
  const indexed: IndexedPassage[] = [];
  const passed = new Set<number>();
  const seen = new Set<number>();
  const take = (page: ReadPage, index: number) => {
    alongside(page);
    const titleWords = subjectOf(page, pages).map((title) => phrasesOf(title, lexiconOf(languageOf(page))));
    for (const words of titleWords) vocabulary.note(words, languageOf(page));
    // A title or heading said again as a paragraph says nothing new.
    for (const heading of headingsMet(page)) seen.add(heading);
    if (page.document.title) seen.add(textKey(page.document.title));
    const passages = cutPassages(page, seen);
    vocabulary.note(wordsMet(page), languageOf(page));
    for (const cut of passages) {
      if (passed.has(cut.key)) continue;
      passed.add(cut.key);
      indexed.push(new PassageOfPage(cut, titleWords, page.url, index));
    }
  };
  pages.forEach(take);
  return indexed;
}

/** A passage as it is shown; its text is put together when it is asked for. */
class PassageOfPage implements IndexedPassage {
  readonly url: string;
  readonly page: number;
  readonly #cut: CutPassage;
  readonly #titleWords: IndexedPassage['titleWords'];

  constructor(cut: CutPassage, titleWords: IndexedPassage['titleWords'], url: string, page: number) {
    this.#cut = cut;
    this.#titleWords = titleWords;
    this.url = url;
    this.page = page;
  }
  get cut(): CutPassage {
    return this.#cut;
  }
  get titleWords(): IndexedPassage['titleWords'] {
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

const OF_A_BODY = [
  h1sOf,
  headlineOf,
  ...OF_ASPECTS,
  ...OF_FACES,
  ...OF_LABELS,
  ...OF_PROFILE,
  ...OF_QUESTIONS,
  ...OF_REVIEWS,
  ...OF_SITE_MAP,
  ...OF_STATED,
  ...OF_TASKS,
  ...OF_TYPED,
  ...OF_WRITTEN,
];

/** Derives at once what topics and questions ask of a page's body: bodies of a large site are closed again, and opening one costs more than most of what is read in it. */
export function readBody({ document }: ReadPage): void {
  for (const derive of OF_A_BODY) derive(document);
}
