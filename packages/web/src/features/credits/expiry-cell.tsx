import type { CreditTransaction } from '@citelight/contracts/entities';
import { Clock } from 'lucide-react';
import { formatDay, formatInstant } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { expiryOf } from './ledger.ts';

/** When the credits of a line end, with a warning while that is near. */
export function ExpiryCell({ line }: { line: CreditTransaction }) {
  const expiry = expiryOf(line);
  if (expiry.kind === 'none') return '-';
  if (expiry.kind === 'never') return 'Never';
  const day = (
    <time dateTime={expiry.at} title={formatInstant(expiry.at)} className="whitespace-nowrap">
      {formatDay(expiry.at)}
    </time>
  );
  if (expiry.kind === 'past') return <span className="text-muted">Ended {day}</span>;
  if (expiry.kind === 'later') return day;
  return (
    <Badge tone="fair" data-expiry="soon">
      <Clock aria-hidden="true" />
      <span className="sr-only">Expires soon:</span>
      {day}
    </Badge>
  );
}
