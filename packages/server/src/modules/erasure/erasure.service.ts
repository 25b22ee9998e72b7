import { CodedError } from '@citelight/contracts';
import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database.ts';
import type { Queue } from '../../platform/queue.ts';
import { endPayments } from '../billing/ending.service.ts';
import { lockAccount, withAccount } from '../credits/credits.service.ts';
import * as rows from './erasure.sql.ts';

/** The end of an account, for whoever asks for it: what is personal goes at once, and what is paid ends as soon as the payment provider can be asked. */

export const ERASE_QUEUE = 'erase-accounts';

/** Closes the account with this address and erases what is personal: whoever comes with the address now is somebody new. @throws CodedError request.invalid */
export async function closeAccount(
  ctx: Pick<Context, 'db'> & { queue: Pick<Queue, 'enqueue'> },
  email: string,
): Promise<{ userId: string }> {
  return transaction(ctx.db, async (tx) => {
    const account = await rows.findAccount(tx, email);
    if (account) await lockAccount(tx, account.id);
    const closed = account && (await rows.markClosed(tx, account.id));
    if (!closed) throw new CodedError('request.invalid', 'No account has this address.');
    await rows.erasePersonal(tx, closed.id);
    await ctx.queue.enqueue(tx, ERASE_QUEUE, {}, { key: closed.id });
    return { userId: closed.id };
  });
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
  for (const userId of await rows.closedAccounts(ctx.db))
    await finish(ctx, userId).catch((error: unknown) =>
      ctx.log.error({ err: error, user: userId }, 'what a closed account pays could not be ended yet'),
    );
}
