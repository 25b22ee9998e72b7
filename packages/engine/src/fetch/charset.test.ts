import { describe, expect, it } from 'vitest';
import { decodeHtml } from './charset.ts';
import { sniffHtml } from './sniff.ts';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

/** H30: body, Content-Type, and what must come of it. */
const ROWS: [what: string, body: Uint8Array, contentType: string | null, charset: string, text: string][] = [
  ['UTF-8 with BOM against the header', bytes([0xef, 0xbb, 0xbf], [0xc3, 0xa9]), 'text/html; charset=windows-1252', 'utf-8', 'é'],
  ['UTF-16LE with BOM', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('né', 'utf16le')]), null, 'utf-16le', 'né'],
  ['UTF-16BE with BOM', Buffer.concat([Buffer.from([0xfe, 0xff]), utf16be('né')]), 'text/html; charset=utf-8', 'utf-16be', 'né'],
  ['header over meta', bytes('<meta charset=utf-8>', [0xe9]), 'text/html; charset=ISO-8859-1', 'windows-1252', '<meta charset=utf-8>é'],
  ['quoted header label', bytes([0xe9]), 'text/html;CHARSET="latin1"', 'windows-1252', 'é'],
  ['header among other parameters', bytes([0xe9]), 'text/html; q=1; charset=cp1252 ; x=y', 'windows-1252', 'é'],
  [
    'unknown header label, then meta',
    bytes('<meta charset=koi8-r>', [0xc1]),
    'text/html; charset=x-bogus',
    'koi8-r',
    '<meta charset=koi8-r>а',
  ],
  ['utf-7 is nobody’s', bytes('+ADw-'), 'text/html; charset=utf-7', 'utf-8', '+ADw-'],
  [
    'meta charset',
    bytes('<html><head><meta charset="Shift_JIS">', [0x93, 0xfa]),
    'text/html',
    'shift_jis',
    '<html><head><meta charset="Shift_JIS">日',
  ],
  ['GBK by gb2312', bytes("<meta charset='gb2312'>", [0xc4, 0xe3]), null, 'gbk', "<meta charset='gb2312'>你"],
  ['ISO-2022-JP', bytes('<meta charset=iso-2022-jp>\x1b$BF|\x1b(B'), null, 'iso-2022-jp', '<meta charset=iso-2022-jp>日'],
  [
    'http-equiv',
    bytes('<META content="text/html; charset=windows-1251" http-equiv=Content-Type>', [0xe0]),
    null,
    'windows-1251',
    '<META content="text/html; charset=windows-1251" http-equiv=Content-Type>а',
  ],
  ['meta utf-16 means utf-8', bytes('<meta charset=utf-16le>', [0xc3, 0xa9]), null, 'utf-8', '<meta charset=utf-16le>é'],
  [
    'meta x-user-defined means windows-1252',
    bytes('<meta charset=x-user-defined>', [0xe9]),
    null,
    'windows-1252',
    '<meta charset=x-user-defined>é',
  ],
  [
    'meta in a comment does not count',
    bytes('<!-- <meta charset=koi8-r> -->', [0xc3, 0xa9]),
    null,
    'utf-8',
    '<!-- <meta charset=koi8-r> -->é',
  ],
  [
    'content without http-equiv does not count',
    bytes('<meta content="text/html; charset=koi8-r">'),
    null,
    'utf-8',
    '<meta content="text/html; charset=koi8-r">',
  ],
  [
    'unusable meta, then a usable one',
    bytes('<meta charset=x-bogus><meta charset=koi8-r>', [0xc1]),
    null,
    'koi8-r',
    '<meta charset=x-bogus><meta charset=koi8-r>а',
  ],
  [
    'meta inside another tag’s attribute',
    bytes('<div title="<meta charset=koi8-r>">'),
    null,
    'utf-8',
    '<div title="<meta charset=koi8-r>">',
  ],
  ['undeclared UTF-8', bytes('<p>', [0xc3, 0xa9]), 'text/html', 'utf-8', '<p>é'],
  ['undeclared UTF-8, cut inside a character', bytes('<p>', [0xc3, 0xa9, 0xc3]), 'text/html', 'utf-8', '<p>é\ufffd'],
  ['undeclared and not UTF-8', bytes('<p>', [0xe9, 0x20, 0x80]), 'text/html', 'windows-1252', '<p>é €'],
  [
    'H31 invalid UTF-8, lone surrogate, NUL',
    bytes([0x61, 0xff, 0x62, 0xed, 0xa0, 0x80, 0x63, 0x00, 0x64]),
    'text/html; charset=utf-8',
    'utf-8',
    'a\ufffdb\ufffd\ufffd\ufffdc\0d',
  ],
  ['a label without a decoder', bytes('<p>', [0xc3, 0xa9]), 'text/html; charset=iso-2022-kr', 'utf-8', '<p>é'],
  ['H33 empty', bytes(''), 'text/html', 'utf-8', ''],
];

