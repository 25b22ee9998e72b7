import { useQuery } from '@tanstack/react-query';
import { TriangleAlert, Wallet } from 'lucide-react';
import { formatCredits } from '../../lib/format.ts';
import { userCreditsQuery } from '../../lib/queries.ts';
import { badgeStyle } from '../../ui/badge.tsx';
import { Tip } from '../../ui/tip.tsx';

/** The balance in the header; a warning when the scheduled reports before renewal need more. */
export function CreditsBadge() {
  const { data, isPending } = useQuery(userCreditsQuery);
  if (!data && !isPending)
    return (
      <span title="Credits unknown" className={badgeStyle({ className: 'h-7 px-2.5' })}>
        <Wallet aria-hidden="true" />–<span className="sr-only">credits unknown</span>
      </span>
    );
  if (!data) return <span role="status" aria-label="Loading credits" className={badgeStyle({ className: 'h-7 w-16 animate-pulse' })} />;
  const short = data.available < data.required;
  if (!short)
    return (
      <span title={formatCredits(data.available)} data-credits={data.available} className={badgeStyle({ className: 'h-7 px-2.5' })}>
        <Wallet aria-hidden="true" />
        {data.available}
        <span className="sr-only">credits</span>
      </span>
    );
  return (
    <Tip
      text={`Your scheduled reports before renewal need ${formatCredits(data.required)}; you have ${formatCredits(data.available)}.`}
      className={badgeStyle({ tone: 'poor', className: 'h-7 rounded-full! px-2.5' })}
    >
      <TriangleAlert aria-hidden="true" />
      <span data-credits={data.available}>{data.available}</span>
      <span className="sr-only">credits, fewer than your scheduled reports need</span>
    </Tip>
  );
}
