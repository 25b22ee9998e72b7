import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Context, jobContext } from '../../src/platform/context.ts';
import { sql } from '../../src/platform/database.ts';
import { setClock } from '../credits/clock.ts';
import { expectSoundLedger } from '../credits/invariants.ts';
import { openProcesses } from '../support/own-process.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { grant, subscribe } from './schedules.ts';

/** Workers in processes of their own are killed while they start the reports of many schedules. */

/** What a worker takes at a time: of more, those that meet a locked account might be too few to occupy it. */
const SCHEDULES = 50;
const NOW = new Date('2026-03-01T08:00:00Z');
const DAY = 86_400_000;
const processes = openProcesses();
let server: TestServer;
let ctx: Context;
let resolve: string;
beforeAll(async () => {
  server = await startServer({ env: { MONTHLY_FREE_CREDITS: '0', ROLE: 'api' } });
  ctx = jobContext(server.services, 'test', 'test');
  await setClock(server.db, NOW);
  for (let i = 0; i < SCHEDULES; i++) {
    const { id } = await server.createAccount();
    await grant(ctx, id, 100);
    await subscribe(ctx, id, 'daily', { from: NOW, until: new Date(NOW.getTime() + 300 * DAY) });
  }
  const { rows } = await sql<{ url: string }>`select website_url as url from tracked_websites`.execute(server.db);
  // Nothing listens there: what becomes of the reports is not looked at.
  resolve = rows.map(({ url }) => `${new URL(url).hostname}=127.0.0.1:9`).join(',');
});
afterAll(async () => {
  processes.close();
  await server?.stop();
});

/** A worker that looks for what is due as soon as it is ready. */
async function startWorker() {
  const worker = await processes.start('worker', server, { WORKER_CONCURRENCY: '1', CRAWL_RESOLVE: resolve });
  await server.services.queue.enqueue(server.db, 'tick-schedules', {});
  return worker;
}

const count = async (query: ReturnType<typeof sql<{ n: number }>>) => (await query.execute(server.db)).rows[0]?.n ?? 0;
const started = () => count(sql<{ n: number }>`select count(*)::integer as n from report_periods`);
const patience = { timeout: 60_000 };

it('SC-1 every due report is started once, whenever a worker is killed', { timeout: 240_000 }, async () => {
  // Killed inside of transactions: their periods are claimed, their reports cannot be written yet.
  const first = await server.db.transaction().execute(async (tx) => {
    await sql`lock table assessment_reports in share row exclusive mode`.execute(tx);
    const worker = await startWorker();
    const waiting = sql<{ n: number }>`
      select count(*)::integer as n from pg_locks l join pg_class c on c.oid = l.relation where c.relname = 'assessment_reports' and not l.granted`;
    await expect.poll(() => count(waiting), patience).toBe(4);
    await worker.kill9();
    return count(waiting);
  });
  expect(first, 'the database still holds what the dead worker had begun').toBe(4);
  // Killed between transactions: where it meets these accounts it has to wait, with the others done.
  await server.db.transaction().execute(async (tx) => {
    await sql`select from user_credits order by user_id limit 6 for update`.execute(tx);
    const worker = await startWorker();
    const waiting = sql<{ n: number }>`
      select count(*)::integer as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(() => count(waiting), patience).toBeGreaterThanOrEqual(4);
    await worker.kill9();
  });
  const left = await started();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(SCHEDULES);
  // Two that work at once do the rest.
  await Promise.all([startWorker(), startWorker()]);
  await expect.poll(started, patience).toBe(SCHEDULES);

  const { rows } = await sql`
    select s.id from scheduled_reports s
    where s.period <> 1 or s.next_run_at <> ${new Date(NOW.getTime() + DAY)}
      or (select array_agg(p.outcome) from report_periods p where p.schedule_id = s.id) is distinct from array['started']
      or (select count(*) from assessment_reports r where r.user_id = s.user_id) <> 1
      or (select count(*) from credit_reservations c where c.user_id = s.user_id) <> 1
      or (select count(distinct j.data ->> 'reportId') from assessment_reports r join jobs.job j on j.data ->> 'reportId' = r.id::text
          where r.user_id = s.user_id and j.name in ('assess-report', 'assess-report.given-up')) <> 1`.execute(server.db);
  expect(rows).toEqual([]);
  await expectSoundLedger(server.db);
});
