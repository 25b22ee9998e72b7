import { ResetPasswordForm } from '@citelight/contracts/fields';
import { LIMITS } from '@citelight/contracts/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { getAuth } from '../../lib/auth.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';

const EMPTY = { password: '', confirm: '' };

export function PasswordCard() {
  const form = useForm({ resolver: zodResolver(ResetPasswordForm), defaultValues: EMPTY });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    const { error } = await (await getAuth()).updateUser({ password });
    if (error) return notify.error(error.message);
    form.reset(EMPTY);
    notify.success('Password changed', { description: 'Your other sessions were signed out.' });
  });

  return (
    <Card>
      <CardHeader title="Password" text="Changing it signs out every other session." />
      <CardBody>
        <form noValidate onSubmit={submit} className="grid max-w-xl gap-5 sm:grid-cols-2">
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
