import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ofSite, readExport } from './export-files.rules.ts';

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
    expect(readExport(new Uint8Array(Buffer.from(text, 'utf16le'))).tables[0]).toMatchObject({ source: 'bing_search', rows: [wiring] });
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
    ['a bomb', () => zip({ 'Queries.csv': 'a'.repeat(101_000_000) }), 'request.too_large'],
  ])('E9 refuses %s', (_what, file, code) => expect(codeOf(() => readExport(file()))).toBe(code));

  it('refuses an export of another website, and leaves out pages of one', () => {
    const file = () => readExport(zip(ENGLISH));
    expect(codeOf(() => ofSite(file(), 'https://www.lamps.test/'))).toBe('taken');
    expect(codeOf(() => ofSite(file(), 'https://ovens.test/'))).toBe('search.other_site');
    const mixed = readExport(bytes(`${ENGLISH['Pages.csv']}https://lamps.test/b,1,100,1%,2\nhttps://evil.test/,1,100,1%,2\n`));
    expect(ofSite(mixed, 'https://lamps.test/').tables[0]).toMatchObject({ rows: { length: 2 }, unread: 1 });
  });
});
