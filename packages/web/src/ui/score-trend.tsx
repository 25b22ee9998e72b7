import { useQuery } from '@tanstack/react-query';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { formatShortDay } from '../lib/format.ts';
import { pointsSince } from '../lib/points-since.ts';
import { scoreHistoryQuery } from '../lib/score-history-query.ts';

/** The overall score against the report before, where there is one that was scored under the same rubric. */
export function ScoreTrend({ websiteId, reportId }: { websiteId: string; reportId: string }) {
  const { data } = useQuery(scoreHistoryQuery(websiteId));
  const items = data?.items ?? [];
  const at = items.findIndex(({ report_id }) => report_id === reportId);
  const [before, after] = [items[at - 1], items[at]];
  const by = pointsSince(before, after);
  if (!before || by === null) return null;
  const Icon = by >= 0 ? ArrowUpRight : ArrowDownRight;
  return (
    <p className="mt-1 text-muted text-xs">
      {by === 0 ? (
        'No change'
      ) : (
        <span className={`font-semibold ${by > 0 ? 'text-good' : 'text-poor'}`}>
          <Icon aria-hidden="true" className="inline size-3.5" />
          {by > 0 ? '+' : '−'}
          {Math.abs(by)}
        </span>
      )}{' '}
      <span className="whitespace-nowrap">since {formatShortDay(new Date(before.created_at))}</span>
    </p>
  );
}
