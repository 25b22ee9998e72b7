import { FACTOR_IDS, type FactorScores } from '@citelight/contracts';
import { expect, it } from 'vitest';
import { changesBetween, chartNotes, rescoredNote, type ScorePoint } from './score-changes.ts';

const scores = (value: number) => Object.fromEntries(FACTOR_IDS.map((id) => [id, value])) as FactorScores;
const point = (day: number, more: Partial<ScorePoint> = {}): ScorePoint => ({
  ...{ report_id: `report-${day}`, created_at: `2026-10-0${day}T12:00:00.000Z`, rubric_version: '3.0.0' },
  ...{ overall_score: 60, scores: scores(60), given: null, ...more },
});
const given = { rubric_version: '2.0.0', overall_score: 48 };
const at = (day: number) => Date.parse(`2026-10-0${day}T12:00:00.000Z`);

it.each([
  ['none was scored again', [point(1, { rubric_version: '2.0.0' }), point(2)], null],
  [
    'one was',
    [point(1, { given }), point(2)],
    'We scored 1 report again with a newer rubric so that scores compare; it keeps the score it was given.',
  ],
  [
    'several were',
    [point(1, { given }), point(2, { given }), point(3)],
    'We scored 2 reports again with a newer rubric so that scores compare; each keeps the score it was given.',
  ],
])('R5 says that reports were scored again: %s', (_, points, note) => expect(rescoredNote(points)).toBe(note));

it('R5 the chart marks another rubric where it still changes between scores, and fixes', () => {
  const fixes = new Map([['report-3', 2]]);
  const earlier = point(1, { rubric_version: '2.0.0' });
  expect(chartNotes([earlier, point(2), point(3)], fixes)).toEqual([
    { at: at(2), text: 'rubric 3.0.0' },
    { at: at(3), text: '2 fixed' },
  ]);
  expect(chartNotes([point(1, { given }), point(2), point(3)], fixes)).toEqual([{ at: at(3), text: '2 fixed' }]);
});

it('R5 changes are those of the scores under one rubric, not of the scores given', () => {
  const before = point(1, { given, overall_score: 58, scores: { ...scores(60), answerability: 50 } });
  expect(changesBetween(before, point(2)).map(({ title, by }) => [title, by])).toEqual([
    ['Overall', 2],
    ['Answerability & Citability', 10],
  ]);
  expect(changesBetween(point(1, { given }), point(2))).toEqual([]);
});
