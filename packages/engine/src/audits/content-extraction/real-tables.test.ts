import { describe, expect, it } from 'vitest';
import type { TableFact } from '../../artifacts/page.ts';
import { findingsOf, gatheredPages, goodPage, scoreOf, verdictOf } from '../testing.ts';
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

  it('asks no header cells of labels beside values', () => {
    expect(verdictOf(audit, page(table({ rows: 7, columns: 2, hasHeader: false })))).toMatchObject({ state: 'notApplicable' });
    expect(scoreOf(audit, page(table({ columns: 2 })))).toBe(1);
    expect(findingsOf(audit, page(table({ rows: 7, columns: 3, hasHeader: false })))).toContain(
      'A table of 7 × 3 cells has no header cells.',
    );
  });

  it('does not apply where there is no table', () => expect(verdictOf(audit, page())).toMatchObject({ state: 'notApplicable' }));
});
