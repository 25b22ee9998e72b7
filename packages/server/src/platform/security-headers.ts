import type { MiddlewareHandler } from 'hono';
import type { Config } from './config.ts';

/** Styles may be inline: charts and toasts set them. Scripts may not. */
const CSP = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  // The text font stands in its style sheet, so that it is there at the first paint.
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];
const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self)';

/** On every answer, errors and files among them. A handler that needs another policy sets it itself. */
export function securityHeaders(config: Pick<Config, 'PUBLIC_URL' | 'AUTH_URL' | 'AUTH_JWKS_URL'>): MiddlewareHandler {
  const foreignAuth = config.AUTH_URL ?? config.AUTH_JWKS_URL;
  const csp = CSP.map((line) => (foreignAuth && line.startsWith('connect-src') ? `${line} ${new URL(foreignAuth).origin}` : line)).join(
    '; ',
  );
  const https = config.PUBLIC_URL.startsWith('https:');
  return async (c, next) => {
    await next();
    const set = (name: string, value: string) => {
      if (!c.res.headers.has(name)) c.header(name, value);
    };
    if (c.res.headers.get('content-type') === 'application/json') c.header('content-type', 'application/json; charset=utf-8');
    set('content-security-policy', csp);
    set('x-content-type-options', 'nosniff');
    set('referrer-policy', 'strict-origin-when-cross-origin');
    set('x-frame-options', 'DENY');
    set('permissions-policy', PERMISSIONS);
    set('cross-origin-opener-policy', 'same-origin');
    set('cross-origin-resource-policy', 'same-origin');
    if (https) set('strict-transport-security', 'max-age=63072000; includeSubDomains');
  };
}
