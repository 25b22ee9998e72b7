import type { ReportListItem, TrackedWebsite } from '@citelight/contracts/entities';
import { useQuery } from '@tanstack/react-query';
import { shortUrl } from '../../lib/format.ts';
import { useOpenReport } from '../../lib/use-open-report.ts';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ReportProgress } from '../../ui/report-progress.tsx';
import { ScoreDial } from '../../ui/score-dial.tsx';
import { ScoreTrend } from '../../ui/score-trend.tsx';
import { Time } from '../../ui/time.tsx';
import { FirstActions } from './first-actions.tsx';
import { newestReportsQuery } from './reports.queries.ts';

const isRunning = ({ status }: ReportListItem) => status === 'pending' || status === 'processing';

function Latest({ report, onOpen }: { report: ReportListItem; onOpen: () => void }) {
  return (
    <Card className="md:col-span-full" data-lead>
      <CardBody className="grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-[auto_minmax(0,1fr)]">
        <div className="flex items-center gap-5 md:flex-col md:gap-1 md:text-center">
          <ScoreDial score={report.overall_score} label="Latest score" />
          <div>
            <p className="text-sm">
              Latest report, <Time at={report.created_at} />
            </p>
            <ScoreTrend websiteId={report.website_id} reportId={report.id} />
          </div>
        </div>
        <div>
          <h2 className="mb-3 font-semibold text-lg tracking-tight">What to do first</h2>
          <FirstActions reportId={report.id} onOpen={onOpen} />
        </div>
      </CardBody>
    </Card>
  );
}

/** Where the website stands: the analysis that runs, the latest score with its trend, and what to do first. The dashboard waits for the reports. */
export function Lead({ website }: { website: TrackedWebsite }) {
  const { data } = useQuery(newestReportsQuery);
  const open = useOpenReport();
  const reports = data?.items.filter(({ website_id }) => website_id === website.id) ?? [];
  const [newest] = reports;
  const latest = reports.find(({ is_latest }) => is_latest);
  return (
    <>
      {newest && isRunning(newest) && (
        <Card className="md:col-span-full" data-running>
          <CardHeader title={<span className="wrap-anywhere">Analyzing {shortUrl(website.website_url)}</span>} />
          <CardBody className="pt-3!">
            <ReportProgress report={newest} />
          </CardBody>
        </Card>
      )}
      {newest?.status === 'failed' && (
        <div className="md:col-span-full">
          <Notice tone="error">
            Your last analysis failed.{' '}
            <a href="#your-reports" className="font-medium underline underline-offset-4">
              See why in Your Reports
            </a>
          </Notice>
        </div>
      )}
      {latest && <Latest report={latest} onOpen={() => open(latest.id)} />}
    </>
  );
}
