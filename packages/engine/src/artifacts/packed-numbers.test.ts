import { expect, it } from 'vitest';
import { growing, longer, packNumbers, release } from './packed-numbers.ts';

it('keeps numbers as they are, in two bytes each where they fit', () => {
  expect(packNumbers([0, 7, 65_535])).toEqual(Uint16Array.of(0, 7, 65_535));
  expect(packNumbers([0, 65_536, 2 ** 31 - 1])).toEqual(Int32Array.of(0, 65_536, 2 ** 31 - 1));
  expect(packNumbers([])).toHaveLength(0);
});

it('makes a column longer in place, with zeros behind what it holds, and takes its room back', () => {
  const column = growing(Uint16Array, 3);
  column.set([1, 2, 3]);
  expect(longer(column, 5)).toBe(column);
  expect([...column]).toEqual([1, 2, 3, 0, 0]);
  release([column]);
  expect(column).toHaveLength(0);
});

it('makes a column longer than the room set aside for it, and takes the room of the shorter one back', () => {
  const short = Uint16Array.of(1, 2, 3);
  const long = longer(short, 5);
  expect([...long]).toEqual([1, 2, 3, 0, 0]);
  expect(short).toHaveLength(0);
  release([long]);
  expect(long).toHaveLength(0);
});
