import type { Recheck, RecommendationStatus } from '@citelight/contracts/api/recommendations';
import type { Assessment, Finding, Recommendation } from '@citelight/contracts/assessment';
import { Check, RotateCw } from 'lucide-react';
import { shortUrl } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Quote } from '../../ui/site-text.tsx';
import { Disclosure } from './disclosure.tsx';
import { MoreList } from './more-list.tsx';
import { PageCheck } from './page-check.tsx';
import type { Rechecks } from './rechecks.ts';

type Props = {
  reportId: string;
  status: RecommendationStatus;
  item: Recommendation;
  analysis: Assessment;
  rechecks: Rechecks;
  newest: Recheck | null;
};

function placesOf(findings: readonly Finding[]): [where: string, found: Finding[]][] {
  const places = new Map<string, Finding[]>();
  for (const finding of findings) places.set(finding.where, [...(places.get(finding.where) ?? []), finding]);
  return [...places];
}

/** Where a recommendation was found: each page with a box to tick, what was found there, and a re-check of it alone. */
export function WorkPages({ reportId, status, item, analysis, rechecks, newest }: Props) {
  const audit = analysis.audits.find(({ id }) => id === item.auditId);
  const { findings, findingsTotal } = audit ?? { findings: item.findings, findingsTotal: item.findings.length };
  const now = status.rechecked && new Map(placesOf(status.rechecked.findings));
  const places = placesOf(findings);
  if (places.length === 0) return null;
  const isPage = (where: string) => analysis.pages.some(({ url }) => url === where);
  const isDone = (where: string) =>
    status.pages.some(({ page, state, fixed_since }) => page === where && (state === 'done' || fixed_since));
  const done = places.filter(([where]) => isDone(where)).length;
  return (
    <Disclosure
      summary={
        <span className="font-medium text-sm">
          Where this was found <span className="font-normal text-muted">{`(${done} of ${places.length} done)`}</span>
        </span>
      }
      pad="py-2"
    >
      {() => (
        <>
          <MoreList items={places} what="pages" className="grid grid-cols-1 gap-4">
            {([where, found]) => {
              const left = now ? (now.get(where) ?? []) : found;
              const isRunning = newest?.page === where && (newest.status === 'pending' || newest.status === 'processing');
              return (
                <li key={where} className="grid grid-cols-1 gap-1.5">
                  <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
                    <PageCheck reportId={reportId} auditId={item.auditId} page={where} done={isDone(where)} />
                    {rechecks.isOpen && isPage(where) && (
                      <Button
                        variant="quiet"
                        size="sm"
                        aria-label={`Re-check ${shortUrl(where)}`}
                        busy={isRunning}
                        disabled={rechecks.isBusy && !isRunning}
                        onClick={() => rechecks.ask({ page: where })}
                      >
                        {!isRunning && <RotateCw aria-hidden="true" />}
                        {isRunning ? 'Re-checking' : 'Re-check'}
                      </Button>
                    )}
                  </div>
                  {newest?.status === 'failed' && newest.page === where && (
                    <p className="text-poor text-sm">The re-check failed. {newest.error_message}</p>
                  )}
                  {now && left.length === 0 && (
                    <p className="flex items-center gap-1.5 pl-6.5 text-good text-sm">
                      <Check aria-hidden="true" className="size-4" /> Not found any more when re-checked
                    </p>
                  )}
                  {left.map((finding) => (
                    <div key={`${finding.what} ${finding.snippet}`} className="grid grid-cols-1 gap-1 pl-6.5">
                      <p className="wrap-anywhere text-sm">
                        <bdi dir="ltr">{finding.what}</bdi>
                      </p>
                      {finding.snippet && <Quote text={finding.snippet} />}
                    </div>
                  ))}
                </li>
              );
            }}
          </MoreList>
          {findingsTotal > findings.length && (
            <p className="mt-2 text-muted text-xs">
              Showing the first {findings.length} of {findingsTotal} findings.
            </p>
          )}
        </>
      )}
    </Disclosure>
  );
}
