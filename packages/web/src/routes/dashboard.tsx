import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { newestReportsQuery } from '../features/reports/reports.queries.ts';
import { ReportsSection } from '../features/reports/reports-section.tsx';
import { TrackedWebsiteLink } from '../features/websites/tracked-website.tsx';
import { useUser } from '../lib/auth.ts';
import { trackedWebsiteQuery } from '../lib/queries.ts';
import { setupQuery } from '../lib/setup-query.ts';
import { late, lateDialog } from '../ui/late.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Waiting } from '../ui/waiting.tsx';

function OverviewSkeleton() {
  const { data: setup } = useQuery(setupQuery);
  return (
    <>
      <Skeleton className="mb-2 h-11.5 md:col-span-full" />
      {setup?.has_report && <Skeleton className="h-115 md:col-span-full md:h-75" />}
      <Skeleton className="h-50" />
      <Skeleton className="h-50" />
      <Skeleton className="h-50 md:max-lg:col-span-2 md:max-lg:h-44" />
      <Skeleton className="h-34.5 md:col-span-full" />
      <Skeleton className="h-36.5 md:col-span-2 md:h-18.5 lg:col-span-3" />
    </>
  );
}

const DashboardOverview = late(() => import('./dashboard-overview.tsx'), <OverviewSkeleton />);
// On its way while the website is asked for.
DashboardOverview.preload();

const EarlierWebsites = late(() => import('../features/websites/earlier-websites.tsx'), null);
const ShareDialog = lateDialog(() => import('../features/sharing/share-dialog.tsx'));
const ReportDialog = lateDialog(() => import('./report-dialog.tsx'));

/** The report that ?report=ID opens over the dashboard, at its tab. */
function OpenReport() {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const id = query.get('report');
  if (!id) return null;
  const change = (changes: Record<string, string | undefined>) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(changes)) value === undefined ? next.delete(name) : next.set(name, value);
        return next;
      },
      { replace: true, state },
    );
  // Opened from the list, it stands one step behind it.
  const close = () => (state?.overList ? navigate(-1) : change({ report: undefined, tab: undefined }));
  return <ReportDialog key={id} id={id} tab={query.get('tab')} onTab={(tab) => change({ tab })} onClose={close} />;
}

export default function DashboardScreen() {
  const { email } = useUser();
  const { data: website, isPending: seeking } = useQuery(trackedWebsiteQuery);
  const setup = useQuery(setupQuery);
  const newest = useQuery(newestReportsQuery);
  const isPending = seeking || setup.isPending || (!!website && newest.isPending);
  return (
    <Page
      title="Dashboard"
      heading="Welcome back!"
      text={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="wrap-anywhere">{email}</span>
          <TrackedWebsiteLink />
          <EarlierWebsites />
        </span>
      }
    >
      {website && !isPending && (
        <div className="mb-10 grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
          <DashboardOverview website={website} setup={setup.data} />
        </div>
      )}
      {/* What stands above the reports is known first, so that they do not move; they are asked for meanwhile. */}
      {isPending && <Waiting text="Loading..." />}
      <div hidden={isPending}>
        <ReportsSection shareDialog={(reportId, onClose) => <ShareDialog reportId={reportId} onClose={onClose} />} />
      </div>
      <OpenReport />
    </Page>
  );
}
