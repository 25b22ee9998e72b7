import { logUnknownRoute } from '@citelight/contracts/api/site';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { call } from '../lib/api.ts';
import { buttonStyle } from '../ui/button.tsx';
import { Narrow } from '../ui/narrow.tsx';
import { useTitle } from '../ui/page.tsx';

export default function NotFoundScreen() {
  const { pathname } = useLocation();
  useTitle('Page not found');
  useEffect(() => {
    // The visitor loses nothing when the note does not arrive.
    call(logUnknownRoute, { body: { path: pathname.slice(0, 2048) } }).catch(() => undefined);
  }, [pathname]);
  return (
    <Narrow>
      <p className="font-mono text-muted text-sm">404</p>
      <h1 className="mt-3 font-semibold text-title">Oops! Page not found</h1>
      <p className="mt-3 break-words text-muted">
        There is nothing at <span className="font-mono text-sm">{pathname}</span>.
      </p>
      <a href="/" className={buttonStyle({ className: 'mt-8' })}>
        Return to Home
      </a>
    </Narrow>
  );
}
