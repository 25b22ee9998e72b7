import { ManageSubscription } from '../features/billing/manage-subscription.tsx';
import { SubscribeButton } from '../features/plans/subscribe-button.tsx';
import { ScheduleCard } from '../features/schedules/schedule-card.tsx';
import { Page } from '../ui/page.tsx';
import { PaymentMode } from '../ui/payment-mode.tsx';

export default function ManageSubscriptionScreen() {
  return (
    <Page title="Manage Subscription">
      <PaymentMode className="mb-6" />
      <ManageSubscription schedule={<ScheduleCard variant="full" />} subscribe={<SubscribeButton size="md" />} />
    </Page>
  );
}
