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
