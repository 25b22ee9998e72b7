import { type ReactNode, useState } from 'react';
import { formatNumber } from '../lib/format.ts';
import { Button } from './button.tsx';

type Props<T> = {
  items: readonly T[];
  /** How many at first, and how many more each time. */
  step?: number;
  what: string;
  className?: string;
  children: (item: T, index: number) => ReactNode;
};

/** A long list a few at a time: a report of 500 pages must open as fast as one of five. `children` are <li>. */
export function MoreList<T>({ items, step = 10, what, className = 'grid grid-cols-1 gap-3', children }: Props<T>) {
  const [shown, setShown] = useState(step);
  const left = items.length - shown;
  return (
    <>
      <ul className={className}>{items.slice(0, shown).map(children)}</ul>
      {left > 0 && (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => setShown(shown + step)}>
          Show {formatNumber(Math.min(step, left))} more of {formatNumber(items.length)} {what}
        </Button>
      )}
    </>
  );
}
