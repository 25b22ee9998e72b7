import { expect, it } from 'vitest';
import { batch } from '../src/platform/batch.ts';

it('does in one batch what is asked for while a run is under way, and at most so many', async () => {
  const runs: number[][] = [];
  let release = () => {};
  const begun = new Promise<void>((resolve) => {
    release = resolve;
  });
  const add = batch<number>(3, async (items) => {
    runs.push([...items]);
    if (runs.length === 1) await begun;
  });
  const all = [1, 2, 3, 4, 5].map(add);
  release();
  await Promise.all(all);
  await add(6);
  expect(runs).toEqual([[1], [2, 3, 4], [5], [6]]);
});

it('fails only those whose item fails', async () => {
  const kept: number[] = [];
  const add = batch<number>(10, async (items) => {
    await Promise.resolve();
    if (items.includes(3)) throw new Error('not 3');
    kept.push(...items);
  });
  const ended = await Promise.allSettled([1, 2, 3, 4].map(add));
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(kept).toEqual([1, 2, 4]);
});
