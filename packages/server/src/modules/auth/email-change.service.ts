import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { isUniqueViolation, type Tx } from '../../platform/database.ts';
import { findUserByEmail, listIdentities, updateIdentity, updateUser } from './accounts.sql.ts';
import { sendAuthMail } from './auth.mail.ts';
import { linkExpired } from './auth-errors.rules.ts';
import { sendToken } from './mail-tokens.service.ts';
import { deleteEmailChangeTokens, deleteTokens, type TokenPurpose } from './one-time-tokens.sql.ts';
import type { UserRow } from './user.rules.ts';

/** An account moves to another address once both addresses have confirmed it, in either order. */

type Change = { user: UserRow; newEmail: string; redirectTo: string; pkce: boolean };

/** A token to the old address and one to the new. */
export async function sendEmailChangeTokens(ctx: Context, tx: Tx, { user, newEmail, redirectTo, pkce }: Change): Promise<void> {
  await sendToken(ctx, tx, { user, purpose: 'email_change_current', to: user.email, redirectTo, pkce });
  await sendToken(ctx, tx, { user, purpose: 'email_change_new', to: newEmail, redirectTo, pkce });
}

export async function beginEmailChange(ctx: Context, tx: Tx, change: Change): Promise<void> {
  const now = ctx.now();
  const begun = { new_email: change.newEmail, email_change_sent_at: now.toISOString(), email_change_confirmed: 0 };
  await updateUser(tx, change.user.id, begun, now);
  // What an earlier change mailed must not confirm this one: its new address was another.
  await deleteEmailChangeTokens(tx, change.user.id);
  await sendEmailChangeTokens(ctx, tx, change);
}

/** One address has confirmed. Answers the user with the new address, or null while the other one has not. */
export async function confirmEmailChange(ctx: Context, tx: Tx, user: UserRow, purpose: TokenPurpose): Promise<UserRow | null> {
  const half = purpose === 'email_change_current' ? 1 : 2;
  const confirmed = user.email_change_confirmed | half;
  if (confirmed === 3) return moveAccount(ctx, tx, user);
  await updateUser(tx, user.id, { email_change_confirmed: confirmed }, ctx.now());
  return null;
}

async function moveAccount(ctx: Context, tx: Tx, user: UserRow): Promise<UserRow> {
  const now = ctx.now();
  const email = user.new_email;
  if (!email || (await findUserByEmail(tx, email))) throw linkExpired();
  const changed = await updateUser(
    tx,
    user.id,
    { email, new_email: null, email_change_confirmed: 0, user_metadata: { ...user.user_metadata, email, email_verified: true } },
    now,
  ).catch((error: unknown) => {
    // Somebody has signed up with the address at this moment.
    throw isUniqueViolation(error) ? linkExpired() : error;
  });
  for (const identity of await listIdentities(tx, user.id)) {
    if (identity.provider === 'email')
      await updateIdentity(tx, identity.id, { data: { ...identity.identity_data, email }, email, signedInAt: null, now });
  }
  await deleteTokens(tx, user.id);
  await sendAuthMail(ctx, tx, { kind: 'notice', to: user.email, userId: user.id, what: 'email' });
  await audit(tx, { event: 'auth.email_changed', userId: user.id, ip: ctx.ip, userAgent: ctx.userAgent });
  return changed ?? user;
}
