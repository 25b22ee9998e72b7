import type { LastFetched } from '@citelight/contracts/crawler-activity';
import { COMPREHENSIVE_COST, COSTS } from '@citelight/contracts/credits';
import type { ReactNode } from 'react';
import { formatCredits } from '../../lib/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { late } from '../../ui/late.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { ReplaceHow } from './competitors-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import type { CompetitorOf, WholeReport } from './whole-report.ts';

const waiting = <Skeleton className="h-96" />;
const KeywordsTab = late(() => import('./keywords-tab.tsx'), waiting);
const OpportunitiesTab = late(() => import('./opportunities-tab.tsx'), waiting);
const CompetitorsTab = late(() => import('./competitors-tab.tsx'), waiting);

const TABS = ['overview', 'keywords', 'opportunities', 'competitors'] as const;
type TabName = (typeof TABS)[number];

type Props = {
  report: WholeReport;
  tab: string | null;
  onTab: (tab: string | undefined) => void;
  history?: ReactNode;
  trend?: ReactNode;
  list?: ReactNode;
  demand?: ReactNode;
  /** Whose figures of search consoles are shown. */
  searches?: { websiteId: string; reportId: string };
  addCompetitors?: ReactNode;
  /** What the owner's logs say of the pages. */
  fetched?: LastFetched | undefined;
  /** Of a base report the other tabs say that they are not included, and the owner what they would cost. */
  base?: 'owner' | 'reader' | undefined;
  /** The competitors are still being analyzed. */
  making?: boolean;
  onReplace?: (competitor: CompetitorOf, how: ReplaceHow) => void;
};

const NotIncluded = ({ base, cost }: { base: 'owner' | 'reader'; cost: number }) => (
  <EmptyState
    title="Not included"
    text={
      base === 'owner'
        ? `This is a base report. A comprehensive analysis for ${formatCredits(COMPREHENSIVE_COST)} includes this part for ${formatCredits(cost)}.`
        : 'This is a base report.'
    }
  />
);

/** A tab whose analysis does not exist is disabled, also when the URL asks for it. */
export function ReportTabs({
  report,
  tab,
  onTab,
  history,
  trend,
  list,
  demand,
  searches,
  addCompetitors,
  fetched,
  base,
  making = false,
  onReplace,
}: Props) {
  const { keywords, opportunities, competitors, analysis } = report;
  const missing: Record<TabName, boolean> = {
    overview: false,
    keywords: !keywords && !base,
    opportunities: opportunities.length === 0 && !base,
    competitors: false,
  };
  const value = TABS.find((name) => name === tab && !missing[name]) ?? 'overview';
  return (
    <Tabs
      label="Parts of the report"
      value={value}
      onChange={(next) => onTab(next === 'overview' ? undefined : next)}
      tabs={[
        {
          value: 'overview',
          label: 'Overview',
          content: <OverviewTab report={report} history={history} trend={trend} list={list} fetched={fetched} />,
        },
        {
          value: 'keywords',
          label: 'Keywords & Topics',
          disabled: missing.keywords,
          content: base ? (
            <NotIncluded base={base} cost={COSTS.keyword_analysis} />
          ) : (
            keywords && (
              <KeywordsTab
                keywords={keywords}
                topics={analysis.topics}
                questions={analysis.questions}
                limited={analysis.topicsLimited}
                compared={competitors.length > 0}
                demand={demand}
                searches={searches}
                addCompetitors={addCompetitors}
              />
            )
          ),
        },
        {
          value: 'opportunities',
          label: 'Content Opportunities',
          disabled: missing.opportunities,
          content: base ? (
            <NotIncluded base={base} cost={COSTS.content_opportunities} />
          ) : (
            <OpportunitiesTab opportunities={opportunities} />
          ),
        },
        {
          value: 'competitors',
          label: `Competitors (${competitors.length})`,
          content: base ? (
            <NotIncluded base={base} cost={COSTS.competitor_analysis} />
          ) : (
            <CompetitorsTab competitors={competitors} analysis={analysis} making={making} {...(onReplace ? { onReplace } : {})} />
          ),
        },
      ]}
    />
  );
}
