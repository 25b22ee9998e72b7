import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database.ts';
import { findUserByEmail, listFactors, updateUser } from './accounts.sql.ts';
import { sendAuthMail } from './auth.mail.ts';
import { authError, insufficientAal, invalid } from './auth-errors.rules.ts';
import { AUTH, LIMITS } from './auth-limits.rules.ts';
import { beginEmailChange } from './email-change.service.ts';
import { spaceMails } from './mail-spacing.service.ts';
import { deleteTokens, type OneTimeToken } from './one-time-tokens.sql.ts';
import { hashPassword, passwordMatches, requireStrong } from './passwords.service.ts';
import { checkReauthentication, consumeReauthentication, freshen, requireFresh } from './reauthentication.service.ts';
import { type Caller, readPublicUser } from './sessions.service.ts';
import { deleteOtherSessions } from './sessions.sql.ts';
import { forgiveGuesses } from './sign-in.service.ts';
import { changedMetadata, emailOf, lacksFactor, type PublicUser } from './user.rules.ts';

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

const hasNonce = (input: UserUpdate): input is UserUpdate & { nonce: string } => typeof input.nonce === 'string' && input.nonce !== '';

/** Throws unless the caller has proved to be the owner; answers the mailed code that did so, which the change itself has to use up. */
async function requireProof(ctx: Context, caller: Caller, input: UserUpdate): Promise<OneTimeToken | null> {
  if (isRecovery(caller, ctx.now())) return null;
  if (hasNonce(input)) return checkReauthentication(ctx, caller.user, input.nonce);
  if (!caller.user.encrypted_password) {
    requireFresh(caller.session, ctx.now());
    return null;
  }
  if (typeof input.current_password !== 'string' || input.current_password === '')
    throw authError(400, 'current_password_required', 'Your current password is needed to choose a new one');
  if (!(await passwordMatches(caller.user.encrypted_password, input.current_password)))
    throw authError(400, 'current_password_invalid', 'Your current password is not right');
  return null;
}

const emailExists = () => authError(422, 'email_exists', 'A user with this email address has already been registered');

/** Changes password, address or metadata of the caller; a mailed code without a password makes the session fresh. A new password ends all other sessions and voids all mailed tokens. */
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
  if ((password !== null || changesAddress) && lacksFactor(session, factors))
    throw insufficientAal(401, 'AAL2 session is required to update email or password when MFA is enabled.');
  const renews = password === null && hasNonce(input);
  if (password !== null || changesAddress || renews) await ctx.limits.take(LIMITS.change, user.id); // a stolen session must not become a way to guess the password
  let hashed: string | undefined;
  let code: OneTimeToken | null = null;
  if (password !== null) {
    if (typeof password !== 'string') throw invalid('Password must be text');
    requireStrong(password);
    code = await requireProof(ctx, caller, input);
    if (await passwordMatches(user.encrypted_password, password))
      throw authError(422, 'same_password', 'New password should be different from the old password.');
    hashed = await hashPassword(password);
  } else if (hasNonce(input)) code = await checkReauthentication(ctx, user, input.nonce);
  const metadata = input.data === undefined || input.data === null ? undefined : changedMetadata(user.user_metadata, input.data);
  if (changesAddress) {
    if (await findUserByEmail(ctx.db, email)) throw emailExists();
    await spaceMails(ctx, email, 'email_change');
  }
  if (hashed) await forgiveGuesses(ctx, user.email);
  return transaction(ctx.db, async (tx) => {
    if (code) await (renews ? freshen(tx, session, code, now) : consumeReauthentication(tx, code));
    if (hashed) {
      await deleteOtherSessions(tx, user.id, session.id);
      await deleteTokens(tx, user.id);
      await sendAuthMail(ctx, tx, { kind: 'notice', to: user.email, userId: user.id, what: 'password' });
      await audit(tx, { event: 'auth.password_changed', userId: user.id, ip: ctx.ip, userAgent: ctx.userAgent });
    }
    // After the old tokens are gone, so that its own stay.
    if (changesAddress) {
      if (await findUserByEmail(tx, email)) throw emailExists();
      await beginEmailChange(ctx, tx, { user, newEmail: email, redirectTo, pkce });
    }
    const changed = await updateUser(
      tx,
      user.id,
      {
        ...(hashed && { encrypted_password: hashed }),
        // Whoever began the change may be why the password is a new one.
        ...(hashed && !changesAddress && { new_email: null, email_change_confirmed: 0 }),
        ...(metadata && { user_metadata: metadata }),
      },
      now,
    );
    return readPublicUser(tx, changed ?? user);
  });
}
