import { ArrowLeft } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { AuthPanel } from '../features/auth/auth-panel.tsx';
import { tabOf } from '../features/auth/intent.ts';
import { Narrow } from '../ui/narrow.tsx';
import { useTitle } from '../ui/page.tsx';

export default function AuthScreen() {
  const [query] = useSearchParams();
  const signUp = tabOf(query) === 'signup';
  useTitle(signUp ? 'Sign Up' : 'Sign In');
  return (
    <Narrow>
      <h1 className="mb-8 font-semibold text-3xl tracking-tight">{signUp ? 'Create your account' : 'Sign in to your account'}</h1>
      <AuthPanel />
      <a href="/" className="mt-10 inline-flex items-center gap-2 text-muted text-sm underline-offset-4 hover:text-ink hover:underline">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to Home
      </a>
    </Narrow>
  );
}
