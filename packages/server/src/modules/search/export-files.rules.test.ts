import { describe, expect, it } from 'vitest';
import { isOfSite, ofSite, readExport } from './export-files.rules.ts';
import { bytes, codeOf, ENGLISH, queries, zip } from './testing-exports.ts';

const wiring = { query: 'how to wire a lamp', page: null, impressions: 1240, clicks: 3, position: 11.05, citations: null };

/** A metric of a comparison: in one period and in the one before. */
const twice = (metric: string) => `11/1/26 - 11/20/26 ${metric},10/1/26 - 10/20/26 ${metric}`;

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

  it.each<[because: string, csv: string]>([
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
      `Top queries,${['Clicks', 'Impressions', 'CTR', 'Position'].map(twice).join()}\nhow to wire a lamp,3,9,1240,900,0.24%,1%,11.05,12\n`,
    ],
  ])('reads %s', (_because, csv) =>
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

  it.each<[because: string, file: Uint8Array, tables: object[]]>([
    [
      'Google’s generative AI report, which counts impressions alone',
      zip({
        'Seiten.csv': 'Top-Seiten,Impressionen\nhttps://lamps.test/wiring,310\n',
        'Länder.csv': 'Land,Impressionen\nFrankreich,310\n',
      }),
      [{ source: 'google_ai', contents: 'pages', rows: [{ page: 'https://lamps.test/wiring', impressions: 310, clicks: null }] }],
    ],
    [
      'Bing’s AI Performance by what an answer was grounded on',
      bytes('Grounding Query,Citations\nsafe lamp wiring,14\n'),
      [{ source: 'bing_ai', contents: 'queries', rows: [{ query: 'safe lamp wiring', citations: 14, impressions: null }] }],
    ],
    [
      'Bing’s AI Performance by page',
      bytes('Page,Citations\nhttps://lamps.test/wiring,9\n'),
      [{ source: 'bing_ai', contents: 'pages', rows: [{ citations: 9 }] }],
    ],
  ])('knows %s', (_because, file, tables) => expect(readExport(file).tables).toMatchObject(tables));

  it('counts rows that it cannot read', () => {
    const csv = `${ENGLISH['Queries.csv']}broken row,7\nno figures,x,y,z,w\nbrick lamp,1,2,50%,1\n`;
    expect(readExport(bytes(csv)).tables[0]).toMatchObject({ rows: [wiring, { query: 'brick lamp', clicks: 12 }], unread: 3 });
  });

  it.each<[because: string, website: string, code: string]>([
    ['takes an export of the website', 'https://www.lamps.test/', 'taken'],
    ['refuses an export of another website', 'https://ovens.test/', 'search.other_site'],
  ])('%s', (_because, website, code) => expect(codeOf(() => ofSite(readExport(zip(ENGLISH)), website))).toBe(code));

  it('leaves out pages of another website', () => {
    const mixed = readExport(bytes(`${ENGLISH['Pages.csv']}https://lamps.test/b,1,100,1%,2\nhttps://evil.test/,1,100,1%,2\n`));
    expect(ofSite(mixed, 'https://lamps.test/').tables[0]).toMatchObject({ rows: { length: 2 }, unread: 1 });
  });
});

