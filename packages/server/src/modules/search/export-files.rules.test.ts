import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { isOfSite, ofSite, readExport } from './export-files.rules.ts';

const bytes = (text: string) => strToU8(text);
const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const codeOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return (error as { code?: string }).code;
  }
  return 'taken';
};

/** As Google's console writes them, in the member's language. */
const ENGLISH = {
  'Queries.csv': 'Top queries,Clicks,Impressions,CTR,Position\nbrick lamp,12,240,5%,3.42\nhow to wire a lamp,3,1240,0.24%,11.05\n',
  'Pages.csv': 'Top pages,Clicks,Impressions,CTR,Position\nhttps://lamps.test/wiring,3,1500,0.2%,10.1\n',
  'Countries.csv': 'Country,Clicks,Impressions,CTR,Position\nFrance,15,1480,1.01%,9.8\n',
  'Devices.csv': 'Device,Clicks,Impressions,CTR,Position\nMobile,15,1480,1.01%,9.8\n',
  'Search appearance.csv': 'Search Appearance,Clicks,Impressions,CTR,Position\n',
  'Chart.csv': 'Date,Clicks,Impressions,CTR,Position\n2026-08-23,7,700,1%,9\n2026-11-20,8,780,1.03%,9\n',
  'Filters.csv': 'Filter,Value\nSearch type,Web\nDate,Last 3 months\n',
};
const wiring = { query: 'how to wire a lamp', page: null, impressions: 1240, clicks: 3, position: 11.05, citations: null };

