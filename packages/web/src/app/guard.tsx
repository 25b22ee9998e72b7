import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAuth } from '../lib/auth.ts';
import { Waiting } from '../ui/waiting.tsx';

/** Lets only a signed-in visitor through; everyone else goes to /auth, from where they come back to what they wanted. */
export function Guard({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const { pathname, search, hash } = useLocation();
  if (auth.status === 'loading')
    return (
      <div className="p-8">
        <Waiting text="Loading..." />
      </div>
    );
  if (auth.status === 'signed-out' || auth.secondStep)
    return <Navigate to="/auth" replace state={{ wanted: `${pathname}${search}${hash}` }} />;
  return children;
}