describe('E8 tables', () => {
  const tableOf = (file: Uint8Array) => readExport(file).tables[0];
  it.each<[because: string, file: Uint8Array, row: object]>([
    ['quoted cells with separators', queries('"lamps, brick; tall",12,240,5%,3'), { query: 'lamps, brick; tall' }],
    ['titles with spaces and quotes', bytes('Top   Queries ;"a,b,c Clicks";Impressions\nlamp;1;2\n'), { clicks: 1, impressions: 2 }],
    ['empty lines and spaces around cells', bytes('\nTop queries,Impressions\n\n lamp , 2 \n'), { query: 'lamp', impressions: 2 }],
  ])('have %s', (_because, file, row) => expect(tableOf(file)?.rows[0]).toMatchObject(row));

  it.each<[because: string, titles: string]>([
    ['impressions', 'Top queries,Impressions'],
    ['citations where there are no impressions', 'Grounding Query,Citations'],
  ])('are sorted by %s', (_because, titles) =>
    expect(tableOf(bytes(`${titles}\na,1\nb,3\nc,2\n`))?.rows.map(({ query }) => query)).toEqual(['b', 'c', 'a']),
  );

  it('leave out what has no name, or one that nobody types', () => {
    const long = 'q'.repeat(500);
    const { rows, unread } = tableOf(bytes(`Top queries,Impressions\n,1\n${long},2\n${long}x,3\n`)) ?? {};
    expect([rows?.map(({ query }) => query), unread]).toEqual([[long], 2]);
  });

  it('leave out what is no page, however long a page’s address is', () => {
    const page = `https://lamps.test/${'p'.repeat(600)}`;
    const short = ['b', 'c', 'd'].map((path) => `https://lamps.test/${path},1\n`).join('');
    const table = tableOf(bytes(`Top pages,Impressions\n${page},2\n${short}not a page,9\n`));
    expect(table).toMatchObject({ contents: 'pages', rows: [{ page, query: null }, {}, {}, {}], unread: 1 });
  });

  it.each<[because: string, text: string, source: string, chosen?: 'bing_search']>([
    ['Bing’s by its word for queries', 'Keyword,Clicks,Impressions\nlamp,1,2\n', 'bing_search'],
    ['Bing’s by impressions before clicks', 'Page,Impressions,Clicks\nhttps://lamps.test/,2,1\n', 'bing_search'],
    ['Google’s by clicks before impressions', 'Page,Clicks,Impressions\nhttps://lamps.test/,1,2\n', 'google_search'],
    ['Bing’s where the member says so', 'Page,Clicks,Impressions\nhttps://lamps.test/,1,2\n', 'bing_search', 'bing_search'],
    ['of Bing’s answers by a title that only they have', 'Grounding Query,Impressions\nlamp,1\n', 'bing_ai'],
  ])('are %s', (_because, text, source, chosen) => expect(readExport(bytes(text), chosen).tables[0]?.source).toBe(source));
});

describe('E8 a ZIP', () => {
  const files = { 'export/Queries.csv': ENGLISH['Queries.csv'] };
  const LESS = 'Top queries,Clicks,Impressions,CTR,Position\nother,12,240,5%,3.42\n';
  const fromZip = (more: Record<string, string>) => readExport(zip({ ...files, ...more }));
  it('is read in its folders, without what a Mac adds', () => {
    const mac = { '__MACOSX/Queries.csv': '\0\0', 'notes.csv.txt': '\0' };
    expect(readExport(zip({ ...mac, ...files })).tables).toHaveLength(1);
  });

  it.each<[because: string, order: Record<string, string>]>([
    ['first', { 'a/Queries.csv': LESS, ...files }],
    ['last', { ...files, 'z/Queries.csv': LESS }],
  ])('that holds a table twice gives the longer one, with the shorter %s', (_because, order) =>
    expect(readExport(zip(order)).tables.map(({ rows }) => rows.length)).toEqual([2]),
  );

  it.each<[because: string, days: string[], period: string[]]>([
    ['whole days, in any order', ['2026-11-20T00:00:00', '2026-08-23'], ['2026-08-23', '2026-11-20']],
    ['one day', ['2026-11-20'], ['2026-11-20', '2026-11-20']],
    ['no day that no calendar has', ['2026-11-20', '2026-13-45', '2026-11-21', '2026-11-22', '2026-11-23'], ['2026-11-20', '2026-11-23']],
  ])('tells its period by %s', (_because, days, period) => {
    const { from, to } = fromZip({ 'Chart.csv': `Date,Clicks,Impressions\n${days.map((day) => `${day},1,2`).join('\n')}\n` });
    expect([from, to]).toEqual(period);
  });

  it('tells its filters by two columns of words, cut, and no period where it lists no days', () => {
    const tables = {
      'Filters.csv': `Filter,Value\n${'n'.repeat(300)},x\n`,
      'Three.csv': 'a,b,c\nx,y,z\n',
      'Figures.csv': 'a,b\nx,7\ny,z\n',
    };
    const { filters, from } = fromZip(tables);
    expect([filters.map(({ length }) => length), from]).toEqual([[200], null]);
  });

  it('alone has filters', () => expect(readExport(queries('lamp,12,240,5%,3')).filters).toEqual([]));
});

it.each<[because: string, page: string, website: string, expected: boolean]>([
  ['“www.” is no other host', 'https://www.lamps.test/a', 'https://lamps.test/', true],
  ['a host below the website', 'https://shop.lamps.test/', 'https://lamps.test/', true],
  ['a host above the website', 'https://lamps.test/', 'https://shop.lamps.test/', true],
  ['a name that only ends alike', 'https://mylamps.test/', 'https://lamps.test/', false],
  ['a name that only begins alike', 'https://lamps.test.evil.test/', 'https://lamps.test/', false],
  ['what is no address', 'no address', 'no address', false],
  ['“www.” inside a name', 'https://a.www.test/', 'https://a.test/', false],
])('%s: %s is of %s: %s', (_because, page, website, expected) => expect(isOfSite(page, website)).toBe(expected));
