import { useMutation } from '@tanstack/react-query';
import { getAuth } from '../../lib/auth.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';

export function ResendConfirmation({ email }: { email: string }) {
  const resend = useMutation({
    mutationFn: async () => {
      const options = { emailRedirectTo: `${location.origin}/` };
      const { error } = await (await getAuth()).resend({ type: 'signup', email, options });
      if (error) throw error;
    },
    onSuccess: () => notify.success('confirmation-mail', 'Email sent again. Please check your inbox.'),
    onError: (error) => notify.error('confirmation-mail', error.message),
  });
  return (
    <Button variant="link" busy={resend.isPending} onClick={() => resend.mutate()}>
      Send it again
    </Button>
  );
}
