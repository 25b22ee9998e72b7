import { Email } from '@citelight/contracts/fields';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { getAuth } from '../../lib/auth.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

/** Asks for another address; it becomes the account's when both addresses have confirmed it. */
export default function EmailDialog({ current, onClose }: { current: string; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const change = useMutation({
    mutationFn: async (address: string) => {
      const { error } = await (await getAuth()).updateUser({ email: address }, { emailRedirectTo: `${location.origin}/` });
      if (error) throw error;
    },
    onError: (error) => setProblem(error.message),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = Email.safeParse(email);
    const found = parsed.error?.issues[0]?.message ?? (parsed.data === current ? 'This is already your address.' : undefined);
    setProblem(found);
    if (parsed.success && !found) change.mutate(parsed.data);
  }

  if (change.isSuccess)
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title="Confirm in both mailboxes"
        text={`We sent a link to ${current} and one to ${email.trim()}. Your address changes when both have been opened; until then nothing changes.`}
        actions={<Button onClick={onClose}>Done</Button>}
      />
    );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Change your email address" text={`Your address is ${current}.`}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label="New address" error={problem}>
          {(slot) => (
            <Input {...slot} type="email" autoComplete="email" autoFocus value={email} onChange={(event) => setEmail(event.target.value)} />
          )}
        </Field>
        <Button type="submit" busy={change.isPending} className="justify-self-start">
          Send Confirmation
        </Button>
      </form>
    </Dialog>
  );
}
