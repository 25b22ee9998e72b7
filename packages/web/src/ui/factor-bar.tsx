import { displayScore } from '@citelight/contracts/scores';
import type { ReactNode } from 'react';
import { bandOf } from './band.ts';
import { cn } from './cn.ts';

/** One factor's score on a scale of 0 to 100, with marks where fair (60) and good (80) begin. `null`: it could not be measured. */
export function FactorBar({ title, score, note }: { title: ReactNode; score: number | null; note?: ReactNode }) {
  const shown = score === null ? null : displayScore(score);
  const band = score === null ? undefined : bandOf(score);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-2 text-sm">
        <span className="min-w-0 font-medium">{title}</span>
        <span className="shrink-0">
          {shown === null ? (
            <span className="text-faint">not measured</span>
          ) : (
            <>
              <span className={cn('mr-2 text-xs', band?.text)}>{band?.word}</span>
              <span className="font-semibold">{shown}</span>
            </>
          )}
        </span>
      </div>
      <div
        aria-hidden="true"
        className="relative mt-1.5 h-1.5 forced-color-adjust-none overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset"
      >
        {shown !== null && <div className={cn('h-full rounded-full', band?.fill)} style={{ width: `${shown}%` }} />}
        <i className="absolute inset-y-0 left-[60%] w-px bg-panel" />
        <i className="absolute inset-y-0 left-[80%] w-px bg-panel" />
      </div>
      {note && <p className="mt-1.5 text-muted text-xs">{note}</p>}
    </div>
  );
}
