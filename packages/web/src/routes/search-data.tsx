import { useQuery } from '@tanstack/react-query';
import { Connection } from '../features/search-data/connection.tsx';
import { DemandLists } from '../features/search-data/demand-lists.tsx';
import { Sources } from '../features/search-data/sources.tsx';
import { trackedWebsiteQuery } from '../lib/queries.ts';
import { searchEvidenceQuery } from '../lib/search-evidence.ts';
import { Async } from '../ui/async.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { NoWebsite } from '../ui/no-website.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';

function Evidence({ websiteId }: { websiteId: string }) {
  const evidence = useQuery(searchEvidenceQuery(websiteId));
  return (
    <Async query={evidence} failed="Your search data could not be loaded.">
      {(found) => (
        <div className="grid grid-cols-1 gap-8">
          {found.note && <Notice>{found.note}</Notice>}
          {found.source && (
            <p className="text-muted text-sm">Source of search demand: {found.source}. Impressions are those of your own site.</p>
          )}
          <Card>
            <CardHeader title="Sources" text="Your search consoles. They appear next to the readiness score and never change it." />
            <CardBody>
              <Sources websiteId={websiteId} imports={found.imports} />
            </CardBody>
          </Card>
          <Card>
            <CardHeader title="Google Search Console" text="Read-only access, refreshed before each automated report." />
            <CardBody>
              <Connection websiteId={websiteId} />
            </CardBody>
          </Card>
          <DemandLists evidence={found} />
        </div>
      )}
    </Async>
  );
}

export default function SearchDataScreen() {
  const website = useQuery(trackedWebsiteQuery);
  return (
    <Page title="Search Data" text="What people search for before they find your site.">
      <Async query={website} failed="Your website could not be loaded.">
        {(tracked) =>
          tracked ? (
            <Evidence websiteId={tracked.id} />
          ) : (
            <NoWebsite text="Analyze your website first. Search data is then matched with its report." />
          )
        }
      </Async>
    </Page>
  );
}
