import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { uploadCrawlerLog } from './api/crawlers.ts';
import { NewApiKey } from './api/keys.ts';
import { recheckReport, setRecommendationState } from './api/recommendations.ts';
import { NewWebhook } from './api/webhooks.ts';
import type { Assessment, Comparison, KeywordAnalysis, Opportunity } from './assessment.ts';
import { isSpendType } from './credits.ts';
import { addressOf } from './endpoint.ts';
import { isErrorCode, isFetchError, messageOf, statusOf } from './error-codes.ts';
import { firstRunNote, PACKS, packByPriceId, planByPriceId, planByTier } from './plans.ts';
import { comparisonRow, keywordsRow, opportunityRow } from './report-rows.ts';
import { displayScore, pagesAffected, recoverableBy } from './scores.ts';
import { storedAssessment, storedComparedQuestions } from './stored.ts';
import { isExploratory, isRate, languageText, percentText, RoundPlan, type VisibilityRate, visibilityPrice } from './visibility.ts';

const problem = (schema: z.ZodType | undefined, value: unknown) => (schema ?? z.never()).safeParse(value).error?.issues[0]?.message;

describe('measured visibility', () => {
  it.each([
    [20, 3, true],
    [21, 3, false],
    [20, 4, false],
    [19, 4, true],
    [21, 2, true],
  ])('a round of %s prompts and %s repeats is exploratory: %s', (prompts, repeats, expected) =>
    expect(isExploratory({ prompts, repeats })).toBe(expected),
  );
  it.each([
    ['de', 'German'],
    ['xx', 'language not recognized'],
    [null, 'language not recognized'],
  ])('the language %s is %s', (code, text) => expect(languageText(code)).toBe(text));
  it.each([
    [0, 0],
    [1, 3],
    [10, 3],
    [11, 6],
  ])('%s answers cost %s credits', (answers, credits) => expect(visibilityPrice(answers, 3)).toBe(credits));
  it.each([
    [0, '0%'],
    [0.004, '<1%'],
    [0.005, '1%'],
    [0.994, '99%'],
    [0.996, '>99%'],
    [1, '100%'],
  ])('a share of %s is %s', (share, text) => expect(percentText(share)).toBe(text));
  it.each([
    [{}, true],
    [{ rate: null }, false],
    [{ low: null }, false],
    [{ high: null }, false],
    [{ listOnly: true }, false],
  ])('a rate with %j may be said: %s', (more, expected) =>
    expect(isRate({ rate: 0.5, low: 0.4, high: 0.6, listOnly: false, ...more } as VisibilityRate)).toBe(expected),
  );
  it('a round asks each engine once', () => {
    const plan = {
      website_id: '0b0f9d2e-8d0c-4a5e-9a57-3a1f6f8b9c10',
      engines: ['openai', 'perplexity'],
      questions: 1,
      repeats: 1,
      days: 1,
    };
    expect(problem(RoundPlan, plan)).toBeUndefined();
    expect(problem(RoundPlan, { ...plan, engines: ['openai', 'openai'] })).toBe('Each engine once');
  });
});

