import { useState } from 'react';
import { Link } from 'react-router';
import { getAuth } from '../../lib/auth.ts';
import { notify } from '../../lib/notify.ts';
import { Notice } from '../../ui/notice.tsx';
import { type Credentials, CredentialsForm } from './credentials-form.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';

/** The screen goes on by itself once the session is there; this only asks for it. `onStart` and `onFail` frame the attempt. */
export function SignIn({ onStart, onFail }: { onStart: () => void; onFail: () => void }) {
  const [unconfirmed, setUnconfirmed] = useState<string>();

  async function submit({ email, password }: Credentials): Promise<undefined> {
    onStart();
    setUnconfirmed(undefined);
    const { error } = await (await getAuth()).signInWithPassword({ email, password });
    if (!error) return;
    onFail();
    notify.error('account', error.message);
    if (error.code === 'email_not_confirmed') setUnconfirmed(email);
  }

  return (
    <div className="grid gap-5">
      <CredentialsForm
        submit="Sign In"
        autoComplete="current-password"
        onSubmit={submit}
        passwordAside={
          <Link to="/forgot-password" className="text-accent-text underline underline-offset-4">
            Forgot password
          </Link>
        }
      />
      {unconfirmed && (
        <Notice tone="warning">
          This address is not confirmed yet. Please open the link in the e-mail we sent to {unconfirmed}.{' '}
          <ResendConfirmation email={unconfirmed} />
        </Notice>
      )}
    </div>
  );
}
