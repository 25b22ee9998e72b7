// @each-postgresql: it is about periods and locks of the database.
import { randomUUID } from 'node:crypto';
import type { Tier } from '@citelight/contracts';
import { listScheduledReports, listUserCredits } from '@citelight/contracts/api/data';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { grantCredits } from '../../src/modules/credits/credits.service.ts';
import { requestReport } from '../../src/modules/reports/reports.service.ts';
import { scheduleJobs } from '../../src/modules/schedules/schedules.jobs.ts';
import { changeSchedule, startSchedule, stopSchedule } from '../../src/modules/schedules/schedules.service.ts';
import { tickSchedules } from '../../src/modules/schedules/tick.service.ts';
import { trackWebsite } from '../../src/modules/websites/websites.service.ts';
import { type Context, jobContext } from '../../src/platform/context.ts';
import { sql, transaction } from '../../src/platform/database.ts';
import { CodedError } from '../../src/platform/errors.ts';
import { type Clock, setClock } from '../credits/clock.ts';
import { expectSoundLedger } from '../credits/invariants.ts';
import { type Account, startServer, type TestServer } from '../support/server.ts';
import { finishReport, grant, periodsOf, subscribe } from './schedules.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FAR = new Date('2036-01-01T00:00:00Z');
const START = '2026-03-02T10:00:00.000Z';

let server: TestServer;
let ctx: Context;
let clock: Clock;
let member: Account;
beforeAll(async () => {
  server = await startServer({ env: { MONTHLY_FREE_CREDITS: '0', ROLE: 'api' } });
  ctx = jobContext(server.services, 'test', 'test');
  clock = await setClock(server.db, START);
});
afterEach(() => expectSoundLedger(server.db));
afterAll(() => server?.stop());

const begin = async (tier: Tier, { credits = 1_200, until = FAR, at = START } = {}) => {
  await server.db.updateTable('scheduled_reports').set({ is_active: false }).execute();
  await clock.set(at);
  member = await server.createAccount();
  if (credits > 0) await grant(ctx, member.id, credits);
  return subscribe(ctx, member.id, tier, { from: new Date(at), until });
};
const tick = () => tickSchedules(ctx, finishReport);
const follow = (work: typeof stopSchedule, subscriptionId: string) => transaction(server.db, (tx) => work(ctx, tx, { subscriptionId }));
const periods = async () => (await periodsOf(server.db, member.id)).map(({ due_at, outcome }) => `${due_at} ${outcome}`);
const schedule = async () => (await server.call(listScheduledReports, { query: {} }, member)).body.items[0];
const skippedMails = () =>
  server.db
    .selectFrom('mail_outbox')
    .select(['to_address', 'subject', 'text_body'])
    .where('user_id', '=', member.id)
    .where('purpose', '=', 'skipped-report')
    .execute();

