import type { Context } from '../../platform/context.ts';
import { type Tx, transaction } from '../../platform/database.ts';
import { updateUser } from './accounts.sql.ts';
import { authError } from './auth-errors.rules.ts';
import { spaceMails } from './mail-spacing.service.ts';
import { checkCode, sendToken } from './mail-tokens.service.ts';
import { type OneTimeToken, takeToken } from './one-time-tokens.sql.ts';
import type { UserRow } from './user.rules.ts';

/** A mailed code that proves presence before a password change, in place of the current password. */

const notValid = () => authError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');

export async function sendReauthentication(ctx: Context, user: UserRow): Promise<void> {
  await spaceMails(ctx, user.email, 'reauthentication');
  await transaction(ctx.db, async (tx) => {
    await updateUser(tx, user.id, { reauthentication_sent_at: ctx.now().toISOString() }, ctx.now());
    await sendToken(ctx, tx, { user, purpose: 'reauthentication', to: user.email, redirectTo: ctx.config.PUBLIC_URL, pkce: false });
  });
}

/** Throws unless this is the user's code. It is used up later, by the transaction that does what it allows. */
export async function checkReauthentication(ctx: Context, user: UserRow, code: string): Promise<OneTimeToken> {
  const token = await transaction(ctx.db, (tx) => checkCode(ctx, tx, user.email, ['reauthentication'], code));
  if (token?.user_id !== user.id) throw notValid();
  return token;
}

/** Uses the code up: of many changes at once, one gets it. */
export async function consumeReauthentication(tx: Tx, token: OneTimeToken): Promise<void> {
  if (!(await takeToken(tx, token.id))) throw notValid();
}
