import { CodedError } from '@citelight/contracts';
import { audit } from '../../platform/audit.ts';
import { limitKey } from '../../platform/client-address.ts';
import type { Context } from '../../platform/context.ts';
import { type Db, transaction } from '../../platform/database.ts';
import { RateLimitedError } from '../../platform/limits.ts';
import type { Claims, Standing } from '../../platform/session.ts';
import { findUserById, listFactors, listIdentities, updateUser } from './accounts.sql.ts';
import { sendAuthMail } from './auth.mail.ts';
import { authError, badJwt, noAuthorization, sessionNotFound, userBanned, userNotFound } from './auth-errors.rules.ts';
import { AUTH, LIMITS } from './auth-limits.rules.ts';
import { decideRefresh, issueRefreshToken, readRefreshToken } from './refresh-token.rules.ts';
import {
  deleteOtherSessions,
  deleteSession,
  deleteSessions,
  findSession,
  findStanding,
  insertSession,
  limitLockWait,
  listSessions,
  lockSession,
  markUsed,
  rotateSession,
} from './sessions.sql.ts';
import { isBanned, type PublicUser, publicUser, type SessionRow, type UserRow } from './user.rules.ts';

export type TokenResponse = {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: PublicUser;
  provider_token?: string;
  provider_refresh_token?: string;
  weak_password?: { message: string; reasons: string[] };
};

const refreshKey = (ctx: Context) => ctx.secrets.key('refresh-token');

export async function readPublicUser(db: Db, user: UserRow): Promise<PublicUser> {
  return publicUser(user, await listIdentities(db, user.id), await listFactors(db, user.id));
}

/** The answer of every grant: a new access token of a session, its refresh token in force, and the user. */
export async function tokenResponse(ctx: Context, db: Db, session: SessionRow, user: UserRow): Promise<TokenResponse> {
  const issuedAt = Math.floor(ctx.now().getTime() / 1000);
  const expiresAt = issuedAt + AUTH.accessTokenSeconds;
  const accessToken = await ctx.keys.sign({
    iss: ctx.sessions.issuer,
    sub: user.id,
    aud: ctx.sessions.audience,
    iat: issuedAt,
    exp: expiresAt,
    email: user.email,
    phone: '',
    role: 'authenticated',
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    refresh_counter: session.counter,
    is_anonymous: false,
  });
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: AUTH.accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: issueRefreshToken(refreshKey(ctx), session.id, session.counter),
    user: await readPublicUser(db, user),
  };
}

/** A session as the fragment of an address: for clients that asked without a code challenge. */
export const sessionParameters = (session: TokenResponse, type?: string): Record<string, string> => ({
  access_token: session.access_token,
  expires_at: String(session.expires_at),
  expires_in: String(session.expires_in),
  ...(session.provider_token && { provider_token: session.provider_token }),
  ...(session.provider_refresh_token && { provider_refresh_token: session.provider_refresh_token }),
  refresh_token: session.refresh_token,
  sb: '',
  token_type: 'bearer',
  ...(type && { type }),
});

/** A new session of a user who has just proved by `method` who they are. */
export async function startSession(ctx: Context, db: Db, user: UserRow, method: string): Promise<TokenResponse> {
  const now = ctx.now();
  const amr = [{ method, timestamp: Math.floor(now.getTime() / 1000) }];
  const session = await insertSession(db, { userId: user.id, amr, aal: 'aal1', ip: ctx.ip, userAgent: ctx.userAgent, now });
  const signedIn = (await updateUser(db, user.id, { last_sign_in_at: now.toISOString() }, now)) ?? user;
  await audit(db, { event: 'auth.signed_in', userId: user.id, ip: ctx.ip, userAgent: ctx.userAgent, details: { method } });
  return tokenResponse(ctx, db, session, signedIn);
}

const refreshError = (code: string, text: string) => authError(400, code, `Invalid Refresh Token: ${text}`);

type Refreshed = { ok: TokenResponse } | { error: Error };

