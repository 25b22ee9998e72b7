import { CodedError } from '@citelight/contracts';
import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database.ts';
import type { Queue } from '../../platform/queue.ts';
import { endPayments } from '../billing/ending.service.ts';
import { withAccount } from '../credits/credits.service.ts';
import * as rows from './erasure.sql.ts';

/** The end of an account, for whoever asks for it: closed at once, and erased when the payment provider has nothing more to charge. */

export const ERASE_QUEUE = 'erase-accounts';

/** Closes the account with this address: it is signed out, and nothing more is due for it. @throws CodedError request.invalid */
export async function closeAccount(
  ctx: Pick<Context, 'db'> & { queue: Pick<Queue, 'enqueue'> },
  email: string,
): Promise<{ userId: string }> {
  return transaction(ctx.db, async (tx) => {
    const closed = await rows.closeAccount(tx, email);
    if (!closed) throw new CodedError('request.invalid', 'No account has this address.');
    await rows.stopAccount(tx, closed.id);
    await ctx.queue.enqueue(tx, ERASE_QUEUE, {}, { key: closed.id });
    return { userId: closed.id };
  });
}

/** Ends what a closed account may still be charged for, and then erases it; harmless when it runs again. */
async function finish(ctx: Context, userId: string): Promise<void> {
  await endPayments(ctx, userId);
  await withAccount(ctx, userId, (tx) => rows.eraseAccount(tx, userId));
  ctx.log.info({ user: userId }, 'a closed account was erased');
}

/** Erases every closed account; one that cannot be erased yet is tried again with the next run. */
export async function eraseClosedAccounts(ctx: Context): Promise<void> {
  for (const userId of await rows.closedAccounts(ctx.db))
    await finish(ctx, userId).catch((error: unknown) =>
      ctx.log.error({ err: error, user: userId }, 'a closed account could not be erased yet'),
    );
}
