/** A list of whole numbers at rest, in as little room as its largest allows. */
export type Numbers = Uint16Array | Int32Array;

/** `numbers`: from 0 to 2^31 − 1. */
export const packNumbers = (numbers: readonly number[]): Numbers =>
  numbers.some((number) => number > 0xffff) ? Int32Array.from(numbers) : Uint16Array.from(numbers);