describe('requests', () => {
  it('have their parameters in the address', () => {
    const path = '/data/v1/things/:id/:name';
    expect(addressOf({ path }, { params: { id: 'a/b', name: 'c' }, query: { x: 1, y: undefined, z: null, text: 'a b' } })).toBe(
      '/data/v1/things/a%2Fb/c?x=1&text=a+b',
    );
    expect(addressOf({ path }, { params: { id: 'a' }, query: {} })).toBe('/data/v1/things/a/');
    expect(addressOf({ path: '/health' }, {})).toBe('/health');
  });
  it.each([
    [{ auditId: 'a' }, undefined],
    [{ page: 'b' }, undefined],
    [{}, 'Please name either a recommendation or a page'],
    [{ auditId: 'a', page: 'b' }, 'Please name either a recommendation or a page'],
  ])('a re-check names one thing: %j', (more, text) =>
    expect(problem(recheckReport.body, { reportId: '0b0f9d2e-8d0c-4a5e-9a57-3a1f6f8b9c10', ...more })).toBe(text),
  );
  it.each([
    [{ state: 'wont_fix', reason: 'Later.' }, undefined],
    [{ state: 'wont_fix' }, 'Please give a reason'],
    [{ state: 'open' }, undefined],
    [{ state: 'open', reason: 'Later.' }, 'Only “Won’t fix” takes a reason'],
  ])('a reason goes with “Won’t fix”: %j', (more, text) =>
    expect(problem(setRecommendationState.body, { report_id: '0b0f9d2e-8d0c-4a5e-9a57-3a1f6f8b9c10', audit_id: 'a', ...more })).toBe(text),
  );
  it.each([
    ['path=uri', true],
    ['path=uri,status=code', true],
    ['path=uri,', false],
    ['color=red', false],
    ['path=', false],
    ['xpath=uri', false],
    ['path=a=b', false],
    [`path=${'k'.repeat(100)}`, true],
    [`path=${'k'.repeat(101)}`, false],
  ])('the fields of a log %j are well-formed: %s', (fields, fits) =>
    expect(uploadCrawlerLog.query.safeParse({ website_id: '0b0f9d2e-8d0c-4a5e-9a57-3a1f6f8b9c10', fields }).success).toBe(fits),
  );
  it('keep permissions and events once each, in our order', () => {
    const key = NewApiKey.parse({ name: 'x', scopes: ['run_analyses', 'read_reports', 'run_analyses'] });
    expect(key.scopes).toEqual(['read_reports', 'run_analyses']);
    const webhook = NewWebhook.parse({ url: 'a.test', events: ['score.dropped', 'report.completed', 'score.dropped'] });
    expect(webhook.events).toEqual(['report.completed', 'score.dropped']);
  });
});

it('errors are known by their code', () => {
  expect(['fetch.dns', 'nonsense', 'toString'].map(isErrorCode)).toEqual([true, false, false]);
  expect([statusOf('website.not_found'), messageOf('website.not_found')]).toEqual([404, 'This website does not exist.']);
  expect(['fetch.dns', 'parse.timeout', 'robots.forbidden', 'server.internal', 'a.fetch.b', 'fetches'].map(isFetchError)).toEqual([
    ...[true, true, true],
    ...[false, false, false],
  ]);
});

it('plans and packs are known by their price', () => {
  expect(planByPriceId('price_citelight_weekly')?.name).toBe('Weekly Reports');
  expect(planByTier('daily').name).toBe('Daily Reports');
  expect(packByPriceId(PACKS[1]?.priceId ?? '')?.name).toBe('Popular Pack');
  expect([planByPriceId('x'), packByPriceId('x')]).toEqual([undefined, undefined]);
  expect(firstRunNote(60)).toBe('Your first automated report runs now and uses 12 of your 60 credits.');
  expect(['keyword_analysis', 'topup_purchase'].map(isSpendType)).toEqual([true, false]);
});

it('scores are rounded, and pages are those with a fault', () => {
  expect([71.4, 71.5].map(displayScore)).toEqual([71, 72]);
  const audits = [
    { id: 'a', pages: { applicable: 5, faultless: 2 } },
    { id: 'b', pages: null },
  ];
  expect(['a', 'b', 'c'].map((id) => pagesAffected(audits, id))).toEqual([3, null, null]);
});

it('recommendations are added up', () => {
  const worth = (...points: number[]) => recoverableBy(points.map((recoverablePoints) => ({ recoverablePoints })));
  expect(worth(20.25, 4.5)).toBe('Together they recover up to 24.8 of 100 points.');
});

