import type { listReports } from '@citelight/contracts/api/data';
import type { Result } from '@citelight/contracts/endpoint';
import { LIMITS } from '@citelight/contracts/limits';
import { useEffect, useRef, useState } from 'react';
import { FilterBar } from './filter-bar.tsx';
import { isFiltered, type ListState } from './list-state.ts';
import { NoReports } from './no-reports.tsx';
import { Pager } from './pager.tsx';
import { ReportCard } from './report-card.tsx';

type Props = {
  found: Result<typeof listReports>;
  /** The tracked website; undefined while it is not known. A website tracked before keeps a latest report of its own. */
  websiteId: string | undefined;
  state: ListState;
  /** Shows the page before, while another one is on its way. */
  stale: boolean;
  onChange: (state: ListState, how?: { replace: boolean }) => void;
  onView: (id: string) => void;
  onShare: (id: string) => void;
  onTryAgain: (websiteUrl: string) => void;
};

export default function ReportList({ found: { items, total }, websiteId, state, stale, onChange, onView, onShare, onTryAgain }: Props) {
  const [turned, setTurned] = useState<readonly string[]>([]);
  const toggle = (id: string) => setTurned((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id]));
  const list = useRef<HTMLUListElement>(null);
  // Each page is read from its top, and is a step of its own in the browser's history.
  const turnTo = (page: number) => {
    onChange({ ...state, page }, { replace: false });
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  };
  // A page behind the last, as an old address may name it, would show nothing and offer no way on.
  const last = Math.max(1, Math.ceil(total / LIMITS.reportsPerPage));
  const behind = !stale && state.page > last;
  useEffect(() => {
    if (behind) onChange({ ...state, page: last }, { replace: true });
  }, [behind, last, state, onChange]);
  // While the cleared filters' answer is on its way, what is empty is still the filtered list.
  if (total === 0 && !stale && !isFiltered(state)) return <NoReports filtered={false} />;
  return (
    <>
      <FilterBar state={state} onChange={onChange} />
      {total === 0 && <NoReports filtered />}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Reports"
        className={`grid grid-cols-1 gap-3 transition-opacity ${stale ? 'opacity-60' : ''}`}
      >
        {items.map((report, index) => (
          <li key={report.id}>
            <ReportCard
              report={report}
              latest={report.is_latest && (websiteId === undefined || report.website_id === websiteId)}
              // The first is open at first, whatever became of it.
              expanded={turned.includes(report.id) !== (index === 0)}
              onToggle={() => toggle(report.id)}
              onView={() => onView(report.id)}
              onShare={() => onShare(report.id)}
              onTryAgain={() => onTryAgain(report.tracked_websites.website_url)}
            />
          </li>
        ))}
      </ul>
      {total > 0 && <Pager page={state.page} total={total} onPage={turnTo} />}
    </>
  );
}
