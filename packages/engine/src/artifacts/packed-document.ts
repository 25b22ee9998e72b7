import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { PageDocument } from './page.ts';

/**
 * A page document at rest: JSON in UTF-8, compressed. It takes a sixth of the room, and to pack or open it a fraction of a millisecond. What most of it is, its body, stands behind
 * all else, so that either can be read without the other.
 */

export type DocumentBody = Pick<PageDocument, 'blocks' | 'images' | 'tables' | 'lists'>;
export type DocumentHead = Omit<PageDocument, keyof DocumentBody>;

const FASTEST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };
const encoder = new TextEncoder();
/** Room for what is opened, as a multiple of what is given: nearly always enough, so that it comes in one piece. What is not written to costs nothing. */
const EXPANDS = 16;
/** Buffers this large are no part of Node's pool: each can be given back by itself. */
const LEAST_ROOM = 1 << 16;
/** Between head and body; within JSON it would be escaped. */
const TAB = 0x09;
const NOT_HERE = { blocks: null, images: null, tables: null, lists: null };

/** In a buffer of its own, so that it can be moved to another thread. */
export function packJson(json: Uint8Array): Uint8Array {
  const packed = zstdCompressSync(json, { ...FASTEST, chunkSize: Math.max(LEAST_ROOM, json.byteLength) });
  const own = new Uint8Array(packed);
  release(packed);
  return own;
}
/** A document in one line, as `packJson` takes it. */
export const unpackJson = (bytes: Uint8Array): Buffer => zstdDecompressSync(bytes);

export function packDocument(document: PageDocument): Uint8Array {
  const { blocks, images, tables, lists } = document;
  const json = encoder.encode(`${JSON.stringify({ ...document, ...NOT_HERE })}\t${JSON.stringify({ blocks, images, tables, lists })}`);
  const packed = packJson(json);
  release(json);
  return packed;
}

/** The whole document, with its parts in their order. */
export const unpackDocument = (bytes: Uint8Array): PageDocument =>
  opened(bytes, (head, body) => Object.assign(JSON.parse(head()), JSON.parse(body())));

export const unpackHead = (bytes: Uint8Array): DocumentHead =>
  opened(bytes, (json) => {
    const { blocks, images, tables, lists, ...head } = JSON.parse(json()) as PageDocument;
    return head;
  });

export const unpackBody = (bytes: Uint8Array): DocumentBody =>
  opened(bytes, (_, json) => {
    const { blocks, images, tables, lists } = JSON.parse(json()) as PageDocument;
    return { blocks, images, tables, lists };
  });

/** All are safe: made by packDocument. A document that was packed before heads and bodies were parted is both. */
function opened<T>(bytes: Uint8Array, read: (head: () => string, body: () => string) => T): T {
  const json = zstdDecompressSync(bytes, { chunkSize: Math.max(LEAST_ROOM, EXPANDS * bytes.byteLength) });
  const at = json.indexOf(TAB);
  const value = read(
    () => json.toString('utf8', 0, at < 0 ? undefined : at),
    () => json.toString('utf8', at + 1),
  );
  release(json);
  return value;
}

/** Gives memory back at once: thousands of documents are packed and opened in a row, and V8 would look for theirs much later. */
function release({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength >= LEAST_ROOM) buffer.transfer(0);
}
