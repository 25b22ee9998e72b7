import {
  exportRecommendations,
  RECOMMENDATION_STATES,
  type RecommendationState,
  type RecommendationStatus,
  STATE_TITLES,
} from '@citelight/contracts/api/recommendations';
import type { Assessment } from '@citelight/contracts/assessment';
import type { Report, ReportWording } from '@citelight/contracts/entities';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Check, FileSpreadsheet, FileText } from 'lucide-react';
import { useId, useState } from 'react';
import { notify } from '../../lib/notify.ts';
import { recommendationsQuery } from '../../lib/recommendations-query.ts';
import { save } from '../../lib/save-file.ts';
import { Async } from '../../ui/async.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { Time } from '../../ui/time.tsx';
import { useRechecks } from './rechecks.ts';
import { Recommendations } from './recommendations.tsx';
import { StateControl } from './state-control.tsx';
import { WorkPages } from './work-pages.tsx';

type Props = { report: Report; analysis: Assessment; wording: ReportWording | null };
type Filter = RecommendationState | 'all';

function FixedSince({ items }: { items: readonly RecommendationStatus[] }) {
  if (items.length === 0) return null;
  return (
    <section className="mt-8">
      <h4 className="font-semibold">Fixed since earlier reports</h4>
      <ul className="mt-2 grid gap-2">
        {items.map(({ audit_id, title, fixed_since }) => (
          <li key={audit_id} className="flex gap-2.5 text-sm">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-good" />
            <span className="min-w-0 wrap-anywhere">
              {title} {fixed_since && <span className="text-muted">– fixed {<Time at={fixed_since} />}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tools({
  reportId,
  items,
  filter,
  onFilter,
}: {
  reportId: string;
  items: readonly RecommendationStatus[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
}) {
  const id = useId();
  const count = (state: RecommendationState) => items.filter((item) => item.state === state).length;
  const saving = useMutation({
    mutationFn: (format: 'csv' | 'markdown') =>
      save(exportRecommendations, { params: { format }, query: { report_id: reportId, ...(filter === 'all' ? {} : { state: filter }) } }),
    onMutate: () => notify.clear('export'),
    onError: (error) => notify.error('export', 'The list could not be exported.', { description: error.message }),
  });
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-3">
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <label htmlFor={id}>Show</label>
        <Select id={id} value={filter} onChange={({ target }) => onFilter(target.value as Filter)}>
          <option value="all">All ({items.length})</option>
          {RECOMMENDATION_STATES.map((state) => (
            <option key={state} value={state}>
              {STATE_TITLES[state]} ({count(state)})
            </option>
          ))}
        </Select>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" busy={saving.isPending} onClick={() => saving.mutate('markdown')}>
          <FileText aria-hidden="true" />
          Save as Checklist
        </Button>
        <Button variant="outline" size="sm" busy={saving.isPending} onClick={() => saving.mutate('csv')}>
          <FileSpreadsheet aria-hidden="true" />
          Save as CSV
        </Button>
      </div>
    </div>
  );
}

/** The recommendations of a report as a list to work through: each with its state, its pages to tick off, and a re-check. */
export function WorkList({ report, analysis, wording }: Props) {
  const list = useQuery(recommendationsQuery(report.id));
  const [filter, setFilter] = useState<Filter>('all');
  const newest = list.data?.recheck;
  const running = newest && (newest.status === 'pending' || newest.status === 'processing') ? newest : undefined;
  const rechecks = useRechecks(report.id, list.data?.rechecks_until ?? report.created_at, running !== undefined);
  return (
    <Async
      query={list}
      failed="The states of the recommendations could not be loaded."
      loading={<Recommendations analysis={analysis} wording={wording} />}
    >
      {({ items }) => {
        const statusOf = new Map(items.map((item) => [item.audit_id, item]));
        const given = new Set(analysis.recommendations.map(({ auditId }) => auditId));
        const ofReport = items.filter(({ audit_id }) => given.has(audit_id));
        const shows = (auditId: string) => filter === 'all' || statusOf.get(auditId)?.state === filter;
        return (
          <>
            {ofReport.length > 0 && <Tools reportId={report.id} items={ofReport} filter={filter} onFilter={setFilter} />}
            {ofReport.length > 0 && !ofReport.some(({ audit_id }) => shows(audit_id)) && (
              <p className="text-muted text-sm">No recommendation is in this state.</p>
            )}
            <Recommendations
              // A filter begins its own list.
              key={filter}
              analysis={analysis}
              wording={wording}
              only={shows}
              work={(item, title) => {
                const status = statusOf.get(item.auditId);
                if (!status) return { controls: null, findings: null };
                const failed = newest?.status === 'failed' && newest.audit_id === item.auditId ? newest.error_message : null;
                return {
                  controls: (
                    <StateControl
                      reportId={report.id}
                      status={status}
                      title={title}
                      rechecks={rechecks}
                      isRunning={running?.audit_id === item.auditId}
                      failed={failed}
                    />
                  ),
                  findings: (
                    <WorkPages
                      reportId={report.id}
                      status={status}
                      item={item}
                      analysis={analysis}
                      rechecks={rechecks}
                      newest={newest ?? null}
                    />
                  ),
                };
              }}
            />
            <FixedSince items={items.filter(({ audit_id }) => !given.has(audit_id))} />
          </>
        );
      }}
    </Async>
  );
}