describe('due by the clock', () => {
  it('K4 starts the first report when the subscription becomes active, and one a period from then on', async () => {
    await begin('daily');
    expect(await tick()).toBe(1);
    expect(await tick()).toBe(0);
    await clock.pass(DAY - 1);
    expect(await tick()).toBe(0);
    await clock.pass(1);
    expect(await tick()).toBe(1);
    expect(await schedule()).toMatchObject({
      last_run_at: '2026-03-03T10:00:00.000Z',
      next_run_at: '2026-03-04T10:00:00.000Z',
      is_active: true,
      skipped_reason: null,
      subscriptions: { tier: 'daily' },
      tracked_websites: { website_url: expect.stringMatching(/^https:/) },
    });
    const reports = await server.db
      .selectFrom('assessment_reports')
      .select(['is_auto_generated'])
      .where('user_id', '=', member.id)
      .execute();
    expect(reports).toEqual([{ is_auto_generated: true }, { is_auto_generated: true }]);
  });

  it.each([
    ['monthly', '2026-01-31T08:00:00.000Z', ['01-31', '02-28', '03-31', '04-30', '05-31', '06-30']],
    ['monthly', '2028-01-30T08:00:00.000Z', ['01-30', '02-29', '03-30', '04-30', '05-30', '06-30']],
    ['monthly', '2026-12-29T23:59:59.999Z', ['12-29', '01-29', '02-28', '03-29', '04-29', '05-29']],
    ['weekly', '2026-03-26T01:30:00.000Z', ['03-26', '04-02', '04-09', '04-16', '04-23', '04-30']],
    ['daily', '2026-02-26T23:30:00.000Z', ['02-26', '02-27', '02-28', '03-01', '03-02', '03-03']],
  ] as const)('K4 SC-8 runs %s from %s on the right days, in UTC', async (tier, at, days) => {
    const { subscriptionId } = await begin(tier, { at });
    for (let i = 0; i < days.length; i++) {
      expect(await tick()).toBe(1);
      await follow(startSchedule, subscriptionId); // as with every notice of the subscription
      await clock.set((await schedule())?.next_run_at ?? '');
    }
    const due = (await periodsOf(server.db, member.id)).map(({ due_at }) => due_at);
    expect(due.map((time) => time.slice(5, 10))).toEqual(days);
    expect(new Set(due.map((time) => time.slice(10)))).toEqual(new Set([at.slice(10)]));
  });

  it.each([
    [25, 1, 0],
    [50, 1, 1],
    [8 * 24 + 1, 1, 7],
  ])('K4 SC-2 %s hours after the last report starts %s and records %s as missed', async (hours, started, missed) => {
    await begin('daily');
    await tick();
    await clock.pass(hours * HOUR);
    expect(await tick()).toBe(1);
    expect(await tick()).toBe(0);
    const all = (await periodsOf(server.db, member.id)).slice(1);
    expect(all.filter(({ outcome }) => outcome === 'started')).toHaveLength(started);
    const skipped = all.filter(({ outcome }) => outcome === 'skipped');
    expect(skipped).toHaveLength(missed);
    for (const { reason, report_id } of skipped) expect([reason, report_id]).toEqual([expect.stringContaining('not running'), null]);
    expect(all.at(-1)?.outcome).toBe('started');
    expect(new Date((await schedule())?.next_run_at ?? 0).getTime()).toBeGreaterThan(clock.now().getTime());
  });

  it('SC-10 does nothing twice when the clock goes back', async () => {
    await begin('weekly');
    await tick();
    await clock.pass(7 * DAY);
    await tick();
    await clock.pass(-9 * DAY);
    expect(await tick()).toBe(0);
    await clock.pass(9 * DAY);
    expect(await tick()).toBe(0);
    expect(await periods()).toHaveLength(2);
  });

  it('waits for the renewal when the paid period is over, and catches up when it came', async () => {
    const { subscriptionId } = await begin('daily', { until: new Date(new Date(START).getTime() + DAY) });
    await tick();
    await clock.pass(DAY + HOUR);
    expect(await tick()).toBe(0);
    await server.db.updateTable('subscriptions').set({ current_period_end: FAR }).where('id', '=', subscriptionId).execute();
    expect(await tick()).toBe(1);
    expect(await periods()).toEqual(['2026-03-02T10:00:00.000Z started', '2026-03-03T10:00:00.000Z started']);
  });

  it('K4 starts nothing for days that were not paid for, also after downtime', async () => {
    await begin('daily', { until: new Date(new Date(START).getTime() + 3 * DAY) });
    await tick();
    await clock.pass(10 * DAY);
    expect(await tick()).toBe(1);
    expect(await tick()).toBe(0);
    expect(await periods()).toEqual([
      '2026-03-02T10:00:00.000Z started',
      '2026-03-03T10:00:00.000Z skipped',
      '2026-03-04T10:00:00.000Z started',
    ]);
  });

  it('waits while an analysis of the site is under way', async () => {
    const { websiteId } = await begin('daily');
    await server.db.insertInto('assessment_reports').values({ user_id: member.id, website_id: websiteId, status: 'processing' }).execute();
    expect(await tickSchedules(ctx, requestReport)).toBe(0);
    expect(await periods()).toEqual([]);
    await server.db.deleteFrom('assessment_reports').where('user_id', '=', member.id).execute();
    expect(await tick()).toBe(1);
  });

  it('K4 assesses the website that is tracked when a report is due, and says so', async () => {
    await begin('daily');
    await tick();
    await transaction(server.db, (tx) => trackWebsite(tx, member.id, 'https://other.test/'));
    await clock.pass(DAY);
    expect(await tick()).toBe(1);
    expect(await schedule()).toMatchObject({ tracked_websites: { website_url: 'https://other.test/' } });
  });

  it('K4 waits for the credits of the new period, whatever came before it, by other ways or for others', async () => {
    await begin('daily', { credits: 0 });
    const allocate = (userId: string, amount: number, more: object = {}) =>
      transaction(server.db, (tx) =>
        grantCredits(ctx, tx, {
          userId,
          type: 'subscription_allocation',
          amount,
          expiresAt: FAR,
          source: 'test',
          sourceRef: randomUUID(),
          ...more,
        }),
      );
    await allocate(member.id, 5, { expiresAt: new Date(clock.now().getTime() + DAY) });
    await allocate(member.id, 5, { type: 'topup_purchase' });
    await allocate((await server.createAccount()).id, 12);
    expect(await tick()).toBe(0);
    expect(await periods()).toEqual([]);
    await allocate(member.id, 12);
    expect(await tick()).toBe(1);
  });

  it('serves everybody else when one report cannot be started, and tries that one again', async () => {
    await begin('daily');
    const unlucky = member.id;
    const lucky = await server.createAccount();
    await grant(ctx, lucky.id, 12);
    await subscribe(ctx, lucky.id, 'daily', { from: clock.now(), until: FAR });
    const broken: typeof finishReport = async (c, tx, want) => {
      const report = await finishReport(c, tx, want);
      if (want.userId === unlucky) throw new Error('broken');
      return report;
    };
    expect(await tickSchedules(ctx, broken)).toBe(1);
    expect(await periodsOf(server.db, unlucky)).toEqual([]);
    expect(await periodsOf(server.db, lucky.id)).toHaveLength(1);
    expect(await tick()).toBe(1);
  });

  it('skips a site that may not be assessed, with the reason, and sends no mail about credits', async () => {
    await begin('daily');
    const refuse = () => Promise.reject(new CodedError('fetch.refused_address'));
    expect(await tickSchedules(ctx, refuse)).toBe(0);
    expect((await schedule())?.skipped_reason).toBe('This address is not on the public internet, so it cannot be assessed.');
    expect(await skippedMails()).toEqual([]);
  });
});

