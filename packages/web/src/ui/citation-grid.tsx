import { Check, Minus, X } from 'lucide-react';
import { cn } from './cn.ts';

/** May this engine cite this page? null: it could not be determined. */
export type CitationCell = { citable: boolean | null; because: string };
export type CitationRow = { engine: string; vendor: string; cells: readonly CitationCell[] };

const LOOKS = {
  true: { word: 'citable', icon: Check, look: 'bg-good-soft text-good' },
  false: { word: 'not citable', icon: X, look: 'bg-poor-soft text-poor' },
  null: { word: 'unknown', icon: Minus, look: 'bg-sunken text-muted' },
};

/** Engines against pages: the chain from crawler to citation holds, breaks, or could not be judged. */
export function CitationGrid({ pages, rows, caption }: { pages: readonly string[]; rows: readonly CitationRow[]; caption: string }) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-1 text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-28 text-left font-normal text-faint text-xs">
            Engine
          </th>
          {pages.map((page) => (
            <th key={page} scope="col" title={page} className="truncate pb-1 text-center font-mono font-normal text-[0.625rem] text-faint">
              {page}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.engine}>
            <th scope="row" className="truncate py-0.5 pr-1 text-left font-medium leading-tight">
              {row.engine}
              <span className="block truncate font-normal text-faint text-xs">{row.vendor}</span>
            </th>
            {row.cells.map((cell, column) => {
              const { word, icon: Icon, look } = LOOKS[`${cell.citable}`];
              return (
                <td key={pages[column]} title={cell.because} className={cn('h-9 min-w-9 rounded-sm text-center', look)}>
                  <Icon aria-hidden="true" className="inline size-4" />
                  <span className="sr-only">
                    {word}: {cell.because}
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
