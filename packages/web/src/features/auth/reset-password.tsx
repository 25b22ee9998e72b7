import { DELAYS, LIMITS } from '@citelight/contracts/limits';
import { ResetPasswordForm } from '@citelight/contracts/password-forms';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { getAuth, useAuth } from '../../lib/auth.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { useEmailLink } from './email-link.ts';
import { SecondStep } from './second-step.tsx';

type Passwords = { password: string; confirm: string };

function NewPasswordForm() {
  const navigate = useNavigate();
  const [done, setDone] = useState(false);
  const form = useForm<Passwords>({ resolver: zodResolver(ResetPasswordForm), defaultValues: { password: '', confirm: '' } });
  const { errors, isSubmitting } = form.formState;

  async function submit({ password }: Passwords) {
    const { error } = await (await getAuth()).updateUser({ password });
    if (error?.code === 'weak_password' || error?.code === 'same_password')
      form.setError('password', { message: error.message }, { shouldFocus: true });
    if (error) return notify.error(error.message);
    setDone(true);
    notify.success('Password updated successfully! Redirecting to dashboard...');
    setTimeout(() => navigate('/dashboard', { replace: true }), DELAYS.afterPasswordUpdate);
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-5">
      <Field label="New password" error={errors.password?.message} hint={`At least ${LIMITS.passwordMin} characters.`}>
        {(slot) => <PasswordInput {...slot} {...form.register('password')} autoComplete="new-password" />}
      </Field>
      <Field label="Confirm password" error={errors.confirm?.message}>
        {(slot) => <PasswordInput {...slot} {...form.register('confirm')} autoComplete="new-password" />}
      </Field>
      <Button type="submit" size="lg" busy={isSubmitting || done}>
        Update Password
      </Button>
    </form>
  );
}

/** The target of the reset e-mail's link: redeems it, asks for the second step where the account has one, then for the new password. */
export function ResetPassword() {
  const auth = useAuth();
  const link = useEmailLink();
  const navigate = useNavigate();
  const refused = link.status === 'refused' || (link.status === 'none' && auth.status === 'signed-out');
  const told = useRef(false);

  useEffect(() => {
    if (!refused || told.current) return;
    told.current = true;
    notify.error('Invalid or expired reset link. Please request a new one.');
    setTimeout(() => navigate('/forgot-password', { replace: true }), DELAYS.invalidResetRedirect);
  }, [refused, navigate]);

  if (refused)
    return <p className="text-muted">This reset link is no longer valid. You will be taken to the page where you can ask for a new one.</p>;
  if (auth.status !== 'signed-in' || link.status === 'checking') return <Waiting text="Verifying reset link..." />;
  return auth.secondStep ? <SecondStep factors={auth.session.user.factors ?? []} /> : <NewPasswordForm />;
}
