import { DELAYS } from '@citelight/contracts/limits';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '../../lib/auth.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { NewPasswordFields, useNewPassword } from '../../ui/new-password.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { useEmailLink } from './email-link.ts';
import { SecondStep } from './second-step.tsx';

/** Whoever came by the link need not know the current password; a session that began otherwise is asked for it. */
function NewPassword() {
  const navigate = useNavigate();
  const [done, setDone] = useState(false);
  const onChanged = () => {
    setDone(true);
    notify.success('password', 'Password updated successfully! Redirecting to dashboard...');
    setTimeout(() => navigate('/dashboard', { replace: true }), DELAYS.afterPasswordUpdate);
  };
  const { form, submit, asked, proof } = useNewPassword({ asksCurrent: false, onChanged });

  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <NewPasswordFields form={form} asked={asked} />
        <Button type="submit" size="lg" busy={form.formState.isSubmitting || done}>
          Update Password
        </Button>
      </form>
      {proof}
    </>
  );
}

/** The target of the reset e-mail's link: redeems it, asks for the second step where the account has one, then for the new password. */
export function ResetPassword() {
  const auth = useAuth();
  const link = useEmailLink();
  const navigate = useNavigate();
  const refused = link.status === 'refused' || (link.status === 'none' && auth.status === 'signed-out');
  const notified = useRef(false);

  useEffect(() => {
    if (!refused || notified.current) return;
    notified.current = true;
    notify.error('reset-mail', 'Invalid or expired reset link. Please request a new one.');
    setTimeout(() => navigate('/forgot-password', { replace: true }), DELAYS.invalidResetRedirect);
  }, [refused, navigate]);

  if (refused)
    return <p className="text-muted">This reset link is no longer valid. You will be taken to the page where you can ask for a new one.</p>;
  if (auth.status !== 'signed-in' || link.status === 'checking') return <Waiting text="Verifying reset link..." />;
  return auth.secondStep ? <SecondStep factors={auth.session.user.factors ?? []} /> : <NewPassword />;
}