describe('E8 exports of search consoles', () => {
  it('reads the ZIP of Google Search Console', () => {
    const { tables, from, to, filters } = readExport(zip(ENGLISH));
    expect(tables.map(({ source, contents, rows }) => [source, contents, rows.length])).toEqual([
      ['google_search', 'queries', 2],
      ['google_search', 'pages', 1],
    ]);
    expect(tables[0]?.rows[0]).toEqual(wiring);
    expect([from, to, filters]).toEqual(['2026-08-23', '2026-11-20', ['Search type: Web', 'Date: Last 3 months']]);
  });

  it.each<[string, string]>([
    [
      'a BOM and semicolons with decimal commas',
      '\ufeffHäufigste Suchanfragen;Klicks;Impressionen;CTR;Position\nhow to wire a lamp;3;1.240;0,24 %;11,05\n',
    ],
    [
      'commas around quoted decimals',
      'Requêtes les plus fréquentes,Clics,Impressions,CTR,Position\nhow to wire a lamp,3,"1\u202f240","0,24 %","11,05"\n',
    ],
    ['Japanese titles', '上位のクエリ,クリック数,表示回数,CTR,掲載順位\nhow to wire a lamp,3,1240,0.24%,11.05\n'],
    ['a percent sign in front', 'En çok yapılan sorgular;Tıklamalar;Gösterimler;TO;Konum\nhow to wire a lamp;3;1240;%0,24;11,05\n'],
    [
      'a comparison with double columns',
      'Top queries,11/1/26 - 11/20/26 Clicks,10/1/26 - 10/20/26 Clicks,11/1/26 - 11/20/26 Impressions,10/1/26 - 10/20/26 Impressions,11/1/26 - 11/20/26 CTR,10/1/26 - 10/20/26 CTR,11/1/26 - 11/20/26 Position,10/1/26 - 10/20/26 Position\nhow to wire a lamp,3,9,1240,900,0.24%,1%,11.05,12\n',
    ],
  ])('reads %s', (_what, csv) =>
    expect(readExport(bytes(csv)).tables).toEqual([
      { source: 'google_search', contents: 'queries', rows: [wiring], unread: 0, leftOut: 0 },
    ]),
  );

  it('reads UTF-16', () => {
    const text = '\ufeffKeyword\tImpressions\tClicks\tCTR\tAvg. Position\nhow to wire a lamp\t1240\t3\t0.24%\t11.05\n';
    for (const file of [Buffer.from(text, 'utf16le'), Buffer.from(text, 'utf16le').swap16()])
      expect(readExport(new Uint8Array(file)).tables[0]).toMatchObject({ source: 'bing_search', rows: [wiring] });
  });

  it('tells a language that it does not know by the figures, and takes nothing in doubt', () => {
    const rows = Array.from(
      { length: 14 },
      (_, at) => `kysymys ${at},${at},${10 * (at + 1)},"${((10 * at) / (at + 1)).toFixed(2).replace('.', ',')} %","4,${at + 10}"`,
    ).join('\n');
    const head = ',Napsautukset,Näyttökerrat,Osuus,Sijainti\n';
    const file = (text: string) =>
      zip({ 'a.csv': `Suosituimmat${head}${text}`, 'b.csv': `Maat${head}Ranska,1,20,"5 %","4,2"\nRuotsi,1,10,"10 %","4,2"\n` });
    expect(readExport(file(rows)).tables[0]).toMatchObject({ source: 'google_search', contents: 'queries' });
    expect(readExport(file(rows)).tables[0]?.rows[0]).toMatchObject({ query: 'kysymys 13', clicks: 13, impressions: 140, position: 4.23 });
    expect(codeOf(() => readExport(file('yksi,1,20,"5 %","4,2"')))).toBe('search.unknown_table');
  });

  it('knows Google’s generative AI report and Bing’s AI Performance', () => {
    const google = zip({
      'Seiten.csv': 'Top-Seiten,Impressionen\nhttps://lamps.test/wiring,310\n',
      'Länder.csv': 'Land,Impressionen\nFrankreich,310\n',
    });
    expect(readExport(google).tables).toMatchObject([
      { source: 'google_ai', contents: 'pages', rows: [{ page: 'https://lamps.test/wiring', impressions: 310, clicks: null }] },
    ]);
    expect(readExport(bytes('Grounding Query,Citations\nsafe lamp wiring,14\n')).tables).toMatchObject([
      { source: 'bing_ai', contents: 'queries', rows: [{ query: 'safe lamp wiring', citations: 14, impressions: null }] },
    ]);
    expect(readExport(bytes('Page,Citations\nhttps://lamps.test/wiring,9\n')).tables).toMatchObject([
      { source: 'bing_ai', contents: 'pages', rows: [{ citations: 9 }] },
    ]);
  });

  it('counts rows that it cannot read', () => {
    const csv = `${ENGLISH['Queries.csv']}broken row,7\nno figures,x,y,z,w\nbrick lamp,1,2,50%,1\n`;
    expect(readExport(bytes(csv)).tables[0]).toMatchObject({ rows: [wiring, { query: 'brick lamp', clicks: 12 }], unread: 3 });
  });

  it.each<[string, () => Uint8Array, string]>([
    ['nothing', () => bytes(''), 'search.unreadable'],
    ['a picture', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 0xff]), 'search.unreadable'],
    ['a letter', () => bytes('Dear reader,\nthis is no export.\n'), 'search.unknown_columns'],
    ['other columns', () => bytes('Name,Price\nLamp,12\n'), 'search.unknown_columns'],
    ['titles without rows', () => bytes('Top queries,Clicks,Impressions,CTR,Position\n'), 'search.empty'],
    [
      'figures that do not add up',
      () => bytes('Top queries,Clicks,Impressions,CTR,Position\nlamp,3,100,40%,2\n'),
      'search.unknown_columns',
    ],
    ['countries', () => bytes(ENGLISH['Countries.csv']), 'search.unknown_table'],
    ['a ZIP cut off', () => zip(ENGLISH).subarray(0, 300), 'search.unreadable'],
    ['a ZIP of other things', () => zip({ 'readme.txt': 'hello' }), 'search.unreadable'],
    ['a spreadsheet', () => zip({ 'xl/workbook.xml': '<x/>' }), 'search.unreadable'],
  ])('E9 refuses %s', (_what, file, code) => expect(codeOf(() => readExport(file()))).toBe(code));

  it('refuses an export of another website, and leaves out pages of one', () => {
    const file = () => readExport(zip(ENGLISH));
    expect(codeOf(() => ofSite(file(), 'https://www.lamps.test/'))).toBe('taken');
    expect(codeOf(() => ofSite(file(), 'https://ovens.test/'))).toBe('search.other_site');
    const mixed = readExport(bytes(`${ENGLISH['Pages.csv']}https://lamps.test/b,1,100,1%,2\nhttps://evil.test/,1,100,1%,2\n`));
    expect(ofSite(mixed, 'https://lamps.test/').tables[0]).toMatchObject({ rows: { length: 2 }, unread: 1 });
  });
});

