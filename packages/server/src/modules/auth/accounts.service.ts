import { randomUUID } from 'node:crypto';
import { limitKey } from '../../platform/client-address.ts';
import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database.ts';
import { findUserByEmail, insertIdentity, insertUser, listFactors, listIdentities, lockUser, updateUser } from './accounts.sql.ts';
import { audit } from './audit.sql.ts';
import { sendAuthMail } from './auth.mail.ts';
import { authError, insufficientAal, invalid } from './auth-errors.rules.ts';
import { AUTH, LIMITS } from './auth-limits.rules.ts';
import { sendEmailChange, sendToken, spaceMails, takeReauthentication } from './mail-tokens.service.ts';
import { deleteTokens } from './one-time-tokens.sql.ts';
import { hashPassword, passwordMatches, requireStrong } from './passwords.service.ts';
import { type Caller, readPublicUser } from './sessions.service.ts';
import { deleteOtherSessions } from './sessions.sql.ts';
import { forgiveGuesses } from './sign-in.service.ts';
import { changedMetadata, emailOf, lookAlikeUser, type PublicUser } from './user.rules.ts';

/** Signs up with e-mail and password. A confirmed address is answered by a look-alike whose list of identities is empty; its owner gets a mail. */
export async function signUp(
  ctx: Context,
  input: { email: unknown; password: unknown; data: unknown; redirectTo: string; pkce: boolean },
): Promise<PublicUser> {
  if (typeof input.password !== 'string' || input.password === '') throw invalid('Signup requires a valid password');
  const email = emailOf(input.email);
  const data = input.data === undefined || input.data === null ? {} : changedMetadata({}, input.data);
  requireStrong(input.password);
  await ctx.limits.take(LIMITS.signUp, limitKey(ctx.ip));
  await spaceMails(ctx, email); // for every address alike, as is the hash, so that neither limit nor time tells anything
  const password = await hashPassword(input.password);
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
      pendingPassword: password,
    });
    await audit(tx, { event: 'auth.signed_up', userId: user.id, ip: ctx.ip, userAgent: ctx.userAgent });
    return readPublicUser(tx, changed ?? user);
  });
}

const OWN_FIELDS = [
  'email',
  'password',
  'current_password',
  'nonce',
  'data',
  'channel',
  'phone',
  'code_challenge',
  'code_challenge_method',
  'gotrue_meta_security',
];

export type UserUpdate = {
  email?: unknown;
  password?: unknown;
  current_password?: unknown;
  nonce?: unknown;
  data?: unknown;
  phone?: unknown;
};

/** Did this session begin with a mail link (forgotten password), within the last hour? */
const isRecovery = ({ session }: Caller, now: Date) =>
  session.amr.some(
    ({ method, timestamp }) => (method === 'recovery' || method === 'otp') && now.getTime() - timestamp * 1000 < AUTH.linkMs,
  );

async function requireProof(ctx: Context, caller: Caller, input: UserUpdate): Promise<void> {
  if (!caller.user.encrypted_password || isRecovery(caller, ctx.now())) return;
  if (typeof input.nonce === 'string' && input.nonce !== '') {
    if (!(await takeReauthentication(ctx, caller.user, input.nonce)))
      throw authError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
    return;
  }
  if (typeof input.current_password !== 'string' || input.current_password === '')
    throw authError(400, 'current_password_required', 'Your current password is needed to choose a new one');
  if (!(await passwordMatches(caller.user.encrypted_password, input.current_password)))
    throw authError(400, 'current_password_invalid', 'Your current password is not right');
}

const emailExists = () => authError(422, 'email_exists', 'A user with this email address has already been registered');

/** Changes password, address or metadata of the caller. A new password ends all other sessions and voids all mailed tokens. */
export async function changeUser(
  ctx: Context,
  caller: Caller,
  input: UserUpdate & Record<string, unknown>,
  redirectTo: string,
  pkce: boolean,
): Promise<PublicUser> {
  if ('app_metadata' in input) throw authError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  const unknown = Object.keys(input).find((key) => !OWN_FIELDS.includes(key));
  if (unknown) throw invalid(`Unknown field: ${unknown}`);
  if (input.phone) throw authError(400, 'phone_provider_disabled', 'Phone numbers are not supported until an SMS provider is configured');
  const { user, session } = caller;
  const now = ctx.now();
  const factors = await listFactors(ctx.db, user.id);
  const email = input.email === undefined || input.email === null || input.email === '' ? null : emailOf(input.email);
  const changesAddress = email !== null && email !== user.email;
  const password = input.password === undefined || input.password === null ? null : input.password;
  if ((password !== null || changesAddress) && session.aal === 'aal1' && factors.some(({ status }) => status === 'verified'))
    throw insufficientAal(401, 'AAL2 session is required to update email or password when MFA is enabled.');
  if (password !== null || changesAddress) await ctx.limits.take(LIMITS.change, user.id); // a stolen session must not become a way to guess the password
  let hashed: string | undefined;
  if (password !== null) {
    if (typeof password !== 'string') throw invalid('Password must be text');
    requireStrong(password);
    await requireProof(ctx, caller, input);
    if (await passwordMatches(user.encrypted_password, password))
      throw authError(422, 'same_password', 'New password should be different from the old password.');
    hashed = await hashPassword(password);
  }
  const metadata = input.data === undefined || input.data === null ? undefined : changedMetadata(user.user_metadata, input.data);
  if (changesAddress) {
    if (await findUserByEmail(ctx.db, email)) throw emailExists();
    await spaceMails(ctx, email);
  }
  if (hashed) await forgiveGuesses(ctx, user.email);
  return transaction(ctx.db, async (tx) => {
    if (changesAddress) {
      if (await findUserByEmail(tx, email)) throw emailExists();
      await sendEmailChange(ctx, tx, { user, newEmail: email, redirectTo, pkce });
    }
    if (hashed) {
      await deleteOtherSessions(tx, user.id, session.id);
      await deleteTokens(tx, user.id);
      await sendAuthMail(ctx, tx, { kind: 'notice', to: user.email, userId: user.id, what: 'password' });
      await audit(tx, { event: 'auth.password_changed', userId: user.id, ip: ctx.ip, userAgent: ctx.userAgent });
    }
    const changed = await updateUser(
      tx,
      user.id,
      { ...(hashed && { encrypted_password: hashed }), ...(metadata && { user_metadata: metadata }) },
      now,
    );
    return readPublicUser(tx, changed ?? user);
  });
}
