import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { trackedWebsiteQuery } from '../../lib/queries.ts';
import { Async } from '../../ui/async.tsx';
import { Button } from '../../ui/button.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { readListState, writeListState } from './list-state.ts';
import { reportsQuery } from './reports.queries.ts';

// On its way while the reports are asked for.
const list = import('./report-list.tsx');
const ReportList = lazy(() => list);
const RunDialog = lazy(() => import('./run-dialog.tsx'));

const waiting = <Waiting text="Loading your reports" />;

/** 'Your Reports': what the URL asks for, kept up to date while reports are being made. */
export function ReportsSection({ shareDialog }: { shareDialog: (reportId: string, onClose: () => void) => ReactNode }) {
  const [query, setQuery] = useSearchParams();
  const state = readListState(query);
  const reports = useQuery(reportsQuery(state));
  const { data: website } = useQuery(trackedWebsiteQuery);
  const [running, setRunning] = useState(false);
  const [shared, setShared] = useState<string>();
  const view = (id: string) =>
    setQuery((now) => {
      const next = new URLSearchParams(now);
      next.set('report', id);
      return next;
    });

  return (
    <section aria-labelledby="your-reports">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="your-reports" className="font-semibold text-xl tracking-tight">
          Your Reports
        </h2>
        <Button disabled={!website} title={website ? undefined : 'Analyze a website first'} onClick={() => setRunning(true)}>
          <Play aria-hidden="true" />
          Run Analysis
        </Button>
      </div>
      <Async query={reports} failed="Your reports could not be loaded." loading={waiting}>
        {(found) => (
          <Suspense fallback={waiting}>
            <ReportList
              found={found}
              websiteId={website?.id}
              state={state}
              stale={reports.isPlaceholderData}
              onChange={(next) => setQuery((now) => writeListState(now, next), { replace: true })}
              onView={view}
              onShare={setShared}
            />
          </Suspense>
        )}
      </Async>
      <Suspense>
        {running && website && <RunDialog website={website} onClose={() => setRunning(false)} />}
        {shared && shareDialog(shared, () => setShared(undefined))}
      </Suspense>
    </section>
  );
}
