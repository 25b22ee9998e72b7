import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { settingsQuery } from '../lib/queries.ts';
import { cn } from './cn.ts';

/** Stands where money is spoken of while payments go to a sandbox, so that none can be mistaken for a real one. */
export function TestMode({ className }: { className?: string }) {
  const { data } = useQuery(settingsQuery);
  if (!data?.testPayments) return null;
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
