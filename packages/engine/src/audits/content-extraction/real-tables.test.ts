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
      blocks: texts.map((text) => tableRow(text)),
    });
    const of = (...texts: string[]) => verdictOf(audit, gatheredPages(goodPage('article', { document: rows(...texts) })));
    expect(of('| office@acme.test', '| 12 Mill Street')).toMatchObject({ state: 'notApplicable' });
    expect(of('Email | office@acme.test', 'Street | 12 Mill Street')).toMatchObject({ score: 0 });
  });

  it('does not apply where there is no table', () => expect(verdictOf(audit, page())).toMatchObject({ state: 'notApplicable' }));
});
