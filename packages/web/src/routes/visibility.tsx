import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { VisibilityView } from '../features/visibility/visibility-view.tsx';
import { TrackedWebsiteLink } from '../features/websites/tracked-website.tsx';
import { trackedWebsiteQuery } from '../lib/queries.ts';
import { Async } from '../ui/async.tsx';
import { buttonStyle } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { DashboardNav } from './dashboard-nav.tsx';

/** /dashboard/visibility: what AI engines answer, beside the readiness score. */
export default function VisibilityScreen() {
  const website = useQuery(trackedWebsiteQuery);
  return (
    <Page
      title="Visibility"
      text={
        <>
          <p className="max-w-prose">
            What AI engines answer when people ask your questions. This is measured separately and never changes your readiness score.
          </p>
          <p className="mt-1">
            <TrackedWebsiteLink />
          </p>
        </>
      }
    >
      <div className="mb-4">
        <DashboardNav />
      </div>
      <Async query={website} failed="Your website could not be loaded." loading={<Waiting text="Loading..." />}>
        {(data) =>
          data ? (
            <VisibilityView website={data} />
          ) : (
            <EmptyState
              level="h2"
              title="No website yet"
              text="Run your first analysis. Its questions can then be put to AI engines."
              action={
                <Link to="/dashboard" className={buttonStyle()}>
                  Go to Dashboard
                </Link>
              }
            />
          )
        }
      </Async>
    </Page>
  );
}
