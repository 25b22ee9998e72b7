import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { JWTPayload } from 'jose';
import * as oidc from 'openid-client';
import { limitKey } from '../../platform/client-address.ts';
import type { Context } from '../../platform/context.ts';
import { type Tx, transaction } from '../../platform/database.ts';
import { isUnavailable } from '../../platform/errors.ts';
import { findIdentity, findUserById } from './accounts.sql.ts';
import { AuthError, authError, invalid, sessionNotFound, userBanned } from './auth-errors.rules.ts';
import { AUTH, LIMITS } from './auth-limits.rules.ts';
import { completeFlow, type FlowRow, insertFlow, takeCode, takeState } from './flows.sql.ts';
import { alreadyLinked, linkAccount, requireFactor, requireLinker, resolveAccount } from './identities.service.ts';
import { discover, type ProviderClaims, providerClaims, providerOf } from './providers.service.ts';
import { errorParameters, redirectWithError, safeRedirect, withFragment, withQuery } from './redirects.rules.ts';
import { type Caller, sessionParameters, startSession, type TokenResponse } from './sessions.service.ts';
import { findSession } from './sessions.sql.ts';
import { isBanned, type UserRow } from './user.rules.ts';

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
const secretText = (): string => randomBytes(32).toString('base64url');
const callbackUrl = (ctx: Context) => `${ctx.sessions.issuer}/callback`;

export type AuthorizeInput = {
  provider: unknown;
  redirectTo: string | undefined;
  scopes: string | undefined;
  challenge: string | undefined;
  method: string | undefined;
  extra: Record<string, string>;
  /** The browser's own secret, where it has kept one. */
  browser: string | null;
};

/** Parameters of the protocol itself that an application may not give. */
const RESERVED =
  /^(client_id|client_secret|redirect_uri|response_type|response_mode|request|request_uri|state|nonce|code_challenge.*|code_verifier|provider|redirect_to|scopes?|skip_http_redirect)$/;

