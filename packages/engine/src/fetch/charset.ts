import sniffEncoding from 'html-encoding-sniffer';

/** `charset`: the encoding's name by the WHATWG Encoding Standard, lower case. */
export type DecodedText = { text: string; charset: string };

const labelOf = (contentType: string | null | undefined): string | undefined => {
  const found = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;]+))/i.exec(contentType ?? '');
  return found?.[1] ?? found?.[2];
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

/** A decoder for what a name stands for; undefined for a name without one (`replacement`). */
const decoderFor = (encoding: string): TextDecoder | undefined => {
  try {
    return new TextDecoder(encoding);
  } catch {
    return undefined;
  }
};

/**
 * Text of an HTML body, in the order of the WHATWG: byte order mark, Content-Type, <meta> within 1024 bytes, default.
 * Invalid sequences become U+FFFD; the byte order mark is left out. Never throws.
 */
export const decodeHtml = (body: Uint8Array, contentType?: string | null): DecodedText => {
  const declared = sniffEncoding(body, { transportLayerEncodingLabel: labelOf(contentType), defaultEncoding: '' });
  const decoder = decoderFor(declared) ?? new TextDecoder(byDefault(body));
  return { text: decoder.decode(body), charset: decoder.encoding };
};
