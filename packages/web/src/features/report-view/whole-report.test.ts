import { FACTOR_IDS } from '@citelight/contracts/scores';
import { expect, it } from 'vitest';
import { type CompetitorOf, isInaccessible } from './whole-report.ts';

const scores = (value: number | null) => Object.fromEntries(FACTOR_IDS.map((id) => [id, value])) as CompetitorOf['scores'];
const row = (part: Partial<CompetitorOf>) =>
  ({ accessible: true, overall_score: 61, scores: scores(60), error_message: null, ...part }) as CompetitorOf;

it.each([
  ['assessed', {}, false],
  ['marked by the server', { accessible: false }, true],
  ['score 0 with a signal', { overall_score: 0, error_message: 'The site refused our visit: 403 Forbidden' }, true],
  ['score 0 without a signal', { overall_score: 0 }, false],
  ['all sub-scores 0', { scores: scores(0) }, true],
  ['sub-scores not measured', { scores: scores(null) }, false],
])('R9 a competitor %s', (_, part, inaccessible) => {
  expect(isInaccessible(row(part as Partial<CompetitorOf>))).toBe(inaccessible);
});
