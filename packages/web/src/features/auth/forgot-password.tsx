import { ForgotPasswordForm } from '@citelight/contracts/fields';
import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { getAuth } from '../../lib/auth.ts';
import { notify } from '../../lib/notify.ts';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { MailCode } from './mail-code.tsx';

export function ForgotPassword() {
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const send = useMutation({
    mutationFn: async (address: string) => {
      const { error } = await (await getAuth()).resetPasswordForEmail(address, { redirectTo: `${location.origin}/reset-password` });
      if (error) throw error;
    },
    onSuccess: () => notify.success('reset-mail', 'Password reset email sent! Please check your inbox.'),
    onError: (error) => notify.error('reset-mail', error.message),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = ForgotPasswordForm.safeParse({ email });
    const message = parsed.error?.issues[0]?.message;
    setProblem(message);
    if (message) return notify.error('reset-mail', message);
    if (parsed.data) send.mutate(parsed.data.email);
  }

  if (send.isSuccess)
    return (
      <div className="grid justify-items-start gap-4">
        <MailCheck aria-hidden="true" className="size-9 text-accent-text" />
        <h1 className="font-semibold text-3xl tracking-tight">Check Your Email</h1>
        <p className="text-muted">
          If there is an account for <strong className="wrap-anywhere font-medium text-ink">{email.trim()}</strong>, a link to set a new
          password is on its way. It works in any browser.
        </p>
        <MailCode email={email.trim()} type="recovery" onDone={() => navigate('/reset-password', { replace: true })} />
        <Link to="/auth" className={buttonStyle({ size: 'lg', className: 'mt-2 w-full' })}>
          Back to Sign In
        </Link>
        <Button variant="link" className="text-sm" onClick={() => send.reset()}>
          Didn't receive the email? Try again
        </Button>
      </div>
    );

  return (
    <div className="grid gap-6">
      <div>
        <h1 className="font-semibold text-3xl tracking-tight">Forgot your password?</h1>
        <p className="mt-3 text-muted">Enter the address of your account and we send you a link to set a new one.</p>
      </div>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label="E-mail" error={problem}>
          {(slot) => (
            <Input
              {...slot}
              type="email"
              inputMode="email"
              autoComplete="username"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" size="lg" busy={send.isPending}>
          Send Reset Link
        </Button>
      </form>
      <Link to="/auth" className="text-accent-text text-sm underline underline-offset-4">
        Back to Sign In
      </Link>
    </div>
  );
}
