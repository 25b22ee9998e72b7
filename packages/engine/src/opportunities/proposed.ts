import { headlineOf } from '../artifacts/h1.ts';
import { stem } from '../language/stem.ts';
import { stopwords } from '../language/stopwords.ts';
import { supported } from '../language/supported.ts';
import { words } from '../language/words.ts';
import type { Answer } from '../retrieval/answers.ts';
import { askedFor } from '../retrieval/evidence.ts';
import type { Corpus, PagePassage, SiteQuestion } from '../topics/corpus.ts';
import { holds, keyOf } from '../topics/label-text.ts';
import { isSameQuestion, withoutBrand } from '../topics/other-words.ts';
import { type CompetitorCorpus, rivalQuestions, sureVerdict } from '../topics/rivals.ts';
import { bareUrl } from '../topics/site-map.ts';

/** Proposed by an AI provider, tied to a page of the site. */
export type ExtraQuestion = { prompt: string; topic: string; page?: string | undefined };

export type TiedQuestion = {
  prompt: string;
  /** One of the site's own, or as the passage writes it; null where it is neither. */
  topic: string | null;
  /** The passage that the question is about: of the site, or of a competitor. */
  evidence: PagePassage;
  isOwnEvidence: boolean;
  answer: Answer;
  /** Passages of competitors that surely answer it, one a site. */
  theirs: (PagePassage | null)[];
};

/** Proposals that a passage of their page, or one of a competitor, is about. What the site or a competitor asks already is not proposed again. */
export function tied(corpus: Corpus, rivals: readonly CompetitorCorpus[], proposed: readonly ExtraQuestion[]): TiedQuestion[] {
  if (proposed.length === 0) return [];
  const asked = [...corpus.questions, ...rivalQuestions(corpus, rivals).map(({ question }) => question)].map(({ question }) => question);
  return proposed.flatMap(({ prompt, topic, page }): TiedQuestion[] => {
    if (asked.some((one) => asksTheSame(one, prompt, corpus))) return [];
    const answer = corpus.ask(prompt, corpus.language);
    const own = passageAbout(prompt, corpus, page === undefined ? [answer.passage] : passagesOf(corpus, page));
    const evidence = own ?? evidenceOf(prompt, rivals);
    if (!evidence) return [];
    asked.push(prompt);
    return [
      {
        prompt,
        topic: labelFor(topic, corpus, own),
        evidence,
        isOwnEvidence: own !== null,
        answer,
        theirs: answersOf(prompt, corpus, rivals),
      },
    ];
  });
}

/** Questions of one content word are the same only where they are written alike. */
const asksTheSame = (one: string, other: string, { language }: Corpus): boolean =>
  keyOf(one) === keyOf(other) || isSameQuestion(one, other, language);

const passagesOf = ({ passages }: Corpus, page: string): PagePassage[] => passages.filter(({ url }) => bareUrl(url) === bareUrl(page));

/** Share of a question's content words that a passage about it holds; less where it holds the topic of the site that the question names. */
const [ABOUT, ABOUT_TOPIC] = [0.75, 0.5];
/** The passage that holds most of what a question asks about; null where none is about it. */
function passageAbout(question: string, corpus: Corpus, passages: readonly (PagePassage | null)[]): PagePassage | null {
  const language = supported(corpus.language);
  const stemsOf = (text: string) => words(text, language).flatMap((word) => (stopwords(language).has(word) ? [] : [stem(word, language)]));
  const asked = new Set(stemsOf(withoutBrand(askedFor(question, corpus.language).rest, corpus.profile)));
  if (asked.size === 0) return null;
  const named = corpus.topics.filter(({ topic }) => holds(question, topic)).map(({ topic }) => topic);
  let best: { passage: PagePassage; share: number } | null = null;
  for (const passage of passages) {
    if (!passage) continue;
    const text = textOf(passage, corpus);
    const share = asked.intersection(new Set(stemsOf(text))).size / asked.size;
    const least = named.some((topic) => holds(text, topic)) ? ABOUT_TOPIC : ABOUT;
    if (share >= least && share > (best?.share ?? 0)) best = { passage, share };
  }
  return best?.passage ?? null;
}

/** A passage below its headings. */
function textOf({ url, heading, text }: PagePassage, { site }: Corpus): string {
  const own = site?.pageAt(url);
  return [own ? headlineOf(own.page.document) : null, heading, text].filter(Boolean).join('. ');
}

function evidenceOf(question: string, rivals: readonly CompetitorCorpus[]): PagePassage | null {
  for (const { corpus } of rivals) {
    const found = passageAbout(question, corpus, [corpus.ask(question, corpus.language).passage]);
    if (found) return found;
  }
  return null;
}

/** The label of a proposed topic, where the site has it as a topic or the passage writes it. */
function labelFor(label: string, corpus: Corpus, passage: PagePassage | null): string | null {
  const own = corpus.topics.find(({ topic, terms }) => [topic, ...terms].some((name) => keyOf(name) === keyOf(label)));
  if (own) return own.topic;
  return passage && holds(textOf(passage, corpus), label) ? label : null;
}

function answersOf(prompt: string, { language }: Corpus, rivals: readonly CompetitorCorpus[]): (PagePassage | null)[] {
  const question: SiteQuestion = {
    ...{ question: prompt, origin: 'ai', language: language ?? 'und', page: null, topic: null },
    ...{ selfContained: true, coverage: 'missing', passage: null },
  };
  return rivals.flatMap(({ corpus }) => {
    const verdict = sureVerdict(corpus, question);
    return verdict?.coverage === 'answered' ? [verdict.passage] : [];
  });
}