it('parts of a report become rows', () => {
  const keywords = { currentTopics: 1, missingTopics: 2, topicOpportunities: 3, keywordGaps: 4 } as unknown as KeywordAnalysis;
  expect(keywordsRow(keywords)).toEqual({ current_topics: 1, missing_topics: 2, topic_opportunities: 3, keyword_gaps: 4 });
  const opportunity = { type: 1, title: 2, priority: 3, pageUrl: 4, description: 5, estimatedImpact: 6, points: 7, actionSteps: 8 };
  expect(opportunityRow({ ...opportunity, evidence: 9, aiWritten: 10 } as unknown as Opportunity)).toEqual({
    ...{ opportunity_type: 1, title: 2, priority: 3, page_url: 4, description: 5, estimated_impact: 6, points: 7, action_steps: 8 },
    ...{ evidence: 9, ai_written: 10 },
  });
  const comparison = { overallScore: 1, scores: 2, yourAdvantages: 3, competitiveAdvantages: 4, gapAnalysis: 5, prompts: 6 };
  expect(comparisonRow({ ...comparison, accessible: 7, because: 8 } as unknown as Comparison)).toEqual({
    ...{ overall_score: 1, scores: 2, your_advantages: 3, competitive_advantages: 4, gap_analysis: 5, prompts: 6, accessible: 7 },
    error_message: 8,
  });
});

describe('an assessment that was stored', () => {
  const passage = { url: 'https://acme.test/a', heading: null, text: 'A kiln.' };
  const compared = { question: 'Why?', ours: 'answered', theirs: 'missing' };
  const now = { topics: [], questions: [], comparisons: [{ prompts: [compared] }], factorLimits: {} } as unknown as Assessment;
  it('today is handed back as it is', () => expect(storedAssessment(now)).toBe(now));
  it('before limits were recorded has none', () => {
    const { factorLimits: _, ...before } = now;
    const none = { crawlerAccess: null, contentExtraction: null, answerability: null, structuredData: null, authorityTrust: null };
    expect(storedAssessment(before as Assessment)).toEqual({ ...before, limited: null, factorLimits: { ...none, topicFreshness: null } });
  });
  it('under rubric 1 is read in today’s shape', () => {
    const topic = { topic: 'kiln', terms: ['kilns'], weight: 0.5, pages: ['https://acme.test/a'] };
    const prompt = { prompt: 'Why?', topic: 'kiln', language: 'en', coverage: 'weak', passage, aiWritten: true };
    const before = {
      ...now,
      topics: [{ ...topic, coverage: { retrieved: 1, weak: 2, missing: 3 } }],
      prompts: [prompt, { ...prompt, coverage: 'retrieved', aiWritten: false }, { ...prompt, coverage: 'missing', passage: null }],
      comparisons: [{ prompts: [{ ...compared, ours: 'retrieved', theirs: 'weak' }] }],
      url: 'https://acme.test/',
    } as unknown as Assessment;
    const question = { question: 'Why?', origin: 'ai', language: 'en', page: 'https://acme.test/a', topic: 'kiln', selfContained: true };
    expect(storedAssessment(before)).toEqual({
      ...{ url: 'https://acme.test/', factorLimits: {}, profile: null, topicsLimited: null },
      topics: [
        {
          ...topic,
          ...{ type: 'concept', confidence: 0, parent: null, children: [], coverage: { answered: 1, mentioned: 2, missing: 3 } },
          evidence: { kinds: ['text'], sentence: 'Word statistics of an earlier version of the method.' },
        },
      ],
      questions: [
        { ...question, coverage: 'mentioned', passage },
        { ...question, origin: 'typed', coverage: 'answered', passage },
        { ...question, page: null, coverage: 'missing', passage: null },
      ],
      comparisons: [{ prompts: [{ ...compared, ours: 'answered', theirs: 'mentioned' }] }],
    });
  });
  it('has questions in words that we know', () => {
    const of = (ours: string) => storedComparedQuestions([{ ...compared, ours } as unknown as Comparison['prompts'][number]])[0]?.ours;
    expect(['answered', 'mentioned', 'missing', 'retrieved', 'weak'].map(of)).toEqual([
      'answered',
      'mentioned',
      'missing',
      'answered',
      'mentioned',
    ]);
    expect(() => of('perhaps')).toThrow();
  });
});
