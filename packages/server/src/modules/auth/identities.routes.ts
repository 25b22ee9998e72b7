import type { Context, Services } from '../../platform/context.ts';
import type { App, Http } from '../../platform/route.ts';
import { unlinkIdentity } from './identities.service.ts';
import { authorizeUrl, handleCallback } from './oauth-flows.service.ts';
import { formOf, protocolOf } from './protocol.service.ts';

const authorizeInput = (c: Http) => {
  const query = c.req.query();
  return {
    provider: query.provider,
    redirectTo: query.redirect_to,
    scopes: query.scopes,
    challenge: query.code_challenge,
    method: query.code_challenge_method,
    extra: query,
  };
};

async function callback(ctx: Context, c: Http, query: URLSearchParams): Promise<Response> {
  c.header('referrer-policy', 'no-referrer');
  const { location, status } = await handleCallback(ctx, query);
  return c.redirect(location, status);
}

/** Signing in through other services, and the identities that an account has there. */
export function identityRoutes(app: App, services: Services): void {
  const { on, onCaller } = protocolOf(app, services);
  on('GET', '/authorize', async (ctx, c) => c.redirect(await authorizeUrl(ctx, authorizeInput(c), null), 302));
  on('GET', '/callback', async (ctx, c) => callback(ctx, c, new URL(c.req.url).searchParams));
  on('POST', '/callback', async (ctx, c) => callback(ctx, c, await formOf(c)));

  onCaller('GET', '/user/identities/authorize', async (ctx, c, caller) => {
    const url = await authorizeUrl(ctx, authorizeInput(c), caller);
    return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302);
  });
  onCaller('DELETE', '/user/identities/:id', async (ctx, c, caller) => c.json(await unlinkIdentity(ctx, caller, c.req.param('id') ?? '')));
}
