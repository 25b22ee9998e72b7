import type { Setup } from '@citelight/contracts/api/account';
import type { TrackedWebsite } from '@citelight/contracts/entities';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CompetitorsCard } from '../features/competitors/competitors-card.tsx';
import { UsageWidget } from '../features/credits/usage-widget.tsx';
import { SubscribeButton } from '../features/plans/subscribe-button.tsx';
import { Lead } from '../features/reports/lead.tsx';
import { newestReportsQuery } from '../features/reports/reports.queries.ts';
import { ScheduleCard } from '../features/schedules/schedule-card.tsx';
import { VisibilityCard } from '../features/visibility/visibility-card.tsx';
import { lateDialog } from '../ui/late.tsx';
import { DashboardNav } from './dashboard-nav.tsx';
import { EvidenceLinks } from './evidence-links.tsx';
import { isSetupShown, SetupList } from './setup-list.tsx';

const ShareDialog = lateDialog(() => import('../features/sharing/share-dialog.tsx'));
const PlanDialog = lateDialog(() => import('../features/plans/plan-dialog.tsx'));

/** What stands above the reports once a website is tracked. */
export default function DashboardOverview({ website, setup }: { website: TrackedWebsite; setup: Setup | undefined }) {
  const { data: newest } = useQuery(newestReportsQuery);
  const [dialog, setDialog] = useState<'share' | 'plans'>();
  const close = () => setDialog(undefined);
  const latest = newest?.items.find(({ website_id, is_latest }) => website_id === website.id && is_latest);
  return (
    <>
      <DashboardNav />
      <Lead website={website} />
      {setup && isSetupShown(setup) && <SetupList setup={setup} onSchedule={() => setDialog('plans')} onShare={() => setDialog('share')} />}
      <UsageWidget />
      <ScheduleCard variant="compact" subscribe={<SubscribeButton />} />
      <CompetitorsCard website={website} />
      <VisibilityCard website={website} />
      <EvidenceLinks />
      {dialog === 'plans' && <PlanDialog onClose={close} />}
      {dialog === 'share' && latest && <ShareDialog reportId={latest.id} onClose={close} />}
    </>
  );
}
