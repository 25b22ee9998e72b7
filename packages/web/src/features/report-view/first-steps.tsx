import type { Assessment } from '@citelight/contracts/assessment';
import type { ReportWording } from '@citelight/contracts/entities';
import { goTo } from './go-to.ts';
import { stepId } from './recommendations.tsx';

const FIRST = 3;

/** What to do first, in a line each: what it is, what it brings and how much work it takes. */
export function FirstSteps({ analysis: { recommendations }, wording }: { analysis: Assessment; wording: ReportWording | null }) {
  if (recommendations.length === 0) return <p className="text-muted text-sm">Nothing was found that would bring more points.</p>;
  return (
    <ol className="divide-y divide-line">
      {recommendations.slice(0, FIRST).map((item, index) => {
        const title = wording?.recommendations.find(({ auditId }) => auditId === item.auditId)?.title ?? item.title;
        return (
          <li key={`${item.auditId} ${item.title}`}>
            <button
              type="button"
              onClick={() => goTo(stepId(index))}
              className="flex w-full items-baseline gap-3 rounded-md py-1 text-left text-sm hover:bg-sunken sm:py-2"
            >
              <span aria-hidden="true" className="w-4 shrink-0 font-semibold text-muted">
                {index + 1}
              </span>
              <span className="min-w-0 flex-1 wrap-anywhere font-medium">{title}</span>
              <span className="shrink-0 text-muted text-xs max-sm:sr-only">{item.effort} effort</span>
              <span className="shrink-0 font-semibold text-good">
                +{item.recoverablePoints.toFixed(1)}
                <span className="max-sm:sr-only"> points</span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
