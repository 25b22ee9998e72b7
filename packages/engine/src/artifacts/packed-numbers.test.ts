import { expect, it } from 'vitest';
import { packNumbers } from './packed-numbers.ts';

it('keeps numbers as they are, in two bytes each where they fit', () => {
  expect(packNumbers([0, 7, 65_535])).toEqual(Uint16Array.of(0, 7, 65_535));
  expect(packNumbers([0, 65_536, 2 ** 31 - 1])).toEqual(Int32Array.of(0, 65_536, 2 ** 31 - 1));
  expect(packNumbers([])).toHaveLength(0);
});
