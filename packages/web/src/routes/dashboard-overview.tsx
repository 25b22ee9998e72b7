import type { TrackedWebsite } from '@citelight/contracts/entities';
import { CompetitorsCard } from '../features/competitors/competitors-card.tsx';
import { UsageWidget } from '../features/credits/usage-widget.tsx';
import { SubscribeButton } from '../features/plans/subscribe-button.tsx';
import { ScheduleCard } from '../features/schedules/schedule-card.tsx';
import { VisibilityCard } from '../features/visibility/visibility-card.tsx';
import { DashboardNav } from './dashboard-nav.tsx';
import { EvidenceLinks } from './evidence-links.tsx';

/** What stands above the reports once a website is tracked. */
export default function DashboardOverview({ website }: { website: TrackedWebsite }) {
  return (
    <>
      <DashboardNav />
      <UsageWidget />
      <ScheduleCard variant="compact" subscribe={<SubscribeButton />} />
      <CompetitorsCard website={website} />
      <VisibilityCard website={website} />
      <EvidenceLinks />
    </>
  );
}
