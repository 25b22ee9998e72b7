import type { Effort, Priority } from '@citelight/contracts/assessment';
import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';

const TONES = { high: 'poor', medium: 'fair', low: 'neutral' } as const;

/** One thing to do: its rank, what it brings in points, how urgent and how much work it is. */
export function RecommendationItem({
  level: Heading = 'h4',
  ...props
}: {
  rank: number;
  title: string;
  children?: ReactNode;
  priority: Priority;
  effort: Effort;
  points: number;
  level?: 'h3' | 'h4';
}) {
  return (
    <article className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3">
      <span aria-hidden="true" className="flex size-7 items-center justify-center rounded-full border border-line font-semibold text-sm">
        {props.rank}
      </span>
      <div>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <Heading className="min-w-0 pt-0.75 font-semibold leading-snug">{props.title}</Heading>
          <span className="whitespace-nowrap font-semibold text-good leading-7">+{props.points.toFixed(1)} points</span>
        </div>
        {props.children && <div className="mt-1 text-muted text-sm">{props.children}</div>}
        <div className="mt-2 flex flex-wrap gap-1.5">
          <Badge tone={TONES[props.priority]}>{props.priority} priority</Badge>
          <Badge tone="outline">{props.effort} effort</Badge>
        </div>
      </div>
    </article>
  );
}
