import { definePageAudit } from '../audit.ts';

/** Two columns are a label and its value, or a list of icons: hours, register numbers. The label heads its row, whatever its cell is called. */
const PAIRS = 2;

export const realTables = definePageAudit({
  id: 'content-extraction/real-tables',
  factor: 'contentExtraction',
  judges: 'contents',
  weight: 0.5,
  label: 'Header cells of data tables',
  title: 'Data tables have header cells',
  failTitle: 'Some data tables have no header cells',
  why: 'A cell has meaning only with its header. Without header cells, numbers reach an engine without their names.',
  fix: 'Add header cells to tables on {pages}. Give each data table a row or column of <th> cells and a caption.',
  effort: 'low',
  tier: 'P',
  sources: [
    { title: 'W3C WAI: Tables', url: 'https://www.w3.org/WAI/tutorials/tables/' },
    { title: 'HTML Standard: tabular data', url: 'https://html.spec.whatwg.org/multipage/tables.html' },
  ],
  notApplicable: 'no page of the sample has a table of data in its main content',
  judgePage({ document }) {
    const tables = document.tables.filter(
      (table) => table.region === 'main' && !table.layout && (table.hasHeader || table.columns > PAIRS),
    );
    if (tables.length === 0) return null;
    const faulty = tables.filter((table) => !table.hasHeader);
    const findings = faulty.map((table) => ({
      what: `A table of ${table.rows} × ${table.columns} cells has no header cells.`,
      ...(table.caption && { snippet: table.caption }),
    }));
    return { score: 1 - faulty.length / tables.length, findings };
  },
});
