import { lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { ReplaceHow } from './competitors-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import type { CompetitorOf, WholeReport } from './whole-report.ts';

const KeywordsTab = lazy(() => import('./keywords-tab.tsx').then(({ KeywordsTab: Tab }) => ({ default: Tab })));
const OpportunitiesTab = lazy(() => import('./opportunities-tab.tsx').then(({ OpportunitiesTab: Tab }) => ({ default: Tab })));
const CompetitorsTab = lazy(() => import('./competitors-tab.tsx').then(({ CompetitorsTab: Tab }) => ({ default: Tab })));

const TABS = ['overview', 'keywords', 'opportunities', 'competitors'] as const;
type TabName = (typeof TABS)[number];

type Props = {
  report: WholeReport;
  tab: string | null;
  onTab: (tab: string | undefined) => void;
  history?: ReactNode;
  /** The competitors are still being analyzed. */
  making?: boolean;
  onReplace?: (competitor: CompetitorOf, how: ReplaceHow) => void;
};

/** A tab whose analysis does not exist is disabled, also when the URL asks for it. */
export function ReportTabs({ report, tab, onTab, history, making = false, onReplace }: Props) {
  const { keywords, opportunities, competitors, analysis } = report;
  const missing: Record<TabName, boolean> = {
    overview: false,
    keywords: !keywords,
    opportunities: opportunities.length === 0,
    competitors: false,
  };
  const value = TABS.find((name) => name === tab && !missing[name]) ?? 'overview';
  const late = (content: ReactNode) => <Suspense fallback={<Skeleton className="h-96" />}>{content}</Suspense>;
  return (
    <Tabs
      label="Parts of the report"
      value={value}
      onChange={(next) => onTab(next === 'overview' ? undefined : next)}
      tabs={[
        { value: 'overview', label: 'Overview', content: <OverviewTab report={report} history={history} /> },
        {
          value: 'keywords',
          label: 'Keywords & Topics',
          disabled: missing.keywords,
          content: keywords && late(<KeywordsTab keywords={keywords} prompts={analysis.prompts} />),
        },
        {
          value: 'opportunities',
          label: 'Content Opportunities',
          disabled: missing.opportunities,
          content: late(<OpportunitiesTab opportunities={opportunities} />),
        },
        {
          value: 'competitors',
          label: `Competitors (${competitors.length})`,
          content: late(
            <CompetitorsTab competitors={competitors} analysis={analysis} making={making} {...(onReplace ? { onReplace } : {})} />,
          ),
        },
      ]}
    />
  );
}