/** The provider's address for a sign-in (or, with `linkTo`, for linking an identity to that caller's account). */
export async function authorizeUrl(ctx: Context, input: AuthorizeInput, linkTo: Caller | null): Promise<string> {
  await ctx.limits.take(LIMITS.authorize, limitKey(ctx.ip));
  if (linkTo) await requireLinker(ctx, linkTo);
  const provider = providerOf(ctx, input.provider);
  const challenge = input.challenge || null;
  if ((challenge === null) !== !input.method) throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  if (challenge && input.method?.toLowerCase() !== 's256') throw invalid('code_challenge_method must be s256');
  if (challenge && !/^[A-Za-z0-9._~-]{43,128}$/.test(challenge)) throw invalid('code_challenge must be 43 to 128 characters');
  const config = await discover(provider);
  const [state, verifier, nonce] = [secretText(), oidc.randomPKCECodeVerifier(), oidc.randomNonce()];
  await insertFlow(ctx.db, {
    stateHash: sha256(state),
    provider: provider.id,
    redirectTo: safeRedirect(input.redirectTo, ctx.config.PUBLIC_URL),
    challenge,
    method: challenge ? 's256' : null,
    verifier,
    nonce,
    linkUserId: linkTo?.user.id ?? null,
    linkSessionId: linkTo?.session.id ?? null,
    browserHash: input.browser === null ? null : sha256(input.browser),
    now: ctx.now(),
  });
  const extra = Object.fromEntries(Object.entries(input.extra).filter(([name]) => !RESERVED.test(name)));
  return oidc.buildAuthorizationUrl(config, {
    ...extra,
    redirect_uri: callbackUrl(ctx),
    scope: [...new Set(`${provider.scopes} ${input.scopes ?? ''}`.split(/\s+/).filter(Boolean))].join(' '),
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href;
}

export type CallbackAnswer = { location: string; status: 302 | 303 };

const BAD_STATE = { status: 400, code: 'bad_oauth_state', message: 'OAuth state not found or expired' };
const REFUSED = 'The provider did not confirm the sign-in';

/** Is it the browser that asked? Otherwise somebody could send another through a way of their own, and into their account. */
const isBrowserOf = ({ browser_hash: asked }: FlowRow, browser: string | null): boolean =>
  asked === null || (browser !== null && timingSafeEqual(asked, sha256(browser)));

/** A browser comes back from a provider; answers where it goes next. Nothing here throws for what a provider or visitor does. */
export async function handleCallback(ctx: Context, query: URLSearchParams, browser: string | null): Promise<CallbackAnswer> {
  await ctx.limits.take(LIMITS.authorize, limitKey(ctx.ip));
  const state = query.get('state') ?? '';
  const flow = await takeState(ctx.db, sha256(state), ctx.now());
  if (!flow || !isBrowserOf(flow, browser) || ctx.now().getTime() - Date.parse(flow.created_at) > AUTH.flowMs)
    return { location: withQuery(ctx.config.PUBLIC_URL, errorParameters(BAD_STATE)), status: 303 };
  const fail = (error: { status: number; code: string; message: string; name?: string }): CallbackAnswer => ({
    location: redirectWithError(flow.redirect_to, error),
    status: 302,
  });
  try {
    return { location: await completeSignIn(ctx, flow, query, state), status: 302 };
  } catch (error) {
    if (error instanceof AuthError) return fail(error);
    ctx.log.warn({ err: error, provider: flow.provider }, 'a sign-in through a provider failed');
    if (isUnavailable(error)) return fail({ status: 503, code: 'unexpected_failure', message: 'Unexpected failure, please try again' });
    const denied = error instanceof oidc.AuthorizationResponseError;
    return fail({ status: denied ? 403 : 400, code: 'bad_oauth_callback', message: REFUSED });
  }
}

const TOKENS = 'provider-tokens';

/** What waits, sealed, for the exchange of a code: the provider's tokens, and the identity that is to be linked. */
type Kept = { tokens: Pick<TokenResponse, 'provider_token' | 'provider_refresh_token'>; link?: ProviderClaims };

/** Links the identity for the sign-in that asked, while that lives. */
async function linkFor(ctx: Context, tx: Tx, flow: FlowRow, claims: ProviderClaims): Promise<UserRow> {
  const session = flow.link_session_id ? await findSession(tx, flow.link_session_id) : undefined;
  const user = session && (await findUserById(tx, session.user_id));
  if (!session || user?.id !== flow.link_user_id) throw sessionNotFound();
  await requireFactor(ctx, { user, session });
  return linkAccount(ctx, tx, user.id, flow.provider, claims);
}

async function completeSignIn(ctx: Context, flow: FlowRow, query: URLSearchParams, state: string): Promise<string> {
  const provider = providerOf(ctx, flow.provider);
  const current = new URL(callbackUrl(ctx));
  current.search = query.toString();
  const granted = await oidc.authorizationCodeGrant(await discover(provider), current, {
    pkceCodeVerifier: flow.provider_verifier ?? '',
    expectedState: state,
    expectedNonce: flow.provider_nonce ?? '',
    idTokenExpected: true,
  });
  const claims = providerClaims((granted.claims() ?? {}) as JWTPayload);
  const tokens = { provider_token: granted.access_token, ...(granted.refresh_token && { provider_refresh_token: granted.refresh_token }) };
  return transaction(ctx.db, async (tx) => {
    const complete = async (userId: string, kept: Kept) => {
      const code = secretText();
      const sealed = ctx.secrets.seal(TOKENS, JSON.stringify(kept), flow.id).toString('base64');
      await completeFlow(tx, flow.id, { userId, codeHash: sha256(code), tokens: { sealed }, now: ctx.now() });
      return withQuery(flow.redirect_to, { code });
    };
    if (flow.link_user_id && flow.code_challenge) {
      if (await findIdentity(tx, provider.id, claims.subject)) throw alreadyLinked();
      // Who stands in this browser is not known here: the identity is linked when whoever asked exchanges the code.
      return complete(flow.link_user_id, { tokens, link: claims });
    }
    const user = flow.link_user_id ? await linkFor(ctx, tx, flow, claims) : await resolveAccount(ctx, tx, provider.id, claims);
    if (!flow.code_challenge) {
      const session = await startSession(ctx, tx, user, 'oauth');
      return withFragment(flow.redirect_to, sessionParameters({ ...session, ...tokens }));
    }
    return complete(user.id, { tokens });
  });
}

/**
 * Exchanges the code of a redirect for a session. A wrong verifier voids the code. `caller` is whoever is signed in where the exchange is made, as far as
 * the client tells: an identity is never linked to somebody else.
 */
export async function exchangeCode(
  ctx: Context,
  input: { auth_code?: unknown; code_verifier?: unknown },
  caller: () => Promise<Caller | null>,
): Promise<TokenResponse> {
  await ctx.limits.take(LIMITS.verify, limitKey(ctx.ip));
  const { auth_code: code, code_verifier: verifier } = input;
  if (typeof code !== 'string' || typeof verifier !== 'string' || code === '' || verifier === '')
    throw invalid('invalid request: both auth code and code verifier should be non-empty');
  const flow = await takeCode(ctx.db, sha256(code));
  if (!flow?.user_id) throw authError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  if (ctx.now().getTime() - Date.parse(flow.returned_at ?? flow.created_at) > AUTH.authCodeMs)
    throw authError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  const given = Buffer.from(sha256(verifier).toString('base64url'));
  const expected = Buffer.from(flow.code_challenge ?? '');
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw authError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier');
  const user = await findUserById(ctx.db, flow.user_id);
  if (!user || isBanned(user, ctx.now())) throw userBanned();
  const { sealed } = flow.provider_tokens ?? {};
  // safe: sealed by completeSignIn
  const kept: Kept = sealed ? (JSON.parse(ctx.secrets.open(TOKENS, Buffer.from(sealed, 'base64'), flow.id)) as Kept) : { tokens: {} };
  const signedIn = flow.link_user_id ? await caller() : null;
  if (signedIn && signedIn.user.id !== flow.link_user_id)
    throw authError(403, 'identity_link_mismatch', 'The identity was to be linked to another account');
  const session = await transaction(ctx.db, async (tx) =>
    startSession(ctx, tx, kept.link ? await linkFor(ctx, tx, flow, kept.link) : user, 'oauth'),
  );
  return { ...session, ...kept.tokens };
}
