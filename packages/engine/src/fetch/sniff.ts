/** Beginnings of files that servers deliver as text/html now and then. */
const BINARY = [
  '\x89PNG',
  '\xff\xd8\xff', // JPEG
  'GIF8',
  'RIFF',
  '%PDF-',
  'PK\x03\x04',
  'PK\x05\x06',
  '\x1f\x8b', // gzip
  '\x7fELF',
  'MZ\x90\x00',
  'Rar!\x1a\x07',
  '7z\xbc\xaf\x27\x1c',
  'BZh',
  '\xfd7zXZ\x00',
  '\x28\xb5\x2f\xfd', // zstd
  '\x00\x00\x01\x00', // icon
  '\x00asm',
  'wOFF',
  'wOF2',
  'OggS',
  'ID3',
  '\x1aE\xdf\xa3', // Matroska, WebM
  'SQLite format 3\x00',
  '%!PS',
];

/** MIME Sniffing Standard section 7.1: a document that begins with one of these, followed by a space or ">", is HTML. */
const OPENINGS =
  /^[\t\n\f\r ]*(?:<!--|<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|meta|link)(?=[\t\n\f\r >/])|<\?xml[^>]*>[\s\S]{0,512}<html[\s>])/i;

const SNIFF_BYTES = 2048;

const beginning = (body: Uint8Array): string => {
  const bytes = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, SNIFF_BYTES));
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.subarray(2).toString('utf16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return bytes.toString('latin1').replace(/^\xef\xbb\xbf/, '');
};

const isBinary = (start: string): boolean => BINARY.some((magic) => start.startsWith(magic)) || start.slice(4, 8) === 'ftyp';

const UNKNOWN_TYPES = new Set(['', '*/*', 'unknown/unknown', 'application/unknown', 'application/octet-stream', 'binary/octet-stream']);

/**
 * Whether an answer is a web page: by its type where it names one, unless its first bytes are those of a known binary format; by its first bytes
 * where the type says nothing.
 */
export const sniffHtml = (body: Uint8Array, contentType: string | null | undefined): boolean => {
  const type = (contentType ?? '').split(/[;,]/, 1)[0]?.trim().toLowerCase() ?? '';
  const start = beginning(body);
  if (type === 'text/html' || type === 'application/xhtml+xml') return !isBinary(start);
  return (UNKNOWN_TYPES.has(type) || !type.includes('/')) && OPENINGS.test(start);
};
