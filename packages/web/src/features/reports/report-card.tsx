import type { ReportListItem } from '@citelight/contracts/entities';
import { displayScore, FACTOR_IDS, FACTORS } from '@citelight/contracts/scores';
import { ChevronDown, Eye, LoaderCircle, Share2 } from 'lucide-react';
import { useId } from 'react';
import { DOT, formatCredits, formatShortDay, shortUrl } from '../../lib/format.ts';
import { isBaseReport, partsEnded } from '../../lib/report-query.ts';
import { Badge } from '../../ui/badge.tsx';
import { bandOf } from '../../ui/band.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FactorBar } from '../../ui/factor-bar.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ReportProgress } from '../../ui/report-progress.tsx';
import { ScoreDial } from '../../ui/score-dial.tsx';
import { Time } from '../../ui/time.tsx';
import { PartsChecklist } from './parts-checklist.tsx';

/** From then on many reports are as old as each other in words ('6 months ago'): the day tells them apart. */
const WEEK_MS = 7 * 86_400_000;

type Props = {
  report: ReportListItem;
  /** The newest finished report of the website that is tracked now. */
  latest: boolean;
  expanded: boolean;
  onToggle: () => void;
  onView: () => void;
  onShare: () => void;
  /** Offers to analyze the website again. */
  onTryAgain: () => void;
};

function StatusBadge({ report }: { report: ReportListItem }) {
  if (report.status === 'failed') return <Badge tone="poor">Failed</Badge>;
  if (report.status !== 'completed') return <Badge tone="accent">{report.status === 'pending' ? 'Pending' : 'Processing'}</Badge>;
  if (!partsEnded(report))
    return (
      <Badge tone="accent">
        <LoaderCircle aria-hidden="true" className="animate-spin" />
        Generating
      </Badge>
    );
  const band = report.overall_score === null ? undefined : bandOf(report.overall_score);
  return (
    <span className={`whitespace-nowrap font-semibold ${band?.text ?? 'text-muted'}`}>
      {report.overall_score === null ? 'not measured' : `${displayScore(report.overall_score)} of 100`}
    </span>
  );
}

function Result({ report }: { report: ReportListItem }) {
  const { scores } = report;
  return (
    <div className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-8">
      <div className="flex justify-center">
        <ScoreDial score={report.overall_score} />
      </div>
      <div className="grid content-center gap-x-8 gap-y-3 lg:grid-cols-2">
        {scores && FACTOR_IDS.map((id) => <FactorBar key={id} title={FACTORS[id].title} score={scores[id]} />)}
      </div>
      {report.summary && <p className="max-w-prose text-muted text-sm sm:col-span-2">{report.summary}</p>}
    </div>
  );
}

function Failure({ report, onTryAgain }: Pick<Props, 'report' | 'onTryAgain'>) {
  return (
    <Notice tone="error">
      <p className="font-medium">Analysis Failed</p>
      <p className="mt-0.5 text-muted">{report.error_message ?? 'The analysis stopped unexpectedly.'}</p>
      {report.credits_charged === 0 && <p className="mt-2">Nothing was charged. You can run the analysis again at any time.</p>}
      {report.restored_website_url && (
        <>
          <p className="mt-2">
            <span className="wrap-anywhere">{shortUrl(report.restored_website_url)}</span> is your tracked website again, with its
            competitors, reports, and schedule.
          </p>
          <Button variant="outline" size="sm" className="mt-3" onClick={onTryAgain}>
            Try Again
          </Button>
        </>
      )}
    </Notice>
  );
}

/** One report. The latest and those being made are always open; the others open and close. */
export function ReportCard({ report, latest, expanded, onToggle, onView, onShare, onTryAgain }: Props) {
  const id = useId();
  const done = report.status === 'completed';
  // What is under way stays in sight, as the latest does.
  const pinned = latest || (!done && report.status !== 'failed');
  const open = pinned || expanded;
  const failedParts = done && Object.values(report.parts).includes('failed');
  const heading = (
    <>
      <span className="min-w-0 flex-1 basis-32">
        <span className="block truncate font-mono text-sm">{shortUrl(report.tracked_websites.website_url)}</span>
        <span className="mt-0.5 block text-muted text-xs">
          <Time at={report.created_at} />
          {Date.now() - Date.parse(report.created_at) > WEEK_MS && `${DOT}${formatShortDay(new Date(report.created_at))}`}
          {DOT}
          {report.is_auto_generated ? 'automated' : 'manual'}
          {report.credits_charged > 0 && `${DOT}${formatCredits(report.credits_charged)}`}
        </span>
      </span>
      {isBaseReport(report) && <Badge tone="outline">Base report</Badge>}
      {latest && <Badge tone="outline">Latest</Badge>}
      {report.partial && done && <Badge tone="fair">Partial</Badge>}
      <StatusBadge report={report} />
    </>
  );
  return (
    <Card aria-labelledby={`${id}-title`} data-report={report.id}>
      <h3 id={`${id}-title`} className="font-normal">
        {pinned ? (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-4 sm:px-6">{heading}</span>
        ) : (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={`${id}-body`}
            onClick={onToggle}
            className="flex w-full flex-wrap items-center gap-x-3 gap-y-2 rounded-lg px-5 py-4 text-left hover:bg-sunken/60 sm:px-6"
          >
            {heading}
            <ChevronDown aria-hidden="true" className={`size-4 text-muted transition-transform ${open ? 'rotate-180' : ''}`} />
          </button>
        )}
      </h3>
      {open && (
        <div id={`${id}-body`} className="grid gap-5 border-line border-t p-5 sm:p-6">
          {report.status === 'failed' && <Failure report={report} onTryAgain={onTryAgain} />}
          {!done && report.status !== 'failed' && <ReportProgress report={report} brief />}
          {done && <Result report={report} />}
          {done && (!partsEnded(report) || failedParts) && (
            <div className="rounded-md bg-sunken px-4 py-3">
              <PartsChecklist report={report} />
            </div>
          )}
          {done && (
            <div className="flex flex-wrap gap-2">
              <Button onClick={onView}>
                <Eye aria-hidden="true" />
                View
              </Button>
              {partsEnded(report) && (
                <Button variant="outline" onClick={onShare}>
                  <Share2 aria-hidden="true" />
                  Share
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </Card>
  );
}
