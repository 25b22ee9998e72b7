import type { Coverage, EvidenceKind, Question, Topic } from '@citelight/contracts';
import { type ExtraQuestion, tied } from '../opportunities/keywords.ts';
import { pathOf } from '../page/legal-pages.ts';
import { bare, type Corpus } from '../topics/corpus.ts';
import { holds } from '../topics/label-text.ts';
import { type CompetitorCorpus, isSameTrade, rivalQuestions } from '../topics/rivals.ts';

/** The questions about the site's topics; only its own typed ones score. Competitors' and AI-written ones are asked of the same passages. */
export function questionsOf(corpus: Corpus, rivals: readonly CompetitorCorpus[], proposed: readonly ExtraQuestion[]): Question[] {
  const own = corpus.questions.map(
    ({ asks: _, ...question }): Question => ({ ...question, ...aboutOf(question, corpus), passage: bare(question.passage) }),
  );
  const ofTrade = rivals.filter((rival) => isSameTrade(corpus, rival.corpus));
  const theirs = rivalQuestions(corpus, ofTrade).map(({ question }): Question => {
    const { coverage, passage } = corpus.ask(question.question, corpus.language);
    return { ...question, origin: 'competitor', topic: null, page: question.page, coverage, passage: bare(passage) };
  });
  const more = tied(corpus, proposed).map(
    ({ extra, answer: { coverage, passage } }): Question => ({
      ...{ question: extra.prompt, origin: 'ai', language: corpus.language ?? 'und', page: extra.page, topic: extra.topic },
      ...{ selfContained: true, coverage, passage: bare(passage) },
    }),
  );
  return [...own, ...theirs, ...more];
}

/** What a question that does not say it is about. */
function aboutOf(
  { question, topic, selfContained }: Pick<Question, 'question' | 'topic' | 'selfContained'>,
  { profile: { brand } }: Corpus,
): { about?: string } {
  if (selfContained) return {};
  const about = topic !== null && !holds(question, topic) ? topic : brand;
  return about ? { about } : {};
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
