import { planByPriceId } from '@citelight/contracts/plans';
import { normalizedUrl, websiteUrlProblem } from '@citelight/contracts/url-rules';

/** What a visitor came for: a plan to buy, else a website to analyze, else the page they wanted. */
export type Intent = { kind: 'checkout'; priceId: string } | { kind: 'analyze'; url: string } | { kind: 'page'; path: string };

/** A path of this application, or the dashboard: nothing in the address bar may lead off the site. */
export function ownPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted)) return '/dashboard';
  const base = 'https://own.invalid';
  const { origin, pathname, search, hash } = new URL(wanted, base);
  // The bare / is the landing page, which would send a signed-in visitor here again.
  const elsewhere = pathname === '/auth' || (pathname === '/' && search !== '?analyze');
  return origin === base && !elsewhere ? `${pathname}${search}${hash}` : '/dashboard';
}

/** Reads the query of /auth: a price that is not ours and a URL that is not valid count as absent. */
export function intentOf(query: URLSearchParams, wanted?: unknown): Intent {
  const priceId = query.get('priceId');
  if (priceId && planByPriceId(priceId)) return { kind: 'checkout', priceId };
  return intentFor(query.get('url') ?? '', wanted);
}

/** To analyze a URL where it is a valid one, else to see a page. */
export function intentFor(url: string, wanted?: unknown): Intent {
  return websiteUrlProblem(url) ? { kind: 'page', path: ownPath(wanted) } : { kind: 'analyze', url: normalizedUrl(url) };
}

export const tabOf = (query: URLSearchParams): 'signin' | 'signup' => (query.get('tab') === 'signup' ? 'signup' : 'signin');
