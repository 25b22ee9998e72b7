import type { OpportunityType } from '@citelight/contracts/assessment';
import { ChartNoAxesColumn, CircleHelp, Magnet, Table2, UserCheck } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { AiMark, PriorityMark } from '../../ui/marks.tsx';
import { Quote, SiteLink } from '../../ui/site-text.tsx';
import { MoreList } from './more-list.tsx';
import type { OpportunityOf } from './whole-report.ts';

const TYPES: Record<OpportunityType, { title: string; icon: typeof Magnet }> = {
  citation_magnet: { title: 'Citation magnet', icon: Magnet },
  faq_content: { title: 'FAQ content', icon: CircleHelp },
  stat_highlight: { title: 'Statistic to highlight', icon: ChartNoAxesColumn },
  data_structure: { title: 'Data structure', icon: Table2 },
  expert_positioning: { title: 'Expert positioning', icon: UserCheck },
};
const RANK = { high: 0, medium: 1, low: 2 };

export default function OpportunitiesTab({ opportunities }: { opportunities: readonly OpportunityOf[] }) {
  return (
    <MoreList
      items={opportunities.toSorted((a, b) => RANK[a.priority] - RANK[b.priority])}
      what="opportunities"
      className="grid grid-cols-1 gap-4"
    >
      {(opportunity, index) => {
        const { title: type, icon: Icon } = TYPES[opportunity.opportunity_type];
        return (
          <li
            key={`${index} ${opportunity.title}`}
            className="grid grid-cols-1 gap-x-8 gap-y-4 rounded-lg border border-line p-5 lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]"
          >
            <div className="grid grid-cols-1 content-start gap-3">
              <p className="flex flex-wrap gap-1.5">
                <Badge tone="accent">
                  <Icon aria-hidden="true" />
                  {type}
                </Badge>
                <PriorityMark of={opportunity.priority} />
                {opportunity.ai_written && <AiMark />}
              </p>
              <div>
                <h3 className="wrap-anywhere font-semibold">
                  <bdi dir="ltr">{opportunity.title}</bdi>
                </h3>
                <p className="mt-0.5">
                  <SiteLink url={opportunity.page_url} />
                </p>
              </div>
              <p className="wrap-anywhere text-sm">
                <bdi dir="ltr">{opportunity.description}</bdi>
              </p>
              {opportunity.evidence && (
                <div className="grid grid-cols-1 gap-1.5">
                  <p className="wrap-anywhere text-muted text-sm">
                    Found: <bdi dir="ltr">{opportunity.evidence.what}</bdi>
                  </p>
                  {opportunity.evidence.snippet && <Quote text={opportunity.evidence.snippet} />}
                </div>
              )}
            </div>
            <div className="grid grid-cols-1 content-start gap-3 text-sm lg:border-line lg:border-l lg:pl-8">
              {opportunity.action_steps.length > 0 && (
                <div>
                  <h4 className="mb-1 font-medium">Action steps</h4>
                  <ol className="ml-5 grid list-decimal gap-1">
                    {opportunity.action_steps.map((step) => (
                      <li key={step} className="wrap-anywhere">
                        <bdi dir="ltr">{step}</bdi>
                      </li>
                    ))}
                  </ol>
                </div>
              )}
              <p className="wrap-anywhere">
                <span className="font-medium">Estimated impact: </span>
                {opportunity.estimated_impact}
              </p>
            </div>
          </li>
        );
      }}
    </MoreList>
  );
}
