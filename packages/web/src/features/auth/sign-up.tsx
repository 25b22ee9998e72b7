import { LIMITS } from '@citelight/contracts/limits';
import { PENDING_WEBSITE } from '@citelight/contracts/pending-website';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { getAuth } from '../../lib/auth.ts';
import { shortUrl } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { type Credentials, CredentialsForm } from './credentials-form.tsx';
import { MailCode } from './mail-code.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';

/** `website` is what the visitor came to analyze. `onStart` and `onFail` frame the attempt, because a service without e-mail confirmation signs in at once. */
export function SignUp({ website, onStart, onFail }: { website: string | undefined; onStart: () => void; onFail: () => void }) {
  const [sentTo, setSentTo] = useState<string>();

  async function submit({ email, password }: Credentials): Promise<string | undefined> {
    onStart();
    const auth = await getAuth();
    const { data, error } = await auth.signUp({
      email,
      password,
      options: { emailRedirectTo: `${location.origin}/`, ...(website && { data: { [PENDING_WEBSITE]: website } }) },
    });
    if (data.session) return undefined;
    onFail();
    // A registered address is answered without an error where confirmation is on; the empty list of identities tells (auth-js).
    if (error?.code === 'user_already_exists' || data.user?.identities?.length === 0)
      notify.error('account', 'This email is already registered. Please sign in instead.');
    else if (error) notify.error('account', error.message);
    else {
      notify.success('account', 'Account created! Please check your email to confirm.');
      setSentTo(email);
    }
    return error?.code === 'weak_password' ? error.message : undefined;
  }

  if (sentTo)
    return (
      <div className="grid justify-items-start gap-3">
        <MailCheck aria-hidden="true" className="size-9 text-accent-text" />
        <h2 className="font-semibold text-xl tracking-tight">Confirm your address</h2>
        <p className="text-muted">
          We sent a link to <strong className="wrap-anywhere font-medium text-ink">{sentTo}</strong>. Open it in any browser and you are
          signed in.
          {website && (
            <>
              {' '}
              The free analysis of <span className="wrap-anywhere font-mono">{shortUrl(website)}</span> starts then.
            </>
          )}
        </p>
        <MailCode email={sentTo} type="signup" onStart={onStart} onFail={onFail} />
        <p className="text-muted text-sm">
          No email after a minute? Check your spam folder. <ResendConfirmation email={sentTo} />
        </p>
      </div>
    );

  return (
    <CredentialsForm
      submit="Sign Up"
      autoComplete="new-password"
      passwordHint={`At least ${LIMITS.passwordMin} characters. A long sentence is better than a short riddle.`}
      onSubmit={submit}
    />
  );
}
