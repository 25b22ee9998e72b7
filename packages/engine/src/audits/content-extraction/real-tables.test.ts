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

  it('tables without header cells and tables for layout cost their share', () => {
    const gathered = page(table({}), table({ hasHeader: false, caption: 'Prices' }), table({ layout: true }), table({}));
    expect(scoreOf(audit, gathered)).toBe(0.5);
    expect(findingsOf(audit, gathered)).toMatch(/no header cells.*Prices[\s\S]*layout/);
  });

  it('does not apply where there is no table', () => expect(verdictOf(audit, page())).toMatchObject({ state: 'notApplicable' }));
});
