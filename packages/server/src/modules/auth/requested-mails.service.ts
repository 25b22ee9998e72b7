import { audit } from '../../platform/audit.ts';
import { limitKey } from '../../platform/client-address.ts';
import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database.ts';
import { findUserByEmail, updateUser } from './accounts.sql.ts';
import { LIMITS } from './auth-limits.rules.ts';
import { sendEmailChangeTokens } from './email-change.service.ts';
import { spaceMails } from './mail-spacing.service.ts';
import { sendToken } from './mail-tokens.service.ts';
import { findPendingSignUp, pendingPasswords } from './one-time-tokens.sql.ts';
import { isBanned } from './user.rules.ts';

/** Mails that anybody may ask for, to any address: a link to choose a new password, a confirmation once more. */

export type MailRequest = { type: 'recovery' | 'signup' | 'email_change'; email: string; redirectTo: string; pkce: boolean };
type RequestedMail = MailRequest & { ip: string; userAgent: string | null };

export const REQUESTED_MAILS = 'auth-mails';

/** Whether there is an account is looked up by a job after the answer, so that neither the answer nor its time tells. */
export async function requestMail(ctx: Context, request: MailRequest): Promise<void> {
  await ctx.limits.take(LIMITS.mailByIp, limitKey(ctx.ip));
  await spaceMails(ctx, request.email, request.type);
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
      // What the sign-up came with goes along, unless there were several: the mail may have been asked for by another than the newest.
      const alone = (await pendingPasswords(tx, user.id)).length <= 1;
      const pending = alone ? await findPendingSignUp(tx, user.id) : undefined;
      await sendToken(ctx, tx, { user, purpose: 'signup', to: email, redirectTo, pkce, pending });
    } else if (user.new_email) {
      await sendEmailChangeTokens(ctx, tx, { user, newEmail: user.new_email, redirectTo, pkce });
    }
  });
