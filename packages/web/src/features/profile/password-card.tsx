import { LIMITS } from '@citelight/contracts/limits';
import { ChangePasswordForm } from '@citelight/contracts/password-forms';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { getAuth, useAuth } from '../../lib/auth.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';

type Passwords = { current: string; password: string; confirm: string };

/** Which field the service speaks of; any other refusal is told in a toast alone. */
const FIELD_OF: Record<string, keyof Passwords> = {
  current_password_required: 'current',
  current_password_invalid: 'current',
  same_password: 'password',
  weak_password: 'password',
};

/** A new password for whoever knows the current one; an account that signs in through another service alone has none yet. */
export function PasswordCard() {
  const auth = useAuth();
  const providers: unknown = auth.status === 'signed-in' ? auth.session.user.app_metadata.providers : undefined;
  const known = !Array.isArray(providers) || providers.includes('email');
  const empty: Passwords = { current: known ? '' : 'none', password: '', confirm: '' };
  const form = useForm({ resolver: zodResolver(ChangePasswordForm), defaultValues: empty });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ current, password }) => {
    const { error } = await (await getAuth()).updateUser({ password, ...(known && { current_password: current }) });
    const field = FIELD_OF[error?.code ?? ''];
    if (error && field) form.setError(field, { message: error.message }, { shouldFocus: true });
    if (error) return notify.error(error.message);
    form.reset(empty);
    notify.success('Password changed', { description: 'Your other sessions were signed out.' });
  });

  return (
    <Card>
      <CardHeader title="Password" text="Changing it signs out every other session." />
      <CardBody>
        <form noValidate onSubmit={submit} className="grid max-w-xl gap-5 sm:grid-cols-2">
          {known && (
            <div className="sm:col-span-2 sm:w-[calc(50%-0.625rem)]">
              <Field label="Current password" error={errors.current?.message}>
                {(slot) => <PasswordInput {...slot} {...form.register('current')} autoComplete="current-password" />}
              </Field>
            </div>
          )}
          <Field label="New password" error={errors.password?.message} hint={`At least ${LIMITS.passwordMin} characters.`}>
            {(slot) => <PasswordInput {...slot} {...form.register('password')} autoComplete="new-password" />}
          </Field>
          <Field label="Confirm password" error={errors.confirm?.message}>
            {(slot) => <PasswordInput {...slot} {...form.register('confirm')} autoComplete="new-password" />}
          </Field>
          <Button type="submit" variant="outline" busy={isSubmitting} className="justify-self-start">
            Change Password
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
