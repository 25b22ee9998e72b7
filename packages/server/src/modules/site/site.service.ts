import type { Context } from '../../platform/context.ts';

const AI_NAMES = { 'openai-compatible': 'OpenAI-compatible', anthropic: 'Anthropic', google: 'Google', perplexity: 'Perplexity' } as const;

/** What browsers may know of the configuration; nothing in it is secret. */
export function describeSettings({ config, sessions }: Context) {
  const foreignAuth = config.AUTH_JWKS_URL !== null;
  return {
    payments: config.payments === 'sandbox' ? ('test' as const) : config.payments,
    contactEmail: config.CONTACT_EMAIL,
    socialLinks: Object.entries(config.SOCIAL_LINKS).map(([label, url]) => ({ label, url })),
    authUrl: foreignAuth ? (config.AUTH_URL ?? sessions.issuer) : '/auth/v1',
    oauthProviders: config.AUTH_PROVIDERS.map(({ id, label }) => ({ id, label })),
    aiProvider: config.AI_PROVIDER === 'none' ? null : AI_NAMES[config.AI_PROVIDER],
  };
}

/** A visitor met the 404 page: somewhere a link is wrong. */
export async function noteUnknownRoute(ctx: Context, path: string) {
  ctx.log.warn({ path, ip: ctx.ip }, 'unknown route');
  return { success: true as const };
}
