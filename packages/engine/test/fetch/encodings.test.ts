import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fetcher } from '../../src/fetch/fetch.ts';
import { fetcherOf, type RawServer, reply, serveRaw } from './raw-server.ts';

const PAGE = Buffer.from(
  `<!doctype html><title>Page</title>${Array.from({ length: 3000 }, (_, i) => `<p>word${(i * 7919) % 1009}</p>`).join('')}`,
);
const ZEROS = Buffer.alloc(50 * 1024 * 1024);
/** A list as large as an answer may be, of lines that differ in their numbers alone. */
const MONOTONOUS = Buffer.from(Array.from({ length: 60_000 }, (_, i) => `<url><loc>https://acme.test/product/${i}</loc></url>\n`).join(''));
const gzip = gzipSync(PAGE);
const flipped = (bytes: Buffer, at: number) => {
  const copy = Buffer.from(bytes);
  copy[copy.length + at] = (copy[copy.length + at] ?? 0) ^ 0xff;
  return copy;
};

type Row = [encoding: string, body: Buffer, expected: 'page' | 'empty' | string];
const ROWS: Record<string, Row> = {
  gzip: ['gzip', gzip, 'page'],
  'x-gzip': ['x-gzip', gzip, 'page'],
  'upper case': ['GZIP', gzip, 'page'],
  brotli: ['br', brotliCompressSync(PAGE), 'page'],
  deflate: ['deflate', deflateSync(PAGE), 'page'],
  'H19 raw deflate': ['deflate', deflateRawSync(PAGE), 'page'],
  zstd: ['zstd', zstdCompressSync(PAGE), 'page'],
  identity: ['identity', PAGE, 'page'],
  'identity beside others': ['identity, gzip, identity', gzip, 'page'],
  'empty list members': [' , gzip,', gzip, 'page'],
  'two members of gzip': ['gzip', Buffer.concat([gzipSync(PAGE.subarray(0, 100)), gzipSync(PAGE.subarray(100))]), 'page'],
  'H18 twice': ['gzip, br', brotliCompressSync(gzip), 'page'],
  'H18 three times': ['gzip, gzip, gzip', gzipSync(gzipSync(gzip)), 'fetch.encoding'],
  'H18 a thousand times': [Array(1000).fill('gzip').join(','), gzip, 'fetch.encoding'],
  'H19 plain body marked gzip': ['gzip', PAGE, 'page'],
  'H19 plain body marked br': ['br', PAGE, 'fetch.encoding'],
  'H19 plain body marked zstd': ['zstd', PAGE, 'fetch.encoding'],
  'H19 unknown encoding': ['x-foo', PAGE, 'fetch.encoding'],
  'H19 a name of every object': ['constructor', PAGE, 'fetch.encoding'],
  'H20 truncated gzip': ['gzip', gzip.subarray(0, gzip.length / 2), 'fetch.truncated'],
  'H20 gzip without its last byte': ['gzip', gzip.subarray(0, -1), 'fetch.truncated'],
  'H20 gzip cut inside its header': ['gzip', gzip.subarray(0, 5), 'fetch.truncated'],
  'H20 the first byte of gzip': ['gzip', gzip.subarray(0, 1), 'fetch.truncated'],
  'H20 truncated brotli': ['br', brotliCompressSync(PAGE).subarray(0, -4), 'fetch.truncated'],
  'H20 truncated zstd': ['zstd', zstdCompressSync(PAGE).subarray(0, -4), 'fetch.truncated'],
  'H20 truncated deflate': ['deflate', deflateSync(PAGE).subarray(0, -8), 'fetch.truncated'],
  'H20 bad CRC': ['gzip', flipped(gzip, -6), 'fetch.encoding'],
  'H20 broken in the middle': ['gzip', flipped(gzip, -gzip.length >> 1), 'fetch.encoding'],
  'H20 trailing junk': ['gzip', Buffer.concat([gzip, Buffer.from('junk')]), 'fetch.encoding'],
  monotonous: ['br', brotliCompressSync(MONOTONOUS), 'fetched'],
  'H33 nothing marked gzip': ['gzip', Buffer.alloc(0), 'empty'],
  'H17 gzip bomb': ['gzip', gzipSync(ZEROS), 'fetch.decoded_too_large'],
  'H17 brotli bomb': ['br', brotliCompressSync(ZEROS), 'fetch.decoded_too_large'],
  'H17 deflate bomb': ['deflate', deflateSync(ZEROS), 'fetch.decoded_too_large'],
  'H17 zstd bomb': ['zstd', zstdCompressSync(ZEROS), 'fetch.decoded_too_large'],
  'H17 H18 bomb in a bomb': ['gzip, gzip', gzipSync(gzipSync(ZEROS)), 'fetch.decoded_too_large'],
};

let server: RawServer;
let fetcher: Fetcher;
beforeAll(async () => {
  server = await serveRaw((socket, head) => {
    const row = ROWS[decodeURIComponent(/^GET \/(\S+)/.exec(head)?.[1] ?? '')];
    if (row) socket.write(reply(row[1], { 'content-encoding': row[0] }));
  });
  fetcher = fetcherOf(server);
});
afterAll(async () => {
  await fetcher.close();
  await server.close();
});

const get = (name: string, more = {}) => fetcher.fetch({ url: `http://acme.test/${encodeURIComponent(name)}`, ...more });

describe('content encodings', () => {
  it.each(Object.entries(ROWS).map(([name, [, , expected]]) => ({ name, expected })))('$name → $expected', async ({ name, expected }) => {
    const outcome = await get(name);
    if (expected === 'page') expect(outcome.ok && PAGE.equals(outcome.body), outcome.ok ? '' : outcome.message).toBe(true);
    else if (expected === 'fetched') expect(outcome.ok && outcome.body.length, outcome.ok ? '' : outcome.message).toBe(MONOTONOUS.length);
    else if (expected === 'empty') expect(outcome).toMatchObject({ ok: true, body: Buffer.alloc(0) });
    else expect(outcome).toMatchObject({ ok: false, code: expected });
  });

  it('H17 holds no more than a few times the limit of a bomb', async () => {
    const before = process.memoryUsage().rss;
    await Promise.all(Array.from({ length: 8 }, () => get('H17 brotli bomb')));
    expect(process.memoryUsage().rss - before).toBeLessThan(160 * 1024 * 1024);
  });

  it('cuts what decodes to too much where that is asked for', async () => {
    const outcome = await get('gzip', { maxDecodedBytes: 1000, allowTruncated: true });
    expect(outcome).toMatchObject({ ok: true, truncated: true, wireBytes: gzip.length });
    expect(outcome.ok && PAGE.subarray(0, 1000).equals(outcome.body)).toBe(true);
  });

  it('H17 reads a MiB of a bomb where a page may be cut, and all of what is only monotonous', async () => {
    for (const name of ['H17 gzip bomb', 'H17 brotli bomb', 'H17 deflate bomb', 'H17 zstd bomb']) {
      const outcome = await get(name, { allowTruncated: true });
      expect(outcome.ok && [outcome.truncated, Math.round(outcome.body.length / 2 ** 20)], name).toEqual([true, 1]);
    }
    const monotonous = await get('monotonous', { allowTruncated: true });
    expect(monotonous.ok && [monotonous.truncated, monotonous.body.length]).toEqual([false, MONOTONOUS.length]);
  });

  it('asks for every encoding that it can undo', async () => {
    await get('gzip');
    expect(server.requests.at(-1)?.toLowerCase()).toContain('accept-encoding: gzip, deflate, br, zstd');
  });
});
