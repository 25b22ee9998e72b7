import { describe, expect, it } from 'vitest';
import { surelyAbove, surelyBelow } from './quotable.ts';

describe('a number that holds for other readers', () => {
  it.each([
    [1, 10],
    [8, 10],
    [9, 20],
    [16, 20],
    [17, 30],
    [82, 100],
    [84, 150],
  ])('of %i is fewer than %i', (count, most) => expect(surelyAbove(count)).toBe(most));

  it.each([
    [3, 1],
    [10, 5],
    [13, 5],
    [14, 10],
    [27, 20],
    [133, 90],
    [160, 100],
    [210, 150],
  ])('of %i is more than %i', (count, least) => expect(surelyBelow(count)).toBe(least));

  it('holds for one who counts a fifth more or a quarter less', () => {
    for (let count = 1; count < 400; count += 1) {
      expect(surelyAbove(count)).toBeGreaterThan(1.2 * count);
      expect(surelyBelow(count)).toBeLessThan(Math.max(1.01, 0.75 * count));
    }
  });
});
