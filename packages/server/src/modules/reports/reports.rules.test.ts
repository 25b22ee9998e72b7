import { describe, expect, it } from 'vitest';
import { competitorsOutcome, costOf, exportFileName, isBase, isOver, PARTS, recheckEnd, SPEND_OF, siteIsToBlame } from './reports.rules.ts';
import { acceptedPrompts, acceptedWording, factsOf, PromptsAnswer, WordingAnswer } from './wording.rules.ts';

describe('the parts of a report', () => {
  it('each is charged as a line of its own', () => {
    expect(PARTS.map((part) => [part, SPEND_OF[part], costOf(SPEND_OF[part])])).toEqual([
      ['keywords', 'keyword_analysis', 3],
      ['content', 'content_opportunities', 3],
      ['competitors', 'competitor_analysis', 5],
    ]);
  });
  it.each([
    ['pending', false],
    ['processing', false],
    ['completed', true],
    ['failed', true],
    ['none', true],
  ] as const)('one that is %s is over: %s', (status, over) => {
    expect(isOver(status)).toBe(over);
    expect(isBase({ keywords_status: status })).toBe(status === 'none');
  });
  it.each([
    [[], 'completed'],
    [['completed', 'failed'], 'completed'],
    [['failed', 'failed'], 'failed'],
    [['none', 'failed'], 'completed'],
    [['failed', 'processing'], undefined],
  ] as const)('competitors that are %j', (runs, outcome) => expect(competitorsOutcome(runs)).toBe(outcome));
});

it('a site answers for what it sends, not for a stop or for our faults', () => {
  expect(['fetch.timeout', 'fetch.aborted', 'server.internal'].map((code) => siteIsToBlame(code as never))).toEqual([true, false, false]);
});

it.each([
  ['https://www.shop.test/a', 71.6, 'shop.test-2026-11-21-72.pdf'],
  ['https://www.shop.test/a', null, 'shop.test-2026-11-21.pdf'],
  ['https://a.www.test/', null, 'a.www.test-2026-11-21.pdf'],
  ['https://[::1]:80/', 0, '-1--2026-11-21-0.pdf'],
  ['no address', 1, 'report-2026-11-21-1.pdf'],
  [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.test/`, null, `${'a'.repeat(60)}.${'b'.repeat(19)}-2026-11-21.pdf`],
])('the file of %s with %s is %s', (url, score, name) => {
  expect(exportFileName(url, '2026-11-21T10:00:00Z', score, 'pdf')).toBe(name);
});

it('a report is re-checked for nothing for a day', () => {
  expect(recheckEnd('2026-11-21T10:00:00Z').toISOString()).toBe('2026-11-22T10:00:00.000Z');
});

describe('wordings of a model', () => {
  const recommendation = (auditId: string) => ({
    auditId,
    title: `Title ${auditId}`,
    description: 'Add 3 bylines.',
    recoverablePoints: 2,
    effort: 'low',
    pages: ['/secret'],
  });
  const facts = {
    url: 'https://s.test/',
    overallScore: 70,
    scores: {},
    summary: 'A score of 70.',
    recommendations: Array.from({ length: 9 }, (_, at) => recommendation(`a${at}`)),
  } as never;
  const keeps = (wording: string, known: string) => [...wording.matchAll(/\d+/g)].every(([figure]) => known.includes(figure));
  const words = (auditId: string, description = 'Add 3 bylines soon.') => ({ auditId, title: 'Add bylines', description });

  it('are given the facts of the first eight recommendations', () => {
    const given = JSON.parse(factsOf(facts));
    expect(given).toMatchObject({ site: 'https://s.test/', overallScore: 70, scores: {}, summary: 'A score of 70.' });
    expect(given.recommendations).toHaveLength(8);
    expect(Object.keys(given.recommendations[0])).toEqual(['auditId', 'title', 'description', 'recoverablePoints', 'effort']);
  });
  it('are kept where they say nothing beyond their facts', () => {
    const answer = {
      summary: 'You have 70.',
      recommendations: [words('a1'), words('a0', 'Add 5 bylines.'), words('a8'), words('unknown')],
    };
    expect(acceptedWording(answer, facts, 'model-1', keeps)).toEqual({
      aiWritten: true,
      model: 'model-1',
      summary: 'You have 70.',
      recommendations: [words('a1')],
    });
    expect(acceptedWording({ ...answer, summary: 'You have 99.' }, facts, 'model-1', keeps)).toBeUndefined();
    const title = { ...words('a1'), title: 'Add 99' };
    expect(acceptedWording({ ...answer, recommendations: [title] }, facts, 'm', keeps)?.recommendations).toEqual([]);
  });
  it('have an end', () => {
    const long = (most: number) => ['', ' ', 'x', 'x'.repeat(most), 'x'.repeat(most + 1)];
    const fits = (summary: string) => WordingAnswer.safeParse({ summary, recommendations: [] }).success;
    expect(long(1200).map(fits)).toEqual([false, false, true, true, false]);
    const many = (length: number) =>
      WordingAnswer.safeParse({ summary: 'x', recommendations: Array.from({ length }, () => words('a')) }).success;
    expect([many(40), many(41)]).toEqual([true, false]);
  });
});

describe('questions of a model', () => {
  const pages = ['https://s.test/a'];
  const asked = (prompt: string, more: object = {}) => ({ prompt, topic: 'shoes', page: 'https://s.test/a', ...more });
  it('are kept once, without addresses and markup, each of a page that was given', () => {
    const bad = ['see https://x', 'see HTTP:x', 'www.x.test', '<b>', '{x}', 'two\nlines', 'two\rlines'].map((prompt) => asked(prompt));
    const prompts = [
      asked('Which shoes?'),
      asked('WHICH shoes?'),
      asked('Of what?', { page: 'https://s.test/b' }),
      asked('Why?', { topic: 'www.x' }),
      ...bad,
    ];
    expect(acceptedPrompts({ prompts }, pages)).toEqual([asked('Which shoes?')]);
  });
  it('are twelve at most', () => {
    const prompts = Array.from({ length: 20 }, (_, at) => asked(`Question ${at}?`));
    expect(acceptedPrompts({ prompts }, pages)).toHaveLength(12);
    const many = (length: number) => PromptsAnswer.safeParse({ prompts: Array.from({ length }, () => asked('x')) }).success;
    expect([many(60), many(61)]).toEqual([true, false]);
  });
});
