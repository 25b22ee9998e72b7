import type { Services } from '../../platform/context.ts';
import type { App } from '../../platform/route.ts';
import { authError } from './auth-errors.rules.ts';
import { preflight, protocolOf } from './protocol.service.ts';
import { standingOf } from './sessions.service.ts';

const CLOSED = [401, 'no_authorization', 'This endpoint requires a valid Bearer token'] as const;
/** Whatever the method: what clients of the protocol know and this service has not. */
const LEFT_OUT: readonly [path: string, status: number, code: string, text: string][] = [
  ['/sso', 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  ['/passkeys/*', 404, 'passkey_disabled', 'Passkeys are disabled'],
  ['/magiclink', 422, 'otp_disabled', 'Magic links are disabled'],
  ['/otp', 422, 'otp_disabled', 'Signups not allowed for otp'],
  ['/oauth/*', 404, 'feature_disabled', 'The OAuth server is disabled'],
  ['/factors/recovery-codes', 404, 'feature_disabled', 'Recovery codes are disabled'],
  ['/factors/recovery-codes/*', 404, 'feature_disabled', 'Recovery codes are disabled'],
  ['/admin/*', ...CLOSED],
  ['/invite', ...CLOSED],
];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * /auth/v1, the protocol that @supabase/auth-js speaks: what it says of itself, and what it leaves out. Not in the endpoint table, because its shapes
 * and errors are not ours to choose.
 */
export function authRoutes(app: App, services: Services): void {
  services.sessions.checkWith((claims) => standingOf(services.db, services.now(), claims));
  const { on } = protocolOf(app, services);
  on('OPTIONS', '/*', preflight);
  on('GET', '/health', (_ctx, c) => c.json({ name: 'auth', version: '1', description: 'ok' }));
  on('GET', '/.well-known/jwks.json', async (ctx, c) => {
    c.header('cache-control', 'public, max-age=600');
    return c.json(await ctx.keys.jwks());
  });
  on('GET', '/settings', (ctx, c) =>
    c.json({
      external: { email: true, phone: false, ...Object.fromEntries(ctx.config.AUTH_PROVIDERS.map(({ id }) => [id, true])) },
      disable_signup: !ctx.config.SIGN_UP,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      saml_enabled: false,
    }),
  );

  for (const [path, status, code, text] of LEFT_OUT)
    for (const method of METHODS)
      on(method, path, () => {
        throw authError(status, code, text);
      });
}
