import { randomBytes } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import type { Context, Services } from '../../platform/context.ts';
import type { App, Http } from '../../platform/route.ts';
import { AUTH } from './auth-limits.rules.ts';
import { unlinkIdentity } from './identities.service.ts';
import { authorizeUrl, handleCallback } from './oauth-flows.service.ts';
import { formOf, protocolOf } from './protocol.service.ts';

/** Says which browser asked for a way through a provider, when it comes back. */
const cookieName = ({ config }: Pick<Services, 'config'>) =>
  config.PUBLIC_URL.startsWith('https:') ? '__Host-citelight-way' : 'citelight-way';
const browserOf = (ctx: Context, c: Http): string | null => getCookie(c, cookieName(ctx)) ?? null;

/** The same secret for all ways that a browser takes at once. */
function rememberBrowser(ctx: Context, c: Http): string {
  const kept = browserOf(ctx, c);
  const secret = kept && /^[\w-]{43}$/.test(kept) ? kept : randomBytes(32).toString('base64url');
  const secure = ctx.config.PUBLIC_URL.startsWith('https:');
  setCookie(c, cookieName(ctx), secret, { httpOnly: true, sameSite: 'Lax', path: '/', secure, maxAge: 2 * (AUTH.flowMs / 1000) });
  return secret;
}

const authorizeInput = (c: Http, browser: string | null) => {
  const query = c.req.query();
  return {
    provider: query.provider,
    redirectTo: query.redirect_to,
    scopes: query.scopes,
    challenge: query.code_challenge,
    method: query.code_challenge_method,
    extra: query,
    browser,
  };
};

async function callback(ctx: Context, c: Http, query: URLSearchParams): Promise<Response> {
  c.header('referrer-policy', 'no-referrer');
  const { location, status } = await handleCallback(ctx, query, browserOf(ctx, c));
  return c.redirect(location, status);
}

const CALLBACK_PARAMETERS = new Set(['state', 'code', 'iss', 'error', 'error_description', 'error_uri', 'session_state']);

/** Signing in through other services, and the identities that an account has there. */
export function identityRoutes(app: App, services: Services): void {
  const { on, onCaller } = protocolOf(app, services);
  on('GET', '/authorize', async (ctx, c) => c.redirect(await authorizeUrl(ctx, authorizeInput(c, rememberBrowser(ctx, c)), null), 302));
  on('GET', '/callback', async (ctx, c) => callback(ctx, c, new URL(c.req.url).searchParams));
  // A form that another site posts brings no cookie of ours; the redirect that follows does.
  on('POST', '/callback', async (ctx, c) => {
    const form = await formOf(c);
    const known = new URLSearchParams([...form].filter(([name]) => CALLBACK_PARAMETERS.has(name)));
    c.header('referrer-policy', 'no-referrer');
    return c.redirect(`${ctx.sessions.issuer}/callback?${known}`, 303);
  });

  onCaller('GET', '/user/identities/authorize', async (ctx, c, caller) => {
    // A program, or a page of another origin, keeps no cookie: the exchange of the code by whoever holds the verifier binds it, and without that only a cookie can.
    const keepsCookie = c.req.header('sec-fetch-site') === 'same-origin' || !c.req.query('code_challenge');
    const url = await authorizeUrl(ctx, authorizeInput(c, keepsCookie ? rememberBrowser(ctx, c) : null), caller);
    return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302);
  });
  onCaller('DELETE', '/user/identities/:id', async (ctx, c, caller) => c.json(await unlinkIdentity(ctx, caller, c.req.param('id') ?? '')));
}
