import { SignInForm } from '@citelight/contracts/fields';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';

export type Credentials = { email: string; password: string };

type Props = {
  submit: string;
  autoComplete: 'current-password' | 'new-password';
  passwordAside?: ReactNode;
  passwordHint?: string;
  onSubmit: (credentials: Credentials) => Promise<void>;
};

/** E-mail and password, for signing in and for signing up. */
export function CredentialsForm({ submit, autoComplete, passwordAside, passwordHint, onSubmit }: Props) {
  const form = useForm<Credentials>({ resolver: zodResolver(SignInForm), defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={form.handleSubmit(onSubmit)} className="grid gap-5">
      <Field label="E-mail" error={errors.email?.message}>
        {(slot) => (
          <Input {...slot} {...form.register('email')} type="email" inputMode="email" autoComplete="username" autoCapitalize="none" />
        )}
      </Field>
      <Field label="Password" error={errors.password?.message} hint={passwordHint} aside={passwordAside}>
        {(slot) => <PasswordInput {...slot} {...form.register('password')} autoComplete={autoComplete} />}
      </Field>
      <Button type="submit" size="lg" busy={isSubmitting}>
        {submit}
      </Button>
    </form>
  );
}
