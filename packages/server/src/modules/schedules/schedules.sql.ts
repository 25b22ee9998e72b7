import type { ScheduledReport, Tier } from '@citelight/contracts';
import { type Db, sql } from '../../platform/database.ts';

/** Schedules count periods from an anchor: period n is due at app.due_time(anchor, tier, n). Every time is the database's. */

export const findSubscription = (db: Db, id: string) =>
  db.selectFrom('subscriptions').select(['id', 'user_id', 'website_id', 'tier']).where('id', '=', id).executeTakeFirst();

/** Makes the schedule of a subscription, due at once; one that is there is left as it is. */
export const insertSchedule = (db: Db, subscription: { id: string; user_id: string; tier: Tier }, websiteId: string | null) =>
  sql`
    insert into scheduled_reports (subscription_id, user_id, website_id, tier, anchor_at, next_run_at)
    select ${subscription.id}, ${subscription.user_id}, ${websiteId}, ${subscription.tier}, t.now, t.now
    from (select date_trunc('milliseconds', app.now()) as now offset 0) t
    on conflict (subscription_id) do nothing`.execute(db);

/** Lets a stopped schedule run again: at its next due time, or at once when that has passed. */
export const resumeSchedule = (db: Db, subscriptionId: string) =>
  sql`
    update scheduled_reports s set
      is_active = true, skipped_reason = null,
      anchor_at = case when s.next_run_at < t.now then t.now else s.anchor_at end,
      period = case when s.next_run_at < t.now then 0 else s.period end,
      next_run_at = greatest(s.next_run_at, t.now)
    from (select date_trunc('milliseconds', app.now()) as now offset 0) t
    where s.subscription_id = ${subscriptionId} and not s.is_active`.execute(db);

/**
 * Another plan: the next report is due one new period after the last due one, or at once when that has passed. Before the first report it stays due
 * when it was.
 */
export const retimeSchedule = (db: Db, subscriptionId: string, tier: Tier) =>
  sql`
    update scheduled_reports s set
      tier = ${tier},
      anchor_at = case when s.period = 0 then s.anchor_at when c.next < t.now then t.now else c.last end,
      period = case when s.period = 0 or c.next < t.now then 0 else 1 end,
      next_run_at = case when s.period = 0 then s.next_run_at else greatest(c.next, t.now) end
    from scheduled_reports o, (select date_trunc('milliseconds', app.now()) as now offset 0) t,
      lateral (select app.due_time(o.anchor_at, o.tier, o.period - 1) as last) l,
      lateral (select l.last, app.due_time(l.last, ${tier}, 1) as next) c
    where o.id = s.id and s.subscription_id = ${subscriptionId} and s.tier <> ${tier}`.execute(db);

export const deactivateSchedule = (db: Db, subscriptionId: string) =>
  db.updateTable('scheduled_reports').set({ is_active: false }).where('subscription_id', '=', subscriptionId).execute();

const DUE = sql`
  from scheduled_reports r
  join subscriptions s on s.id = r.subscription_id
  join auth.users u on u.id = r.user_id, (select app.now() as now offset 0) t
  where r.is_active and s.status = 'active' and u.deleted_at is null
    and r.next_run_at <= t.now and r.next_run_at < s.current_period_end`;

/** Schedules with a due report, the longest due first. What is due after the paid period waits for the payment. */
export async function dueSchedules(db: Db, limit: number, except: readonly string[]): Promise<{ id: string; user_id: string }[]> {
  const { rows } = await sql<{ id: string; user_id: string }>`
    select r.id, r.user_id ${DUE} and r.id <> all (${sql.val(except)}::uuid[]) order by r.next_run_at, r.id limit ${limit}`.execute(db);
  return rows;
}

export type DueSchedule = {
  id: string;
  user_id: string;
  tier: Tier;
  anchor_at: string;
  period: number;
  next_run_at: string;
  skipped_reason: string | null;
  period_end: string;
  now: string;
  email: string | null;
};

/** Locks a schedule that is still due; undefined when somebody else has it, or had. */
export async function lockDue(db: Db, id: string): Promise<DueSchedule | undefined> {
  const { rows } = await sql<DueSchedule>`
    select r.id, r.user_id, r.tier, r.anchor_at, r.period, r.next_run_at, r.skipped_reason, s.current_period_end as period_end, t.now, u.email
    ${DUE} and r.id = ${id} for update of r skip locked`.execute(db);
  return rows[0];
}

export type DuePeriod = { period: number; due_at: string };

/** The periods from the next one on that are due by now and within the paid period. */
export async function duePeriods(db: Db, schedule: DueSchedule, most: number): Promise<DuePeriod[]> {
  const { rows } = await sql<DuePeriod>`
    select n as period, due as due_at
    from generate_series(${schedule.period}::integer, ${schedule.period + most}::integer) n,
      lateral app.due_time(${schedule.anchor_at}, ${schedule.tier}, n) due
    where due <= ${schedule.now} and due < ${schedule.period_end} order by n`.execute(db);
  return rows;
}

export type Outcome = { key: string; due_at: string; outcome: 'started' | 'skipped'; reason: string | null };

/** Writes what becomes of a period; false when that was written before. */
export async function claimPeriod(db: Db, schedule: DueSchedule, period: Outcome): Promise<boolean> {
  const row = await db
    .insertInto('report_periods')
    .values({
      schedule_id: schedule.id,
      user_id: schedule.user_id,
      period_key: period.key,
      due_at: period.due_at,
      outcome: period.outcome,
      reason: period.reason,
    })
    .onConflict((conflict) => conflict.columns(['schedule_id', 'period_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const noteReport = (db: Db, scheduleId: string, key: string, reportId: string) =>
  db
    .updateTable('report_periods')
    .set({ report_id: reportId })
    .where('schedule_id', '=', scheduleId)
    .where('period_key', '=', key)
    .execute();

export const advance = (
  db: Db,
  schedule: DueSchedule,
  next: { period: number; websiteId: string | null; ran: boolean; skippedReason: string | null },
) =>
  db
    .updateTable('scheduled_reports')
    .set({
      period: next.period,
      next_run_at: sql<string>`app.due_time(anchor_at, tier, ${next.period})`,
      website_id: next.websiteId,
      skipped_reason: next.skippedReason,
      ...(next.ran ? { last_run_at: schedule.now } : {}),
    })
    .where('id', '=', schedule.id)
    .execute();

export async function selectSchedules(db: Db, userId: string, isActive: boolean | undefined): Promise<ScheduledReport[]> {
  const all = db
    .selectFrom('scheduled_reports as r')
    .innerJoin('subscriptions as s', 's.id', 'r.subscription_id')
    .leftJoin('tracked_websites as w', 'w.id', 'r.website_id')
    .select([
      'r.id',
      'r.next_run_at',
      'r.last_run_at',
      'r.is_active',
      'r.skipped_reason',
      's.tier',
      's.current_period_end',
      'w.website_url',
    ])
    .where('r.user_id', '=', userId);
  const rows = await (isActive === undefined ? all : all.where('r.is_active', '=', isActive))
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
    .execute();
  return rows.map(({ tier, current_period_end, website_url, ...row }) => ({
    ...row,
    subscriptions: { tier, current_period_end },
    tracked_websites: website_url === null ? null : { website_url },
  }));
}
