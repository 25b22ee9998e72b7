import type { Assessment, Fix, Recommendation } from '@citelight/contracts/assessment';
import type { ReportWording } from '@citelight/contracts/entities';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { AiMark } from '../../ui/marks.tsx';
import { RecommendationItem } from '../../ui/recommendation.tsx';
import { SiteLink } from '../../ui/site-text.tsx';
import { FindingList } from './audit-item.tsx';
import { Disclosure } from './disclosure.tsx';
import { MoreList } from './more-list.tsx';

export function FixBlock({ fix }: { fix: Fix }) {
  return (
    <div className="rounded-md border border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b px-3 py-2">
        <p className="min-w-0 text-sm">
          <span className="font-medium">{fix.title}</span> <Badge tone="outline">{fix.kind}</Badge>
          <span className="block">
            <SiteLink url={fix.where} />
          </span>
        </p>
        <CopyButton text={fix.content} what={fix.title} />
      </div>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls */}
      <pre tabIndex={0} className="max-h-64 overflow-auto px-3 py-2.5 font-mono text-xs leading-relaxed">
        <bdi>{fix.content}</bdi>
      </pre>
      <p className="flex items-center gap-2 border-line border-t px-3 py-2 text-sm">
        <span className="text-muted">Score with this fix alone:</span>
        {fix.before.toFixed(1)} <ArrowRight aria-label="becomes" className="size-3.5" />
        <span className="font-semibold text-good">{fix.after.toFixed(1)}</span>
      </p>
    </div>
  );
}

/** Where a recommendation stands, for what leads to it. */
export const stepId = (index: number) => `recommendation-${index + 1}`;

/** What an owner sees of a recommendation beside what the report says. */
export type Worked = { controls: ReactNode; findings: ReactNode };
type Props = {
  analysis: Assessment;
  wording: ReportWording | null;
  /** Those to show; absent: all. */
  only?: (auditId: string) => boolean;
  work?: (item: Recommendation, title: string) => Worked;
};

/** What to do, in the order of points against effort as the engine put it. */
export function Recommendations({ analysis, wording, only, work }: Props) {
  const { recommendations, fixes } = analysis;
  if (recommendations.length === 0) return <p className="text-muted text-sm">Nothing was found that would bring more points.</p>;
  const shown = recommendations.map((item, index) => ({ item, index })).filter(({ item }) => only?.(item.auditId) ?? true);
  return (
    <MoreList items={shown} step={4} what="recommendations" className="grid grid-cols-1 gap-6">
      {({ item, index }) => {
        const worded = wording?.recommendations.find(({ auditId }) => auditId === item.auditId);
        const title = worded?.title ?? item.title;
        const worked = work?.(item, title);
        const ready = fixes.filter(({ id }) => item.fixIds.includes(id));
        return (
          <li key={`${item.auditId} ${item.title}`} id={stepId(index)} tabIndex={-1} className="scroll-mt-4 outline-none">
            <RecommendationItem
              level="h4"
              rank={index + 1}
              title={title}
              priority={item.priority}
              effort={item.effort}
              points={item.recoverablePoints}
            >
              <p className="wrap-anywhere">
                <bdi dir="ltr">{worded?.description ?? item.description}</bdi>
              </p>
              <p className="mt-1 flex flex-wrap items-center gap-2">
                {item.impact} {(worded || item.aiWritten) && <AiMark />}
              </p>
            </RecommendationItem>
            <div className="pl-10">
              {worked?.controls}
              {ready.length > 0 && (
                <Disclosure summary={<span className="font-medium text-sm">Fix, ready to copy</span>} pad="py-2">
                  {() => (
                    <MoreList items={ready} step={3} what="fixes" className="grid grid-cols-1 gap-3 pb-2">
                      {(fix) => (
                        <li key={fix.id}>
                          <FixBlock fix={fix} />
                        </li>
                      )}
                    </MoreList>
                  )}
                </Disclosure>
              )}
              {worked?.findings}
              {!worked && item.findings.length > 0 && (
                <Disclosure summary={<span className="font-medium text-sm">Where this was found</span>} pad="py-2">
                  {() => <FindingList findings={item.findings} total={item.findings.length} />}
                </Disclosure>
              )}
            </div>
          </li>
        );
      }}
    </MoreList>
  );
}
