import type { Assessment } from '@citelight/contracts/assessment';
import type { ReportWording } from '@citelight/contracts/entities';
import { pagesAffected } from '@citelight/contracts/scores';
import type { ReactNode } from 'react';
import { DOT, reachText } from '../../lib/format.ts';
import { FindingList } from './audit-item.tsx';
import { Disclosure } from './disclosure.tsx';
import { goTo } from './go-to.ts';
import { FixBlock, stepId } from './recommendations.tsx';

const FIRST = 3;
const FINDINGS = 3;

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="rounded-md border border-line p-3">
    <h5 className="mb-1.5 font-medium text-muted text-xs uppercase tracking-wide">{title}</h5>
    {children}
  </section>
);

/** What to do first, in a line each: what it is, what it brings and how much work it takes. Each opens to what was found, how to fix it, and text to copy. */
export function FirstSteps({ analysis, wording }: { analysis: Assessment; wording: ReportWording | null }) {
  const { recommendations, fixes } = analysis;
  if (recommendations.length === 0) return <p className="text-muted text-sm">Nothing was found that would bring more points.</p>;
  return (
    <ol className="divide-y divide-line">
      {recommendations.slice(0, FIRST).map((item, index) => {
        const worded = wording?.recommendations.find(({ auditId }) => auditId === item.auditId);
        const fix = fixes.find(({ id }) => item.fixIds.includes(id));
        return (
          <li key={`${item.auditId} ${item.title}`}>
            <Disclosure
              pad="py-1 sm:py-2 hover:bg-sunken"
              summary={
                <span className="flex items-baseline gap-3 text-sm">
                  <span className="min-w-0 flex-1 wrap-anywhere">
                    <span className="font-medium">{worded?.title ?? item.title}</span>
                    <span className="block text-muted text-xs max-sm:sr-only">
                      {reachText(pagesAffected(analysis.audits, item.auditId))}
                      {DOT}
                      {item.effort} effort
                    </span>
                  </span>
                  <span className="shrink-0 font-semibold text-good">
                    +{item.recoverablePoints.toFixed(1)}
                    <span className="max-sm:sr-only"> points</span>
                  </span>
                </span>
              }
            >
              {() => (
                <div className="grid grid-cols-1 gap-3 pt-1 pb-4 pl-6 text-sm">
                  {item.findings.length > 0 && (
                    <Block title="What was found">
                      <FindingList findings={item.findings.slice(0, FINDINGS)} total={Math.min(FINDINGS, item.findings.length)} />
                    </Block>
                  )}
                  <Block title="How to fix it">
                    <p className="wrap-anywhere">
                      <bdi dir="ltr">{worded?.description ?? item.description}</bdi>
                    </p>
                  </Block>
                  {fix && (
                    <Block title="Ready to copy">
                      <FixBlock fix={fix} />
                    </Block>
                  )}
                  <p>
                    <button
                      type="button"
                      onClick={() => goTo(stepId(index))}
                      className="font-medium text-accent-text underline decoration-1 underline-offset-4"
                    >
                      See every page
                    </button>
                  </p>
                </div>
              )}
            </Disclosure>
          </li>
        );
      })}
    </ol>
  );
}
