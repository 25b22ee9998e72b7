import { readShared } from '@citelight/contracts/api/site';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { PublicReport } from '../features/report-view/public-report.tsx';
import { call } from '../lib/api.ts';
import { ApiError } from '../lib/errors.ts';
import { formatInstant, shortUrl } from '../lib/format.ts';
import { Async } from '../ui/async.tsx';
import { buttonStyle } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** A shared report is for its recipient, not for search engines. */
function useNoIndex() {
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex, nofollow';
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}

/** /shared/TOKEN: a report to read, without an account. */
export default function SharedScreen() {
  useNoIndex();
  const { token = '' } = useParams();
  const shared = useQuery({ queryKey: ['shared', token], queryFn: ({ signal }) => call(readShared, { params: { token } }, signal) });
  const { data, error } = shared;
  if (error instanceof ApiError && error.status < 500 && error.status >= 400)
    return (
      <Page title="Shared report" heading="Shared report" width="text">
        <EmptyState
          level="h2"
          title="This link does not open a report"
          text={
            error.code === 'share.gone' || error.code === 'share.expired'
              ? error.message
              : 'This link is no longer valid. Please ask the sender for a new one.'
          }
          action={
            <a href="/" className={buttonStyle()}>
              Check your own site
            </a>
          }
        />
      </Page>
    );
  return (
    <Page
      title="Shared report"
      heading={data ? <span className="wrap-anywhere">{shortUrl(data.website_url)}</span> : 'Shared report'}
      text={data ? `Report of ${formatInstant(data.created_at)}, shared with you to read` : undefined}
    >
      <Async query={shared} failed="This report could not be loaded." loading={<Skeleton className="h-96" />}>
        {(report) => <PublicReport report={report} />}
      </Async>
    </Page>
  );
}
