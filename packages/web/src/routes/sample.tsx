import { useQuery } from '@tanstack/react-query';
import { PublicReport } from '../features/report-view/public-report.tsx';
import { formatDay } from '../lib/format.ts';
import { sampleQuery } from '../lib/sample-query.ts';
import { Async } from '../ui/async.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** /sample: the report of our demonstration shop, for everyone. */
export default function SampleScreen() {
  const sample = useQuery(sampleQuery);
  const { data } = sample;
  return (
    <Page
      title="Sample report"
      heading="Sample report"
      text={
        data ? `Lumen Lane, a shop for bicycle lights, measured on ${formatDay(data.created_at)}` : 'Lumen Lane, a shop for bicycle lights'
      }
    >
      <div className="mb-6">
        <Notice>
          Lumen Lane is our demonstration shop, built with mistakes that real shops make. Its competitor, Bright Row, is ours too. The
          results are real: we ran the same analysis that you get.
        </Notice>
      </div>
      <Async query={sample} failed="The sample report could not be loaded." loading={<Skeleton className="h-96" />}>
        {(report) => <PublicReport report={report} />}
      </Async>
    </Page>
  );
}
