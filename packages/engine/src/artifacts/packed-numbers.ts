/** A list of whole numbers at rest, in as little room as its largest allows. */
export type Numbers = Uint16Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

/** `numbers`: from 0 to 2^31 − 1. */
export function packNumbers(numbers: readonly number[]): Numbers {
  let largest = 0;
  for (let at = 0; at < numbers.length; at += 1) largest = Math.max(largest, numbers[at] ?? 0);
  return largest > 0xffff ? Int32Array.from(numbers) : Uint16Array.from(numbers);
}
