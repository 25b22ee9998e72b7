import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { trackedWebsiteQuery } from '../../lib/queries.ts';
import { useOpenReport } from '../../lib/use-open-report.ts';
import { Async } from '../../ui/async.tsx';
import { Button } from '../../ui/button.tsx';
import { late, lateDialog } from '../../ui/late.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { readListState, writeListState } from './list-state.ts';
import { reportsQuery } from './reports.queries.ts';

const waiting = <Waiting text="Loading your reports" />;
const ReportList = late(() => import('./report-list.tsx'), waiting);
// On its way while the reports are asked for.
ReportList.preload();
const RunDialog = lateDialog(() => import('./run-dialog.tsx'));

/** 'Your Reports': what the URL asks for, kept up to date while reports are being made. */
export function ReportsSection({ shareDialog }: { shareDialog: (reportId: string, onClose: () => void) => ReactNode }) {
  const [query, setQuery] = useSearchParams();
  const state = readListState(query);
  const reports = useQuery(reportsQuery(state));
  const { data: website } = useQuery(trackedWebsiteQuery);
  /** The address that the run dialog begins with. */
  const [running, setRunning] = useState<string>();
  const [shared, setShared] = useState<string>();
  const view = useOpenReport();

  return (
    <section aria-labelledby="your-reports">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="your-reports" className="font-semibold text-xl tracking-tight">
          Your Reports
        </h2>
        <Button
          disabled={!website}
          title={website ? undefined : 'Analyze a website first'}
          onClick={() => setRunning(website?.website_url)}
        >
          <Play aria-hidden="true" />
          Run Analysis
        </Button>
      </div>
      <Async query={reports} failed="Your reports could not be loaded." loading={waiting}>
        {(found) => (
          <ReportList
            found={found}
            websiteId={website?.id}
            state={state}
            stale={reports.isPlaceholderData}
            onChange={(next, how = { replace: true }) => setQuery((now) => writeListState(now, next), how)}
            onView={view}
            onShare={setShared}
            onTryAgain={setRunning}
          />
        )}
      </Async>
      {running && website && <RunDialog website={website} address={running} onClose={() => setRunning(undefined)} />}
      {shared && shareDialog(shared, () => setShared(undefined))}
    </section>
  );
}
