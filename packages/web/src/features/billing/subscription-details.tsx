import type { Subscription } from '@citelight/contracts/entities';
import { planByTier } from '@citelight/contracts/plans';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDay, formatInstant, formatMoney, formatNumber, shortUrl } from '../../lib/format.ts';
import { trackedWebsiteQuery, userCreditsQuery } from '../../lib/queries.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{title}</dt>
      <dd className="mt-1 break-words font-medium">{children}</dd>
    </div>
  );
}

const statusOf = ({ status, cancel_at_period_end }: Subscription) => {
  if (status === 'past_due') return <Badge tone="poor">Payment failed</Badge>;
  if (cancel_at_period_end) return <Badge tone="fair">Set to cancel</Badge>;
  return <Badge tone="good">Active</Badge>;
};

/** The plan that runs, what it costs, and what it brings. */
export function SubscriptionDetails({ subscription, action }: { subscription: Subscription; action: ReactNode }) {
  const plan = planByTier(subscription.tier);
  const credits = useQuery(userCreditsQuery);
  const tracked = useQuery(trackedWebsiteQuery);
  // The one that was tracked when the plan began may have been replaced; the schedule follows.
  const website = tracked.data ?? subscription.tracked_websites;
  const end = subscription.current_period_end;
  return (
    <Card>
      <CardHeader
        title={
          <span className="flex flex-wrap items-center gap-2.5">
            {plan.name}
            {statusOf(subscription)}
          </span>
        }
        text={plan.description}
        actions={action}
      />
      <CardBody>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-line border-t pt-5 sm:grid-cols-4">
          <Fact title="Price">
            {formatMoney(plan.price)}/{plan.period}
          </Fact>
          <Fact title={subscription.cancel_at_period_end ? 'Active until' : 'Next billing date'}>
            <time dateTime={end} title={formatInstant(end)}>
              {formatDay(end)}
            </time>
          </Fact>
          <Fact title="Available credits">
            {credits.data ? formatNumber(credits.data.available) : credits.isPending ? <Skeleton className="h-6 w-12" /> : 'Unknown'}
          </Fact>
          <Fact title="Tracked website">{website ? shortUrl(website.website_url) : 'None'}</Fact>
        </dl>
      </CardBody>
    </Card>
  );
}
