import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { getAuth } from '../../lib/auth.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';

type Props = {
  email: string;
  type: 'signup' | 'recovery';
  /** Before each attempt, since a right code signs in at once. */
  onStart?: () => void;
  onFail?: () => void;
  onDone?: () => void;
};

/** The six digits of a mail do what its link does, in this browser: for whoever reads the mail elsewhere. */
export function MailCode({ email, type, onStart, onFail, onDone }: Props) {
  const [code, setCode] = useState('');
  const verify = useMutation({
    mutationFn: async () => {
      onStart?.();
      const { error } = await (await getAuth()).verifyOtp({ email, token: code, type });
      if (error) throw error.code === 'otp_expired' ? new Error('This code is not right, or older than ten minutes.') : error;
    },
    onSuccess: onDone,
    onError: () => {
      onFail?.();
      setCode('');
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    verify.mutate();
  }
  return (
    <form noValidate onSubmit={submit} className="flex w-full items-start gap-2">
      <div className="min-w-0 flex-1">
        <CodeField label="Or enter the code from the e-mail" error={verify.error?.message} value={code} onChange={setCode} />
      </div>
      <Button type="submit" variant="outline" className="mt-6.5 h-11" busy={verify.isPending} disabled={code.length !== 6}>
        Confirm
      </Button>
    </form>
  );
}
