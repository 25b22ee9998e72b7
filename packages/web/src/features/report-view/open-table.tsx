import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';

export type OpenColumn<Row> = { title: string; cell: (row: Row) => ReactNode };

type Props<Row> = {
  caption: string;
  /** The title of the first column; `name` is what a row is called there, and opens it. */
  title: string;
  name: (row: Row) => string;
  /** What stays when it is called otherwise; its name where nothing is said. */
  id?: (row: Row) => string;
  columns: readonly OpenColumn<Row>[];
  rows: readonly Row[];
  /** What a row opens to. Not rendered before. */
  detail: (row: Row) => ReactNode;
  /** In the plural. */
  what: string;
};

const STEP = 10;
const part = 'max-sm:block';
const cell =
  'px-3 py-2.5 align-top last:pr-0 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:px-0 max-sm:py-1';

/** A table whose rows open to what they are made of; on a phone each row is a card. A few rows at a time. */
export function OpenTable<Row>({ caption, title, name, id: idOf = name, columns, rows, detail, what }: Props<Row>) {
  const id = useId();
  const [shown, setShown] = useState(STEP);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) => setOpen((before) => before.symmetricDifference(new Set([key])));
  // Two rows may have one name.
  const keyOf = (row: Row, at: number) => `${idOf(row)}${rows.findIndex((other) => idOf(other) === idOf(row)) === at ? '' : at}`;
  const left = rows.length - shown;
  return (
    <>
      <table className={`w-full text-sm ${part}`}>
        <caption className="sr-only">{caption}</caption>
        <thead className="text-left text-muted max-sm:sr-only">
          <tr>
            {[title, ...columns.map((column) => column.title)].map((text) => (
              <th key={text} scope="col" className="border-line border-b px-3 py-2 font-medium first:pl-0 last:pr-0">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={`${part} max-sm:space-y-3`}>
          {rows.slice(0, shown).map((row, at) => {
            const key = keyOf(row, at);
            const isOpen = open.has(key);
            return (
              <Fragment key={key}>
                <tr className={`border-line border-t first:border-0 ${part} max-sm:rounded-lg max-sm:border! max-sm:p-4`}>
                  <th scope="row" className={`py-2.5 pr-3 text-left align-top font-medium ${part} max-sm:pt-0`}>
                    <button
                      type="button"
                      aria-expanded={isOpen}
                      aria-controls={isOpen ? `${id}${at}` : undefined}
                      onClick={() => toggle(key)}
                      className="flex items-start gap-1.5 rounded-sm text-left"
                    >
                      <ChevronRight
                        aria-hidden="true"
                        className={`mt-0.5 size-4 shrink-0 text-muted transition-transform ${isOpen ? 'rotate-90' : ''}`}
                      />
                      <bdi className="min-w-0 wrap-anywhere">{name(row)}</bdi>
                    </button>
                  </th>
                  {columns.map((column) => (
                    <td key={column.title} className={cell}>
                      <span aria-hidden="true" className="shrink-0 text-muted sm:hidden">
                        {column.title}
                      </span>
                      <span className="min-w-0 max-sm:text-right">{column.cell(row)}</span>
                    </td>
                  ))}
                </tr>
                {isOpen && (
                  <tr id={`${id}${at}`} className={part}>
                    <td colSpan={columns.length + 1} className={`pb-5 pl-5.5 ${part} max-sm:px-4`}>
                      {detail(row)}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {left > 0 && (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => setShown(shown + STEP)}>
          Show {formatNumber(Math.min(STEP, left))} more of {formatNumber(rows.length)} {what}
        </Button>
      )}
    </>
  );
}
