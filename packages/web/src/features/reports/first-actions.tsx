import type { RecommendationStatus } from '@citelight/contracts/api/recommendations';
import { useQuery } from '@tanstack/react-query';
import { DOT, reachText } from '../../lib/format.ts';
import { recommendationsQuery } from '../../lib/recommendations-query.ts';
import { Async } from '../../ui/async.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const FIRST = 3;

const isOpen = ({ state, fixed_since, given }: RecommendationStatus) =>
  given !== null && fixed_since === null && (state === 'open' || state === 'in_progress');

/** What to do next by a report: its first recommendations that are neither done nor refused. */
export function FirstActions({ reportId, onOpen }: { reportId: string; onOpen: () => void }) {
  const list = useQuery(recommendationsQuery(reportId));
  return (
    <Async query={list} failed="The recommendations could not be loaded." loading={<Skeleton className="h-47" />}>
      {({ items }) => {
        const open = items.filter(isOpen);
        if (open.length === 0)
          return (
            <p className="text-muted text-sm">
              {items.length === 0
                ? 'Nothing was found that would bring more points.'
                : 'You have worked through every recommendation. Run an analysis to confirm what is fixed.'}
            </p>
          );
        return (
          <>
            <ol className="divide-y divide-line">
              {open.slice(0, FIRST).map(({ audit_id, title, given }) => (
                <li key={audit_id} className="flex items-baseline gap-3 py-2.5 text-sm first:pt-0">
                  <span className="min-w-0 flex-1 wrap-anywhere">
                    <span className="font-medium">{title}</span>
                    {given && (
                      <span className="block text-muted text-xs">
                        {reachText(given.pages)}
                        {DOT}
                        {given.effort} effort
                      </span>
                    )}
                  </span>
                  {given && <span className="shrink-0 font-semibold text-good">+{given.points.toFixed(1)} points</span>}
                </li>
              ))}
            </ol>
            <button
              type="button"
              onClick={onOpen}
              className="mt-2 font-medium text-accent-text text-sm underline decoration-1 underline-offset-4"
            >
              {open.length > FIRST ? `All ${open.length} recommendations` : 'Evidence and fixes'}
            </button>
          </>
        );
      }}
    </Async>
  );
}
