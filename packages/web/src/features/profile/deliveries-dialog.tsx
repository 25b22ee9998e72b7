import { listWebhookDeliveries, resendWebhookDelivery, type Webhook, type WebhookDelivery } from '@citelight/contracts/api/webhooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../lib/api.ts';
import { notify } from '../../lib/notify.ts';
import { Async } from '../../ui/async.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Time } from '../../ui/time.tsx';

const STATUS = {
  pending: { tone: 'neutral', text: 'on its way' },
  delivered: { tone: 'good', text: 'delivered' },
  failed: { tone: 'poor', text: 'failed' },
} as const;

function Delivery({ delivery, children }: { delivery: WebhookDelivery; children: ReactNode }) {
  const { type, status, attempts, created_at, problem } = delivery;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-mono text-xs">{type}</span>
          <Badge tone={STATUS[status].tone}>{STATUS[status].text}</Badge>
        </p>
        <p className="text-muted text-xs">
          <Time at={created_at} />
          {attempts > 0 && `, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`}
        </p>
        {problem && <p className="wrap-anywhere text-poor text-xs">{problem}</p>}
      </div>
      {children}
    </li>
  );
}

/** What was sent to a webhook, and sending it again. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const queries = useQueryClient();
  const queryKey = ['webhooks', webhook.id, 'deliveries'];
  const deliveries = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listWebhookDeliveries, { params: { id: webhook.id } }, signal),
    refetchInterval: ({ state }) => (state.data?.items.some(({ status }) => status === 'pending') ? 2_000 : false),
  });
  const resend = useMutation({
    mutationFn: (id: string) => call(resendWebhookDelivery, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
    onError: (error) => notify.error('webhook', error.message),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Deliveries"
      text={`The newest 50 to ${webhook.url}. What fails is tried again for about two hours.`}
    >
      <Async query={deliveries} failed="The deliveries could not be loaded." loading={<Skeleton className="h-40" />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-muted text-sm">Nothing was sent yet.</p>
          ) : (
            <ul aria-label="Deliveries" className="divide-y divide-line">
              {items.map((delivery) => (
                <Delivery key={delivery.id} delivery={delivery}>
                  <Button
                    variant="outline"
                    size="sm"
                    busy={resend.isPending && resend.variables === delivery.id}
                    onClick={() => resend.mutate(delivery.id)}
                  >
                    Resend
                  </Button>
                </Delivery>
              ))}
            </ul>
          )
        }
      </Async>
    </Dialog>
  );
}
