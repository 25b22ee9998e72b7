import fc from 'fast-check';
import { ALL_URL_CASES } from './url-cases.ts';

/** What URL parsers trip over, to be put anywhere into a row of the URL table. */
const SCRAPS = [
  ...['@', '\\', '/', '//', '.', '..', ':', '::', '#', '?', ';', '&', '-', '[', ']', ' ', '\t', '\n', '\r', '\0', '%', '%00', '%2e', '%2f'],
  ...[
    '①',
    '。',
    '．',
    '\u00ad',
    '\u200b',
    'ß',
    'İ',
    'xn--',
    '0',
    '1',
    '0x7f',
    'ffff:',
    '127.0.0.1',
    '8.8.8.8',
    'localhost',
    '.local',
    'http:',
  ],
];
const edits = fc.array(fc.tuple(fc.nat(60), fc.nat(4), fc.constantFrom(...SCRAPS)), { minLength: 1, maxLength: 5 });

/** Rows of the URL table with scraps in place of up to four characters, up to five times. */
export const mutatedUrls: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...ALL_URL_CASES.map(([, input]) => input)), edits)
  .map(([input, all]) => all.reduce((text, [at, cut, scrap]) => text.slice(0, at) + scrap + text.slice(at + cut), input));
