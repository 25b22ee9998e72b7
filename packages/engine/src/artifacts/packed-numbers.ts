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

/** What makes columns of a kind. */
type Made<T> = (new (of: ArrayBuffer) => T) & { BYTES_PER_ELEMENT: number };
type Column = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

/** Address space set aside for a growing column, in bytes; memory is taken for what it holds alone. */
const RESERVED = 32 << 20;

/**
 * A column of zeros that will grow, which it does in place. Its memory is its own and leaves the process with it: ordinary columns that grow and go leave holes in the memory of
 * the process, as large as they were.
 */
export function growing<T extends Column>(Kind: Made<T>, length: number): T {
  const bytes = length * Kind.BYTES_PER_ELEMENT;
  return new Kind(new ArrayBuffer(bytes, { maxByteLength: Math.max(RESERVED, 2 * bytes) }));
}
/** The same for numbers of which none is larger than `largest`. */
export const growingRoomFor = (length: number, largest: number): Numbers =>
  largest > 0xffff ? growing<Numbers>(Int32Array, length) : growing<Numbers>(Uint16Array, length);

/** The column with room for more: itself, while the address space set aside for it suffices. */
export function longer<T extends Column>(column: T, length: number): T {
  const { buffer } = column;
  const bytes = length * column.BYTES_PER_ELEMENT;
  const Kind = column.constructor as Made<T>; // safe: the constructor that made it
  if (bytes <= buffer.maxByteLength) {
    buffer.resize(bytes);
    return column;
  }
  const more = growing(Kind, length);
  more.set(column);
  release([column]);
  return more;
}

/** Gives the memory of columns back at once: those of a large site are megabytes. They are empty afterwards. */
export function release(columns: readonly Column[]): void {
  for (const { buffer } of columns) buffer.transferToFixedLength(0);
}
