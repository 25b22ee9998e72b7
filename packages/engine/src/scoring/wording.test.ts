import type { AuditResult, Recommendation } from '@citelight/contracts';
import { describe, expect, it } from 'vitest';
import type { Outcome } from './run-audits.ts';
import type { Score } from './score.ts';
import { strengths, summary, weaknesses } from './wording.ts';

const audit = (id: string, pointsWon: number, pointsLost: number, more: Partial<AuditResult> = {}) =>
  ({
    id,
    factor: 'crawlerAccess',
    title: `Good ${id}`,
    score: pointsWon / (pointsWon + pointsLost),
    pointsWon,
    pointsLost,
    pages: null,
    ...more,
  }) as AuditResult;
const outcomesOf = (audits: readonly AuditResult[]) =>
  audits.map(({ id }) => ({ audit: { id, failTitle: `Bad ${id}` }, verdict: { state: 'scored' } }) as Outcome);
const pages = (faultless: number, applicable: number) => ({ pages: { faultless, applicable } });

it('a cause that was found has its own name', () => {
  const lost = audit('a', 0, 2);
  const [outcome] = outcomesOf([lost]);
  const found = { ...outcome, verdict: { ...outcome?.verdict, failTitle: 'The cause of a' } } as Outcome;
  expect(weaknesses([found], [lost])).toEqual(['The cause of a.']);
});

describe('strengths', () => {
  it.each<[string, AuditResult[], string[]]>([
    [
      'the most points first, of equals the first listed',
      [audit('a', 1, 0), audit('b', 2, 0), audit('c', 1, 0)],
      ['Good b.', 'Good a.', 'Good c.'],
    ],
    ['five at most', ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => audit(id, 1, 0)), ['a', 'b', 'c', 'd', 'e'].map((id) => `Good ${id}.`)],
    ['from nine tenths on', [audit('a', 9, 1), audit('b', 8.9, 1.1)], ['Good a.']],
    ['none without points', [audit('a', 0, 0, { score: 1 }), audit('b', 1, 0, { score: null })], []],
    [
      'with their pages',
      [audit('a', 3, 0, pages(2, 3)), audit('b', 2, 0, pages(1, 1)), audit('c', 1, 0, pages(0, 2))],
      ['Good a (2 of 3 pages).', 'Good b (1 of 1 page).', 'Good c (small gaps).'],
    ],
  ])('%s', (_, audits, expected) => expect(strengths(audits)).toEqual(expected));
});

describe('weaknesses', () => {
  it.each<[string, AuditResult[], string[]]>([
    [
      'the most points first, of equals the first listed',
      [audit('a', 0, 1), audit('b', 0, 2), audit('c', 0, 1)],
      ['Bad b.', 'Bad a.', 'Bad c.'],
    ],
    ['five at most', ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => audit(id, 0, 1)), ['a', 'b', 'c', 'd', 'e'].map((id) => `Bad ${id}.`)],
    ['from a twentieth of a point on', [audit('a', 1, 0.05), audit('b', 1, 0.049)], ['Bad a.']],
    ['with their pages', [audit('a', 0, 2, pages(1, 3)), audit('b', 0, 1, pages(0, 1))], ['Bad a (2 of 3 pages).', 'Bad b (1 of 1 page).']],
  ])('%s', (_, audits, expected) => expect(weaknesses(outcomesOf(audits), audits)).toEqual(expected));

  it('have the title of what passed where there is no other', () => expect(weaknesses([], [audit('a', 0, 1)])).toEqual(['Good a.']));
});

describe('the summary', () => {
  const NONE = {
    crawlerAccess: null,
    contentExtraction: null,
    answerability: null,
    structuredData: null,
    authorityTrust: null,
    topicFreshness: null,
  };
  const sentenceOf = (score: Partial<Score>, audits: AuditResult[] = [], first?: Partial<Recommendation>) =>
    summary(
      'acme.test',
      { overallScore: 71.6, sum: 71.6, scores: NONE, gates: [], ...score } as Score,
      outcomesOf(audits),
      audits,
      first as Recommendation | undefined,
    );
  const scores = { ...NONE, crawlerAccess: 90.4, answerability: 90.4, structuredData: 20.5 };
  const begin = 'acme.test scores 72 of 100, which is fair.';

  it.each<[string, string, string]>([
    ['nothing is known', sentenceOf({}), begin],
    [
      'one factor is known',
      sentenceOf({ scores: { ...NONE, authorityTrust: 3 } }),
      `${begin} Your strongest factor is Authority & Trust (3).`,
    ],
    [
      'a gate is closed',
      sentenceOf({ overallScore: 40, sum: 77.7, gates: [{ id: 'g', title: 't', because: 'Robots shut it.', cap: 40, pointsLost: 37.7 }] }),
      'acme.test scores 40 of 100, which is poor. The score is capped at 40 (78 without the cap). Robots shut it.',
    ],
    [
      'of equals the first is the strongest',
      sentenceOf({ scores }),
      `${begin} Your strongest factor is Crawler Access (90). Your weakest factor is Structured Data & Entities (21).`,
    ],
    [
      'what is to be done first',
      sentenceOf({}, [], { recoverablePoints: 2.25, title: 'Add bylines' }),
      `${begin} Fix first, for up to 2.3 points: Add bylines.`,
    ],
    [
      'reasons are those that weigh most in the factor',
      sentenceOf({ scores }, [
        audit('a', 1, 0),
        audit('b', 3, 1, pages(1, 4)),
        audit('x', 9, 9, { factor: 'answerability' }),
        audit('c', 0, 1, { factor: 'structuredData' }),
        audit('d', 0, 1.26, { factor: 'structuredData', ...pages(1, 4) }),
      ]),
      `${begin} Your strongest factor is Crawler Access (90). Good b (1 of 4 pages). Your weakest factor is Structured Data & Entities (21). Bad d (3 of 4 pages). This costs 1.3 points.`,
    ],
    [
      'what passed on no page is no reason',
      sentenceOf({ scores: { ...NONE, crawlerAccess: 50 } }, [audit('a', 8, 2, pages(0, 4))]),
      `${begin} Your strongest factor is Crawler Access (50).`,
    ],
    [
      'unless it is as good as passed',
      sentenceOf({ scores: { ...NONE, crawlerAccess: 50 } }, [audit('a', 9, 1, pages(0, 4))]),
      `${begin} Your strongest factor is Crawler Access (50). Good a (small gaps).`,
    ],
    [
      'nor what brought nothing',
      sentenceOf({ scores: { ...NONE, crawlerAccess: 50 } }, [audit('a', 0, 0, { score: 1 })]),
      `${begin} Your strongest factor is Crawler Access (50).`,
    ],
  ])('%s', (_, sentence, expected) => expect(sentence).toBe(expected));
});
