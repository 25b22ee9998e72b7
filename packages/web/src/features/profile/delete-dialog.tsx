import { deleteAccount } from '@citelight/contracts/api/account';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../lib/api.ts';
import { getAuth, signOut, useAuth } from '../../lib/auth.ts';
import { setFlash } from '../../lib/flash.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';

/** Deletes the account of whoever knows its password or, where it has none, receives its mail. */
export default function DeleteDialog({ onClose }: { onClose: () => void }) {
  const auth = useAuth();
  const providers: unknown = auth.status === 'signed-in' ? auth.session.user.app_metadata.providers : undefined;
  const hasPassword = !Array.isArray(providers) || providers.includes('email');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');

  const mail = useMutation({
    mutationFn: async () => {
      const { error } = await (await getAuth()).reauthenticate();
      if (error) throw error;
    },
  });
  const remove = useMutation({
    mutationFn: () => call(deleteAccount, { body: hasPassword ? { password } : { code } }),
    onSuccess: async () => {
      setFlash({ kind: 'success', text: 'Your account has been deleted' });
      await signOut('/');
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    remove.mutate();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete your account?"
      text="Everything in it is erased at once. This cannot be undone."
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        {hasPassword && (
          <Field label="Password" error={remove.error?.message}>
            {(slot) => (
              <PasswordInput
                {...slot}
                autoFocus
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
          </Field>
        )}
        {!hasPassword && !mail.isSuccess && (
          <div className="grid justify-items-start gap-2">
            <Button variant="outline" busy={mail.isPending} onClick={() => mail.mutate()}>
              Email Me a Code
            </Button>
            {mail.error && (
              <p role="alert" className="text-poor text-sm">
                {mail.error.message}
              </p>
            )}
          </div>
        )}
        {!hasPassword && mail.isSuccess && (
          <CodeField label="Code from the email" error={remove.error?.message} value={code} onChange={setCode} autoFocus />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Keep Account
          </Button>
          <Button type="submit" variant="danger" busy={remove.isPending} disabled={hasPassword ? password === '' : code.length !== 6}>
            Delete Account
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
