import type { PublicReport } from '@citelight/contracts/api/site';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { Frame } from '../app/frame.tsx';
import { BareHeader } from '../app/header.tsx';
import { GatePage } from '../features/gate/gate-page.tsx';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { SOCIAL_PLACEHOLDERS } from '../features/landing/marketing.ts';
import { sampleOf } from '../features/landing/sample.ts';
import { OUTSIDE_HEAD } from '../lib/outside.ts';
import { SAMPLE_FILE, sampleQuery } from '../lib/sample-query.ts';
import { Page } from '../ui/page.tsx';
import { SiteFooter } from '../ui/site-footer.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { siteFiles } from './files.ts';
import { headOf, LANDING_HEAD } from './head.ts';
import { PUBLIC_PAGES, type PublicPage } from './pages.tsx';

/** As the application shows it before it knows who is there, so that nothing changes when its script takes over. */
const applicationPage = ({ path, Screen }: Pick<PublicPage, 'path' | 'Screen'>, footer: ReactNode, client = new QueryClient()) =>
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <StaticRouter location={path}>
        <Frame header={<BareHeader />} footer={footer}>
          <Screen />
        </Frame>
      </StaticRouter>
    </QueryClientProvider>,
  );

/** What is typed before the application takes over would be lost. */
const withoutEntry = (html: string) =>
  html.replaceAll(/(<form[^>]*>)([\s\S]*?)(<\/form>)/g, '$1<fieldset disabled class="contents">$2</fieldset>$3');

/** The dashboard while the session is determined. Its heading is for browsers that keep one. */
const DashboardBeginning = () => (
  <Page title="Dashboard" heading={<span data-members>Welcome back!</span>} text={<Skeleton className="h-6 w-56" />}>
    <Waiting text="Loading..." />
  </Page>
);

/** Every other screen while its code is on its way, said only to those who wait. */
const Beginning = () => (
  <div className="fade-in-0 fill-mode-backwards animate-in p-8 delay-300">
    <Waiting text="Loading..." />
  </div>
);

const BEGINNING = applicationPage({ path: '/auth', Screen: Beginning }, null);

const withSample = (report: PublicReport | null): QueryClient => {
  const client = new QueryClient();
  if (report) client.setQueryData(sampleQuery.queryKey, report);
  return client;
};

/**
 * The documents whose content stands in the HTML itself: made from which shell, with what in the head and the body, and the code it loads. Without the
 * sample report they hold their own words alone.
 */
export const documentsOf = (report: PublicReport | null) => [
  {
    name: 'index.html',
    shell: 'index.html',
    head: LANDING_HEAD,
    body: renderToStaticMarkup(<LandingPage sample={report && sampleOf(report)} />),
    source: null,
  },
  { name: 'gate.html', shell: 'gate.html', head: '', body: renderToStaticMarkup(<GatePage />), source: null },
  ...PUBLIC_PAGES.map((page) => ({
    name: `${page.path.slice(1)}.html`,
    shell: 'app.html',
    head: headOf(page),
    body: withoutEntry(applicationPage(page, <SiteFooter social={SOCIAL_PLACEHOLDERS} />, withSample(report))),
    source: page.source,
  })),
  {
    name: 'dashboard.html',
    shell: 'app.html',
    head: '',
    body: applicationPage({ path: '/dashboard', Screen: DashboardBeginning }, null),
    source: 'src/routes/dashboard.tsx',
  },
  { name: 'app.html', shell: 'app.html', head: '', body: BEGINNING, source: null },
  // The application as it is before the gate (lib/outside.ts).
  { name: 'outside.html', shell: 'app.html', head: OUTSIDE_HEAD, body: BEGINNING, source: null },
];

export const filesOf = (report: PublicReport) => ({ ...siteFiles, [SAMPLE_FILE]: JSON.stringify(report) });
