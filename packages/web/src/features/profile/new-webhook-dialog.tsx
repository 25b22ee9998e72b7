import { createWebhook, NewWebhook, WEBHOOK_EVENTS, type WebhookEvent } from '@citelight/contracts/api/webhooks';
import type { Sent } from '@citelight/contracts/endpoint';
import { LIMITS } from '@citelight/contracts/limits';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, UrlInput } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { EVENT_LABELS } from './event-labels.ts';

type Format = 'standard' | 'slack';

/** Names an address, chooses the events, and shows the signing secret once. */
export function NewWebhookDialog({ onClose, onCreated }: { onClose: () => void; onCreated: () => void }) {
  const [url, setUrl] = useState('');
  const [format, setFormat] = useState<Format>('standard');
  const [events, setEvents] = useState<WebhookEvent[]>(['report.completed', 'report.failed']);
  const [threshold, setThreshold] = useState(`${LIMITS.webhookDropThreshold}`);
  const [problems, setProblems] = useState<Partial<Record<'url' | 'events' | 'drop_threshold', string | undefined>>>({});
  const create = useMutation({
    mutationFn: (body: Sent<typeof createWebhook>['body']) => call(createWebhook, { body }),
    onSuccess: ({ secret }) => {
      onCreated();
      if (secret === null) onClose();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = NewWebhook.safeParse({ url, format, events, drop_threshold: Number.parseFloat(threshold) });
    const problemOf = (field: string) => parsed.error?.issues.find(({ path }) => path[0] === field)?.message;
    setProblems({ url: problemOf('url'), events: problemOf('events'), drop_threshold: problemOf('drop_threshold') });
    if (parsed.success) create.mutate(parsed.data);
  }

  if (create.data?.secret)
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title="Copy the signing secret"
        text="You can see it only now. Your system uses it to verify that a delivery is from us."
        actions={<Button onClick={onClose}>Done</Button>}
      >
        <div className="flex flex-wrap items-center gap-3">
          <code className="min-w-0 flex-1 select-all break-all rounded-md bg-sunken px-3 py-2 font-mono text-sm">{create.data.secret}</code>
          <CopyButton text={create.data.secret} what="Signing secret" />
        </div>
      </Dialog>
    );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Create a webhook">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label="Format">
          {(slot) => (
            <Select {...slot} value={format} onChange={({ target }) => setFormat(target.value as Format)}>
              <option value="standard">JSON, signed (Standard Webhooks)</option>
              <option value="slack">Slack incoming webhook</option>
            </Select>
          )}
        </Field>
        <Field
          label="URL"
          hint={format === 'slack' ? 'From your Slack app, under Incoming Webhooks.' : 'A public address that answers with status 2xx.'}
          error={problems.url}
        >
          {(slot) => (
            <UrlInput
              {...slot}
              autoFocus
              maxLength={LIMITS.competitorUrlLength}
              value={url}
              onChange={({ target }) => setUrl(target.value)}
            />
          )}
        </Field>
        <fieldset aria-describedby={problems.events ? 'events-problem' : undefined} className="grid gap-2">
          <legend className="mb-2 font-medium text-sm">Send when</legend>
          {WEBHOOK_EVENTS.map((event) => (
            <label key={event} className="flex cursor-pointer items-center gap-3 text-sm">
              <input
                type="checkbox"
                checked={events.includes(event)}
                onChange={({ target }) => setEvents(target.checked ? [...events, event] : events.filter((other) => other !== event))}
                className="size-4 shrink-0 accent-accent"
              />
              {EVENT_LABELS[event]}
            </label>
          ))}
        </fieldset>
        {events.includes('score.dropped') && (
          <Field label="Points that the score must drop" error={problems.drop_threshold}>
            {(slot) => (
              <Input
                {...slot}
                inputMode="decimal"
                value={threshold}
                onChange={({ target }) => setThreshold(target.value)}
                className="w-28"
              />
            )}
          </Field>
        )}
        {(problems.events ?? create.error) && (
          <p id="events-problem" role="alert" className="text-poor text-sm">
            {problems.events ?? create.error?.message}
          </p>
        )}
        <Button type="submit" busy={create.isPending} className="justify-self-start">
          Create Webhook
        </Button>
      </form>
    </Dialog>
  );
}
