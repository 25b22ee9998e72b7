import { SCREEN_PATHS, SCREENS, type ScreenPath } from '@citelight/contracts/screens';
import type { ComponentType } from 'react';
import { queryClient } from '../lib/query-client.ts';
import { sampleQuery } from '../lib/sample-query.ts';

/** A screen, loaded when it is first shown. */
type Screen = {
  path: string;
  access: 'public' | 'member';
  load: () => Promise<{ default: ComponentType }>;
  /** Its code, where that was here before the application began: `lazy` would show nothing for a moment all the same. */
  Loaded?: ComponentType;
};

/** The code of each screen. */
const CODE: Record<ScreenPath, Screen['load']> = {
  '/auth': () => import('../routes/auth.tsx'),
  '/forgot-password': () => import('../routes/forgot-password.tsx'),
  '/reset-password': () => import('../routes/reset-password.tsx'),
  '/contact': () => import('../routes/contact.tsx'),
  '/about': () => import('../routes/coming-soon.tsx'),
  '/blog': () => import('../routes/coming-soon.tsx'),
  '/consultants': () => import('../routes/coming-soon.tsx'),
  // The report comes beside the code that shows it.
  '/sample': async () => (await Promise.all([import('../routes/sample.tsx'), queryClient.prefetchQuery(sampleQuery)]))[0],
  '/privacy': () => import('../routes/privacy.tsx'),
  '/terms': () => import('../routes/terms.tsx'),
  '/payment-success': () => import('../routes/payment-success.tsx'),
  '/dashboard': () => import('../routes/dashboard.tsx'),
  '/dashboard/visibility': () => import('../routes/visibility.tsx'),
  '/ai-crawlers': () => import('../routes/ai-crawlers.tsx'),
  '/search-data': () => import('../routes/search-data.tsx'),
  '/reports/:id': () => import('../routes/report.tsx'),
  '/shared/:token': () => import('../routes/shared.tsx'),
  '/unsubscribe/:token': () => import('../routes/unsubscribe.tsx'),
  '/profile-settings': () => import('../routes/profile-settings.tsx'),
  '/purchase-credits': () => import('../routes/purchase-credits.tsx'),
  '/manage-subscription': () => import('../routes/manage-subscription.tsx'),
};
export const ROUTES: readonly Screen[] = SCREEN_PATHS.map((path) => ({ path, access: SCREENS[path].access, load: CODE[path] }));

/** / with parameters; without them it is the prerendered landing page, another document. */
export const HOME: Screen = { path: '/', access: 'public', load: () => import('../routes/home.tsx') };
export const ANALYZE: Screen = { path: '/', access: 'member', load: () => import('../routes/analyze.tsx') };
export const NOT_FOUND: Screen = { path: '*', access: 'public', load: () => import('../routes/not-found.tsx') };
