import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { getAuth } from '../lib/auth.ts';
import { Async } from './async.tsx';
import { Button } from './button.tsx';
import { CodeField } from './code-field.tsx';
import { Dialog } from './dialog.tsx';
import { Skeleton } from './skeleton.tsx';

/** A code that was mailed less than a minute ago is still the one to enter. */
async function mailCode(): Promise<true> {
  const { error } = await (await getAuth()).reauthenticate();
  if (error && error.code !== 'over_email_send_rate_limit') throw error;
  return true;
}

/** Asks for a mailed code, before a change that lasts. */
export default function ProofDialog({ onClose, onProven }: { onClose: () => void; onProven: () => void }) {
  const [code, setCode] = useState('');
  const mailed = useQuery({
    queryKey: ['proof-code'],
    queryFn: mailCode,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const prove = useMutation({
    mutationFn: async () => {
      const { error } = await (await getAuth()).updateUser({ nonce: code });
      if (error) throw error;
    },
    onSuccess: onProven,
    onError: () => setCode(''),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    // The form that asked may be around this one in the tree of components.
    event.stopPropagation();
    prove.mutate();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Confirm it’s you"
      text="You signed in a while ago. To go on, enter the 6-digit code we emailed you."
      width="sm"
    >
      <Async query={mailed} failed="The code could not be sent." loading={<Skeleton className="h-28" />}>
        {() => (
          <form noValidate onSubmit={submit} className="grid gap-4">
            <CodeField
              label="Code from the email"
              error={prove.error ? 'That code is not right or has expired. Please try again.' : undefined}
              value={code}
              onChange={setCode}
              autoFocus
            />
            <div className="flex flex-wrap justify-between gap-2">
              <Button variant="outline" onClick={() => void mailed.refetch()} busy={mailed.isFetching}>
                Send a New Code
              </Button>
              <Button type="submit" busy={prove.isPending} disabled={code.length !== 6}>
                Confirm
              </Button>
            </div>
          </form>
        )}
      </Async>
    </Dialog>
  );
}
