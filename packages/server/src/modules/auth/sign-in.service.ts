import { audit } from '../../platform/audit.ts';
import { limitKey } from '../../platform/client-address.ts';
import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database.ts';
import { type Limit, RateLimitedError } from '../../platform/limits.ts';
import { findUserToSignIn, updateUser } from './accounts.sql.ts';
import { authError, invalid, invalidCredentials, userBanned } from './auth-errors.rules.ts';
import { LIMITS } from './auth-limits.rules.ts';
import { hashPassword, isOutdated, passwordMatches, weaknesses } from './passwords.service.ts';
import { startSession, type TokenResponse } from './sessions.service.ts';
import { hasSessionFrom } from './sessions.sql.ts';
import { emailOf, isBanned } from './user.rules.ts';

/** Counts one use; answers whether that was more than the limit allows. */
async function exceeds(ctx: Context, limit: Limit, key: string): Promise<boolean> {
  try {
    await ctx.limits.take(limit, key);
    return false;
  } catch (error) {
    if (error instanceof RateLimitedError) return true;
    throw error;
  }
}

const guesserOf = (ctx: Context, email: string) => `${email}|${limitKey(ctx.ip)}`;

/**
 * Is this attempt held off? A guesser is counted by account and address together, with waits that grow, so that the account stays open from where
 * its owner signs in. All guessers together are counted too, but not where the owner is signed in, nor those who are held off already: one address alone
 * must not lock the account. Attempts are counted before the password is looked at: many at once must not slip past.
 */
async function isHeldOff(ctx: Context, email: string, userId: string | undefined): Promise<boolean> {
  const guesser = guesserOf(ctx, email);
  const alone = (await Promise.all(LIMITS.passwordByGuesser.map((limit) => exceeds(ctx, limit, guesser)))).includes(true);
  const atHome = await hasSessionFrom(ctx.db, userId ?? null, ctx.ip);
  const together = await exceeds(ctx, LIMITS.passwordByAccount, atHome || alone ? guesser : email); // counted apart then, with the same work
  return alone || (together && !atHome);
}

/** After a right password the guesses before it were the owner's own. */
export async function forgiveGuesses(ctx: Context, email: string): Promise<void> {
  await Promise.all(LIMITS.passwordByGuesser.map((limit) => ctx.limits.reset(limit, guesserOf(ctx, email))));
}

/** Signs in with a password. Unknown address, account without password, wrong password, too many guesses: one answer, and the same work. */
export async function signInWithPassword(ctx: Context, input: { email: unknown; password: unknown }): Promise<TokenResponse> {
  if (typeof input.password !== 'string') throw invalid('Password is required');
  const email = emailOf(input.email);
  await ctx.limits.take(LIMITS.passwordByIp, limitKey(ctx.ip));
  const user = await findUserToSignIn(ctx.db, email);
  const heldOff = await isHeldOff(ctx, email, user?.id);
  const matches = await passwordMatches(user?.encrypted_password ?? user?.pending_password ?? null, input.password);
  if (!user || !matches || heldOff) {
    const details = heldOff ? { held_off: true } : {};
    await audit(ctx.db, { event: 'auth.sign_in_failed', userId: user?.id ?? null, ip: ctx.ip, userAgent: ctx.userAgent, details });
    throw invalidCredentials();
  }
  if (isBanned(user, ctx.now())) throw userBanned(400);
  if (!user.email_confirmed_at) throw authError(400, 'email_not_confirmed', 'Email not confirmed');
  await forgiveGuesses(ctx, email);
  const renewed = user.encrypted_password && isOutdated(user.encrypted_password) ? await hashPassword(input.password) : null;
  const response = await transaction(ctx.db, async (tx) => {
    if (renewed) await updateUser(tx, user.id, { encrypted_password: renewed }, ctx.now());
    return startSession(ctx, tx, user, 'password');
  });
  const weak = weaknesses(input.password);
  return weak ? { ...response, weak_password: { message: weak.message, reasons: weak.reasons } } : response;
}