describe('decodeHtml', () => {
  it.each(ROWS)('H30 %s', (_what, body, contentType, charset, text) => {
    expect(decodeHtml(body, contentType)).toEqual({ charset, text });
  });

  it('H30 finds a meta that ends within 1024 bytes and none that is cut there', () => {
    const at = (offset: number) => decodeHtml(bytes(`${' '.repeat(offset)}<meta charset=iso-8859-15>`), null);
    expect(at(1024 - 26)).toMatchObject({ charset: 'iso-8859-15' });
    expect(at(1024 - 25)).toMatchObject({ charset: 'utf-8' });
    expect(at(2000)).toMatchObject({ charset: 'utf-8' });
  });

  it('scans hostile beginnings without delay', () => {
    for (const scrap of ['<', '<a ', '<!--', '<meta ', '<meta charset=', '<meta content="', '</', '="', "'", '<?'])
      decodeHtml(bytes(scrap.repeat(100_000)), 'text/html');
  });
});

describe('sniffHtml', () => {
  const html = bytes('<!DOCTYPE html><title>x</title>');
  it.each<[what: string, body: Uint8Array, contentType: string | null, expected: boolean]>([
    ['text/html', html, 'text/html', true],
    ['text/html with parameters', bytes('plain words'), 'Text/HTML; charset=utf-8', true],
    ['XHTML', html, 'application/xhtml+xml', true],
    ['empty text/html', bytes(''), 'text/html', true],
    ['no type', html, null, true],
    ['no type, upper case after spaces', bytes('\n\n  <HTML>'), undefined as unknown as null, true],
    ['no type, BOM', bytes([0xef, 0xbb, 0xbf], '<html>'), null, true],
    ['no type, UTF-16 BOM', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<html>', 'utf16le')]), null, true],
    ['no type, XHTML', bytes('<?xml version="1.0"?>\n<html xmlns="x">'), null, true],
    ['no type, comment', bytes('<!-- x --><html>'), null, true],
    ['octet-stream', html, 'application/octet-stream', true],
    ['nonsense type', html, 'html', true],
    ['no type, words', bytes('hello world'), null, false],
    ['no type, XML', bytes('<?xml version="1.0"?><rss></rss>'), null, false],
    ['no type, longer name', bytes('<bogus>'), null, false],
    ['octet-stream, PNG', bytes('\x89PNG\r\n\x1a\n'), 'application/octet-stream', false],
    ['H32 PNG as text/html', bytes('\x89PNG\r\n\x1a\n'), 'text/html', false],
    ['H32 PDF as text/html', bytes('%PDF-1.7'), 'text/html', false],
    ['H32 zip as text/html', bytes('PK\x03\x04'), 'text/html', false],
    ['H32 ELF as text/html', bytes('\x7fELF\x02'), 'text/html', false],
    ['H32 JPEG as text/html', bytes([0xff, 0xd8, 0xff, 0xe0]), 'text/html', false],
    ['H32 MP4 as text/html', bytes('\0\0\0\x18ftypmp42'), 'text/html', false],
    ['JSON', bytes('{"a":"<html>"}'), 'application/json', false],
    ['plain text that looks like HTML', html, 'text/plain', false],
    ['image', html, 'image/png', false],
  ])('%s → %#', (_what, body, contentType, expected) => {
    expect(sniffHtml(body, contentType)).toBe(expected);
  });
});
