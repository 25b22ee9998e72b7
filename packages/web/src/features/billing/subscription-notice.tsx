import type { Subscription } from '@citelight/contracts/entities';
import { formatDay } from '../../lib/format.ts';
import { Notice } from '../../ui/notice.tsx';

/** What is out of the ordinary about a subscription, and what follows from it. */
export function SubscriptionNotice({ subscription: { status, cancel_at_period_end, current_period_end } }: { subscription: Subscription }) {
  return (
    <>
      {status === 'past_due' && (
        <Notice tone="error">
          <p className="font-medium">Your last payment failed.</p>
          <p>Please update your payment method: without a payment the subscription ends.</p>
        </Notice>
      )}
      {cancel_at_period_end && (
        <Notice tone="warning">
          <p className="font-medium">Your subscription is set to cancel.</p>
          <p>It stays active until {formatDay(current_period_end)}. After that, access is lost.</p>
        </Notice>
      )}
    </>
  );
}
