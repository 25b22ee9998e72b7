import type { Tier } from '@citelight/contracts';
import { type RequestReport, tickSchedules } from '../../src/modules/schedules/tick.service.ts';
import type { Context } from '../../src/platform/context.ts';
import { sql } from '../../src/platform/database.ts';
import type { Clock } from '../credits/clock.ts';
import { finishReport, grant, subscribe } from './schedules.ts';

/** Months of many schedules in a few moments, with several tickers at once that die in the middle of their work. */

export type Simulation = { schedules: number; days: number; tickers: number; kills: number };
export type Findings = {
  due: number;
  started: number;
  missing: number;
  double: number;
  extra: number;
  doubleCharges: number;
  kills: number;
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The last day of a January, in the course of which everybody begins. */
const START = Date.UTC(2026, 0, 31);
const BEGINNING = 12 * HOUR;
const TIERS: readonly Tier[] = ['daily', 'weekly', 'monthly'];

/** When a schedule is due, by a calendar of the test's own. */
function dueTimes(tier: Tier, anchor: Date, until: number): string[] {
  const times: string[] = [];
  for (let n = 0; ; n++) {
    const due = new Date(anchor);
    if (tier === 'monthly') {
      const lastDay = new Date(Date.UTC(anchor.getUTCFullYear(), anchor.getUTCMonth() + n + 1, 0)).getUTCDate();
      due.setUTCDate(1);
      due.setUTCMonth(anchor.getUTCMonth() + n);
      due.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
    } else due.setTime(anchor.getTime() + n * (tier === 'daily' ? 1 : 7) * DAY);
    if (due.getTime() > until) return times;
    times.push(due.toISOString());
  }
}

/** A ticker that dies: what its transaction had done is gone, and the process with it. */
class Killed extends Error {}

export async function simulate(
  ctx: Context,
  clock: Clock,
  createMember: () => Promise<string>,
  { schedules, days, tickers, kills }: Simulation,
): Promise<Findings> {
  const expected: string[] = [];
  const until = START + BEGINNING + days * DAY;
  for (let i = 0; i < schedules; i++) {
    await clock.set(new Date(START + Math.floor((i * BEGINNING) / schedules)));
    const userId = await createMember();
    await grant(ctx, userId, 12 * (days + 10));
    const tier = TIERS[i % TIERS.length] ?? 'daily';
    await subscribe(ctx, userId, tier, { from: clock.now(), until: new Date(until + 365 * DAY) });
    const from = clock.now();
    for (const due of dueTimes(tier, from, until)) expected.push(`${userId} ${due}`);
  }

  const steps = Math.ceil((until - clock.now().getTime()) / (6 * HOUR));
  const killEvery = Math.max(1, Math.floor(expected.length / (kills + 1)));
  let [begun, killed] = [0, 0];
  const tick = async (): Promise<boolean> => {
    const stop = new AbortController();
    let died = false;
    const dying: RequestReport = async (c, tx, want) => {
      if (stop.signal.aborted) throw new Killed();
      const report = await finishReport(c, tx, want);
      begun += 1;
      if (killed >= kills || begun % killEvery !== 0) return report;
      killed += 1;
      died = true;
      stop.abort();
      throw new Killed();
    };
    await tickSchedules({ ...ctx, stopping: stop.signal, log: ctx.log.child({}, { level: 'silent' }) }, dying);
    return died;
  };
  for (let i = 1; i <= steps; i++) {
    await clock.set(new Date(Math.min(until, clock.now().getTime() + 6 * HOUR)));
    let died: boolean[];
    do died = await Promise.all(Array.from({ length: tickers }, tick));
    while (died.includes(true));
  }

  const { rows } = await sql<{ key: string; report_id: string | null; outcome: string }>`
    select user_id || ' ' || period_key as key, outcome, report_id from report_periods`.execute(ctx.db);
  const started = rows.filter(({ outcome, report_id }) => outcome === 'started' && report_id !== null);
  const keys = new Set(started.map(({ key }) => key));
  const wanted = new Set(expected);
  const { rows: counts } = await sql<{ reports: number; charges: number }>`
    select (select count(*) from assessment_reports) as reports,
      (select count(*) from credit_transactions where transaction_type = 'assessment_generation') as charges`.execute(ctx.db);
  return {
    due: expected.length,
    started: started.length,
    missing: expected.filter((key) => !keys.has(key)).length,
    double: started.length - new Set(started.map(({ report_id }) => report_id)).size,
    extra: rows.filter(({ key }) => !wanted.has(key)).length + (counts[0]?.reports ?? 0) - started.length,
    doubleCharges: (counts[0]?.charges ?? 0) - started.length,
    kills: killed,
  };
}
