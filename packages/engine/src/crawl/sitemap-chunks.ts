import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';

/** A sitemap's bytes as text, piece by piece: unpacked where they are gzip, decoded by what the file says of itself, the event loop let go between pieces. */

const PIECE = 64 * 1024;
/** Decoded bytes of one sitemap (sitemaps.org allows 50 MB). */
const SITEMAP_BYTES = 50 * 1024 * 1024;

export class SitemapUnreadable extends Error {}

const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

async function* unpack(body: Uint8Array): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  gunzip.end(body);
  try {
    for await (const piece of gunzip) yield piece as Uint8Array;
  } catch {
    throw new SitemapUnreadable('is compressed in a way that cannot be read to its end');
  } finally {
    gunzip.destroy();
  }
}

function* cut(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/** Byte order mark, then UTF-16 without one, then the XML declaration, then UTF-8. */
function encodingOf(head: Uint8Array): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (head[0] === 0x3c && head[1] === 0) return 'utf-16le';
  if (head[0] === 0 && head[1] === 0x3c) return 'utf-16be';
  const declared = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w.-]+)["']/.exec(new TextDecoder('latin1').decode(head.subarray(0, 200)))?.[1];
  return declared && !/^utf-?16/i.test(declared) ? declared : 'utf-8';
}

function decoderFor(head: Uint8Array): TextDecoder {
  try {
    return new TextDecoder(encodingOf(head));
  } catch {
    return new TextDecoder();
  }
}

/** Throws SitemapUnreadable where the bytes cannot be unpacked or grow beyond SITEMAP_BYTES; what came before has been delivered. */
export async function* sitemapText(body: Uint8Array): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let bytes = 0;
  for await (const part of isGzip(body) ? unpack(body) : cut(body)) {
    for (const piece of cut(part)) {
      bytes += piece.length;
      if (bytes > SITEMAP_BYTES) throw new SitemapUnreadable('is larger than 50 MB: the rest was not read');
      decoder ??= decoderFor(piece);
      yield decoder.decode(piece, { stream: true });
      await yieldToEventLoop();
    }
  }
  const rest = decoder?.decode();
  if (rest) yield rest;
}
