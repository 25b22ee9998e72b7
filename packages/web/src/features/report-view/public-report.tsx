import type { PublicReport as Report } from '@citelight/contracts/api/site';
import { useSearchParams } from 'react-router';
import { ReportTabs } from './report-tabs.tsx';

/** A report for readers without an account, its tab in the URL, and how to get one of one's own. */
export function PublicReport({ report }: { report: Report }) {
  const [query, setQuery] = useSearchParams();
  return (
    <>
      <h2 className="sr-only">Report</h2>
      <ReportTabs
        base={report.is_base ? 'reader' : undefined}
        report={{
          analysis: report.report_data.analysis,
          wording: report.report_data.wording ?? null,
          keywords: report.keyword_analyses[0],
          opportunities: report.content_opportunities,
          competitors: report.competitor_analyses,
        }}
        tab={query.get('tab')}
        onTab={(tab) => setQuery(tab ? { tab } : {}, { replace: true })}
      />
      <p className="mt-12 border-line border-t pt-6 text-muted text-sm">
        How ready is your site for AI search?{' '}
        <a href="/" className="font-medium text-accent-text underline decoration-1 underline-offset-4">
          Check your own site
        </a>
        . The first assessment is free.
      </p>
    </>
  );
}