/** The refresh grant by the rotation table (refresh-token.rules.ts). A session that ends here stays ended although the answer is an error. */
export async function refreshSession(ctx: Context, token: unknown): Promise<TokenResponse> {
  if (typeof token !== 'string' || token === '') throw authError(400, 'validation_failed', 'Refresh token is not valid');
  // Clients take a 429 for the end of the session, so here too many requests are a 503, which they repeat.
  await ctx.limits.take(LIMITS.refresh, limitKey(ctx.ip)).catch((error: unknown) => {
    throw error instanceof RateLimitedError ? authError(503, 'over_request_rate_limit', 'Too many requests, please try again') : error;
  });
  const named = readRefreshToken(refreshKey(ctx), token);
  if (!named) throw refreshError('refresh_token_not_found', 'Refresh Token Not Found');
  const outcome = await transaction(ctx.db, async (tx): Promise<Refreshed> => {
    await limitLockWait(tx, AUTH.lockWaitMs);
    const session = await lockSession(tx, named.sessionId);
    if (!session) return { error: refreshError('refresh_token_not_found', 'Refresh Token Not Found') };
    const user = await findUserById(tx, session.user_id);
    const now = ctx.now();
    const end = async (error: Error): Promise<Refreshed> => {
      await deleteSession(tx, session.id, session.user_id);
      return { error };
    };
    if (!user || isBanned(user, now)) return end(refreshError('user_banned', 'User Banned'));
    const born = Date.parse(session.created_at);
    const refreshedAt = Date.parse(session.refreshed_at ?? session.created_at);
    if (now.getTime() - born > AUTH.sessionAbsoluteMs) return end(refreshError('session_expired', 'Session Expired'));
    if (now.getTime() - refreshedAt > AUTH.sessionIdleMs) return end(refreshError('session_expired', 'Session Expired (inactivity)'));
    const { counter, floor, used_counter: usedCounter } = session;
    const state = { counter, floor, usedCounter, refreshedAt, now: now.getTime() };
    switch (decideRefresh(state, named.counter, AUTH)) {
      case 'rotate': {
        const rotated = await rotateSession(tx, session.id, { ip: ctx.ip, userAgent: ctx.userAgent, now });
        return { ok: await tokenResponse(ctx, tx, rotated ?? session, user) };
      }
      case 'again':
        return { ok: await tokenResponse(ctx, tx, session, user) };
      case 'malformed':
        return { error: authError(400, 'validation_failed', 'Refresh token is not valid') };
      case 'refuse':
        return { error: refreshError('refresh_token_already_used', 'Already Used') };
      case 'reused':
        await audit(tx, {
          event: 'auth.refresh_reused',
          userId: user.id,
          ip: ctx.ip,
          userAgent: ctx.userAgent,
          details: { session: session.id },
        });
        await sendAuthMail(ctx, tx, { kind: 'notice', to: user.email, userId: user.id, what: 'sign_in_copied' });
        return end(refreshError('refresh_token_already_used', 'Already Used'));
    }
  });
  if ('error' in outcome) throw outcome.error;
  return outcome.ok;
}

/** An access token that is used shows that the answer of its refresh came through (the first one followed no refresh). */
async function noteUse(db: Db, id: string, usedCounter: number, { refresh_counter: counter }: Claims): Promise<void> {
  if (typeof counter === 'number' && counter > usedCounter) await markUsed(db, id, counter);
}

/** What the sign-in behind a genuine token may do; null when it or its account has ended. Asked for every call to the application. */
export async function standingOf(db: Db, now: Date, claims: Claims): Promise<Standing | null> {
  const { session_id: id, sub } = claims;
  const standing = id ? await findStanding(db, id, sub, now) : undefined;
  if (!id || !standing) return null;
  await noteUse(db, id, standing.usedCounter, claims);
  return standing;
}

/** The session and user behind an Authorization header of /auth/v1, with that protocol's errors. */
export type Caller = { user: UserRow; session: SessionRow };
export async function callerOf(
  ctx: Context,
  verify: (authorization: string) => Promise<Claims>,
  authorization: string | undefined,
): Promise<Caller> {
  if (!authorization || !/^Bearer \S+$/i.test(authorization)) throw noAuthorization();
  const claims = await verify(authorization).catch((error: unknown) => {
    throw error instanceof CodedError && error.code === 'server.unavailable' ? error : badJwt();
  });
  const user = await findUserById(ctx.db, claims.sub);
  if (!user) throw userNotFound();
  if (isBanned(user, ctx.now())) throw userBanned();
  const session = claims.session_id ? await findSession(ctx.db, claims.session_id) : undefined;
  if (!session || session.user_id !== user.id) throw sessionNotFound();
  await noteUse(ctx.db, session.id, session.used_counter, claims);
  return { user, session };
}

export async function signOut(ctx: Context, { user, session }: Caller, scope: string): Promise<void> {
  if (scope !== 'global' && scope !== 'local' && scope !== 'others') throw authError(400, 'validation_failed', 'Unsupported logout scope');
  await transaction(ctx.db, async (tx) => {
    if (scope === 'global') await deleteSessions(tx, user.id);
    else if (scope === 'local') await deleteSession(tx, session.id, user.id);
    else await deleteOtherSessions(tx, user.id, session.id);
    await audit(tx, { event: 'auth.signed_out', userId: user.id, ip: ctx.ip, userAgent: ctx.userAgent, details: { scope } });
  });
}

/** Ends one session of a user's; false when there is none. */
export const endSessionOf = (ctx: Context, userId: string, id: string): Promise<boolean> =>
  transaction(ctx.db, async (tx) => {
    const ended = await deleteSession(tx, id, userId);
    const details = { scope: 'listed', session: id };
    if (ended) await audit(tx, { event: 'auth.signed_out', userId, ip: ctx.ip, userAgent: ctx.userAgent, details });
    return ended;
  });

export { listSessions };
