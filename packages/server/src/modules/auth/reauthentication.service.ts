import type { Context } from '../../platform/context.ts';
import { type Tx, transaction } from '../../platform/database.ts';
import { updateUser } from './accounts.sql.ts';
import { authError } from './auth-errors.rules.ts';
import { AUTH } from './auth-limits.rules.ts';
import { spaceMails } from './mail-spacing.service.ts';
import { checkCode, sendToken } from './mail-tokens.service.ts';
import { type OneTimeToken, takeToken } from './one-time-tokens.sql.ts';
import { lockSession, setMethods } from './sessions.sql.ts';
import type { SessionRow, UserRow } from './user.rules.ts';

/** Who holds a token may not be the owner: lasting changes ask for a sign-in of the last minutes, or for a mailed code. */

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

const METHOD = 'reauthentication';

/** Throws unless the session has proved lately whose it is. */
export function requireFresh({ amr }: SessionRow, now: Date, within: number = AUTH.proofMs): void {
  if (amr.some(({ timestamp }) => now.getTime() - timestamp * 1000 <= within)) return;
  throw authError(400, 'reauthentication_needed', 'Please confirm that it is you: sign in again, or enter the code that we can email you.');
}

/** Uses the code up, and the session counts as fresh again. */
export async function freshen(tx: Tx, session: SessionRow, token: OneTimeToken, now: Date): Promise<void> {
  await consumeReauthentication(tx, token);
  const { amr } = (await lockSession(tx, session.id)) ?? session;
  const others = amr.filter(({ method }) => method !== METHOD);
  await setMethods(tx, session.id, [{ method: METHOD, timestamp: Math.floor(now.getTime() / 1000) }, ...others]);
}

/** Uses the code up: of many changes at once, one gets it. */
export async function consumeReauthentication(tx: Tx, token: OneTimeToken): Promise<void> {
  if (!(await takeToken(tx, token.id))) throw notValid();
}
