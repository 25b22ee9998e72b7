import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { matchPath } from 'react-router';
import { authKnown, getAuth } from '../lib/auth.ts';
import { App } from './app.tsx';
import { ROUTES } from './routes.ts';

// The session and the screen's code load side by side.
void getAuth().catch(() => undefined); // whoever needs it asks again, and says what failed
const screen = ROUTES.find(({ path }) => matchPath(path, location.pathname));
const loading =
  screen &&
  Promise.all([screen.load(), screen.access === 'member' && authKnown()]).then(([code]) => {
    screen.Loaded = code.default;
  });

const host = document.getElementById('root');
if (!host) throw new Error('app.html has no #root');
// In slices: what the visitor does meanwhile is answered between them.
const start = () => startTransition(() => createRoot(host).render(<App />));
/** What the document holds is on the screen; at once where nobody looks. */
const painted = () => new Promise<void>((done) => (document.hidden ? done() : requestAnimationFrame(() => setTimeout(done))));
// A prerendered page is seen first, and stays until the same can be put in its place.
if (host.firstChild && loading) void Promise.allSettled([loading, painted()]).then(start);
else start();
