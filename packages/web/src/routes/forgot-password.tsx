import { ForgotPassword } from '../features/auth/forgot-password.tsx';
import { Narrow } from '../ui/narrow.tsx';
import { useTitle } from '../ui/page.tsx';

export default function ForgotPasswordScreen() {
  useTitle('Forgot password');
  return (
    <Narrow>
      <ForgotPassword />
    </Narrow>
  );
}
