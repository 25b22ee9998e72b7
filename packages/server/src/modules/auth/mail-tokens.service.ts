import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { sendAuthMail } from './auth.mail.ts';
import { AUTH } from './auth-limits.rules.ts';
import { countWrongCode, insertToken, lockNewestByCode, type OneTimeToken, type TokenPurpose, takeByLink } from './one-time-tokens.sql.ts';
import type { UserRow } from './user.rules.ts';

/** Links and codes that are mailed: 256-bit links of an hour, six-digit codes of ten minutes and five tries. Only hashes are stored. */

const hashLink = (token: string): Buffer =>
  createHash('sha256')
    .update(token.replace(/^pkce_/, ''))
    .digest();
/** Six digits are few, so their hash is keyed: a copy of the database cannot be searched for them. */
const hashCode = (ctx: Context, email: string, code: string): Buffer =>
  createHmac('sha256', ctx.secrets.key('mail-code')).update(`${email}\n${code}`).digest();

/** The type that stands in a link for each purpose. */
const LINK_TYPES: Record<TokenPurpose, string> = {
  signup: 'signup',
  recovery: 'recovery',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: 'reauthentication',
  magiclink: 'magiclink',
};

/** What a sign-up came with, until its own confirmation and no other makes it count. */
export type PendingSignUp = { password: string | null; website: string | null };

type Sending = { user: UserRow; purpose: TokenPurpose; to: string; redirectTo: string; pkce: boolean; pending?: PendingSignUp | undefined };

/** Stores a new token and puts its mail in the outbox. */
export async function sendToken(ctx: Context, tx: Tx, { user, purpose, to, redirectTo, pkce, pending }: Sending): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const now = ctx.now();
  await insertToken(tx, {
    userId: user.id,
    purpose,
    email: to,
    linkHash: hashLink(token),
    codeHash: hashCode(ctx, to, code),
    pendingPassword: pending?.password ?? null,
    pendingWebsite: pending?.website ?? null,
    now,
    expiresAt: new Date(now.getTime() + AUTH.linkMs),
    codeExpiresAt: new Date(now.getTime() + AUTH.codeMs),
  });
  const parameters = new URLSearchParams({ token: `${pkce ? 'pkce_' : ''}${token}`, type: LINK_TYPES[purpose], redirect_to: redirectTo });
  await sendAuthMail(ctx, tx, { kind: purpose, to, userId: user.id, link: `${ctx.sessions.issuer}/verify?${parameters}`, code });
}

/** Takes the token of a link: of many at once, one gets it. */
export const takeLink = (ctx: Context, tx: Tx, link: string, purposes: readonly TokenPurpose[]): Promise<OneTimeToken | undefined> =>
  takeByLink(tx, hashLink(link), purposes, ctx.now());

/**
 * The token whose code this is, locked and not yet used up. A wrong code is counted, so the transaction must commit although the answer is an error;
 * after five of them the code is void.
 */
export async function checkCode(
  ctx: Context,
  tx: Tx,
  email: string,
  purposes: readonly TokenPurpose[],
  code: string,
): Promise<OneTimeToken | null> {
  const token = await lockNewestByCode(tx, { email, purposes, now: ctx.now() });
  if (!token) return null;
  if (timingSafeEqual(token.code_hash, hashCode(ctx, email, code))) return token;
  await countWrongCode(tx, token.id);
  return null;
}