/** A table of Google's console with these lines. */
const queries = (...lines: string[]) => bytes(`Top queries,Clicks,Impressions,CTR,Position\n${lines.join('\n')}\n`);
const firstRow = (...lines: string[]) => readExport(queries(...lines)).tables[0]?.rows[0];
const sentenceOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return (error as Error).message;
  }
  return 'taken';
};

describe('E8 figures', () => {
  it.each([
    ['١٢,٢٤٠,5%,3.42', 12, 240, 3.42],
    ['۱۲,۲۴۰,5%,3.42', 12, 240, 3.42],
    ['१२,२४०,5%,3.42', 12, 240, 3.42],
    ['０,９,0%,1', 0, 9, 1],
    ['12,240,5%,3.427', 12, 240, 3.43],
    ['0,0,0%,1', 0, 0, 1],
    ['1,1,100%,1', 1, 1, 1],
    ['1,3,33%,1', 1, 3, 1],
    ['1,3,0.3333,1', 1, 3, 1],
    ['"1,240","12,400",10%,1.5', 1240, 12_400, 1.5],
    ['"1\u2019240","12\u2019400",10%,1.5', 1240, 12_400, 1.5],
  ])('of %j', (line, clicks, impressions, position) => expect(firstRow(`lamp,${line}`)).toMatchObject({ clicks, impressions, position }));

  it.each(['5,3,100%,1', '1,0,0%,1', '1,3,34.2%,1', '1,3,33.5%,1', '0,0,5%,1'])('that do not add up are refused: %j', (line) =>
    expect(codeOf(() => readExport(queries(`lamp,${line}`)))).toBe('search.unknown_columns'),
  );

  it.each(['x12', '-3', '1e9', '3,000,000,000', '12 people'])('%j is none', (impressions) => {
    const file = readExport(bytes(`Top queries,Impressions\nlamp,"${impressions}"\nsofa,2000000000\n`)).tables[0];
    expect(file).toMatchObject({ rows: [{ query: 'sofa', impressions: 2_000_000_000 }], unread: 1 });
  });

  it.each([
    ['1,5', '2,25', 1.5, 2.25],
    ['1.5', '2.25', 1.5, 2.25],
    ['1.234,5', '2', 1234.5, 2],
    ['1,234.5', '2', 1234.5, 2],
    ['1,2345', '2', 1.23, 2],
    ['1.2345', '2', 1.23, 2],
    ['1,234', '2', 1234, 2],
  ])('decimals as the whole file writes them: %s and %s', (one, two, first, second) => {
    const file = bytes(`Top queries;Impressions;Position\na;9;${one}\nb;8;${two}\n`);
    expect(readExport(file).tables[0]?.rows.map(({ position }) => position)).toEqual([first, second]);
  });
});

