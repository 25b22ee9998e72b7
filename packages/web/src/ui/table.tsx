import type { ReactNode } from 'react';
import { cn } from './cn.ts';

export type Column<Row> = {
  title: string;
  /** Where two columns could have one title. */
  key?: string;
  cell: (row: Row) => ReactNode;
  align?: 'end';
};

type Props<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Its few columns fit on a phone as well. */
  narrow?: boolean;
};

/** A table; on a phone each row is a card with the column titles beside the values, unless the columns are narrow. */
export function Table<Row>({ narrow = false, ...props }: Props<Row>) {
  if (narrow)
    return (
      <table className="w-full text-sm">
        <caption className="sr-only">{props.caption}</caption>
        <thead className="text-left text-muted">
          <tr>
            {props.columns.map(({ title, key = title, align }) => (
              <th
                key={key}
                scope="col"
                className={cn('border-line border-b px-2 py-2 font-medium first:pl-0 last:pr-0', align && 'text-right')}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {props.rows.map((row) => (
            <tr key={props.keyOf(row)}>
              {props.columns.map(({ title, key = title, cell, align }) => (
                <td key={key} className={cn('px-2 py-2.5 first:pl-0 last:pr-0', align && 'text-right')}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  return (
    <table className="w-full text-sm max-sm:block">
      <caption className="sr-only">{props.caption}</caption>
      <thead className="text-left text-muted max-sm:sr-only">
        <tr>
          {props.columns.map(({ title, key = title, align }) => (
            <th
              key={key}
              scope="col"
              className={cn('wrap-anywhere border-line border-b px-3 py-2.5 font-medium first:pl-0 last:pr-0', align && 'text-right')}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block max-sm:space-y-3 sm:divide-y sm:divide-line">
        {props.rows.map((row) => (
          <tr key={props.keyOf(row)} className="max-sm:block max-sm:rounded-lg max-sm:border max-sm:border-line max-sm:p-4">
            {props.columns.map(({ title, key = title, cell, align }) => (
              <td
                key={key}
                className={cn(
                  'px-3 py-3 first:pl-0 last:pr-0 max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:px-0 max-sm:py-1',
                  align && 'sm:text-right',
                )}
              >
                <span aria-hidden="true" className="wrap-anywhere max-w-3/5 shrink-0 text-muted sm:hidden">
                  {title}
                </span>
                <span className="min-w-0 max-sm:text-right">{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
