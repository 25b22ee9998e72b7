import type { EvidenceKind } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import { aDocument, heading } from '../audits/testing.ts';
import type { Corpus, SiteQuestion, SiteTopic } from '../topics/corpus.ts';
import { questionsOf, topicsOf, typedBySearchers } from './topics-and-questions.ts';

const passage = { url: 'https://acme.test/a', heading: 'Kilns', text: 'A kiln fires at 1,200 °C.', index: 7 };
const shown = { url: 'https://acme.test/a', heading: 'Kilns', text: 'A kiln fires at 1,200 °C.' };
const question = (draft: Partial<SiteQuestion>) =>
  ({
    ...{ question: 'What does a kiln cost?', origin: 'typed', language: 'en', page: null, topic: 'kiln', selfContained: true },
    ...{ coverage: 'missing', passage: null, asks: 'price', ...draft },
  }) as SiteQuestion;
const topic = (draft: Partial<SiteTopic>) =>
  ({
    ...{
      topic: 'kiln',
      type: 'product',
      confidence: 'high',
      evidence: ['title'],
      terms: ['kilns'],
      weight: 0.5,
      pages: ['https://acme.test/a'],
    },
    ...{ parent: null, children: [], byHand: false, hasPage: true, offered: true, ...draft },
  }) as unknown as SiteTopic;
const corpus = (draft: Partial<Corpus> = {}) =>
  ({
    ...{ language: 'en', topics: [topic({})], questions: [], passages: [passage], profile: { brand: 'Acme' } },
    ask: (asked: string) =>
      asked.includes('kiln') ? { coverage: 'answered', passage, score: 1 } : { coverage: 'missing', passage: null, score: 0 },
    ...draft,
  }) as unknown as Corpus;

