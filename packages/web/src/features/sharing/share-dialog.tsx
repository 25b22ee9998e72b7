import { shareReportEmail } from '@citelight/contracts/api/functions';
import { listShares, renewShare, revokeShare } from '@citelight/contracts/api/site';
import { ShareForm } from '@citelight/contracts/fields';
import { LIMITS } from '@citelight/contracts/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { serverMessage } from '../../lib/errors.ts';
import { formatDay } from '../../lib/format.ts';
import { useKeptForm } from '../../lib/kept-form.ts';
import { notify } from '../../lib/notify.ts';
import { setupQuery } from '../../lib/setup-query.ts';
import { Async } from '../../ui/async.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Time } from '../../ui/time.tsx';

const EMPTY = { recipientEmail: '', recipientName: '', personalMessage: '' };
const FORM = 'share-form';

const sharesQuery = (reportId: string) =>
  queryOptions({ queryKey: ['shares', reportId], queryFn: ({ signal }) => call(listShares, { params: { id: reportId } }, signal) });

function EarlierShares({ reportId }: { reportId: string }) {
  const shares = useQuery(sharesQuery(reportId));
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: (id: string) => call(revokeShare, { params: { id } }),
    onSuccess: () => notify.success('share-revoke', 'Link revoked'),
    onError: (error) => notify.error('share-revoke', 'The link could not be revoked.', { description: error.message }),
    onSettled: () => queries.invalidateQueries({ queryKey: sharesQuery(reportId).queryKey }),
  });
  const renew = useMutation({
    mutationFn: (id: string) => call(renewShare, { params: { id } }),
    onSuccess: ({ expires_at }) => notify.success('share-renew', `The link works until ${formatDay(expires_at)}`),
    onError: (error) => notify.error('share-renew', 'The link could not be renewed.', { description: error.message }),
    onSettled: () => queries.invalidateQueries({ queryKey: sharesQuery(reportId).queryKey }),
  });
  return (
    <section className="mt-6 border-line border-t pt-5">
      <h3 className="font-semibold text-sm">Shared with</h3>
      <Async query={shares} failed="Earlier shares could not be loaded." loading={<Skeleton className="mt-2 h-10" />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="mt-1 text-muted text-sm">Nobody yet. Each recipient gets a link of their own that you can revoke here.</p>
          ) : (
            <ul className="mt-1 divide-y divide-line">
              {items.map((share) => (
                <li key={share.id} className="flex items-center justify-between gap-4 py-2 text-sm">
                  <span className="min-w-0">
                    <span className="wrap-anywhere block">{share.recipient_email}</span>
                    <span className="text-muted text-xs">
                      <Time at={share.created_at} />, {Date.parse(share.expires_at) > Date.now() ? 'works until' : 'expired on'}{' '}
                      {formatDay(share.expires_at)}
                    </span>
                  </span>
                  <span className="flex shrink-0 flex-wrap justify-end gap-2">
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={`Renew the link of ${share.recipient_email}`}
                      busy={renew.isPending && renew.variables === share.id}
                      onClick={() => renew.mutate(share.id)}
                    >
                      Renew
                    </Button>
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={`Revoke the link of ${share.recipient_email}`}
                      busy={revoke.isPending && revoke.variables === share.id}
                      onClick={() => revoke.mutate(share.id)}
                    >
                      Revoke
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Async>
    </section>
  );
}

export default function ShareDialog({ reportId, onClose }: { reportId: string; onClose: () => void }) {
  const queries = useQueryClient();
  const form = useKeptForm(`share ${reportId}`, zodResolver(ShareForm), EMPTY);
  const { errors, isSubmitting } = form.formState;
  const length = useWatch({ control: form.control, name: 'personalMessage' })?.length ?? 0;

  const submit = form.handleSubmit(async ({ recipientEmail, recipientName, personalMessage }) => {
    try {
      await call(shareReportEmail, {
        body: { reportId, recipientEmail, ...(recipientName ? { recipientName } : {}), ...(personalMessage ? { personalMessage } : {}) },
      });
    } catch (error) {
      return notify.error('share', 'Failed to share report', {
        description: serverMessage(error, 'Could not send email. Please try again.'),
      });
    }
    notify.success('share', 'Report shared!');
    form.reset(EMPTY);
    void queries.invalidateQueries({ queryKey: setupQuery.queryKey });
    await queries.invalidateQueries({ queryKey: sharesQuery(reportId).queryKey });
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Share Report"
      text="The recipient gets an e-mail with the score, the summary and a link to a read-only page. No sign-in is needed."
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" form={FORM} busy={isSubmitting}>
            Send
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => {
          // The report view below in the tree of components has forms of its own.
          event.stopPropagation();
          void submit(event);
        }}
        className="grid gap-4"
      >
        <Field label="Recipient e-mail" error={errors.recipientEmail?.message}>
          {(slot) => <Input {...slot} {...form.register('recipientEmail')} type="email" inputMode="email" autoComplete="off" />}
        </Field>
        <Field label="Recipient name (optional)" error={errors.recipientName?.message}>
          {(slot) => <Input {...slot} {...form.register('recipientName')} autoComplete="off" />}
        </Field>
        <Field
          label="Personal message (optional)"
          error={errors.personalMessage?.message}
          aside={
            <span className={`${length > LIMITS.shareMessageLength ? 'text-poor' : 'text-muted'}`}>
              {length}/{LIMITS.shareMessageLength}
            </span>
          }
        >
          {(slot) => <Textarea {...slot} {...form.register('personalMessage')} rows={4} />}
        </Field>
      </form>
      <EarlierShares reportId={reportId} />
    </Dialog>
  );
}
