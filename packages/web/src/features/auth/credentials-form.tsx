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
  /** Answers what is wrong with the password, where that is why it was refused. */
  onSubmit: (credentials: Credentials) => Promise<string | undefined>;
};

/** E-mail and password, for signing in and for signing up. */
export function CredentialsForm({ submit, autoComplete, passwordAside, passwordHint, onSubmit }: Props) {
  const form = useForm<Credentials>({ resolver: zodResolver(SignInForm), defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  async function send(credentials: Credentials) {
    const message = await onSubmit(credentials);
    if (message) form.setError('password', { message }, { shouldFocus: true });
  }
  return (
    <form noValidate onSubmit={form.handleSubmit(send)} className="grid gap-5">
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