describe('with the reports themselves', () => {
  const [job] = scheduleJobs(requestReport);
  const run = () => job?.handle(ctx, {}, { jobId: 'test', number: 1, signal: new AbortController().signal });
  const reports = () =>
    server.db
      .selectFrom('assessment_reports')
      .select(['id', 'status', 'is_auto_generated', 'is_free'])
      .where('user_id', '=', member.id)
      .execute();
  const jobsOf = async (id: string | undefined) =>
    (await sql`select 1 from jobs.job where name = 'assess-report' and data ->> 'reportId' = ${id ?? null}`.execute(server.db)).rows.length;

  it('K4 reserves 12 credits for a comprehensive automated report and hands it to the workers, once', async () => {
    await begin('daily', { credits: 12 });
    await Promise.all([run(), run(), run()]);
    const [report, ...more] = await reports();
    expect(more).toEqual([]);
    expect(report).toMatchObject({ status: 'pending', is_auto_generated: true, is_free: false });
    expect(await jobsOf(report?.id)).toBe(1);
    expect((await periodsOf(server.db, member.id)).map(({ report_id }) => report_id)).toEqual([report?.id]);
    expect((await server.call(listUserCredits, {}, member)).body.items[0]).toMatchObject({ available: 0, reserved: 12 });
  });

  it('SC-11 leaves no report behind when there are too few credits', async () => {
    await begin('daily', { credits: 11 });
    await clock.pass(HOUR);
    await run();
    expect(await reports()).toEqual([]);
    expect(await periods()).toEqual(['2026-03-02T10:00:00.000Z skipped']);
    expect((await schedule())?.last_run_at).toBeNull();
    expect((await server.call(listUserCredits, {}, member)).body.items[0]).toMatchObject({ available: 11, reserved: 0 });
  });
});

describe('too few credits', () => {
  it('K4 SC-11 skips the run, tells the owner once, and tries the next period', async () => {
    const { subscriptionId } = await begin('daily', { credits: 11 });
    expect(await tick()).toBe(0);
    expect(await periods(), 'the payment may still be on its way').toEqual([]);
    await clock.pass(HOUR);
    for (let i = 0; i < 3; i++) {
      expect(await tick()).toBe(0);
      await follow(startSchedule, subscriptionId);
      expect((await schedule())?.skipped_reason).toContain('too few credits');
      await clock.pass(DAY);
    }
    expect((await periods()).map((line) => line.split(' ')[1])).toEqual(['skipped', 'skipped', 'skipped']);
    const mails = await skippedMails();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to_address).toBe(member.email);
    expect(mails[0]?.text_body).toContain('It needs 12 credits, and you have 11');
    await grant(ctx, member.id, 1);
    expect(await tick()).toBe(1);
    expect((await schedule())?.skipped_reason).toBeNull();
    await clock.pass(DAY + HOUR);
    expect(await tick()).toBe(0);
    expect(await skippedMails(), 'once more, since a report ran between').toHaveLength(2);
    await follow(stopSchedule, subscriptionId);
    await follow(startSchedule, subscriptionId);
    expect((await schedule())?.skipped_reason, 'a subscription that begins again').toBeNull();
  });
});

