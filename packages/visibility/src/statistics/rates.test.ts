import { describe, expect, it } from 'vitest';
import { changeOf, effectiveAnswers, type PromptCount, rateOf, shareOf, wilson } from './rates.ts';
import { studentT } from './student.ts';

const prompts = (hits: readonly number[], answers = 5): PromptCount[] => hits.map((hit, prompt) => ({ prompt, answers, hits: hit }));
const repeated = (n: number, hit: number, rest = 0, of = 50) => prompts(Array.from({ length: of }, (_, at) => (at < n ? hit : rest)));

describe('Student quantiles', () => {
  it.each([
    [1, 12.7062],
    [2, 4.30265],
    [3, 3.18245],
    [4, 2.77645],
    [9, 2.26216],
    [19, 2.09302],
    [49, 2.00958],
    [1000, 1.96234],
  ])('of %i degrees of freedom', (df, value) => expect(studentT(df)).toBeCloseTo(value, 3));
});

describe('E4 rates over prompts', () => {
  it('E4 Wilson by hand: 10 of 100', () => {
    const { low, high } = wilson(0.1, 100, 1.959964);
    expect([low, high].map((edge) => edge.toFixed(4))).toEqual(['0.0552', '0.1744']);
  });
  it('E4 answers that resemble each other count for less: 50 prompts, each all or nothing, are 50 answers', () =>
    expect(effectiveAnswers(repeated(20, 5))).toBeCloseTo(49, 0));
  it('E4 where few prompts differ, answers are taken to be half correlated', () => {
    expect(effectiveAnswers(repeated(3, 1))).toBeLessThanOrEqual(250 / 3);
    expect(effectiveAnswers(repeated(0, 0))).toBeCloseTo(250 / 3, 6);
  });
  it('E4 a rate of none has an interval that begins at 0', () => {
    const rate = rateOf(repeated(0, 0));
    expect(rate).toMatchObject({ n: 250, hits: 0, prompts: 50, rate: 0, exploratory: false, listOnly: false });
    expect(rate.low).toBe(0);
    expect(rate.high).toBeGreaterThan(0.03);
  });
  it('E4 a rate of all has an interval that ends at exactly 1, and one of none begins at exactly 0', () => {
    for (const count of [2, 3, 7, 13, 20, 29, 50])
      for (const repeats of [1, 2, 3, 5, 7, 10]) {
        expect(rateOf(prompts(Array(count).fill(repeats), repeats)).high, `${count} × ${repeats}`).toBe(1);
        expect(rateOf(prompts(Array(count).fill(0), repeats)).low, `${count} × ${repeats}`).toBe(0);
      }
  });
  it('E4 fewer than 20 prompts or 3 repeats are exploratory, and so is the quick look of 20 × 3', () => {
    expect(rateOf(prompts(Array(19).fill(0), 5)).exploratory).toBe(true);
    expect(rateOf(prompts(Array(20).fill(0), 2)).exploratory).toBe(true);
    expect(rateOf(prompts(Array(20).fill(0), 3)).exploratory).toBe(true);
    expect(rateOf(prompts(Array(21).fill(0), 3)).exploratory).toBe(false);
    expect(rateOf(prompts(Array(20).fill(0), 4)).exploratory).toBe(false);
  });
  it('E4 an interval wider than 30 points is a list and no rate', () => {
    expect(rateOf(prompts([5, 0, 5, 0, 5, 0, 5, 0]))).toMatchObject({ rate: 0.5, listOnly: true });
    expect(rateOf(repeated(25, 5)).listOnly).toBe(false);
  });
  it('E4 prompts without an answer, and a single prompt, say nothing', () => {
    expect(rateOf([{ prompt: 0, answers: 5, hits: 5 }])).toMatchObject({ rate: null, low: null, listOnly: true });
    expect(rateOf([...repeated(10, 5), { prompt: 99, answers: 0, hits: 0 }])).toMatchObject({ prompts: 50, n: 250 });
    expect(rateOf([])).toMatchObject({ n: 0, rate: null });
  });
});

describe('E4 changes', () => {
  it('E4 is within noise unless the interval excludes zero', () => {
    const before = repeated(20, 3);
    expect(changeOf(before, before)).toMatchObject({ difference: 0, verdict: 'within noise' });
    expect(changeOf(before, repeated(21, 3))).toMatchObject({ verdict: 'within noise' });
    expect(changeOf(before, repeated(40, 4))).toMatchObject({ verdict: 'up', prompts: 50 });
    expect(changeOf(repeated(40, 4), before)).toMatchObject({ verdict: 'down' });
  });
  it('E4 compares the prompts that both rounds answered', () => {
    expect(changeOf(repeated(20, 3), prompts([1, 2]))).toMatchObject({ prompts: 2 });
    expect(changeOf(repeated(20, 3), [])).toBeNull();
  });
  it('E4 the same step in a handful of prompts is no change', () =>
    expect(changeOf(prompts([0, 0, 0]), prompts([5, 5, 5]))).toMatchObject({ verdict: 'within noise' }));
});

it('E4 the share of voice has an interval by prompts', () => {
  const counts = Array.from({ length: 40 }, (_, at) => ({ ours: at % 4 === 0 ? 2 : 0, all: 4 }));
  const { share, low, high } = shareOf(counts);
  expect(share).toBe(0.125);
  expect(low).toBeLessThan(0.125);
  expect(high).toBeLessThan(0.22);
  expect(shareOf([{ ours: 0, all: 0 }])).toEqual({ share: null, low: null, high: null });
  // The same share in every prompt has no interval: one of no width would claim certainty.
  expect(shareOf(Array.from({ length: 10 }, () => ({ ours: 1, all: 2 })))).toEqual({ share: 0.5, low: null, high: null });
});