describe('E8 tables', () => {
  it('have quoted cells with separators, and titles with spaces', () => {
    expect(firstRow('"lamps, brick; tall",12,240,5%,3')).toMatchObject({ query: 'lamps, brick; tall' });
    expect(readExport(bytes('Top   Queries ;"a,b,c Clicks";Impressions\nlamp;1;2\n')).tables[0]?.rows[0]).toMatchObject({
      clicks: 1,
      impressions: 2,
    });
    expect(readExport(bytes('\nTop queries,Impressions\n\n lamp , 2 \n')).tables[0]?.rows[0]).toMatchObject({
      query: 'lamp',
      impressions: 2,
    });
  });

  it('are sorted by impressions, or by citations where there are none', () => {
    const order = (file: Uint8Array) => readExport(file).tables[0]?.rows.map(({ query }) => query);
    expect(order(bytes('Top queries,Impressions\na,1\nb,3\nc,2\n'))).toEqual(['b', 'c', 'a']);
    expect(order(bytes('Grounding Query,Citations\na,1\nb,3\nc,2\n'))).toEqual(['b', 'c', 'a']);
  });

  it('leave out what has no name, or one that nobody types', () => {
    const long = 'q'.repeat(500);
    const { rows, unread } = readExport(bytes(`Top queries,Impressions\n,1\n${long},2\n${long}x,3\n`)).tables[0] ?? {};
    expect([rows?.map(({ query }) => query), unread]).toEqual([[long], 2]);
    const page = `https://lamps.test/${'p'.repeat(600)}`;
    const pages = readExport(
      bytes(`Top pages,Impressions\n${page},2\nhttps://lamps.test/b,1\nhttps://lamps.test/c,1\nhttps://lamps.test/d,1\nnot a page,9\n`),
    );
    expect(pages.tables[0]).toMatchObject({ contents: 'pages', rows: [{ page, query: null }, {}, {}, {}], unread: 1 });
  });

  it('are Bing’s by their title, by the order of their columns, or where the member says so', () => {
    const sourceOf = (text: string, chosen?: 'bing_search') => readExport(bytes(text), chosen).tables[0]?.source;
    expect(sourceOf('Keyword,Clicks,Impressions\nlamp,1,2\n')).toBe('bing_search');
    expect(sourceOf('Page,Impressions,Clicks\nhttps://lamps.test/,2,1\n')).toBe('bing_search');
    expect(sourceOf('Page,Clicks,Impressions\nhttps://lamps.test/,1,2\n')).toBe('google_search');
    expect(sourceOf('Page,Clicks,Impressions\nhttps://lamps.test/,1,2\n', 'bing_search')).toBe('bing_search');
    expect(sourceOf('Grounding Query,Impressions\nlamp,1\n')).toBe('bing_ai');
  });
});

describe('E8 a ZIP', () => {
  const files = { 'export/Queries.csv': ENGLISH['Queries.csv'] };
  it('is read in its folders, without what a Mac adds, and once where a table is there twice', () => {
    const mac = { '__MACOSX/Queries.csv': '\0\0', 'notes.csv.txt': '\0' };
    expect(readExport(zip({ ...mac, ...files })).tables).toHaveLength(1);
    const less = 'Top queries,Clicks,Impressions,CTR,Position\nother,12,240,5%,3.42\n';
    for (const order of [
      { 'a/Queries.csv': less, ...files },
      { ...files, 'z/Queries.csv': less },
    ])
      expect(readExport(zip(order)).tables.map(({ rows }) => rows.length)).toEqual([2]);
  });

  it('tells its period by whole days, and its filters by words', () => {
    const chart = (...days: string[]) => `Date,Clicks,Impressions\n${days.map((day) => `${day},1,2`).join('\n')}\n`;
    const period = (...days: string[]) => {
      const { from, to } = readExport(zip({ ...files, 'Chart.csv': chart(...days) }));
      return [from, to];
    };
    expect(period('2026-11-20T00:00:00', '2026-08-23')).toEqual(['2026-08-23', '2026-11-20']);
    expect(period('2026-11-20')).toEqual(['2026-11-20', '2026-11-20']);
    expect(period('2026-11-20', '2026-13-45', '2026-11-21', '2026-11-22', '2026-11-23')).toEqual(['2026-11-20', '2026-11-23']);
    const { filters, from } = readExport(
      zip({
        ...files,
        'Filters.csv': `Filter,Value\n${'n'.repeat(300)},x\n`,
        'Three.csv': 'a,b,c\nx,y,z\n',
        'Figures.csv': 'a,b\nx,7\ny,z\n',
      }),
    );
    expect([filters.map(({ length }) => length), from]).toEqual([[200], null]);
    expect(readExport(queries('lamp,12,240,5%,3')).filters).toEqual([]);
  });
});

