/** A list of whole numbers at rest, in as little room as its largest allows. */
export type Numbers = Uint16Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

/** `numbers`: from 0 to 2^31 − 1. */
export function packNumbers(numbers: readonly number[]): Numbers {
  let largest = 0;
  for (let at = 0; at < numbers.length; at += 1) largest = Math.max(largest, numbers[at] ?? 0);
  const packed = roomFor(numbers.length, largest);
  packed.set(numbers);
  return packed;
}

/** Room for so many numbers, none larger than `largest`. */
export const roomFor = (length: number, largest: number): Numbers => (largest > 0xffff ? new Int32Array(length) : new Uint16Array(length));
