import type { ComponentType } from 'react';

/** Every screen, one line each, loaded when it is first shown. `member` screens stand behind the guard. */
type Screen = {
  path: string;
  access: 'public' | 'member';
  load: () => Promise<{ default: ComponentType }>;
  /** Its code, where that was here before the application began: `lazy` would show nothing for a moment all the same. */
  Loaded?: ComponentType;
};

export const SCREENS: readonly Screen[] = [
  { path: '/auth', access: 'public', load: () => import('../routes/auth.tsx') },
  { path: '/forgot-password', access: 'public', load: () => import('../routes/forgot-password.tsx') },
  { path: '/reset-password', access: 'public', load: () => import('../routes/reset-password.tsx') },
  { path: '/contact', access: 'public', load: () => import('../routes/contact.tsx') },
  { path: '/about', access: 'public', load: () => import('../routes/coming-soon.tsx') },
  { path: '/blog', access: 'public', load: () => import('../routes/coming-soon.tsx') },
  { path: '/consultants', access: 'public', load: () => import('../routes/coming-soon.tsx') },
  { path: '/privacy', access: 'public', load: () => import('../routes/privacy.tsx') },
  { path: '/terms', access: 'public', load: () => import('../routes/terms.tsx') },
  { path: '/payment-success', access: 'public', load: () => import('../routes/payment-success.tsx') },
  { path: '/dashboard', access: 'member', load: () => import('../routes/dashboard.tsx') },
  { path: '/dashboard/visibility', access: 'member', load: () => import('../routes/visibility.tsx') },
  { path: '/ai-crawlers', access: 'member', load: () => import('../routes/ai-crawlers.tsx') },
  { path: '/search-data', access: 'member', load: () => import('../routes/search-data.tsx') },
  { path: '/reports/:id', access: 'member', load: () => import('../routes/report.tsx') },
  { path: '/shared/:token', access: 'public', load: () => import('../routes/shared.tsx') },
  { path: '/unsubscribe/:token', access: 'public', load: () => import('../routes/unsubscribe.tsx') },
  { path: '/profile-settings', access: 'member', load: () => import('../routes/profile-settings.tsx') },
  { path: '/purchase-credits', access: 'member', load: () => import('../routes/purchase-credits.tsx') },
  { path: '/manage-subscription', access: 'member', load: () => import('../routes/manage-subscription.tsx') },
];

/** / with parameters; without them it is the prerendered landing page, another document. */
export const HOME: Screen = { path: '/', access: 'public', load: () => import('../routes/home.tsx') };
export const ANALYZE: Screen = { path: '/', access: 'member', load: () => import('../routes/analyze.tsx') };
export const NOT_FOUND: Screen = { path: '*', access: 'public', load: () => import('../routes/not-found.tsx') };
