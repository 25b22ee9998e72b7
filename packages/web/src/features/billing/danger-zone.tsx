import type { Subscription } from '@citelight/contracts/entities';
import { useState } from 'react';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useCancel } from './use-subscription-actions.ts';

/** The end of a subscription, apart from everything else and never by one click. */
export function DangerZone({ subscription }: { subscription: Subscription }) {
  const [asking, setAsking] = useState(false);
  const cancel = useCancel(() => setAsking(false));
  const cancelled = subscription.cancel_at_period_end;
  const end = formatDay(subscription.current_period_end);
  return (
    <section aria-labelledby="danger-zone" className="rounded-lg border border-poor-fill/50 bg-panel p-5 sm:p-6">
      <h2 id="danger-zone" className="font-semibold text-lg tracking-tight">
        Danger Zone
      </h2>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="max-w-prose text-muted text-sm">
          {cancelled
            ? `Your subscription ends on ${end}.`
            : `A cancelled subscription stays active until ${end}. After that, automated reports stop and access is lost.`}
        </p>
        <Button variant="danger" disabled={cancelled} onClick={() => setAsking(true)}>
          {cancelled ? 'Already Cancelled' : 'Cancel Subscription'}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Cancel your subscription?"
        text={`It stays active until ${end}. After that, automated reports stop and access is lost.`}
        confirm="Cancel Subscription"
        dismiss="Keep Subscription"
        danger
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      />
    </section>
  );
}
