import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { userCreditsQuery } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The spendable credits. A failure leaves everything else on the page in use. */
export function Balance() {
  const credits = useQuery(userCreditsQuery);
  const failed = credits.isError && credits.data === undefined;
  useEffect(() => {
    if (!failed) return;
    notify.error('balance', 'Failed to load credit balance');
    return () => notify.clear('balance');
  }, [failed]);
  return (
    <Card>
      <CardBody className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h2 className="text-muted text-sm">Current Balance</h2>
          {failed ? (
            <p className="mt-2 font-medium">Unknown</p>
          ) : credits.data === undefined ? (
            <Skeleton className="mt-2 h-9 w-24" />
          ) : (
            <p className="mt-1 flex items-baseline gap-2">
              <span data-balance className="font-semibold text-4xl tracking-tight">
                {formatNumber(credits.data?.available ?? 0)}
              </span>
              <span className="text-muted">credits</span>
            </p>
          )}
        </div>
        {failed && (
          <Button variant="outline" size="sm" busy={credits.isFetching} onClick={() => void credits.refetch()}>
            {!credits.isFetching && <RotateCw aria-hidden="true" />}
            Try again
          </Button>
        )}
        {credits.data && credits.data.reserved > 0 && (
          <p className="text-muted text-sm">{formatNumber(credits.data.reserved)} more reserved for a running analysis</p>
        )}
      </CardBody>
    </Card>
  );
}
