import { NEEDS_PASSWORD, PENDING_WEBSITE } from '@citelight/contracts';
import { limitKey } from '../../platform/client-address.ts';
import type { Context } from '../../platform/context.ts';
import { type Tx, transaction } from '../../platform/database.ts';
import { listIdentities, lockUser, updateIdentity, updateUser } from './accounts.sql.ts';
import { codeExpired, invalid, linkExpired, userBanned } from './auth-errors.rules.ts';
import { LIMITS } from './auth-limits.rules.ts';
import { confirmEmailChange } from './email-change.service.ts';
import { checkCode, takeLink } from './mail-tokens.service.ts';
import { deleteTokens, type OneTimeToken, pendingPasswords, type TokenPurpose, takeToken } from './one-time-tokens.sql.ts';
import { startSession, type TokenResponse } from './sessions.service.ts';
import { isBanned } from './user.rules.ts';

/** What a mailed link or code does when it comes back. */

/** Purposes that a type of /verify may redeem. */
const PURPOSES: Record<string, readonly TokenPurpose[]> = {
  signup: ['signup'],
  recovery: ['recovery'],
  email_change: ['email_change_current', 'email_change_new'],
  magiclink: ['magiclink'],
  email: ['signup', 'magiclink'],
};

export type Verified = { session: TokenResponse } | { message: string };

export const FIRST_HALF = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/**
 * The answer also says what only a first confirmation tells: the website that the sign-up came for, and that a password is still to be chosen. Nobody is told
 * again, since it is neither stored nor in the access token.
 */
const withNews = (session: TokenResponse, news: Record<string, unknown>): TokenResponse => ({
  ...session,
  user: { ...session.user, user_metadata: { ...session.user.user_metadata, ...news } },
});

/** What a redeemed token does: confirms the address, activates the password of its own sign-up, and signs in. */
async function redeem(ctx: Context, tx: Tx, token: OneTimeToken, viaLink: boolean): Promise<Verified> {
  const user = await lockUser(tx, token.user_id);
  if (!user) throw linkExpired();
  const now = ctx.now();
  if (isBanned(user, now)) throw userBanned();
  if (token.purpose === 'email_change_current' || token.purpose === 'email_change_new') {
    const moved = await confirmEmailChange(ctx, tx, user, token.purpose);
    return moved ? { session: await startSession(ctx, tx, moved, 'otp') } : { message: FIRST_HALF };
  }
  const firstConfirmation = user.email_confirmed_at === null;
  const others = (await pendingPasswords(tx, user.id)).filter((password) => password !== token.pending_password);
  const password = others.length > 0 ? null : token.pending_password;
  const confirmed = await updateUser(
    tx,
    user.id,
    {
      ...(firstConfirmation && { email_confirmed_at: now.toISOString() }),
      ...(firstConfirmation && token.purpose === 'signup' && { encrypted_password: password }),
      ...(firstConfirmation && { user_metadata: { ...user.user_metadata, email_verified: true } }),
    },
    now,
  );
  if (firstConfirmation) {
    for (const identity of await listIdentities(tx, user.id)) {
      if (identity.provider === 'email')
        await updateIdentity(tx, identity.id, {
          data: { ...identity.identity_data, email_verified: true },
          email: user.email,
          signedInAt: now,
          now,
        });
    }
  }
  await deleteTokens(tx, user.id);
  const method = token.purpose === 'recovery' ? 'recovery' : viaLink ? `email/${token.purpose}` : 'otp';
  const session = await startSession(ctx, tx, confirmed ?? user, method);
  if (!firstConfirmation || token.purpose !== 'signup') return { session };
  const website = token.pending_website_url && others.length === 0 ? { [PENDING_WEBSITE]: token.pending_website_url } : {};
  return { session: withNews(session, { ...website, ...(password === null && { [NEEDS_PASSWORD]: true }) }) };
}

const purposesOf = (type: unknown): readonly TokenPurpose[] => {
  const purposes = typeof type === 'string' ? PURPOSES[type] : undefined;
  if (!purposes) throw invalid('Verify requires a verification type');
  return purposes;
};

/** Redeems the token of a link. */
export async function verifyLink(ctx: Context, token: unknown, type: unknown): Promise<Verified> {
  await ctx.limits.take(LIMITS.verify, limitKey(ctx.ip));
  if (typeof token !== 'string' || token === '') throw invalid('Verify requires a token or a token hash');
  const purposes = purposesOf(type);
  return transaction(ctx.db, async (tx) => {
    const taken = await takeLink(ctx, tx, token, purposes);
    if (!taken) throw linkExpired();
    return redeem(ctx, tx, taken, true);
  });
}

/** Redeems a six-digit code. A wrong one is counted although the answer is an error; after five the token's code is void. */
export async function verifyCode(ctx: Context, email: string, code: unknown, type: unknown): Promise<Verified> {
  await ctx.limits.take(LIMITS.verify, limitKey(ctx.ip));
  if (typeof code !== 'string' || code === '') throw invalid('Verify requires a token or a token hash');
  const purposes = purposesOf(type);
  const result = await transaction(ctx.db, async (tx): Promise<Verified | null> => {
    const token = await checkCode(ctx, tx, email, purposes, code);
    return token && (await takeToken(tx, token.id)) ? redeem(ctx, tx, token, false) : null;
  });
  if (!result) throw codeExpired();
  return result;
}
