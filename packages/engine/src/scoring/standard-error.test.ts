import { describe, expect, it } from 'vitest';
import { standardError } from './standard-error.ts';

const pages = (...scores: number[]) => new Map(scores.map((score, index) => [`https://acme.test/${index}`, score]));

describe('standard error of the score', () => {
  it('is unknown under two pages', () => expect(standardError([{ points: 5, byPage: pages(1) }], 1, 100)).toBeNull());
  it('is 0 where all pages are alike', () => expect(standardError([{ points: 5, byPage: pages(0.5, 0.5, 0.5) }], 3, 100)).toBe(0));
  it('is 0 where every page was read', () => expect(standardError([{ points: 5, byPage: pages(0, 1) }], 2, 2)).toBe(0));

  it('is the textbook value for one audit', () => {
    // s = √(1/3), n = 4, points 10, of a very large site: 10 · s / √4
    expect(standardError([{ points: 10, byPage: pages(0, 0, 1, 1) }], 4, 1e9)).toBeCloseTo(10 * Math.sqrt(1 / 3 / 4), 6);
  });

  it('is that of a ratio where pages lose less than they lack', () => {
    // One page has all, three notes lack it and lose a quarter each: deviations from 1/1.75, of which 1.75 count.
    const byPage = pages(1, 0, 0, 0);
    const lostByPage = new Map([...byPage].map(([url, score]) => [url, score === 1 ? 0 : 0.25]));
    const mean = 1 / 1.75;
    const deviations = [1 - mean, -0.25 * mean, -0.25 * mean, -0.25 * mean].map((one) => (10 * one) / 1.75);
    const expected = Math.sqrt((4 / 3) * deviations.reduce((sum, one) => sum + one ** 2, 0));
    expect(standardError([{ points: 10, byPage, lostByPage }], 4, 1e12)).toBeCloseTo(expected, 6);
    // Who loses nothing and wins nothing tells nothing.
    const none = new Map([...lostByPage.keys()].map((url) => [url, 0]));
    expect(standardError([{ points: 10, byPage, lostByPage: none }], 4, 1e12)).toBe(0);
  });

  it('grows when faults fall on the same pages, and shrinks with more pages', () => {
    const together =
      standardError(
        [
          { points: 5, byPage: pages(0, 0, 1, 1) },
          { points: 5, byPage: pages(0, 0, 1, 1) },
        ],
        4,
        1e6,
      ) ?? 0;
    const apart =
      standardError(
        [
          { points: 5, byPage: pages(0, 0, 1, 1) },
          { points: 5, byPage: pages(0, 1, 0, 1) },
        ],
        4,
        1e6,
      ) ?? 0;
    const more = standardError([{ points: 5, byPage: pages(0, 0, 1, 1, 0, 0, 1, 1) }], 8, 1e6) ?? 0;
    expect(together).toBeGreaterThan(apart);
    expect(more).toBeLessThan(standardError([{ points: 5, byPage: pages(0, 0, 1, 1) }], 4, 1e6) ?? 0);
  });
});
