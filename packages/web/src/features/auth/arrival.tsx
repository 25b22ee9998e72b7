import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { useAuth } from '../../lib/auth.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { useEmailLink } from './email-link.ts';

/** Arrival at / from an e-mail or from another sign-in service: ends on the dashboard, or says why not. */
export function Arrival() {
  const auth = useAuth();
  const link = useEmailLink();
  const navigate = useNavigate();
  const arrived = link.status !== 'checking' && link.status !== 'refused' && auth.status === 'signed-in';

  useEffect(() => {
    if (arrived) void navigate('/dashboard', { replace: true });
  }, [arrived, navigate]);

  const because =
    link.status === 'refused'
      ? link.because
      : link.status === 'none' && auth.status === 'signed-out'
        ? 'This link works only in the browser that asked for it. Please sign in, or ask for a new link.'
        : undefined;
  if (!because) return <Waiting text="Loading" />;
  return (
    <div role="alert" className="grid justify-items-start gap-5">
      <h1 className="font-semibold text-3xl tracking-tight">This link did not work</h1>
      <p className="text-muted">{because}</p>
      <p className="text-muted">
        If your address is confirmed already, just sign in. Otherwise sign up again with the same address and a new link is sent.
      </p>
      <Link to="/auth" className={buttonStyle({ size: 'lg' })}>
        Sign In
      </Link>
    </div>
  );
}
