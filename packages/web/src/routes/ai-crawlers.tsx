import { useQuery } from '@tanstack/react-query';
import { CrawlerLogs } from '../features/crawlers/crawler-logs.tsx';
import { trackedWebsiteQuery } from '../lib/queries.ts';
import { Async } from '../ui/async.tsx';
import { NoWebsite } from '../ui/no-website.tsx';
import { Page } from '../ui/page.tsx';

export default function AiCrawlersScreen() {
  const website = useQuery(trackedWebsiteQuery);
  return (
    <Page title="AI Crawlers" text="Which AI crawlers fetch your pages, according to your server logs.">
      <Async query={website} failed="Your website could not be loaded.">
        {(tracked) =>
          tracked ? (
            <CrawlerLogs websiteId={tracked.id} />
          ) : (
            <NoWebsite text="Analyze your website first. Crawler visits are then matched with its report." />
          )
        }
      </Async>
    </Page>
  );
}
