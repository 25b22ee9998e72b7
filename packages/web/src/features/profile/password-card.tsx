import { useAuth } from '../../lib/auth.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { NewPasswordFields, useNewPassword } from '../../ui/new-password.tsx';

/** A new password for whoever knows the current one; an account that signs in through another service alone has none yet. */
export function PasswordCard() {
  const auth = useAuth();
  const providers: unknown = auth.status === 'signed-in' ? auth.session.user.app_metadata.providers : undefined;
  const asksCurrent = !Array.isArray(providers) || providers.includes('email');
  const onChanged = () => notify.success('password', 'Password changed', { description: 'Your other sessions were signed out.' });
  const { form, submit, asked, proof } = useNewPassword({ asksCurrent, onChanged });

  return (
    <Card>
      <CardHeader title="Password" text="Changing it signs out every other session." />
      <CardBody>
        <form noValidate onSubmit={submit} className="grid max-w-xl gap-5 sm:grid-cols-2">
          <NewPasswordFields form={form} asked={asked} />
          <Button type="submit" variant="outline" busy={form.formState.isSubmitting} className="col-start-1 justify-self-start">
            Change Password
          </Button>
        </form>
        {proof}
      </CardBody>
    </Card>
  );
}