describe('questions', () => {
  it.each([
    ['Is it safe?', 'kiln', false, 'kiln'],
    ['Do I need power?', null, false, 'Acme'],
    ['How hot is your kiln?', 'kiln', false, 'Acme'],
    ['How hot is the kiln of Acme?', 'kiln', true, undefined],
  ])('that do not say what they are about are shown with it: %s', (asked, ofTopic, selfContained, about) => {
    const [shownAs] = questionsOf(corpus({ questions: [question({ question: asked, topic: ofTopic, selfContained })] }), [], []);
    expect(shownAs?.about).toBe(about);
  });

  it.each([
    ['article', 'Raku in winter: what to know', 'What should I bring?', 'Raku in winter'],
    ['docs', 'Firing curves', 'What should I bring?', 'Firing curves'],
    ['page', 'Raku in winter', 'What should I bring?', 'Raku in winter'],
    ['page', 'Warm hands, cold clay', 'What should I bring?', 'Acme'],
    ['home', 'Raku in winter', 'What should I bring?', 'Acme'],
    ['article', 'Raku in winter', 'How hot is your kiln?', 'Acme'],
    ['article', 'Why is raku loved by so many?', 'What should I bring?', 'Acme'],
  ])('of a text are about its subject, if its address says a word of that (%s: %s): %s', (kind, headline, asked, about) => {
    const document = aDocument({ blocks: [heading(1, headline)] });
    const site = { pageAt: () => ({ kind, slug: 'raku evenings', page: { document } }) } as unknown as Corpus['site'];
    const own = question({ question: asked, topic: null, page: 'https://acme.test/a', selfContained: false });
    expect(questionsOf(corpus({ site, questions: [own] }), [], [])[0]?.about).toBe(about);
  });

  it('are the site’s own, with their passage as it is shown', () => {
    const own = question({ coverage: 'answered', passage: passage as never });
    expect(questionsOf(corpus({ questions: [own] }), [], [])).toEqual([
      {
        ...{ question: 'What does a kiln cost?', origin: 'typed', language: 'en', page: null, topic: 'kiln', selfContained: true },
        ...{ coverage: 'answered', passage: shown },
      },
    ]);
  });
  it('that a model proposed belong to a page that is about them', () => {
    const extra = (prompt: string, page?: string) => ({ prompt, topic: 'kilns', page });
    const of = (language: string | null) =>
      questionsOf(
        corpus({ language }),
        [],
        [
          extra('Is a kiln hot?'),
          extra('Is the oven dear?', 'https://acme.test/a'),
          extra('Does it fire evenly?', 'https://acme.test/a'),
          extra('Is a kiln dear?', 'https://acme.test/b'),
        ],
      );
    const proposed = { origin: 'ai', language: 'en', page: 'https://acme.test/a', topic: 'kiln', selfContained: true };
    expect(of('en')).toEqual([{ ...proposed, question: 'Is a kiln hot?', coverage: 'answered', passage: shown }]);
    expect(of(null)[0]?.language ?? 'und').toBe('und');
  });
  it.each([
    ['the site itself', 'Which kilns fire stoneware safely?', 0],
    ['an earlier proposal', 'Can a kiln fire stoneware?', 1],
  ])('of a model that repeat what is asked by %s are left out', (_, known, shownOnes) => {
    const own = shownOnes === 0 ? [question({ question: known, origin: 'site' })] : [];
    const extras = ['Which kiln fires stoneware safely?', 'Do kilns fire stoneware safely?'].map((prompt) => ({ prompt, topic: 'kiln' }));
    const hot = { ...passage, text: 'A kiln fires stoneware safely.' };
    const ask = () => ({ coverage: 'mentioned', passage: hot, score: 1 }) as never;
    const ofAi = questionsOf(corpus({ questions: own, ask }), [], extras).filter(({ origin }) => origin === 'ai');
    expect(ofAi).toHaveLength(shownOnes);
  });
  it('that people search with are answered from the pages', () => {
    const searched = { origin: 'searchConsole', language: 'en', topic: null, selfContained: true };
    expect(typedBySearchers(corpus(), ['kiln cost', 'why'])).toEqual([
      { ...searched, question: 'kiln cost', page: 'https://acme.test/a', coverage: 'answered', passage: shown },
      { ...searched, question: 'why', page: null, coverage: 'missing', passage: null },
    ]);
    expect(typedBySearchers(corpus({ language: null }), ['why'])[0]?.language).toBe('und');
  });
});

describe('topics', () => {
  it('have their evidence as a sentence and the outcome of their questions', () => {
    const outcomes = ['answered', 'answered', 'answered', 'mentioned', 'mentioned', 'missing'] as const;
    const questions = [...outcomes.map((coverage) => question({ coverage })), question({ topic: 'oven', coverage: 'missing' })];
    expect(topicsOf(corpus({ questions }))).toEqual([
      {
        ...{ topic: 'kiln', type: 'product', confidence: 'high', evidence: { kinds: ['title'], sentence: 'Found in the title of /a.' } },
        ...{ terms: ['kilns'], weight: 0.5, pages: ['https://acme.test/a'], parent: null, children: [] },
        coverage: { answered: 3, mentioned: 2, missing: 1 },
      },
    ]);
  });
  it.each<[EvidenceKind[], string]>([
    [['navigation', 'link', 'breadcrumb'], 'Found in the navigation, internal links, and the breadcrumb.'],
    [['heading', 'markup'], 'Found in the heading and structured data.'],
    [['address', 'text', 'category', 'section'], 'Found in the URL, the text, categories or tags, and a section.'],
  ])('found in %j', (evidence, sentence) =>
    expect(topicsOf(corpus({ topics: [topic({ evidence, pages: [] })] }))[0]?.evidence.sentence).toBe(sentence),
  );
  it('added by hand say so', () => {
    expect(topicsOf(corpus({ topics: [topic({ byHand: true })] }))[0]).toMatchObject({
      evidence: { kinds: ['title'], sentence: 'Added by hand.' },
      editedBy: 'member',
      original: null,
    });
  });
});
