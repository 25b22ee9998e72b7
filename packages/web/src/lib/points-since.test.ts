import { expect, it } from 'vitest';
import { pointsSince } from './points-since.ts';

const point = (overall_score: number, rubric_version = '3.0.0') => ({ overall_score, rubric_version });

it.each([
  ['the first report', undefined, point(60), null],
  ['a report that is not in the history', undefined, undefined, null],
  ['another rubric', point(60, '2.0.0'), point(70), null],
  ['the same rubric', point(60.4), point(70.6), 11],
  ['no change', point(60), point(60.2), 0],
])('points since the report before: %s', (_, before, after, points) => expect(pointsSince(before, after)).toBe(points));
