import { deleteWebhook, listWebhooks, testWebhook, type Webhook } from '@citelight/contracts/api/webhooks';
import { LIMITS } from '@citelight/contracts/limits';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2, Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { notify } from '../../lib/notify.ts';
import { Async } from '../../ui/async.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { EVENT_LABELS } from './event-labels.ts';
import { NewWebhookDialog } from './new-webhook-dialog.tsx';

const webhooksQuery = queryOptions({ queryKey: ['webhooks'], queryFn: ({ signal }) => call(listWebhooks, {}, signal) });

const LAST = { pending: 'Last delivery: on its way', delivered: 'Last delivery: delivered', failed: 'Last delivery: failed' };

/** Webhooks: where events are sent, adding, testing and deleting, and what became of deliveries. */
export default function WebhooksCard() {
  const webhooks = useQuery(webhooksQuery);
  const queries = useQueryClient();
  const [adding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<Webhook>();
  const [looking, setLooking] = useState<Webhook>();
  const refresh = () => queries.invalidateQueries({ queryKey: webhooksQuery.queryKey });
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteWebhook, { params: { id } }),
    onSuccess: async () => {
      await refresh();
      notify.success('webhook', 'Webhook deleted');
    },
    onError: (error) => notify.error('webhook', error.message),
  });
  const test = useMutation({
    mutationFn: ({ id }: Webhook) => call(testWebhook, { params: { id } }),
    onSuccess: (_, webhook) => setLooking(webhook),
    onError: (error) => notify.error('webhook', error.message),
  });
  const isFull = (webhooks.data?.total ?? 0) >= LIMITS.webhooks;

  return (
    <Card>
      <CardHeader title="Webhooks" text="Tell another system, or a Slack channel, when something happens here." />
      <CardBody>
        <Async query={webhooks} failed="Your webhooks could not be loaded." loading={<span />}>
          {({ items }) => (
            <ul aria-label="Webhooks" className="mb-5 divide-y divide-line empty:hidden">
              {items.map((webhook) => (
                <li key={webhook.id} className="flex flex-wrap items-center gap-3 py-3 first:pt-0">
                  <Link2 aria-hidden="true" className="size-5 shrink-0 text-muted" />
                  <div className="min-w-0 flex-1 basis-56">
                    <p className="wrap-anywhere font-medium text-sm">
                      <bdi>{webhook.url}</bdi>
                      {webhook.format === 'slack' && <span className="ml-2 font-normal text-muted text-xs">Slack</span>}
                    </p>
                    <p className="text-muted text-xs">
                      {webhook.events
                        .map((event) =>
                          event === 'score.dropped' ? `${EVENT_LABELS[event]} by ${webhook.drop_threshold} points` : EVENT_LABELS[event],
                        )
                        .join(', ')}
                    </p>
                    {webhook.last_delivery && (
                      <p className={webhook.last_delivery.status === 'failed' ? 'text-poor text-xs' : 'text-muted text-xs'}>
                        {LAST[webhook.last_delivery.status]}
                      </p>
                    )}
                  </div>
                  <div className="flex flex-wrap gap-2">
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={`Test ${webhook.url}`}
                      busy={test.isPending && test.variables.id === webhook.id}
                      onClick={() => test.mutate(webhook)}
                    >
                      Test
                    </Button>
                    <Button variant="outline" size="sm" aria-label={`Deliveries to ${webhook.url}`} onClick={() => setLooking(webhook)}>
                      Deliveries
                    </Button>
                    <Button variant="outline" size="sm" aria-label={`Delete ${webhook.url}`} onClick={() => setDeleting(webhook)}>
                      Delete
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          )}
        </Async>
        <Button variant="outline" disabled={isFull} onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" />
          Create Webhook
        </Button>
        {isFull && <p className="mt-2 text-muted text-sm">You have {LIMITS.webhooks} webhooks. Delete one to create another.</p>}
      </CardBody>
      {deleting && (
        <ConfirmDialog
          open
          onClose={() => setDeleting(undefined)}
          title="Delete this webhook?"
          text={`Nothing is sent to ${deleting.url} any more, and the log of its deliveries is deleted.`}
          confirm="Delete"
          danger
          busy={remove.isPending}
          onConfirm={() => remove.mutate(deleting.id, { onSettled: () => setDeleting(undefined) })}
        />
      )}
      {adding && <NewWebhookDialog onClose={() => setAdding(false)} onCreated={() => void refresh()} />}
      {looking && (
        <DeliveriesDialog
          webhook={looking}
          onClose={() => {
            setLooking(undefined);
            void refresh();
          }}
        />
      )}
    </Card>
  );
}
