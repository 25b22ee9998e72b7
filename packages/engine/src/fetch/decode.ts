import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw, createZstdDecompress } from 'node:zlib';
import { CodedError } from '@citelight/contracts';
import { createByteStore } from './byte-store.ts';
import { EXPANSION } from './limits.ts';

/** Content codings (RFC 9110 section 8.4.1) that we offer and undo. */
export type Encoding = 'gzip' | 'deflate' | 'br' | 'zstd';

const NAMES: Record<string, Encoding | 'identity'> = {
  gzip: 'gzip',
  'x-gzip': 'gzip',
  deflate: 'deflate',
  br: 'br',
  zstd: 'zstd',
  identity: 'identity',
};

/**
 * The codings of a Content-Encoding header in the order they were applied.
 * @throws CodedError fetch.encoding for an unknown one or more than `most`
 */
export const readEncodings = (header: string | undefined, most: number): Encoding[] => {
  if (header === undefined) return [];
  const names = header.split(',', most + 8).flatMap((part) => part.trim().toLowerCase() || []);
  const encodings = names.map((name) => {
    const encoding = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
    if (encoding === undefined) throw new CodedError('fetch.encoding', 'The answer is compressed in a way that we do not know.');
    return encoding;
  });
  const applied = encodings.filter((encoding) => encoding !== 'identity');
  if (applied.length > most) throw new CodedError('fetch.encoding', `The answer is compressed more than ${most} times over.`);
  return applied;
};

const CHUNK = { chunkSize: 64 * 1024 };
/** RFC 9659: a zstd window on the web is at most 8 MB. */
const ZSTD = { ...CHUNK, params: { [constants.ZSTD_d_windowLogMax]: 23 } };

/** RFC 1950: method 8, and the two header bytes are a multiple of 31. Servers send raw deflate under the same name. */
const isZlib = (bytes: Uint8Array): boolean => ((bytes[0] ?? 0) & 0x0f) === 8 && (((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)) % 31 === 0;

/** Too short to tell counts as gzip, which then ends in fetch.truncated. */
const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && (bytes.length < 2 || bytes[1] === 0x8b);

const decoderFor = (encoding: Encoding, bytes: Uint8Array) => {
  if (encoding === 'gzip') return createGunzip(CHUNK);
  if (encoding === 'br') return createBrotliDecompress(CHUNK);
  if (encoding === 'zstd') return createZstdDecompress(ZSTD);
  return isZlib(bytes) ? createInflate(CHUNK) : createInflateRaw(CHUNK);
};

const failureOf = (error: Error): CodedError =>
  'code' in error && error.code === 'Z_BUF_ERROR'
    ? new CodedError('fetch.truncated', 'The compressed answer broke off before its end.', { cause: error })
    : new CodedError('fetch.encoding', undefined, { cause: error });

/** Said of an answer that is given up before it is larger than an answer may be. */
export const EXPANDS = `The answer expands to more than ${EXPANSION.times} times its size, as no page does.`;

export type Decoded = { bytes: Buffer; truncated: boolean };

/**
 * Undoes one coding, counting while it expands: never more than `most` bytes (plus one chunk) exist, and hardly more than a MiB of what expands as no page does.
 * A body marked gzip that does not begin like gzip is handed back as it is: some servers set the header only.
 * @throws CodedError fetch.truncated, fetch.encoding; fetch.decoded_too_large unless `cut`
 */
export const undo = (encoding: Encoding, bytes: Buffer, most: number, cut = false): Promise<Decoded> =>
  new Promise((resolve, reject) => {
    if (bytes.length === 0 || (encoding === 'gzip' && !isGzip(bytes))) return resolve(within(bytes, most, cut));
    const decoder = decoderFor(encoding, bytes);
    const store = createByteStore(Math.min(most, bytes.length * 6));
    decoder.on('data', (chunk: Buffer) => {
      // `bytesWritten` is what the decoder has taken in so far.
      const plausible = Math.max(EXPANSION.beyondBytes, EXPANSION.times * decoder.bytesWritten);
      const room = Math.min(most, plausible) - store.size;
      if (chunk.length <= room) return store.append(chunk);
      store.append(chunk.subarray(0, Math.max(0, room)));
      decoder.destroy();
      if (cut) resolve({ bytes: store.bytes(), truncated: true });
      else reject(new CodedError('fetch.decoded_too_large', plausible < most ? EXPANDS : undefined));
    });
    decoder.on('error', (error) => reject(failureOf(error)));
    decoder.on('end', () => resolve({ bytes: store.bytes(), truncated: false }));
    decoder.end(bytes);
  });

const within = (bytes: Buffer, most: number, cut: boolean): Decoded => {
  if (bytes.length <= most) return { bytes, truncated: false };
  if (!cut) throw new CodedError('fetch.decoded_too_large');
  return { bytes: bytes.subarray(0, most), truncated: true };
};

/** Undoes all codings, last applied first. What lies between two codings may be as large as an answer on the wire. */
export const decodeBody = async (
  bytes: Buffer,
  encodings: readonly Encoding[],
  limits: { decodedBytes: number; wireBytes: number },
  cut: boolean,
): Promise<Decoded> => {
  let current = bytes;
  for (const [index, encoding] of encodings.toReversed().entries()) {
    if (index === encodings.length - 1) return undo(encoding, current, limits.decodedBytes, cut);
    current = (await undo(encoding, current, limits.wireBytes)).bytes;
  }
  return within(current, limits.decodedBytes, cut);
};
