import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { limitKey } from '../../platform/client-address.ts';
import type { Context } from '../../platform/context.ts';
import { type Tx, transaction } from '../../platform/database.ts';
import { RateLimitedError } from '../../platform/limits.ts';
import { findUserByEmail, listIdentities, lockUser, updateIdentity, updateUser } from './accounts.sql.ts';
import { audit } from './audit.sql.ts';
import { sendAuthMail } from './auth.mail.ts';
import { codeExpired, invalid, linkExpired, tooSoon, userBanned } from './auth-errors.rules.ts';
import { AUTH, LIMITS } from './auth-limits.rules.ts';
import {
  countWrongCode,
  deleteTokens,
  findPendingPassword,
  insertToken,
  lockNewestByCode,
  type OneTimeToken,
  type TokenPurpose,
  takeByLink,
} from './one-time-tokens.sql.ts';
import { startSession, type TokenResponse } from './sessions.service.ts';
import { isBanned, type UserRow } from './user.rules.ts';

/** Links and codes that are mailed: 256-bit links of an hour, six-digit codes of ten minutes and five tries. Only hashes are stored. */

const hashLink = (token: string): Buffer =>
  createHash('sha256')
    .update(token.replace(/^pkce_/, ''))
    .digest();
/** Six digits are few, so their hash is keyed: a copy of the database cannot be searched for them. */
const hashCode = (ctx: Context, email: string, code: string): Buffer =>
  createHmac('sha256', ctx.secrets.key('mail-code')).update(`${email}\n${code}`).digest();

/** One mail a minute to an address, whether or not there is an account behind it. */
export async function spaceMails(ctx: Context, email: string): Promise<void> {
  try {
    await ctx.limits.take(LIMITS.mailByAddress, email);
  } catch (error) {
    if (error instanceof RateLimitedError) throw tooSoon(error.retryAfterSeconds);
    throw error;
  }
}

/** The type that stands in a link for each purpose. */
const LINK_TYPES: Record<TokenPurpose, string> = {
  signup: 'signup',
  recovery: 'recovery',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: 'reauthentication',
  magiclink: 'magiclink',
};

/** Purposes that a type of /verify may redeem. */
const PURPOSES: Record<string, readonly TokenPurpose[]> = {
  signup: ['signup'],
  recovery: ['recovery'],
  email_change: ['email_change_current', 'email_change_new'],
  magiclink: ['magiclink'],
  email: ['signup', 'magiclink'],
};

type Sending = { user: UserRow; purpose: TokenPurpose; to: string; redirectTo: string; pkce: boolean; pendingPassword?: string };

/** Stores a new token and puts its mail in the outbox. */
export async function sendToken(ctx: Context, tx: Tx, { user, purpose, to, redirectTo, pkce, pendingPassword }: Sending): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const now = ctx.now();
  await insertToken(tx, {
    userId: user.id,
    purpose,
    email: to,
    linkHash: hashLink(token),
    codeHash: hashCode(ctx, to, code),
    pendingPassword: pendingPassword ?? null,
    now,
    expiresAt: new Date(now.getTime() + AUTH.linkMs),
    codeExpiresAt: new Date(now.getTime() + AUTH.codeMs),
  });
  const parameters = new URLSearchParams({ token: `${pkce ? 'pkce_' : ''}${token}`, type: LINK_TYPES[purpose], redirect_to: redirectTo });
  await sendAuthMail(ctx, tx, { kind: purpose, to, userId: user.id, link: `${ctx.sessions.issuer}/verify?${parameters}`, code });
}

export async function sendEmailChange(
  ctx: Context,
  tx: Tx,
  { user, newEmail, redirectTo, pkce }: { user: UserRow; newEmail: string; redirectTo: string; pkce: boolean },
): Promise<void> {
  await updateUser(
    tx,
    user.id,
    { new_email: newEmail, email_change_sent_at: ctx.now().toISOString(), email_change_confirmed: 0 },
    ctx.now(),
  );
  await sendToken(ctx, tx, { user, purpose: 'email_change_current', to: user.email, redirectTo, pkce });
  await sendToken(ctx, tx, { user, purpose: 'email_change_new', to: newEmail, redirectTo, pkce });
}

export type MailRequest = { type: 'recovery' | 'signup' | 'email_change'; email: string; redirectTo: string; pkce: boolean };
type RequestedMail = MailRequest & { ip: string; userAgent: string | null };

export const REQUESTED_MAILS = 'auth-mails';

/**
 * Anybody may ask for a mail to any address (a link to choose a new password, a confirmation once more). Whether there is an account is looked up
 * by a job after the answer, so that neither the answer nor its time tells.
 */
export async function requestMail(ctx: Context, request: MailRequest): Promise<void> {
  await ctx.limits.take(LIMITS.mailByIp, limitKey(ctx.ip));
  await spaceMails(ctx, request.email);
  await ctx.queue.enqueue(ctx.db, REQUESTED_MAILS, { ...request, ip: ctx.ip, userAgent: ctx.userAgent });
}

