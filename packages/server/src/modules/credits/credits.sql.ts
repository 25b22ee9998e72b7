import { SpendType, type Tier } from '@citelight/contracts';
import { type Db, sql } from '../../platform/database.ts';
import type { LotType } from './credits.rules.ts';

/** Calls of the ledger's functions (migration 0201), which lock, check and write in one go. */

export type MonthlyGrant = { amount: number; pepper: Buffer };

export const settleAccount = (db: Db, userId: string, free: MonthlyGrant) =>
  sql`select app.settle_account(${userId}, ${free.amount}, ${free.pepper})`.execute(db);

export const openAccount = (db: Db, userId: string) => sql`select app.open_account(${userId})`.execute(db);

export async function spendable(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ credits: number }>`select get_available_credits(${userId}, null) as credits`.execute(db);
  return rows[0]?.credits ?? 0;
}

export async function reserve(
  db: Db,
  want: { userId: string; reportId: string; amount: number; hours: number },
  free: MonthlyGrant,
): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    with granted as materialized (select app.grant_monthly(${want.userId}, ${free.amount}, ${free.pepper}))
    select app.reserve_credits(${want.userId}, ${want.reportId}, ${want.amount}, make_interval(hours => ${want.hours})) as id from granted
  `.execute(db);
  return rows[0]?.id ?? null;
}

export const charge = (db: Db, reservationId: string, type: SpendType, amount: number) =>
  sql`select app.charge_part(${reservationId}, ${type}, ${amount})`.execute(db);

export const refund = (db: Db, reservationId: string, type: SpendType, amount: number | null) =>
  sql`select app.refund_part(${reservationId}, ${type}, ${amount})`.execute(db);

export const release = (db: Db, reservationId: string) => sql`select app.release_reservation(${reservationId})`.execute(db);

export type Lot = { userId: string; type: LotType; amount: number; expiresAt: string | Date | null; source: string; sourceRef: string };

export const grant = (db: Db, lot: Lot) =>
  sql`select app.grant_credits(${lot.userId}, ${lot.type}, ${lot.amount}, ${lot.expiresAt}, ${lot.source}, ${lot.sourceRef})`.execute(db);

export const revoke = (db: Db, lot: { userId: string; source: string; sourceRef: string; amount: number }) =>
  sql`select app.revoke_credits(${lot.userId}, ${lot.source}, ${lot.sourceRef}, ${lot.amount})`.execute(db);

/** Members for whom something has come to its end and is not written yet. */
export async function unsettledMembers(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from credit_lots where holds_credits and remaining > reserved and ends_at <= (select app.now())
    union select user_id from credit_reservations where state = 'open' and expires_at <= (select app.now()) and not app.is_under_way(report_id)
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export type Account = {
  available: number;
  reserved: number;
  debt: number;
  lines: number;
  updated_at: string;
  now: string;
  used_this_month: number;
  refunded_this_month: number;
};

export async function readAccount(db: Db, userId: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select get_available_credits(a.user_id, null) as available, a.reserved, a.debt, a.version as lines, a.updated_at, t.now,
      month.used_this_month, month.refunded_this_month
    from user_credits a, (select app.now() as now offset 0) t,
      lateral (
        select coalesce(-sum(amount) filter (where transaction_type in (${sql.join(SpendType.options)})), 0)::integer as used_this_month,
          coalesce(sum(amount) filter (where transaction_type = 'refund_grant'), 0)::integer as refunded_this_month
        from credit_transactions
        where user_id = a.user_id and created_at >= date_trunc('month', t.now at time zone 'UTC') at time zone 'UTC') month
    where a.user_id = ${userId}`.execute(db);
  return rows[0];
}

export type Plan = { tier: Tier; period_end: string; due_runs: number };

/** The active plan with its schedule, and how often a report is due before the period ends; what was missed counts as one. */
export async function readPlan(db: Db, userId: string): Promise<Plan | undefined> {
  const { rows } = await sql<Plan>`
    select s.tier, s.current_period_end as period_end,
      (select (count(*) filter (where due > t.now) + least(1, count(*) filter (where due <= t.now)))::integer
       from generate_series(r.period, r.period + 400) n, lateral app.due_time(r.anchor_at, r.tier, n) due
       where due < s.current_period_end) as due_runs
    from subscriptions s
    join scheduled_reports r on r.subscription_id = s.id and r.is_active, (select app.now() as now offset 0) t
    where s.user_id = ${userId} and s.status = 'active' order by s.created_at desc limit 1`.execute(db);
  return rows[0];
}

/** The newest lines, each with whether its report was a scheduled one. */
export const selectLines = (db: Db, userId: string, limit: number) =>
  db
    .selectFrom('credit_transactions as line')
    .leftJoin('assessment_reports as report', 'report.id', 'line.report_id')
    .select(['line.id', 'line.user_id', 'line.transaction_type', 'line.amount', 'line.balance_after', 'line.created_at', 'line.metadata'])
    // What a round of questions cost is kept under the round's id, which is no report's.
    .select(
      sql<
        string | null
      >`case when 'visibility_round' in (line.transaction_type, line.metadata ->> 'part') then null else line.report_id end`.as(
        'report_id',
      ),
    )
    .select((row) => row.fn.coalesce('report.is_auto_generated', sql<boolean>`false`).as('is_auto_generated'))
    .where('line.user_id', '=', userId)
    .orderBy('line.seq', 'desc')
    .limit(limit)
    .execute();

/** Those of these references that no lot was granted for. */
export async function ungrantedRefs(db: Db, source: string, refs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ ref: string }>`
    select ref from unnest(${sql.val(refs)}::text[]) ref
    where not exists (select from credit_lots where source = ${source} and source_ref = ref)`.execute(db);
  return rows.map(({ ref }) => ref);
}

/** Has this member the allocation of a subscription period that ends then, or later? */
export async function hasAllocation(db: Db, userId: string, periodEnd: string): Promise<boolean> {
  const lot = await db
    .selectFrom('credit_lots')
    .select('id')
    .where('user_id', '=', userId)
    .where('type', '=', 'subscription_allocation')
    .where('expires_at', '>=', periodEnd)
    .limit(1)
    .executeTakeFirst();
  return lot !== undefined;
}
