import { describe, expect, it } from 'vitest';
import { readExport } from './export-files.rules.ts';
import { bytes, codeOf, queries } from './testing-exports.ts';

describe('E8 figures', () => {
  it.each<[because: string, line: string, clicks: number, impressions: number, position: number]>([
    ['Arabic digits', '١٢,٢٤٠,5%,3.42', 12, 240, 3.42],
    ['Persian digits', '۱۲,۲۴۰,5%,3.42', 12, 240, 3.42],
    ['Devanagari digits', '१२,२४०,5%,3.42', 12, 240, 3.42],
    ['full-width digits', '０,９,0%,1', 0, 9, 1],
    ['a position rounded to two places', '12,240,5%,3.427', 12, 240, 3.43],
    ['a rate of nothing', '0,0,0%,1', 0, 0, 1],
    ['a rate of all', '1,1,100%,1', 1, 1, 1],
    ['a rate rounded to whole percent', '1,3,33%,1', 1, 3, 1],
    ['a rate as a share of one', '1,3,0.3333,1', 1, 3, 1],
    ['commas between thousands', '"1,240","12,400",10%,1.5', 1240, 12_400, 1.5],
    ['Swiss marks between thousands', '"1\u2019240","12\u2019400",10%,1.5', 1240, 12_400, 1.5],
  ])('are read: %s: %j', (_because, line, clicks, impressions, position) =>
    expect(readExport(queries(`lamp,${line}`)).tables[0]?.rows[0]).toMatchObject({ clicks, impressions, position }),
  );

  it.each<[because: string, line: string]>([
    ['more clicks than impressions', '5,3,100%,1'],
    ['clicks without impressions', '1,0,0%,1'],
    ['a rate that is a point too high', '1,3,34.2%,1'],
    ['a rate that is too high for one with decimals', '1,3,33.5%,1'],
    ['a rate of nothing that is not nothing', '0,0,5%,1'],
  ])('that do not add up are refused: %s: %j', (_because, line) =>
    expect(codeOf(() => readExport(queries(`lamp,${line}`)))).toBe('search.unknown_columns'),
  );

  it.each<[because: string, cell: string]>([
    ['letters before the digits', 'x12'],
    ['a negative number', '-3'],
    ['an exponent', '1e9'],
    ['more than any console counts', '3,000,000,000'],
    ['words behind the digits', '12 people'],
  ])('%s: %j is none', (_because, cell) => {
    const file = readExport(bytes(`Top queries,Impressions\nlamp,"${cell}"\nsofa,2000000000\n`)).tables[0];
    expect(file).toMatchObject({ rows: [{ query: 'sofa', impressions: 2_000_000_000 }], unread: 1 });
  });

  it.each<[because: string, one: string, two: string, first: number, second: number]>([
    ['commas with few digits behind them', '1,5', '2,25', 1.5, 2.25],
    ['points with few digits behind them', '1.5', '2.25', 1.5, 2.25],
    ['a point between thousands and a comma', '1.234,5', '2', 1234.5, 2],
    ['a comma between thousands and a point', '1,234.5', '2', 1234.5, 2],
    ['a comma with four digits behind it', '1,2345', '2', 1.23, 2],
    ['a point with four digits behind it', '1.2345', '2', 1.23, 2],
    ['a comma with three digits behind it parts thousands', '1,234', '2', 1234, 2],
  ])('have decimals as the whole file writes them: %s: %s and %s', (_because, one, two, first, second) => {
    const file = bytes(`Top queries;Impressions;Position\na;9;${one}\nb;8;${two}\n`);
    expect(readExport(file).tables[0]?.rows.map(({ position }) => position)).toEqual([first, second]);
  });
});
