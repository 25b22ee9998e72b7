import { LIMITS } from '@citelight/contracts/limits';
import { NewPasswordForm } from '@citelight/contracts/password-forms';
import { zodResolver } from '@hookform/resolvers/zod';
import type { AuthError } from '@supabase/auth-js';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { getAuth } from '../lib/auth.ts';
import { notify } from '../lib/notify.ts';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
import { useProof } from './proof.tsx';

type Passwords = { current?: string | undefined; password: string; confirm: string };

/** Which field the service speaks of; any other refusal is told in a toast alone. */
const FIELD_OF: Record<string, keyof Passwords> = {
  current_password_required: 'current',
  current_password_invalid: 'current',
  same_password: 'password',
  weak_password: 'password',
};

/** The choice of a new password. The current one is asked for at once, or when the service wants to know it. */
export function useNewPassword({ asksCurrent, onChanged }: { asksCurrent: boolean; onChanged: () => void }) {
  const [asked, setAsked] = useState(asksCurrent);
  const { withProof, proof } = useProof();
  const empty: Passwords = { ...(asked && { current: '' }), password: '', confirm: '' };
  const form = useForm<Passwords>({ resolver: zodResolver(NewPasswordForm), defaultValues: empty });
  const submit = form.handleSubmit(async ({ current, password }) => {
    const change = async () => {
      const { error } = await (await getAuth()).updateUser({ password, ...(current && { current_password: current }) });
      if (error) throw error;
    };
    const error = await withProof(change).then(
      () => null,
      (refused: AuthError) => refused,
    );
    if (!error) {
      form.reset(empty);
      return onChanged();
    }
    const field = FIELD_OF[error.code ?? ''];
    if (field === 'current') setAsked(true);
    if (field) form.setError(field, { message: error.message }, { shouldFocus: true });
    notify.error('password', error.message);
  });
  return { form, submit, asked, proof };
}

/** Its fields, for a grid. */
export function NewPasswordFields({ form, asked }: { form: UseFormReturn<Passwords>; asked: boolean }) {
  const { errors } = form.formState;
  return (
    <>
      {asked && (
        <Field label="Current password" error={errors.current?.message}>
          {(slot) => <PasswordInput {...slot} {...form.register('current')} autoComplete="current-password" />}
        </Field>
      )}
      <div className="col-start-1">
        <Field label="New password" error={errors.password?.message} hint={`At least ${LIMITS.passwordMin} characters.`}>
          {(slot) => <PasswordInput {...slot} {...form.register('password')} autoComplete="new-password" />}
        </Field>
      </div>
      <Field label="Confirm password" error={errors.confirm?.message}>
        {(slot) => <PasswordInput {...slot} {...form.register('confirm')} autoComplete="new-password" />}
      </Field>
    </>
  );
}
