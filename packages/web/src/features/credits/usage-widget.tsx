import type { UserCredits } from '@citelight/contracts/entities';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert, Wallet } from 'lucide-react';
import { Link } from 'react-router';
import { DOT, formatCredits, formatNumber } from '../../lib/format.ts';
import { userCreditsQuery } from '../../lib/queries.ts';
import { Async } from '../../ui/async.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const linkStyle = 'font-medium text-accent-text underline decoration-1 underline-offset-4';

/** What the balance means: what is reserved, what is owed, and whether it carries the scheduled reports. */
function Meaning({ credits: { available, reserved, debt, required, used_this_month, refunded_this_month } }: { credits: UserCredits }) {
  const short = available < required;
  return (
    <>
      <p className="mt-1.5 text-muted text-sm">
        {formatNumber(used_this_month)} used this month
        {refunded_this_month > 0 && `, ${formatNumber(refunded_this_month)} refunded`}
        {reserved > 0 && `${DOT}${formatNumber(reserved)} reserved for a running analysis`}
        {debt > 0 && `${DOT}${formatNumber(debt)} owed for a reversed purchase`}
      </p>
      {short && (
        <p className="mt-3 flex gap-2 text-poor text-sm">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          Your scheduled reports before renewal need {formatCredits(required)}.
        </p>
      )}
    </>
  );
}

/** The credits at a glance, for the dashboard. */
export function UsageWidget() {
  const credits = useQuery(userCreditsQuery);
  return (
    <Card data-usage>
      <CardHeader
        title={
          <span className="flex items-center gap-2">
            <Wallet aria-hidden="true" className="size-4 text-muted" />
            Credits
          </span>
        }
      />
      <CardBody>
        <Async query={credits} failed="Failed to load credit balance" loading={<Skeleton className="h-24.5 w-full" />}>
          {(data) => (
            <>
              <p className="flex items-baseline gap-2.5">
                <span className="font-semibold text-3xl tracking-tight">{formatNumber(data?.available ?? 0)}</span>
                <span className="text-muted text-sm">available</span>
              </p>
              {data && <Meaning credits={data} />}
              <p className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-sm">
                <Link to="/purchase-credits" className={linkStyle}>
                  Purchase Credits
                </Link>
                <Link to="/profile-settings?tab=credits" className={linkStyle}>
                  Usage history
                </Link>
              </p>
            </>
          )}
        </Async>
      </CardBody>
    </Card>
  );
}