/** Sends what was asked for, if there is an account and anything to send. */
export const sendRequestedMail = (ctx: Context, { type, email, redirectTo, pkce, ip, userAgent }: RequestedMail): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user || isBanned(user, ctx.now())) return;
    if (type === 'recovery') {
      await updateUser(tx, user.id, { recovery_sent_at: ctx.now().toISOString() }, ctx.now());
      await sendToken(ctx, tx, { user, purpose: 'recovery', to: email, redirectTo, pkce });
      await audit(tx, { event: 'auth.recovery_requested', userId: user.id, ip, userAgent });
    } else if (type === 'signup') {
      if (user.email_confirmed_at) return;
      // The password of the newest sign-up goes along: it is activated by this confirmation and by no other.
      const pendingPassword = (await findPendingPassword(tx, user.id)) ?? undefined;
      await sendToken(ctx, tx, { user, purpose: 'signup', to: email, redirectTo, pkce, ...(pendingPassword && { pendingPassword }) });
    } else if (user.new_email) {
      await sendToken(ctx, tx, { user, purpose: 'email_change_current', to: user.email, redirectTo, pkce });
      await sendToken(ctx, tx, { user, purpose: 'email_change_new', to: user.new_email, redirectTo, pkce });
    }
  });

/** A code that proves presence before a password change. */
export async function sendReauthentication(ctx: Context, user: UserRow): Promise<void> {
  await spaceMails(ctx, user.email);
  await transaction(ctx.db, async (tx) => {
    await updateUser(tx, user.id, { reauthentication_sent_at: ctx.now().toISOString() }, ctx.now());
    await sendToken(ctx, tx, { user, purpose: 'reauthentication', to: user.email, redirectTo: ctx.config.PUBLIC_URL, pkce: false });
  });
}

export const takeReauthentication = (ctx: Context, user: UserRow, code: string): Promise<boolean> =>
  transaction(ctx.db, async (tx) => (await takeByCode(ctx, tx, user.email, ['reauthentication'], code))?.user_id === user.id);

async function takeByCode(
  ctx: Context,
  tx: Tx,
  email: string,
  purposes: readonly TokenPurpose[],
  code: string,
): Promise<OneTimeToken | null> {
  const token = await lockNewestByCode(tx, { email, purposes, now: ctx.now() });
  if (!token) return null;
  if (!timingSafeEqual(token.code_hash, hashCode(ctx, email, code))) {
    await countWrongCode(tx, token.id);
    return null;
  }
  return (await takeByLink(tx, token.link_hash, purposes, new Date(0))) ?? null;
}

export type Verified = { session: TokenResponse } | { message: string };

export const FIRST_HALF = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** What a redeemed token does: confirms the address, activates the password of its own sign-up, and signs in. */
async function redeem(ctx: Context, tx: Tx, token: OneTimeToken, viaLink: boolean): Promise<Verified> {
  const user = await lockUser(tx, token.user_id);
  if (!user) throw linkExpired();
  const now = ctx.now();
  if (isBanned(user, now)) throw userBanned();
  if (token.purpose === 'email_change_current' || token.purpose === 'email_change_new') {
    const half = token.purpose === 'email_change_current' ? 1 : 2;
    const confirmed = user.email_change_confirmed | half;
    if (confirmed !== 3) {
      await updateUser(tx, user.id, { email_change_confirmed: confirmed }, now);
      return { message: FIRST_HALF };
    }
    return { session: await startSession(ctx, tx, await changeEmail(ctx, tx, user), 'otp') };
  }
  const firstConfirmation = user.email_confirmed_at === null;
  const confirmed = await updateUser(
    tx,
    user.id,
    {
      ...(firstConfirmation && { email_confirmed_at: now.toISOString() }),
      ...(firstConfirmation && token.purpose === 'signup' && { encrypted_password: token.pending_password }),
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
  return { session: await startSession(ctx, tx, confirmed ?? user, method) };
}

async function changeEmail(ctx: Context, tx: Tx, user: UserRow): Promise<UserRow> {
  const now = ctx.now();
  const email = user.new_email;
  if (!email || (await findUserByEmail(tx, email))) throw linkExpired();
  const changed = await updateUser(
    tx,
    user.id,
    { email, new_email: null, email_change_confirmed: 0, user_metadata: { ...user.user_metadata, email, email_verified: true } },
    now,
  );
  for (const identity of await listIdentities(tx, user.id)) {
    if (identity.provider === 'email')
      await updateIdentity(tx, identity.id, { data: { ...identity.identity_data, email }, email, signedInAt: null, now });
  }
  await deleteTokens(tx, user.id);
  await sendAuthMail(ctx, tx, { kind: 'notice', to: user.email, userId: user.id, what: 'email' });
  await audit(tx, { event: 'auth.email_changed', userId: user.id, ip: ctx.ip, userAgent: ctx.userAgent });
  return changed ?? user;
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
    const taken = await takeByLink(tx, hashLink(token), purposes, ctx.now());
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
    const token = await takeByCode(ctx, tx, email, purposes, code);
    return token ? redeem(ctx, tx, token, false) : null;
  });
  if (!result) throw codeExpired();
  return result;
}
