import { CodedError, type CreditTransaction, type SpendType, type UserCredits } from '@citelight/contracts';
import type { Context, MemberContext } from '../../platform/context.ts';
import { asMember, type Db, type Tx } from '../../platform/database.ts';
import { createKeyedMutex } from '../../platform/keyed-mutex.ts';
import { isAmount, type LotType, RESERVATION_HOURS, requiredCredits } from './credits.rules.ts';
import * as ledger from './credits.sql.ts';

/**
 * The ledger. Everything that changes an account takes the caller's open transaction and locks the account's row first; repeating a call, in any process,
 * has no further effect. Credits that have expired can never be spent, whether that has been written yet or not.
 */

function checkAmount(amount: number): void {
  if (!isAmount(amount)) throw new CodedError('request.invalid', 'An amount of credits must be a whole number above 0');
}

const monthlyGrant = (ctx: Context): ledger.MonthlyGrant => ({
  amount: ctx.config.MONTHLY_FREE_CREDITS,
  pepper: ctx.secrets.key('monthly-grant'),
});

/** The ledger's own refusals: the same key came with other details, or after its end. */
async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'CL409')
      throw new CodedError('credits.idempotency_conflict', undefined, { cause: error });
    throw error;
  }
}

/** Credits that can be spent now: neither expired nor reserved. Makes the monthly free grant when it is due. */
export async function availableCredits(ctx: Context, db: Db, userId: string): Promise<number> {
  await ledger.settleAccount(db, userId, monthlyGrant(ctx));
  return ledger.spendable(db, userId);
}

/** Locks a member's account until the transaction ends. Whoever locks other rows of a member as well does this first, so that nobody waits in a circle. */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  await ledger.openAccount(tx, userId);
}

const accountMutex = createKeyedMutex(lockAccount);

/**
 * Runs `work` in a transaction that has locked a member's account, which others that wait for the same account may share. They take their turns before they
 * take a connection: however many come at once, a process waits for the lock with one connection, and everybody else's requests find the others free.
 */
export const withAccount = <T>(ctx: Context, userId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  accountMutex(ctx.db, userId, work);

/** Have the credits of the subscription period that ends at `periodEnd` arrived? */
export const hasAllocation = (tx: Tx, userId: string, periodEnd: string): Promise<boolean> => ledger.hasAllocation(tx, userId, periodEnd);

/** Those of these references for which nothing was ever granted. */
export const ungranted = (db: Db, source: string, refs: readonly string[]): Promise<string[]> => ledger.ungrantedRefs(db, source, refs);

/** Promises credits to a report, those that end soonest first; one reservation a report. Throws credits.insufficient. */
export async function reserveCredits(
  ctx: Context,
  tx: Tx,
  { userId, reportId, amount }: { userId: string; reportId: string; amount: number },
): Promise<{ reservationId: string }> {
  checkAmount(amount);
  const want = { userId, reportId, amount, hours: RESERVATION_HOURS };
  const reservationId = await refusing(ledger.reserve(tx, want, monthlyGrant(ctx)));
  if (reservationId === null) throw new CodedError('credits.insufficient');
  return { reservationId };
}

/** Spends reserved credits on a part that starts, also when they have expired since. Once for each part of a reservation. */
export async function chargePart(
  _ctx: Context,
  tx: Tx,
  { reservationId, type, amount }: { reservationId: string; type: SpendType; amount: number },
): Promise<void> {
  checkAmount(amount);
  await refusing(ledger.charge(tx, reservationId, type, amount));
}

/**
 * Gives a charged part back, or `amount` of it, with the expiry it had; for 24 more hours where that has passed. Once a part; without a charge nothing
 * happens.
 */
export async function refundPart(
  _ctx: Context,
  tx: Tx,
  { reservationId, type, amount }: { reservationId: string; type: SpendType; amount?: number },
): Promise<void> {
  await refusing(ledger.refund(tx, reservationId, type, amount ?? null));
}

/** Ends a reservation: what was never charged can be spent again; for 24 more hours where it has expired since. */
export async function releaseReservation(_ctx: Context, tx: Tx, { reservationId }: { reservationId: string }): Promise<void> {
  await ledger.release(tx, reservationId);
}

/** Adds credits, one lot for each `source` and `sourceRef`. What the account owes is paid from them first. */
export async function grantCredits(
  _ctx: Context,
  tx: Tx,
  lot: { userId: string; type: LotType; amount: number; expiresAt: string | Date | null; source: string; sourceRef: string },
): Promise<void> {
  checkAmount(lot.amount);
  await refusing(ledger.grant(tx, lot));
}

/**
 * Takes back what was granted for `source` and `sourceRef`; what is spent already becomes a debt. `amount` is what was taken back altogether so far, so two
 * partial refunds of 10 are calls with 10 and 20, in any order and any number of times, and also before the grant itself.
 */
export async function revokeCredits(
  _ctx: Context,
  tx: Tx,
  lot: { userId: string; source: string; sourceRef: string; amount: number },
): Promise<void> {
  checkAmount(lot.amount);
  await refusing(ledger.revoke(tx, lot));
}

/** Writes what has expired, for everybody; answers for how many. Harmless any number of times and in any number of processes. */
export async function sweepCredits(ctx: Context, batch = 500): Promise<number> {
  let swept = 0;
  for (;;) {
    const members = await ledger.unsettledMembers(ctx.db, batch);
    for (const userId of members) await withAccount(ctx, userId, async () => {});
    swept += members.length;
    if (members.length < batch) return swept;
  }
}

/** The spendable credits of the caller; anybody else's are none of theirs. */
export async function getAvailableCredits(ctx: MemberContext, userId: string): Promise<number> {
  if (userId !== ctx.user.id) throw new CodedError('auth.forbidden');
  return availableCredits(ctx, ctx.db, userId);
}

/** The caller's credits, as a list of one. */
export async function listUserCredits(ctx: MemberContext): Promise<{ items: UserCredits[]; total: number }> {
  await ledger.settleAccount(ctx.db, ctx.user.id, monthlyGrant(ctx));
  return asMember(ctx.db, ctx.user.id, async (tx) => {
    const account = await ledger.readAccount(tx, ctx.user.id);
    if (!account) return { items: [], total: 0 };
    const plan = await ledger.readPlan(tx, ctx.user.id);
    const required = plan
      ? requiredCredits({ tier: plan.tier, now: new Date(account.now), periodEnd: new Date(plan.period_end), dueRuns: plan.due_runs })
      : 0;
    const { available, reserved, debt, used_this_month, refunded_this_month, updated_at } = account;
    return {
      items: [{ user_id: ctx.user.id, available, reserved, debt, required, used_this_month, refunded_this_month, updated_at }],
      total: 1,
    };
  });
}

/** The caller's newest ledger lines; `total` counts all. What has expired is written before, so that the newest line shows the balance. */
export async function listCreditTransactions(ctx: MemberContext, limit: number): Promise<{ items: CreditTransaction[]; total: number }> {
  await ledger.settleAccount(ctx.db, ctx.user.id, monthlyGrant(ctx));
  return asMember(ctx.db, ctx.user.id, async (tx) => {
    const account = await ledger.readAccount(tx, ctx.user.id);
    return { items: await ledger.selectLines(tx, ctx.user.id, limit), total: account?.lines ?? 0 };
  });
}
