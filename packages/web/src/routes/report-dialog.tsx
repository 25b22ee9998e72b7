import type { Report } from '@citelight/contracts/entities';
import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ReplaceHow } from '../features/report-view/competitors-tab.tsx';
import { ExportMenu } from '../features/report-view/export-menu.tsx';
import { competitorAnalysesQuery, keywordsQuery, opportunitiesQuery } from '../features/report-view/report.queries.ts';
import { ReportTabs } from '../features/report-view/report-tabs.tsx';
import { ScoreHistory } from '../features/report-view/score-history.tsx';
import type { CompetitorOf } from '../features/report-view/whole-report.ts';
import { WorkList } from '../features/report-view/work-list.tsx';
import { DemandSource } from '../features/search-data/demand-source.tsx';
import { formatInstant, shortUrl } from '../lib/format.ts';
import { lastFetchedQuery } from '../lib/last-fetched.ts';
import { isBaseReport, isSettled, partsEnded, reportQuery } from '../lib/report-query.ts';
import { Async } from '../ui/async.tsx';
import { Button, buttonStyle } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { lateDialog } from '../ui/late.tsx';
import { Notice } from '../ui/notice.tsx';
import { ReportProgress } from '../ui/report-progress.tsx';
import { ScoreTrend } from '../ui/score-trend.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const ShareDialog = lateDialog(() => import('../features/sharing/share-dialog.tsx'));
const ReplaceDialog = lateDialog(() => import('../features/competitors/replace-dialog.tsx'));

const Loading = () => (
  <div className="grid gap-8 lg:grid-cols-2">
    <Skeleton className="h-72" />
    <Skeleton className="h-72" />
    <Skeleton className="h-40 lg:col-span-2" />
  </div>
);

type Props = { id: string; tab: string | null; onTab: (tab: string | undefined) => void; onClose: () => void };

function Whole({ report, tab, onTab }: { report: Report } & Pick<Props, 'tab' | 'onTab'>) {
  // Asked again with the report itself while parts are being made, and by the event stream.
  const refetchInterval = isSettled(report) ? (false as const) : 5_000;
  const keywords = useQuery({ ...keywordsQuery(report.id), refetchInterval });
  const opportunities = useQuery({ ...opportunitiesQuery(report.id), refetchInterval });
  const competitors = useQuery({ ...competitorAnalysesQuery(report.id), refetchInterval });
  const fetched = useQuery({ ...lastFetchedQuery(report.id), enabled: report.report_data !== null });
  const [replaced, setReplaced] = useState<{ competitor: CompetitorOf; how: ReplaceHow }>();
  if (report.status === 'failed')
    return (
      <Notice tone="error">
        <p className="font-medium">Analysis Failed</p>
        <p>{report.error_message}</p>
      </Notice>
    );
  if (!report.report_data) return <ReportProgress report={report} />;
  const { analysis, wording } = report.report_data;
  const broken = [keywords, opportunities, competitors].find(({ error, data }) => error && data === undefined);
  return (
    <>
      {broken && (
        <div className="mb-4">
          <Notice tone="warning">A part of this report could not be loaded: {broken.error?.message}</Notice>
        </div>
      )}
      <ReportTabs
        tab={tab}
        onTab={onTab}
        report={{
          analysis,
          wording: wording ?? null,
          keywords: keywords.data ?? undefined,
          opportunities: opportunities.data ?? [],
          competitors: competitors.data ?? [],
        }}
        fetched={fetched.data}
        demand={<DemandSource websiteId={report.website_id} reportId={report.id} />}
        searches={{ websiteId: report.website_id, reportId: report.id }}
        addCompetitors={
          <Link to="/dashboard#competitors" className={buttonStyle({ size: 'sm' })}>
            Add Competitors
          </Link>
        }
        base={isBaseReport(report) ? 'owner' : undefined}
        list={<WorkList report={report} analysis={analysis} wording={wording ?? null} />}
        trend={<ScoreTrend websiteId={report.website_id} reportId={report.id} />}
        history={<ScoreHistory websiteId={report.website_id} reportId={report.id} />}
        making={report.parts.competitors === 'pending' || report.parts.competitors === 'processing'}
        onReplace={(competitor, how) => setReplaced({ competitor, how })}
      />
      {replaced?.competitor.competitor_id && (
        <ReplaceDialog
          competitorId={replaced.competitor.competitor_id}
          name={replaced.competitor.competitors.competitor_name}
          how={replaced.how}
          website={{ id: report.website_id, website_url: report.tracked_websites.website_url }}
          onClose={() => setReplaced(undefined)}
        />
      )}
    </>
  );
}

/** The report view: its address is the dashboard's with ?report=ID&tab=NAME. */
export default function ReportDialog({ id, tab, onTab, onClose }: Props) {
  const report = useQuery(reportQuery(id));
  const [sharing, setSharing] = useState(false);
  const { data } = report;
  const ready = data?.status === 'completed';
  return (
    <Dialog
      open
      tall
      width="report"
      onOpenChange={(open) => !open && onClose()}
      title={data ? <span className="wrap-anywhere">{shortUrl(data.tracked_websites.website_url)}</span> : 'Report'}
      text={data ? `Report of ${formatInstant(data.created_at)}` : report.isError ? undefined : 'Loading the report'}
      tools={
        ready && (
          <>
            {partsEnded(data) && (
              <Button variant="outline" size="sm" onClick={() => setSharing(true)}>
                <Share2 aria-hidden="true" />
                Share
              </Button>
            )}
            <ExportMenu report={data} />
          </>
        )
      }
    >
      <Async query={report} failed="This report could not be loaded." loading={<Loading />}>
        {(whole) => <Whole report={whole} tab={tab} onTab={onTab} />}
      </Async>
      {sharing && <ShareDialog reportId={id} onClose={() => setSharing(false)} />}
    </Dialog>
  );
}
