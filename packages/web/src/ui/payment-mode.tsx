import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { settingsQuery } from '../lib/queries.ts';
import { cn } from './cn.ts';
import { Notice } from './notice.tsx';

/** Stands where money is spoken of: payments in a sandbox are never mistaken for real ones, and where none are set up nobody tries in vain. */
export function PaymentMode({ className }: { className?: string }) {
  const { data } = useQuery(settingsQuery);
  if (data?.payments === 'off')
    return (
      <div className={className}>
        <Notice tone="warning">Payments are not set up on this server, so neither credits nor plans can be bought.</Notice>
      </div>
    );
  if (data?.payments !== 'test') return null;
  return (
    <p className={cn('flex items-start gap-3 rounded-md border border-edge/50 border-dashed px-4 py-3 text-sm', className)}>
      <FlaskConical aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
      <span>
        <strong className="font-semibold">Test mode</strong>
        <span className="text-muted"> – payments go to a sandbox. No card is charged.</span>
      </span>
    </p>
  );
}
