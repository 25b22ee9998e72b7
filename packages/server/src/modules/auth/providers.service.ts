import { createRemoteJWKSet, type JWTPayload, customFetch as keysFetch } from 'jose';
import * as oidc from 'openid-client';
import type { Context } from '../../platform/context.ts';
import { authError, invalid } from './auth-errors.rules.ts';

/** OpenID providers: fixed by configuration, asked within bounds. */

export type Provider = Context['config']['AUTH_PROVIDERS'][number];

export function providerOf(ctx: Context, id: unknown): Provider {
  const found = ctx.config.AUTH_PROVIDERS.find((provider) => provider.id === id);
  if (!found) throw invalid(`Unsupported provider: ${typeof id === 'string' && /^[\w-]{1,40}$/.test(id) ? id : 'none'} is not enabled`);
  return found;
}

const ANSWER_BYTES = 1_048_576;
const TIMEOUT_SECONDS = 8;

/** Follows no redirect and reads no more than 1 MB, whatever a provider answers. */
async function askProvider(url: string, options: object): Promise<Response> {
  const response = await fetch(url, { ...options, redirect: 'manual' });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > ANSWER_BYTES) throw new Error('the provider’s answer is larger than 1 MB');
    chunks.push(chunk);
  }
  const { status, headers } = response;
  return new Response(size > 0 ? Buffer.concat(chunks) : null, { status, headers });
}

const unreachable = (cause: unknown) =>
  Object.assign(authError(503, 'unexpected_failure', 'The sign-in provider cannot be reached at the moment. Please try again.'), { cause });

/** Discovery documents are kept; one that failed is asked for again. */
const discovered = new Map<string, Promise<oidc.Configuration>>();

export async function discover(provider: Provider): Promise<oidc.Configuration> {
  const key = `${provider.issuer} ${provider.clientId}`;
  const known = discovered.get(key);
  if (known) return known;
  const loopback = /^http:\/\/(127\.0\.0\.1|localhost)(:|\/|$)/.test(provider.issuer);
  const options = {
    timeout: TIMEOUT_SECONDS,
    [oidc.customFetch]: askProvider,
    ...(loopback ? { execute: [oidc.allowInsecureRequests] } : {}),
  };
  const asked = oidc.discovery(new URL(provider.issuer), provider.clientId, provider.clientSecret, undefined, options).catch((error) => {
    discovered.delete(key);
    throw unreachable(error);
  });
  discovered.set(key, asked);
  return asked;
}

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

/** The published keys of a provider, for tokens that somebody else brings. */
export async function keysOf(provider: Provider): Promise<{ issuer: string; keys: ReturnType<typeof createRemoteJWKSet> }> {
  const { issuer, jwks_uri: address = '' } = (await discover(provider)).serverMetadata();
  const known = keySets.get(address);
  if (known) return { issuer, keys: known };
  const remote = createRemoteJWKSet(new URL(address), { timeoutDuration: TIMEOUT_SECONDS * 1000, [keysFetch]: askProvider });
  keySets.set(address, remote);
  return { issuer, keys: remote };
}

export type ProviderClaims = { subject: string; email: string | null; emailVerified: boolean; data: Record<string, unknown> };

const PROFILE = ['name', 'picture', 'given_name', 'family_name', 'preferred_username', 'iss'];
const PROFILE_LENGTH = 500;

/** What we keep of a verified id token. The subject is the identity; the address only helps to find an account. */
export function providerClaims(claims: JWTPayload): ProviderClaims {
  const email = typeof claims.email === 'string' && claims.email.length <= 255 ? claims.email.toLowerCase() : null;
  const emailVerified = email !== null && (claims.email_verified === true || claims.email_verified === 'true');
  const data: Record<string, unknown> = { sub: claims.sub, email, email_verified: emailVerified, phone_verified: false };
  for (const name of PROFILE) {
    const value = claims[name];
    if (typeof value === 'string' && value.length <= PROFILE_LENGTH) data[name] = value;
  }
  return { subject: String(claims.sub), email, emailVerified, data };
}
