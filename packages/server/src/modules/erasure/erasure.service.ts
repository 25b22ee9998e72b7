import { CodedError } from '@citelight/contracts';
import { audit } from '../../platform/audit.ts';
import type { Context, MemberContext } from '../../platform/context.ts';
import { type Tx, transaction } from '../../platform/database.ts';
import type { Queue } from '../../platform/queue.ts';
import { consumeReauthentication, proveOwner } from '../auth/owner-proof.service.ts';
import { endPayments } from '../billing/ending.service.ts';
import { lockAccount, withAccount } from '../credits/credits.service.ts';
import { revokeLeft } from '../search/connections.service.ts';
import * as rows from './erasure.sql.ts';

/** The end of an account, for whoever asks for it: what is personal goes at once, and what is paid ends as soon as the payment provider can be asked. */

export const ERASE_QUEUE = 'erase-accounts';

type Closing = Pick<Context, 'db'> & { queue: Pick<Queue, 'enqueue'> };

async function close(ctx: Closing, tx: Tx, userId: string | undefined): Promise<{ userId: string }> {
  if (userId) await lockAccount(tx, userId);
  const closed = userId && (await rows.markClosed(tx, userId));
  if (!closed) throw new CodedError('request.invalid', 'No account has this address.');
  await rows.erasePersonal(tx, closed.id);
  await ctx.queue.enqueue(tx, ERASE_QUEUE, {}, { key: closed.id });
  return { userId: closed.id };
}

/** Closes the account with this address and erases what is personal: whoever comes with the address now is somebody new. @throws CodedError request.invalid */
export const closeAccount = (ctx: Closing, email: string): Promise<{ userId: string }> =>
  transaction(ctx.db, async (tx) => close(ctx, tx, (await rows.findAccount(tx, email))?.id));

/** Closes the caller's own account, once the caller has proved to be its owner. */
export async function closeOwnAccount(
  ctx: MemberContext,
  proof: { password?: string | undefined; code?: string | undefined },
): Promise<{ success: true }> {
  const code = await proveOwner(ctx, proof);
  await transaction(ctx.db, async (tx) => {
    if (code) await consumeReauthentication(tx, code);
    await close(ctx, tx, ctx.user.id);
    await audit(tx, { event: 'auth.account_deleted', userId: ctx.user.id, ip: '', userAgent: null });
  });
  return { success: true };
}

/** Ends what a closed account may still be charged for, and forgets the way to it; harmless when it runs again. */
async function finish(ctx: Context, userId: string): Promise<void> {
  // Once more: something may have been under way when the account was closed.
  await withAccount(ctx, userId, (tx) => rows.erasePersonal(tx, userId));
  await endPayments(ctx, userId);
  await withAccount(ctx, userId, (tx) => rows.erasePayments(tx, userId));
  ctx.log.info({ user: userId }, 'a closed account was erased');
}

/** Ends the payments of every closed account; those that cannot be ended yet are tried again with the next run. */
export async function eraseClosedAccounts(ctx: Context): Promise<void> {
  await revokeLeft(ctx);
  for (const userId of await rows.closedAccounts(ctx.db))
    await finish(ctx, userId).catch((error: unknown) =>
      ctx.log.error({ err: error, user: userId }, 'what a closed account pays could not be ended yet'),
    );
}
