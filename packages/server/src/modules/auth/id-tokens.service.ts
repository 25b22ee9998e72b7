import { createHash } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify } from 'jose';
import { limitKey } from '../../platform/client-address.ts';
import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database.ts';
import { authError, OAuthError } from './auth-errors.rules.ts';
import { LIMITS } from './auth-limits.rules.ts';
import { linkAccount, requireLinker, resolveAccount } from './identities.service.ts';
import { keysOf, type Provider, providerClaims, providerOf } from './providers.service.ts';
import { type Caller, startSession, type TokenResponse } from './sessions.service.ts';

const refused = (text: string) => new OAuthError('invalid request', text);
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The claims of a token that this provider signed for us. */
async function verifyIdToken(ctx: Context, provider: Provider, token: string): Promise<JWTPayload> {
  const { issuer, keys } = await keysOf(provider);
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: provider.clientId,
      currentDate: ctx.now(),
      requiredClaims: ['sub', 'exp', 'iat'],
      algorithms: ['RS256', 'ES256', 'PS256'], // all with SHA-256, of which at_hash is made
    });
    // OpenID Connect Core 3.1.3.7: of several audiences, the authorized party must be us.
    if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload.azp !== provider.clientId) throw refused('Bad ID token');
    return payload;
  } catch (error) {
    ctx.log.info({ err: error }, 'an id token was refused');
    if (error instanceof errors.JWKSTimeout || error instanceof TypeError)
      throw authError(503, 'unexpected_failure', 'The sign-in provider cannot be reached at the moment. Please try again.');
    if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud')
      throw refused(`Unacceptable audience in id_token: ${JSON.stringify(error.payload.aud)?.slice(0, 200)}`);
    throw refused('Bad ID token');
  }
}

function checkBindings(payload: JWTPayload, { nonce, access_token: accessToken }: Record<string, unknown>): void {
  const given = typeof nonce === 'string' && nonce !== '' ? nonce : null;
  if ((given === null) !== (payload.nonce === undefined))
    throw refused('Passed nonce and nonce in id_token should either both exist or not.');
  if (given !== null && sha256(given).toString('hex') !== payload.nonce) throw new OAuthError('invalid nonce', 'Nonces mismatch');
  if (typeof accessToken !== 'string' || payload.at_hash === undefined) return;
  if (sha256(accessToken).subarray(0, 16).toString('base64url') !== payload.at_hash) throw refused('Bad ID token');
}

/** The id-token grant: a token that a provider gave to the application itself. With a caller, the identity is linked. */
export async function signInWithIdToken(ctx: Context, input: Record<string, unknown>, caller: Caller | null): Promise<TokenResponse> {
  await ctx.limits.take(LIMITS.idToken, limitKey(ctx.ip));
  if (typeof input.id_token !== 'string' || input.id_token === '') throw refused('id_token required');
  if (caller) await requireLinker(ctx, caller);
  const provider = providerOf(ctx, input.provider);
  const payload = await verifyIdToken(ctx, provider, input.id_token);
  checkBindings(payload, input);
  const claims = providerClaims(payload);
  return transaction(ctx.db, async (tx) => {
    const user = caller
      ? await linkAccount(ctx, tx, caller.user.id, provider.id, claims)
      : await resolveAccount(ctx, tx, provider.id, claims);
    return startSession(ctx, tx, user, 'oauth');
  });
}
