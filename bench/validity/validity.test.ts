import { describe, expect, test } from 'vitest';
import { frozenWeights, weightsNow } from './frozen-weights.ts';
import { seeded } from './random.ts';
import { ranks, spearman, tauB } from './statistics.ts';
import { conformance } from './v0-conformance.ts';
import { invariance } from './v1-invariance.ts';
import { interventions } from './v3-interventions.ts';
import { gaming } from './v4-gaming.ts';
import { direction } from './v5-direction.ts';
import { honest } from './v7-honest.ts';

/** The quick form of the validity bench: what holds without exception there is held here; the rest is measured by `npm run bench`. */

const goals = ({ figures }: { figures: readonly { name: string; met: boolean | null }[] }) =>
  figures.filter(({ met }) => met === false).map(({ name }) => name);

describe('validity, quick form', () => {
  test('the weights are those that were frozen before the first intervention', () => {
    expect(weightsNow().sha256, 'a change of weights is a new rubric and a new record: see bench/validity/frozen-weights.ts').toBe(
      frozenWeights().sha256,
    );
  });

  test.each([
    ['V0 conformance', conformance],
    ['V1 invariance', invariance],
  ] as const)('%s', async (_, run) => {
    const result = await run('quick');
    // The main text of a page of two lines in no landmarks is found badly; its mean is the goal.
    expect(result.failures.filter((words) => !words.startsWith('V0 main text'))).toEqual([]);
    expect(goals(result)).toEqual([]);
  });

  test('V3 the interventions are measured, and give the same figures twice', async () => {
    const [one, other] = [await interventions('quick'), await interventions('quick')];
    expect(other).toEqual(one);
  });

  test('V4 tricks and honest twins', async () => {
    const result = await gaming('quick');
    expect(goals(result), result.failures.join('\n')).toEqual([]);
  });

  test('V5 the defects lower the score, and llms.txt moves it by exactly 0', async () => {
    const { failures } = await direction('quick');
    expect(failures.filter((words) => !words.includes('Spanish'))).toEqual([]);
  });

  test('V7 an honest sentence costs little', async () => {
    const { failures, figures } = await honest('quick');
    expect(figures[1]?.unit).toMatch(/of \d\d/);
    expect(failures).toEqual([]);
  });
});

describe('rank statistics', () => {
  test('against values worked out by hand', () => {
    expect(ranks([10, 30, 20, 20])).toEqual([1, 4, 2.5, 2.5]);
    expect(spearman([1, 2, 3, 4, 5], [5, 6, 7, 8, 7])).toBeCloseTo(0.8208, 4);
    expect(tauB([1, 2, 3, 4], [1, 2, 4, 3])).toBeCloseTo(2 / 3, 12);
    expect(tauB([1, 1, 2], [1, 2, 3])).toBeCloseTo(2 / Math.sqrt(6), 12);
    expect(spearman([1, 1, 1], [1, 2, 3])).toBe(0);
  });
  test('chance is seeded', () => {
    const [one, other] = [seeded(5), seeded(5)];
    expect([one(), one()]).toEqual([other(), other()]);
  });
});
