import type { Subscription } from '@citelight/contracts/entities';
import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { notify } from '../../lib/notify.ts';
import { subscriptionQuery } from '../../lib/queries.ts';
import { Async } from '../../ui/async.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DangerZone } from './danger-zone.tsx';
import { NoSubscription } from './no-subscription.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { SubscriptionDetails } from './subscription-details.tsx';
import { SubscriptionNotice } from './subscription-notice.tsx';
import { usePortal } from './use-subscription-actions.ts';

function PaymentMethodButton() {
  const portal = usePortal();
  return (
    <Button variant="outline" busy={portal.isPending} onClick={() => portal.mutate(window.open('', '_blank'))}>
      {!portal.isPending && <CreditCard aria-hidden="true" />}
      Update Payment Method
    </Button>
  );
}

const Loading = () => (
  <div className="grid gap-6">
    <Skeleton className="h-56" />
    <div className="grid gap-4 lg:grid-cols-3">
      <Skeleton className="h-96" />
      <Skeleton className="h-96 max-lg:hidden" />
      <Skeleton className="h-96 max-lg:hidden" />
    </div>
  </div>
);

function Running({ subscription, schedule }: { subscription: Subscription; schedule: ReactNode }) {
  return (
    <div className="grid gap-8">
      <SubscriptionNotice subscription={subscription} />
      <SubscriptionDetails subscription={subscription} action={<PaymentMethodButton />} />
      {schedule}
      <PlanChoice subscription={subscription} />
      <DangerZone subscription={subscription} />
    </div>
  );
}

/** `schedule` and `subscribe` belong to other features. */
export function ManageSubscription({ schedule, subscribe }: { schedule: ReactNode; subscribe: ReactNode }) {
  const subscription = useQuery(subscriptionQuery);
  const failed = subscription.isError && subscription.data === undefined;
  useEffect(() => {
    if (!failed) return;
    notify.error('subscription', 'Error', { description: 'Failed to load subscription details' });
    return () => notify.clear('subscription');
  }, [failed]);
  return (
    <Async query={subscription} failed="Your subscription could not be loaded." loading={<Loading />}>
      {(data) => (data ? <Running subscription={data} schedule={schedule} /> : <NoSubscription subscribe={subscribe} />)}
    </Async>
  );
}
