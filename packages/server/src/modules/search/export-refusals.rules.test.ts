import { describe, expect, it } from 'vitest';
import { ofSite, readExport } from './export-files.rules.ts';
import { bytes, ENGLISH, queries, refusalOf, zip } from './testing-exports.ts';

const NO_TEXT = 'This file is not text that we can read. Please upload the ZIP or CSV file as the search console exported it.';
const NEITHER = 'This file lists neither queries nor pages. Please upload the export of queries or pages, or the whole ZIP.';
const DAMAGED = 'This ZIP file is damaged. Please export it again.';
const unknown = (...titles: string[]) =>
  [
    `We do not know the columns of this file: ${titles.map((title) => `“${title}”`).join(', ')}.`,
    'An export has clicks and impressions, or citations, by query or page.',
  ].join(' ');

describe('E9 a refusal has a code and says what to do', () => {
  const damaged = () => readExport(zip(ENGLISH).subarray(0, 300));
  it.each<[because: string, work: () => unknown, code: string, sentence: string]>([
    ['an empty file', () => readExport(bytes('')), 'search.unreadable', 'This file is empty.'],
    ['a picture', () => readExport(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 0xff])), 'search.unreadable', NO_TEXT],
    ['bytes that are no text', () => readExport(new Uint8Array([0xc3, 0x28, 0x2c])), 'search.unreadable', NO_TEXT],
    ['text with NUL in it', () => readExport(bytes('Top queries,Impressions\na\0,1\n')), 'search.unreadable', NO_TEXT],
    ['a letter', () => readExport(bytes('Dear reader,\nthis is no export.\n')), 'search.unknown_columns', unknown('Dear reader', '')],
    ['columns of something else', () => readExport(bytes('Name,Price\nLamp,12\n')), 'search.unknown_columns', unknown('Name', 'Price')],
    [
      'more unknown columns than are told, with longer titles',
      () => readExport(bytes(`${'N'.repeat(50)},Price,c,d,e,f,g,h,i\nLamp,x,x,x,x,x,x,x,x\n`)),
      'search.unknown_columns',
      unknown('N'.repeat(40), 'Price', 'c', 'd', 'e', 'f', 'g', 'h'),
    ],
    [
      'figures that do not add up',
      () => readExport(queries('lamp,3,100,40%,2')),
      'search.unknown_columns',
      'Clicks, impressions and CTR in this file do not add up, so nothing of it was taken.',
    ],
    [
      'titles without rows',
      () => readExport(bytes('Top queries,Clicks,Impressions,CTR,Position\n')),
      'search.empty',
      'This export has no rows.',
    ],
    ['a single column', () => readExport(bytes('Top queries\nlamp\n')), 'search.unknown_table', NEITHER],
    ['countries', () => readExport(bytes(ENGLISH['Countries.csv'])), 'search.unknown_table', NEITHER],
    ['days', () => readExport(bytes(ENGLISH['Chart.csv'])), 'search.unknown_table', NEITHER],
    [
      'a title that we do not know',
      () => readExport(bytes('Something,Clicks,Impressions\nlamp,1,2\n')),
      'search.unknown_table',
      'We could not tell whether “Something” lists queries. Please upload the whole ZIP, or export with the console set to English.',
    ],
    ['a ZIP cut off', damaged, 'search.unreadable', DAMAGED],
    ['a ZIP of other things', () => readExport(zip({ 'readme.txt': 'hello' })), 'search.unreadable', 'This ZIP file holds no CSV file.'],
    ['a ZIP of one letter', () => readExport(zip({ 'readme.txt': 'x' })), 'search.unreadable', 'This ZIP file holds no CSV file.'],
    [
      'a ZIP of countries',
      () => readExport(zip({ 'Countries.csv': ENGLISH['Countries.csv'] })),
      'search.unknown_table',
      'This ZIP has no table of queries or pages that we know. Please export again with the console set to English.',
    ],
    [
      'a spreadsheet',
      () => readExport(zip({ 'xl/workbook.xml': '<x/>' })),
      'search.unreadable',
      'This is a spreadsheet. Please export as CSV instead.',
    ],
    [
      'a spreadsheet that holds a CSV file',
      () => readExport(zip({ 'xl/workbook.xml': '<x/>', 'a.csv': 'a,b' })),
      'search.unreadable',
      'This is a spreadsheet. Please export as CSV instead.',
    ],
    [
      'an export of another website',
      () => ofSite(readExport(zip(ENGLISH)), 'https://ovens.test/'),
      'search.other_site',
      'This export is about lamps.test, not about ovens.test. Nothing of it was taken.',
    ],
  ])('%s', (_because, work, code, sentence) => {
    const refusal = refusalOf(work);
    expect(refusal.code).toBe(code);
    expect(refusal.message).toBe(sentence);
  });
});

/** Last, because they take seconds: whoever stops at the first failure does not wait for them. */
describe('E9 the limits of a file', () => {
  it('are 50,000 rows of a table; the others are counted', () => {
    const rows = Array.from({ length: 50_002 }, (_, at) => `q${at},1`).join('\n');
    expect(readExport(bytes(`Top queries,Impressions\n${rows}\n`)).tables[0]).toMatchObject({ rows: { length: 50_000 }, leftOut: 2 });
  });

  const many = (length: number) => () =>
    readExport(
      zip({
        'Queries.csv': ENGLISH['Queries.csv'],
        ...Object.fromEntries(Array.from({ length: length - 1 }, (_, at) => [`${at}.csv`, 'a,b\n'])),
      }),
    );
  it.each<[because: string, work: () => unknown, code: string, sentence: string]>([
    ['fifty files of a ZIP are taken', many(50), 'taken', 'taken'],
    ['one more is too many', many(51), 'request.too_large', 'This ZIP holds far more than an export does.'],
    [
      '100 MB are the most that the files of a ZIP may hold',
      () => readExport(zip({ 'Queries.csv': 'a'.repeat(101_000_000) })),
      'request.too_large',
      'This ZIP holds far more than an export does.',
    ],
  ])('%s', (_because, work, code, sentence) => {
    const refusal = refusalOf(work);
    expect(refusal.code).toBe(code);
    expect(refusal.message).toBe(sentence);
  });
});
