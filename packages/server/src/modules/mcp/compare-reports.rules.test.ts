import { expect, it } from 'vitest';
import { compareReports } from './compare-reports.rules.ts';

const audit = (id: string, state: string, score: number | null, pointsLost = 0) => ({
  id,
  title: `Title of ${id}`,
  factor: 'answerability',
  state,
  score,
  pointsLost,
});
const report = (overallScore: number, audits: object[], rubricVersion = '5') =>
  ({ assessedAt: `at ${overallScore}`, rubricVersion, overallScore, scores: { answerability: overallScore }, audits }) as never;

it('names every check whose result is another, also one that came or went', () => {
  const earlier = report(60, [
    audit('same', 'scored', 1),
    audit('worse', 'scored', 1),
    audit('state', 'scored', 0),
    audit('gone', 'scored', 0.5, 2),
  ]);
  const later = report(70, [
    audit('same', 'scored', 1),
    audit('worse', 'scored', 0, 3),
    audit('state', 'unmeasured', 0),
    audit('new', 'scored', 1),
  ]);
  const compared = compareReports(earlier, later);
  expect(compared).toMatchObject({
    earlier: { assessedAt: 'at 60', rubricVersion: '5', overallScore: 60, scores: { answerability: 60 } },
    later: { overallScore: 70 },
    change: 10,
    sameMethod: true,
  });
  const named = (id: string) => ({ checkId: id, title: `Title of ${id}`, factor: 'answerability' });
  expect(compared.changes).toEqual([
    { ...named('worse'), earlier: { state: 'scored', score: 1, pointsLost: 0 }, later: { state: 'scored', score: 0, pointsLost: 3 } },
    { ...named('state'), earlier: { state: 'scored', score: 0, pointsLost: 0 }, later: { state: 'unmeasured', score: 0, pointsLost: 0 } },
    { ...named('gone'), earlier: { state: 'scored', score: 0.5, pointsLost: 2 }, later: null },
    { ...named('new'), earlier: null, later: { state: 'scored', score: 1, pointsLost: 0 } },
  ]);
});

it('scores of two rubrics differ by the method as well', () => {
  expect(compareReports(report(1, []), report(1, [], '6')).sameMethod).toBe(false);
});
