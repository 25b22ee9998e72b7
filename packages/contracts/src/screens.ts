/** Every screen of the application by its path; `:name` stands for one segment. The browser's routes, the server's answers and robots.txt follow from this. */
type Screen = {
  /** `member`: behind the guard that sends signed-out visitors to /auth. */
  access: 'public' | 'member';
  /** Nothing for a crawler: robots.txt names it. Member screens never are. */
  unlisted?: true;
  /** Open to those who have a mailed or shared link and have not passed the early-access gate. */
  outside?: true;
};

export const SCREENS = {
  '/auth': { access: 'public', unlisted: true },
  '/forgot-password': { access: 'public' },
  '/reset-password': { access: 'public', outside: true },
  '/contact': { access: 'public' },
  '/about': { access: 'public' },
  '/blog': { access: 'public' },
  '/consultants': { access: 'public' },
  '/sample': { access: 'public' },
  '/privacy': { access: 'public' },
  '/terms': { access: 'public' },
  '/payment-success': { access: 'public' },
  '/dashboard': { access: 'member' },
  '/dashboard/visibility': { access: 'member' },
  '/ai-crawlers': { access: 'member' },
  '/search-data': { access: 'member' },
  '/reports/:id': { access: 'member' },
  '/shared/:token': { access: 'public', unlisted: true, outside: true },
  '/unsubscribe/:token': { access: 'public', unlisted: true, outside: true },
  '/profile-settings': { access: 'member' },
  '/purchase-credits': { access: 'member' },
  '/manage-subscription': { access: 'member' },
} as const satisfies Record<string, Screen>;

export type ScreenPath = keyof typeof SCREENS;
export const SCREEN_PATHS = Object.keys(SCREENS) as readonly ScreenPath[];

/** What the path says of the screen, with the optional flags readable on all of them. */
export const screenAt = (path: ScreenPath): Screen => SCREENS[path];
