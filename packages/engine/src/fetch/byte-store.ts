/** Gathers a body in one growing buffer: a million chunks of one byte must not become a million objects. */
export type ByteStore = { readonly size: number; append(chunk: Uint8Array): void; bytes(): Buffer };

const FIRST_BYTES = 64 * 1024;

/** @param expected Bytes that are likely to come, where known. */
export const createByteStore = (expected = FIRST_BYTES): ByteStore => {
  let buffer = Buffer.allocUnsafe(expected);
  let size = 0;
  return {
    get size() {
      return size;
    },
    append(chunk) {
      if (size + chunk.length > buffer.length) {
        const larger = Buffer.allocUnsafe(Math.max(buffer.length * 2, size + chunk.length));
        buffer.copy(larger, 0, 0, size);
        buffer = larger;
      }
      buffer.set(chunk, size);
      size += chunk.length;
    },
    bytes: () => buffer.subarray(0, size),
  };
};
