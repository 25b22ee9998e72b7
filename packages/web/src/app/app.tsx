import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router';
import { SOCIAL_PLACEHOLDERS } from '../features/landing/marketing.ts';
import { takeFlash } from '../lib/flash.ts';
import { notify } from '../lib/notify.ts';
import { isOutside, OUTSIDE_PATHS } from '../lib/outside.ts';
import { settingsQuery } from '../lib/queries.ts';
import { queryClient } from '../lib/query-client.ts';
import { SiteFooter } from '../ui/site-footer.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { Frame } from './frame.tsx';
import { Guard } from './guard.tsx';
import { Header, OutsideHeader } from './header.tsx';
import { ANALYZE, HOME, NOT_FOUND, ROUTES } from './routes.ts';
import { SessionEffects } from './session-effects.tsx';

type Screen = (typeof ROUTES)[number];

const guarded = ({ access, load, Loaded = lazy(load) }: Screen): ComponentType => {
  if (access === 'public') return Loaded;
  return () => (
    <Guard>
      <Loaded />
    </Guard>
  );
};

/** The server decides what stands at this address: before the gate, the gate. */
function Elsewhere() {
  useEffect(() => location.reload(), []);
  return null;
}

const [Home, Analyze, NotFound] = [guarded(HOME), guarded(ANALYZE), guarded(NOT_FOUND)];

/** The application's own / : only with parameters. A navigation here without any loads the landing page. */
function Root() {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const bare = query.size === 0;
  useEffect(() => {
    if (bare && location.search === '') location.replace('/');
  }, [bare]);
  if (query.has('analyze') && !isOutside) return <Analyze />;
  return <Home />;
}

function PublicFooter() {
  const { pathname } = useLocation();
  const { data } = useQuery(settingsQuery);
  if (ROUTES.some(({ path, access }) => path === pathname && access === 'member')) return null;
  return <SiteFooter social={data?.socialLinks.length ? data.socialLinks : SOCIAL_PLACEHOLDERS} />;
}

/** A new screen starts at its top, with focus where its content begins. */
function useArrival() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the path is an arrival
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

function Shell() {
  const { pathname } = useLocation();
  const main = useArrival();
  const [screens] = useState(() =>
    (isOutside ? ROUTES.filter(({ path }) => OUTSIDE_PATHS.includes(path)) : ROUTES).map((screen) => ({
      ...screen,
      Component: guarded(screen),
    })),
  );
  useEffect(() => {
    const flash = takeFlash();
    if (flash) notify[flash.kind]('arrival', flash.text);
  }, []);
  return (
    <Frame header={isOutside ? <OutsideHeader /> : <Header />} footer={isOutside ? null : <PublicFooter />} main={main}>
      <CrashBoundary place={pathname}>
        <Suspense>
          <Routes>
            <Route path="/" element={<Root />} />
            {screens.map(({ path, Component }) => (
              <Route key={path} path={path} element={<Component />} />
            ))}
            <Route path="*" element={isOutside ? <Elsewhere /> : <NotFound />} />
          </Routes>
        </Suspense>
      </CrashBoundary>
    </Frame>
  );
}

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionEffects />
      <BrowserRouter>
        <Shell />
      </BrowserRouter>
    </QueryClientProvider>
  );
}
