import type { Coverage, EvidenceKind, Question, Topic } from '@citelight/contracts';
import { headlineOf } from '../artifacts/h1.ts';
import { packOf } from '../language/packs/index.ts';
import { type ExtraQuestion, tied } from '../opportunities/proposed.ts';
import { pathOf } from '../page/legal-pages.ts';
import { bare, type Corpus } from '../topics/corpus.ts';
import { holds, listedWords, segmentsOf, tokensOf, wordsOf } from '../topics/label-text.ts';
import { mayAnswer, sameQuestion } from '../topics/other-words.ts';
import { type CompetitorCorpus, isSameTrade, rivalQuestions } from '../topics/rivals.ts';

/** The questions about the site's topics; only its own typed ones score. Competitors' and AI-written ones are asked of the same passages. */
export function questionsOf(corpus: Corpus, rivals: readonly CompetitorCorpus[], proposed: readonly ExtraQuestion[]): Question[] {
  const own = corpus.questions.map(
    ({ asks: _, ...question }): Question => ({ ...question, ...aboutOf(question, corpus), passage: bare(question.passage) }),
  );
  const ofTrade = rivals.filter((rival) => isSameTrade(corpus, rival.corpus));
  const theirs = rivalQuestions(corpus, ofTrade).flatMap(({ question }): Question[] => {
    // What the site answers in other words, it answers here as in the comparison.
    const same = sameQuestion(question.question, corpus.questions, corpus.profile);
    const { coverage, passage } = same ?? corpus.ask(question.question, corpus.language);
    // What may be answered in another form is neither answered nor missing.
    if (coverage !== 'answered' && mayAnswer(question.question, corpus)) return [];
    return [{ ...question, origin: 'competitor', topic: null, page: question.page, coverage, passage: bare(passage) }];
  });
  const more = tied(corpus, ofTrade, proposed).map(
    ({ prompt, topic, evidence, answer: { coverage, passage } }): Question => ({
      ...{ question: prompt, origin: 'ai', language: corpus.language ?? 'und', page: evidence.url, topic },
      ...{ selfContained: true, coverage, passage: bare(passage) },
    }),
  );
  return [...own, ...theirs, ...more];
}

/** What a question that does not say it is about. */
function aboutOf(
  { question, topic, selfContained, page }: Pick<Question, 'question' | 'topic' | 'selfContained' | 'page'>,
  { profile: { brand }, site, language }: Corpus,
): { about?: string } {
  if (selfContained) return {};
  const about =
    topic !== null && !holds(question, topic)
      ? topic
      : ((speaksTo(question, language) ? undefined : subjectOf(page, question, site)) ?? brand);
  return about ? { about } : {};
}
/** "Your" is whose site it is. */
const speaksTo = (question: string, language: string | null): boolean => {
  const second = listedWords(packOf(language)?.topics.second ?? '');
  return wordsOf(question).some((word) => second.has(word.toLowerCase()));
};
/** Letters of a word of an address that tells what its page is about. */
const TELLING = 4;
/** Characters of a headline that names a subject. */
const LONGEST_SUBJECT = 60;
/** What a text is about, by its headline up to a colon: its questions are about that, not about who publishes it. That of another page may be a slogan, unless its address says a word of it. */
function subjectOf(url: string | null, question: string, site: Corpus['site']): string | undefined {
  const own = url === null ? undefined : site?.pageAt(url);
  if (own?.kind !== 'article' && own?.kind !== 'docs' && own?.kind !== 'page') return undefined;
  const [subject = ''] = segmentsOf(headlineOf(own.page.document) ?? '');
  if (own.kind === 'page' && !tokensOf(own.slug).some((token) => token.length >= TELLING && tokensOf(subject).includes(token)))
    return undefined;
  return subject && subject.length <= LONGEST_SUBJECT && !/[?？؟!]/u.test(subject) && !holds(question, subject) ? subject : undefined;
}

/** Questions of Search Console's users, answered from the pages. */
export const typedBySearchers = (corpus: Corpus, questions: readonly string[]): Question[] =>
  questions.map((question): Question => {
    const { coverage, passage } = corpus.ask(question, corpus.language);
    return {
      ...{ question, origin: 'searchConsole', language: corpus.language ?? 'und', page: passage?.url ?? null, topic: null },
      ...{ selfContained: true, coverage, passage: bare(passage) },
    };
  });

const PLACES: Readonly<Record<EvidenceKind, string>> = {
  navigation: 'the navigation',
  link: 'internal links',
  breadcrumb: 'the breadcrumb',
  heading: 'the heading',
  title: 'the title',
  markup: 'structured data',
  address: 'the URL',
  text: 'the text',
  category: 'categories or tags',
  section: 'a section',
};
const AND = new Intl.ListFormat('en', { type: 'conjunction' });

const sentence = (kinds: readonly EvidenceKind[], [page]: readonly string[]): string =>
  `Found in ${AND.format(kinds.map((kind) => PLACES[kind]))}${page ? ` of ${pathOf(page)}` : ''}.`;

/** The site's topics, each with the outcome of its questions. */
export const topicsOf = (corpus: Corpus): Topic[] =>
  corpus.topics.map(({ topic, type, confidence, evidence, terms, weight, pages, parent, children, byHand }) => {
    const outcomes = corpus.questions.filter((question) => question.topic === topic).map(({ coverage }) => coverage);
    const count = (wanted: Coverage) => outcomes.filter((coverage) => coverage === wanted).length;
    return {
      ...{
        topic,
        type,
        confidence,
        evidence: { kinds: evidence, sentence: byHand ? 'Added by hand.' : sentence(evidence, pages) },
        ...(byHand && { editedBy: 'member', original: null }),
        terms,
        weight,
        pages,
        parent,
        children,
      },
      coverage: { answered: count('answered'), mentioned: count('mentioned'), missing: count('missing') },
    };
  });
