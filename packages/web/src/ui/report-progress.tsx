import type { ReportListItem } from '@citelight/contracts/entities';
import { LoaderCircle } from 'lucide-react';
import { formatNumber } from '../lib/format.ts';
import { Progress } from './progress.tsx';

const STEPS = {
  resolving: 'Finding the site',
  robots: 'Reading robots.txt',
  sitemaps: 'Reading the sitemaps',
  fetching: 'Fetching pages',
  rendering: 'Running the pages’ scripts',
  checking: 'Checking links',
  judging: 'Judging what was found',
  comparing: 'Comparing',
  done: 'Saving the report',
};

/** True progress: the bar counts pages that were fetched; before and after, where no end is known, it only says that work goes on. */
export function ReportProgress({ report: { status, progress } }: { report: ReportListItem }) {
  const counted = status === 'processing' && progress && progress.pagesFound > 0;
  const fetching = counted && progress.step === 'fetching' && progress.pagesPlanned > 0;
  return (
    <div role="status" className="grid gap-2.5">
      <p className="flex items-center gap-2.5 font-medium text-sm">
        <LoaderCircle aria-hidden="true" className="size-4 shrink-0 animate-spin text-accent-text" />
        Analysis in progress...
      </p>
      <Progress label="Analysis in progress" value={fetching ? progress.pagesFetched / progress.pagesPlanned : null} />
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-muted text-xs">
        <span>{status === 'processing' ? STEPS[progress?.step ?? 'resolving'] : 'Waiting for its turn'}</span>
        <span>
          {counted
            ? `${formatNumber(progress.pagesFetched)} of ${formatNumber(progress.pagesFound)} ${progress.pagesFound === 1 ? 'page' : 'pages'} fetched`
            : 'Most sites take less than a minute'}
        </span>
      </p>
    </div>
  );
}
