import { describe, expect, it } from 'vitest';
import { buildCorpus } from '../../topics/build-corpus.ts';
import type { Corpus, CorpusPrompt } from '../../topics/corpus.ts';
import { aVisit, findingsOf, gatheredFrom, goodPages, heading, paragraph, scoreOf, verdictOf } from '../testing.ts';
import { promptCoverage as audit } from './prompt-coverage.ts';

const prompt = (coverage: CorpusPrompt['coverage'], topic = 'kilns', more: Partial<CorpusPrompt> = {}): CorpusPrompt => ({
  prompt: `What is ${topic}?`,
  topic,
  intent: 'what-is',
  language: 'en',
  coverage,
  passage: null,
  aiWritten: false,
  fanOut: false,
  ...more,
});
const corpus = (prompts: CorpusPrompt[], draft: Partial<Corpus> = {}): Corpus => ({
  language: 'en',
  passages: [],
  topics: [
    { topic: 'kilns', terms: ['kilns'], weight: 0.75, pages: ['https://acme.test/kilns'] },
    { topic: 'clay', terms: ['clay'], weight: 0.25, pages: [] },
  ],
  ask: () => ({ coverage: 'missing', passage: null, score: 0 }),
  ...draft,
  prompts,
});
const score = (...prompts: CorpusPrompt[]) => scoreOf(audit, gatheredFrom(aVisit(), corpus(prompts)));

describe(audit.id, () => {
  it('counts answered questions in full, passing mentions in part, missing ones not', () => {
    expect(score(prompt('answered'))).toBe(1);
    expect(score(prompt('missing'))).toBe(0);
    expect(score(prompt('mentioned'))).toBeGreaterThan(0);
    expect(score(prompt('mentioned'))).toBeLessThan(0.7);
  });

  it('weighs topics, and seven of ten questions are all that is asked', () => {
    expect(score(prompt('answered', 'kilns'), prompt('missing', 'clay'))).toBeGreaterThan(
      score(prompt('missing', 'kilns'), prompt('answered', 'clay')),
    );
    expect(score(...Array.from({ length: 10 }, (_, at) => prompt(at < 7 ? 'answered' : 'missing')))).toBe(1);
    expect(score(...Array.from({ length: 10 }, (_, at) => prompt(at < 6 ? 'answered' : 'missing')))).toBeLessThan(1);
  });

  it('leaves sub-questions to their own audit and what an AI proposed out', () => {
    expect(score(prompt('answered'), prompt('missing', 'kilns', { fanOut: true }), prompt('missing', 'kilns', { aiWritten: true }))).toBe(
      1,
    );
  });

  it('names each question without a passage, and the page of its topic', () => {
    expect(findingsOf(audit, gatheredFrom(aVisit(), corpus([prompt('missing')])))).toBe(
      'https://acme.test/kilns | No passage answers “What is kilns?”',
    );
  });

  it('is unmeasured in a language without questions, and fails a site without text', () => {
    expect(verdictOf(audit, gatheredFrom(aVisit(), corpus([], { language: 'pl', topics: [] }))).state).toBe('unmeasured');
    expect(verdictOf(audit, gatheredFrom(aVisit(), corpus([], { language: null, topics: [] })))).toMatchObject({
      state: 'scored',
      score: 0,
    });
    expect(verdictOf(audit, gatheredFrom())).toMatchObject({ state: 'unmeasured' });
  });

  it('a passage taken away lowers it, one that answers raises it', () => {
    const visit = aVisit();
    const whole = scoreOf(audit, gatheredFrom(visit, buildCorpus));
    const fewer = goodPages().filter(({ document }) => !['product', 'listing', 'faq'].includes(document?.pageType ?? ''));
    expect(scoreOf(audit, gatheredFrom(aVisit({ pages: fewer }), buildCorpus))).toBeLessThan(whole);
    const pages = goodPages();
    const home = pages.find(({ url }) => url === 'https://acme.test/');
    const blocks = home?.document?.blocks ?? [];
    const more = [
      heading(2, 'What are the alternatives to pottery kilns?'),
      paragraph('Alternatives to pottery kilns are a shared pottery kiln, a firing service or a raku barrel.'),
    ];
    const added = more.map((block) => ({ ...(blocks[0] ?? paragraph('')), ...block, links: [] }));
    Object.assign(home?.document ?? {}, { blocks: [...blocks, ...added] });
    expect(scoreOf(audit, gatheredFrom(aVisit({ pages }), buildCorpus))).toBeGreaterThan(whole);
  });
});
