import { ResetPassword } from '../features/auth/reset-password.tsx';
import { Narrow } from '../ui/narrow.tsx';
import { useTitle } from '../ui/page.tsx';

export default function ResetPasswordScreen() {
  useTitle('Set a new password');
  return (
    <Narrow>
      <h1 className="mb-8 font-semibold text-3xl tracking-tight">Set a new password</h1>
      <ResetPassword />
    </Narrow>
  );
}
