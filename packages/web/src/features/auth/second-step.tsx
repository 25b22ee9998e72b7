import type { Factor } from '@supabase/auth-js';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { getAuth, signOut } from '../../lib/auth.ts';
import { notify } from '../../lib/notify.ts';
import { keyProblem } from '../../lib/security-key.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';

/** Proves a second factor after the password; the session then counts as aal2 and whoever watches it goes on. */
export function SecondStep({ factors }: { factors: readonly Factor[] }) {
  const verified = factors.filter(({ status }) => status === 'verified');
  const totp = verified.find((factor) => factor.factor_type === 'totp');
  const keys = verified.filter((factor) => factor.factor_type === 'webauthn');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function prove(attempt: () => Promise<{ error: { name?: string; message: string } | null }>) {
    setBusy(true);
    setProblem(undefined);
    const { error } = await attempt();
    setBusy(false);
    if (!error) return;
    setProblem(keyProblem(error));
    setCode('');
    notify.error('account', keyProblem(error));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!totp) return;
    if (!/^\d{6}$/.test(code)) return setProblem('Please enter the 6 digits of the code');
    const auth = await getAuth();
    await prove(() => auth.mfa.challengeAndVerify({ factorId: totp.id, code }));
  }

  async function proveByKey(factorId: string) {
    const auth = await getAuth();
    await prove(() => auth.mfa.webauthn.authenticate({ factorId, webauthn: { rpId: location.hostname, rpOrigins: [location.origin] } }));
  }

  return (
    <div className="grid gap-5">
      <div>
        <h2 className="font-semibold text-xl tracking-tight">Second step</h2>
        <p className="mt-1.5 text-muted">
          {totp ? 'Enter the code that your authenticator app shows now.' : 'Confirm with your security key.'}
        </p>
      </div>
      {totp && (
        <form noValidate onSubmit={submit} className="grid gap-5">
          <CodeField label="Code" error={problem} value={code} onChange={setCode} autoFocus />
          <Button type="submit" size="lg" busy={busy}>
            Continue
          </Button>
        </form>
      )}
      {keys.map(({ id, friendly_name: name }, index) => (
        <Button
          key={id}
          variant={totp || index > 0 ? 'outline' : 'primary'}
          size="lg"
          busy={busy}
          autoFocus={!totp && index === 0}
          onClick={() => void proveByKey(id)}
        >
          <KeyRound aria-hidden="true" />
          {keys.length > 1 && name ? `Use ${name}` : 'Use security key'}
        </Button>
      ))}
      <Button variant="link" className="justify-self-start text-sm" onClick={() => void signOut('/auth')}>
        Sign in with another account
      </Button>
    </div>
  );
}
