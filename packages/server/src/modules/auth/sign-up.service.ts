import { randomUUID } from 'node:crypto';
import { audit } from '../../platform/audit.ts';
import { limitKey } from '../../platform/client-address.ts';
import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database.ts';
import { findUserByEmail, findUserToSignIn, insertIdentity, insertUser, listIdentities, lockUser, updateUser } from './accounts.sql.ts';
import { sendAuthMail } from './auth.mail.ts';
import { invalid, signUpDisabled } from './auth-errors.rules.ts';
import { LIMITS } from './auth-limits.rules.ts';
import { spaceMails } from './mail-spacing.service.ts';
import { sendToken } from './mail-tokens.service.ts';
import { hashPassword, passwordMatches, requireStrong } from './passwords.service.ts';
import { readPublicUser } from './sessions.service.ts';
import { emailOf, lookAlikeUser, type PublicUser, signUpData } from './user.rules.ts';

/** Signs up with e-mail and password. A confirmed address is answered by a look-alike whose list of identities is empty; its owner gets a mail. */
export async function signUp(
  ctx: Context,
  input: { email: unknown; password: unknown; data: unknown; redirectTo: string; pkce: boolean },
): Promise<PublicUser> {
  if (!ctx.config.SIGN_UP) throw signUpDisabled();
  if (typeof input.password !== 'string' || input.password === '') throw invalid('Signup requires a valid password');
  const email = emailOf(input.email);
  const { data, website } = signUpData(input.data ?? {});
  requireStrong(input.password);
  await ctx.limits.take(LIMITS.signUp, limitKey(ctx.ip));
  await spaceMails(ctx, email, 'signup'); // for every address alike, as is the hash, so that neither limit nor time tells anything
  // The same password once more is the same sign-up. Both are worked out for every address, so that the time tells nothing.
  const pending = (await findUserToSignIn(ctx.db, email))?.pending_password ?? null;
  const [same, hashed] = [await passwordMatches(pending, input.password), await hashPassword(input.password)];
  const password = same && pending ? pending : hashed;
  const now = ctx.now();
  return transaction(ctx.db, async (tx) => {
    const existing = await findUserByEmail(tx, email);
    if (existing?.email_confirmed_at) {
      await sendAuthMail(ctx, tx, { kind: 'known', to: email, userId: existing.id });
      return lookAlikeUser(randomUUID(), email, data, now);
    }
    const inserted = existing ?? (await insertUser(tx, { email, data: {}, provider: 'email', now }));
    const found = inserted ?? (await findUserByEmail(tx, email));
    if (!found) throw new Error('a user neither exists nor can be inserted');
    const user = (await lockUser(tx, found.id)) ?? found;
    const metadata = { ...data, sub: user.id, email, email_verified: false, phone_verified: false };
    const changed = await updateUser(tx, user.id, { user_metadata: metadata, confirmation_sent_at: now.toISOString() }, now);
    const identities = await listIdentities(tx, user.id);
    if (!identities.some(({ provider }) => provider === 'email'))
      await insertIdentity(tx, {
        userId: user.id,
        provider: 'email',
        subject: user.id,
        data: { sub: user.id, email, email_verified: false, phone_verified: false },
        email,
        now,
      });
    await sendToken(ctx, tx, {
      user,
      purpose: 'signup',
      to: email,
      redirectTo: input.redirectTo,
      pkce: input.pkce,
      pending: { password, website },
    });
    await audit(tx, { event: 'auth.signed_up', userId: user.id, ip: ctx.ip, userAgent: ctx.userAgent });
    return readPublicUser(tx, changed ?? user);
  });
}
