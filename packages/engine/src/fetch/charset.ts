import { prescanMeta } from './meta-prescan.ts';

export type DecodedText = {
  text: string;
  /** Name of the encoding by the WHATWG Encoding Standard, lower case. */
  charset: string;
  source: 'bom' | 'header' | 'meta' | 'default';
};

/** HTML Standard: authors must put the declaration within the first 1024 bytes. */
const PRESCAN_BYTES = 1024;

/** The encoding a label names (Encoding Standard section 4.2), or null; 'utf-7' and other unknown labels are nobody's. */
const encodingOf = (label: string): string | null => {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
};

const ofBom = (body: Uint8Array): string | null => {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  return body[0] === 0xff && body[1] === 0xfe ? 'utf-16le' : null;
};

const ofHeader = (contentType: string | null | undefined): string | null => {
  const found = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;]+))/i.exec(contentType ?? '');
  const label = found?.[1] ?? found?.[2];
  return label === undefined ? null : encodingOf(label);
};

const ofMeta = (body: Uint8Array): string | null => {
  const start = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, PRESCAN_BYTES)).toString('latin1');
  const label = prescanMeta(start, (candidate) => encodingOf(candidate) !== null);
  const encoding = label === null ? null : encodingOf(label);
  // A meta that could be read as ASCII proves that the page is not UTF-16 (HTML Standard 13.2.3.2).
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return 'utf-8';
  return encoding === 'x-user-defined' ? 'windows-1252' : encoding;
};

/** Undeclared pages are UTF-8 where their bytes are, else the web's old default. */
const byDefault = (body: Uint8Array): string => {
  try {
    // A stream may end inside a character, as cut bodies do.
    new TextDecoder('utf-8', { fatal: true }).decode(body, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
};

/**
 * Text of an HTML body, in the order of the WHATWG: byte order mark, Content-Type, <meta> within 1024 bytes, default.
 * Invalid sequences become U+FFFD; the byte order mark is left out. Never throws.
 */
export const decodeHtml = (body: Uint8Array, contentType?: string | null): DecodedText => {
  const decode = (charset: string, source: DecodedText['source']): DecodedText => ({
    text: new TextDecoder(charset).decode(body),
    charset,
    source,
  });
  const bom = ofBom(body);
  if (bom !== null) return decode(bom, 'bom');
  const header = ofHeader(contentType);
  if (header !== null) return decode(header, 'header');
  const meta = ofMeta(body);
  return meta === null ? decode(byDefault(body), 'default') : decode(meta, 'meta');
};