describe('E9 a refusal says what to do', () => {
  it.each<[string, () => unknown, string]>([
    ['an empty file', () => readExport(bytes('')), 'This file is empty.'],
    ['a damaged ZIP', () => readExport(zip(ENGLISH).subarray(0, 300)), 'This ZIP file is damaged. Please export it again.'],
    ['a ZIP of other things', () => readExport(zip({ 'readme.txt': 'x' })), 'This ZIP file holds no CSV file.'],
    [
      'a ZIP of countries',
      () => readExport(zip({ 'Countries.csv': ENGLISH['Countries.csv'] })),
      'This ZIP has no table of queries or pages that we know. Please export again with the console set to English.',
    ],
    [
      'a spreadsheet',
      () => readExport(zip({ 'xl/workbook.xml': '<x/>', 'a.csv': 'a,b' })),
      'This is a spreadsheet. Please export as CSV instead.',
    ],
    [
      'bytes',
      () => readExport(new Uint8Array([0xc3, 0x28, 0x2c])),
      'This file is not text that we can read. Please upload the ZIP or CSV file as the search console exported it.',
    ],
    [
      'NUL',
      () => readExport(bytes('Top queries,Impressions\na\0,1\n')),
      'This file is not text that we can read. Please upload the ZIP or CSV file as the search console exported it.',
    ],
    [
      'a single column',
      () => readExport(bytes('Top queries\nlamp\n')),
      'This file lists neither queries nor pages. Please upload the export of queries or pages, or the whole ZIP.',
    ],
    [
      'days',
      () => readExport(bytes(ENGLISH['Chart.csv'])),
      'This file lists neither queries nor pages. Please upload the export of queries or pages, or the whole ZIP.',
    ],
    [
      'unknown columns',
      () => readExport(bytes(`${'N'.repeat(50)},Price,c,d,e,f,g,h,i\nLamp,x,x,x,x,x,x,x,x\n`)),
      `We do not know the columns of this file: “${'N'.repeat(40)}”, “Price”, “c”, “d”, “e”, “f”, “g”, “h”. An export has clicks and impressions, or citations, by query or page.`,
    ],
    [
      'sums',
      () => readExport(queries('lamp,3,100,40%,2')),
      'Clicks, impressions and CTR in this file do not add up, so nothing of it was taken.',
    ],
    [
      'an unknown title',
      () => readExport(bytes('Something,Clicks,Impressions\nlamp,1,2\n')),
      'We could not tell whether “Something” lists queries. Please upload the whole ZIP, or export with the console set to English.',
    ],
    [
      'another website',
      () => ofSite(readExport(zip(ENGLISH)), 'https://ovens.test/'),
      'This export is about lamps.test, not about ovens.test. Nothing of it was taken.',
    ],
  ])('%s', (_what, work, sentence) => expect(sentenceOf(work)).toBe(sentence));
});

it.each([
  ['https://www.lamps.test/a', 'https://lamps.test/', true],
  ['https://shop.lamps.test/', 'https://lamps.test/', true],
  ['https://lamps.test/', 'https://shop.lamps.test/', true],
  ['https://mylamps.test/', 'https://lamps.test/', false],
  ['https://lamps.test.evil.test/', 'https://lamps.test/', false],
  ['no address', 'no address', false],
  ['https://a.www.test/', 'https://a.test/', false],
])('%s is of %s: %s', (page, website, expected) => expect(isOfSite(page, website)).toBe(expected));

/** Last, because they take seconds: whoever stops at the first failure does not wait for them. */
describe('E9 the limits of a file', () => {
  it('are 50,000 rows of a table; the others are counted', () => {
    const rows = Array.from({ length: 50_002 }, (_, at) => `q${at},1`).join('\n');
    expect(readExport(bytes(`Top queries,Impressions\n${rows}\n`)).tables[0]).toMatchObject({ rows: { length: 50_000 }, leftOut: 2 });
  });

  it('are fifty files of a ZIP', () => {
    const many = (length: number) =>
      zip({
        'Queries.csv': ENGLISH['Queries.csv'],
        ...Object.fromEntries(Array.from({ length: length - 1 }, (_, at) => [`${at}.csv`, 'a,b\n'])),
      });
    expect(codeOf(() => readExport(many(50)))).toBe('taken');
    expect(codeOf(() => readExport(many(51)))).toBe('request.too_large');
    expect(sentenceOf(() => readExport(many(51)))).toBe('This ZIP holds far more than an export does.');
  });

  it('are 100 MB of a ZIP’s files', () =>
    expect(codeOf(() => readExport(zip({ 'Queries.csv': 'a'.repeat(101_000_000) })))).toBe('request.too_large'));
});