describe('following the subscription', () => {
  const change = (subscriptionId: string, tier: Tier) =>
    transaction(server.db, async (tx) => {
      await tx.updateTable('subscriptions').set({ tier }).where('id', '=', subscriptionId).execute();
      await changeSchedule(ctx, tx, { subscriptionId });
    });

  it('SC-12 stops with it in the same transaction, and resumes without a second report in a period', async () => {
    const { subscriptionId } = await begin('daily');
    await tick();
    await follow(stopSchedule, subscriptionId);
    await clock.pass(HOUR);
    await follow(startSchedule, subscriptionId);
    expect(await tick()).toBe(0);
    await follow(stopSchedule, subscriptionId);
    await clock.pass(30 * DAY);
    expect(await tick()).toBe(0);
    await follow(startSchedule, subscriptionId);
    await follow(startSchedule, subscriptionId);
    expect(await tick()).toBe(1);
    expect(await periods()).toEqual(['2026-03-02T10:00:00.000Z started', '2026-04-01T11:00:00.000Z started']);
  });

  it('SC-12 a change of plan moves the next report to one new period after the last', async () => {
    const { subscriptionId } = await begin('daily');
    await tick();
    await clock.pass(HOUR);
    for (const [tier, next] of [
      ['monthly', '2026-04-02T10:00:00.000Z'],
      ['weekly', '2026-03-09T10:00:00.000Z'],
      ['daily', '2026-03-03T10:00:00.000Z'],
      ['monthly', '2026-04-02T10:00:00.000Z'],
    ] as const) {
      await change(subscriptionId, tier);
      await change(subscriptionId, tier);
      expect((await schedule())?.next_run_at).toBe(next);
      expect(await tick()).toBe(0);
    }
    await clock.pass(10 * DAY);
    await change(subscriptionId, 'daily');
    expect(await tick(), 'the last report is older than a day').toBe(1);
    expect(await tick()).toBe(0);
    expect(await periods()).toEqual(['2026-03-02T10:00:00.000Z started', '2026-03-12T11:00:00.000Z started']);
  });

  it('SC-12 a plan that is changed before its first report leaves that due; later ones are counted from the change', async () => {
    const { subscriptionId } = await begin('daily');
    await change(subscriptionId, 'monthly');
    expect(await tick()).toBe(1);
    await clock.set('2026-04-02T10:00:00.000Z');
    expect(await tick()).toBe(1);
    await change(subscriptionId, 'weekly');
    await clock.set('2026-04-09T10:00:00.000Z');
    expect(await tick()).toBe(1);
    expect((await schedule())?.next_run_at).toBe('2026-04-16T10:00:00.000Z');
  });

  it('starts nothing for a subscription that is not active, a deleted account, or a missing website', async () => {
    const { subscriptionId } = await begin('daily');
    const set = (status: 'past_due' | 'active') =>
      server.db.updateTable('subscriptions').set({ status }).where('id', '=', subscriptionId).execute();
    await set('past_due');
    expect(await tick()).toBe(0);
    expect((await server.call(listUserCredits, {}, member)).body.items[0]?.required, 'K3').toBe(0);
    await set('active');
    await sql`update auth.users set deleted_at = now() where id = ${member.id}`.execute(server.db);
    expect(await tick()).toBe(0);
    await sql`update auth.users set deleted_at = null where id = ${member.id}`.execute(server.db);
    expect(await periods()).toEqual([]);
    await server.db.updateTable('tracked_websites').set({ is_active: false }).where('user_id', '=', member.id).execute();
    expect(await tick()).toBe(0);
    expect((await schedule())?.skipped_reason).toContain('No website');
  });

  it('K3 says how many credits the runs before the renewal need, and warns nobody who has them', async () => {
    const required = async () => (await server.call(listUserCredits, {}, member)).body.items[0]?.required;
    await begin('weekly', { until: new Date('2026-04-02T10:00:00Z') });
    // 31 days: ceil(31 / 7) = 5 runs by the estimate and by the calendar.
    expect(await required()).toBe(60);
    await tick();
    expect(await required()).toBe(48);
    await begin('monthly', { until: new Date('2026-04-02T10:00:00Z') });
    expect(await required(), 'two by the estimate, one really due').toBe(12);
    await tick();
    expect(await required()).toBe(0);
    await begin('daily', { until: new Date('2026-04-02T10:00:00Z') });
    expect(await required()).toBe(31 * 12);
    await clock.pass(10 * DAY);
    expect(await required(), 'what was missed is caught up once').toBe(21 * 12);
  });

  it('lists nobody else’s schedules', async () => {
    await begin('daily');
    const other = await server.createAccount();
    expect((await server.call(listScheduledReports, { query: {} }, other)).body).toEqual({ items: [], total: 0 });
    expect((await server.call(listScheduledReports, { query: { is_active: 'false' } }, member)).body.total).toBe(0);
    expect((await server.call(listScheduledReports, { query: { is_active: 'true' } }, member)).body.total).toBe(1);
  });
});
