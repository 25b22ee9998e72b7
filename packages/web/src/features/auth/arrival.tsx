import { PRODUCT_NAME } from '@citelight/contracts/brand';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useAuth } from '../../lib/auth.ts';
import { isOutside } from '../../lib/outside.ts';
import { keepPendingUrl, takePendingUrl } from '../../lib/pending-url.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { useEmailLink } from './email-link.ts';
import { intentFor } from './intent.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';

/** Arrival at / from an e-mail or from another sign-in service: does what the visitor came for and ends on the dashboard, or says why not. */
export function Arrival() {
  const auth = useAuth();
  const link = useEmailLink();
  const afterSignIn = useAfterSignIn();
  const gone = useRef(false);
  const arrived = link.status !== 'checking' && link.status !== 'refused' && auth.status === 'signed-in' ? auth : undefined;

  useEffect(() => {
    if (!arrived || gone.current) return;
    gone.current = true;
    // What this browser remembers is newer than what the sign-up said.
    const url = takePendingUrl() || (link.status === 'accepted' ? link.website : '');
    // What they came for waits until the gate is passed.
    if (isOutside) return keepPendingUrl(url || undefined);
    // Before the second step nothing may be started; the dashboard asks for it.
    void afterSignIn(intentFor(arrived.secondStep ? '' : url), arrived.session.user.id);
  }, [arrived, link, afterSignIn]);

  if (arrived && isOutside)
    return (
      <div role="status" className="grid justify-items-start gap-5">
        <h1 className="font-semibold text-3xl tracking-tight">Your email address is confirmed</h1>
        <p className="text-muted">{PRODUCT_NAME} is in early access: enter the access password to go on.</p>
        <a href="/?arrived" className={buttonStyle({ size: 'lg' })}>
          Enter Access Password
        </a>
      </div>
    );

  const because =
    link.status === 'refused'
      ? link.because
      : link.status === 'none' && auth.status === 'signed-out'
        ? 'This link works only in the browser that asked for it. Please sign in, or ask for a new link.'
        : undefined;
  if (!because) return <Waiting text="Loading" />;
  // The link of a confirmation is often opened twice; who is in already need not sign in.
  const inside = auth.status === 'signed-in';
  return (
    <div role="alert" className="grid justify-items-start gap-5">
      <h1 className="font-semibold text-3xl tracking-tight">This link did not work</h1>
      <p className="text-muted">{because}</p>
      <p className="text-muted">
        {inside
          ? 'You are signed in already, so you can go on without it.'
          : 'Please sign in: if your address is confirmed already, that is all, and if not, you can have a new link sent.'}
      </p>
      <Link to={inside ? '/dashboard' : '/auth'} className={buttonStyle({ size: 'lg' })}>
        {inside ? 'Go to Dashboard' : 'Sign In'}
      </Link>
    </div>
  );
}
