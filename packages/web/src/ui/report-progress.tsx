import type { ReportListItem } from '@citelight/contracts/entities';
import { LoaderCircle } from 'lucide-react';
import { Progress } from './progress.tsx';
import { ReportSteps, stepText } from './report-steps.tsx';

/**
 * True progress: the steps say how far the work is. The bar only says that it goes on, for how many pages there will be is not known before the last.
 * `brief`: without the steps, which stand elsewhere on the screen.
 */
export function ReportProgress({ report, brief = false }: { report: ReportListItem; brief?: boolean }) {
  return (
    <div className="grid gap-3">
      <p role="status" className="flex items-center gap-2.5 font-medium text-sm">
        <LoaderCircle aria-hidden="true" className="size-4 shrink-0 animate-spin text-accent-text" />
        Analysis in progress...
      </p>
      <Progress label="Analysis in progress" value={null} />
      {!brief && <ReportSteps report={report} />}
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-muted text-xs">
        {brief && <span>{stepText(report)}</span>}
        <span>Most sites take less than a minute</span>
      </p>
    </div>
  );
}
