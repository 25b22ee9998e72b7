import { describe, expect, it } from 'vitest';
import type { TableFact } from '../../artifacts/page.ts';
import { findingsOf, gatheredPages, goodPage, scoreOf, tableRow, verdictOf } from '../testing.ts';
import { realTables as audit } from './real-tables.ts';

const table = (fact: Partial<TableFact>): TableFact => ({
  rows: 4,
  columns: 3,
  hasHeader: true,
  caption: null,
  layout: false,
  region: 'main',
  ...fact,
});
const rowsOf = (index: number, ...texts: string[]) => texts.map((text) => ({ ...tableRow(text), group: index }));
const page = (...tables: TableFact[]) => gatheredPages(goodPage('article', { document: { tables } }));

describe(audit.id, () => {
  it('passes a table with header cells', () => expect(scoreOf(audit, page(table({})))).toBe(1));

  it('data tables without header cells cost their share', () => {
    const gathered = page(table({}), table({ hasHeader: false, caption: 'Prices' }));
    expect(scoreOf(audit, gathered)).toBe(0.5);
    expect(findingsOf(audit, gathered)).toMatch(/no header cells.*Prices/);
  });

  it('asks no header cells of a table for layout', () => {
    expect(scoreOf(audit, page(table({}), table({ layout: true, hasHeader: false })))).toBe(1);
    expect(verdictOf(audit, page(table({ layout: true, hasHeader: false })))).toMatchObject({ state: 'notApplicable' });
  });

  it('takes icons beside addresses, two columns of which one is filled, for a list', () => {
    const rows = (...texts: string[]) => ({
      tables: [table({ rows: texts.length, columns: 2, hasHeader: false })],
      blocks: rowsOf(0, ...texts),
    });
    const of = (...texts: string[]) => verdictOf(audit, gatheredPages(goodPage('article', { document: rows(...texts) })));
    expect(of('| office@acme.test', '| 12 Mill Street')).toMatchObject({ state: 'notApplicable' });
    expect(of('Email | office@acme.test', 'Street | 12 Mill Street')).toMatchObject({ score: 0 });
  });

  it('takes no other table of as many rows for a list', () => {
    const tables = [table({ rows: 2, columns: 2, hasHeader: false }), table({ rows: 2, columns: 2, hasHeader: false })];
    const blocks = [
      ...rowsOf(0, '| office@acme.test', '| 12 Mill Street'),
      ...rowsOf(1, 'Email | office@acme.test', 'Street | 12 Mill Street'),
    ];
    const gathered = gatheredPages(goodPage('article', { document: { tables, blocks } }));
    expect(findingsOf(audit, gathered)).toBe('https://acme.test/blog/firing-temperature | A table of 2 × 2 cells has no header cells.');
    expect(verdictOf(audit, gathered)).toMatchObject({ score: 0 });
  });

  it('does not apply where there is no table', () => expect(verdictOf(audit, page())).toMatchObject({ state: 'notApplicable' }));
});
