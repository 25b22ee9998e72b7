import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '../../packages/server/src/platform/database.ts';
import { checkAlways, checkAtRest, isQuiet, watchMails, whatIsLoud } from './checks.ts';
import { type Fault, type Hands, type Lane, lanesFor } from './kinds.ts';
import { joinMember, type Member, subscribe } from './members.ts';
import type { Lure } from './points.ts';
import { createRandom, type Random } from './random.ts';
import { type Arena, MEMBERS, openStage, type Stage, waitFor } from './stage.ts';

/** One product with people at work, and faults in rounds: after each fault all that must always hold is checked, after each round it is left in peace. */

const FAULTS_PER_ROUND = 60;
const READY_LIMIT_MS = 180_000;
const QUIET_LIMIT_MS = 180_000;
/** Between two faults, so that work goes on. */
const PAUSE_MS: [number, number] = [50, 300];
const HOUR_MS = 3_600_000;
const SUBSCRIBERS = 3;
const SCHEDULE_PAUSE_MS = 20_000;

export type Found = {
  injected: Map<string, number>;
  missed: Map<string, number>;
  /** Each once, however long it lasts. */
  problems: Set<string>;
  /** Milliseconds until the API was ready again after PostgreSQL was killed, and after the API was. */
  recoveries: { database: number[]; api: number[] };
  ends: number[];
  /** Milliseconds of all faults together: until they had met work, until the product was ready again, and for the checks. */
  spent: { injecting: number; recovering: number; checking: number };
};

type Round = {
  stage: Stage;
  members: readonly Member[];
  hands: Hands;
  found: Found;
  mailedTwice: () => string[];
  asked: AbortSignal;
  log: (line: string) => void;
};

/** The database's clock of credits and schedules, which is the real one and so much ahead. */
async function installClock({ db }: Stage): Promise<void> {
  await sql`create table app.bench_clock (ahead interval not null)`.execute(db);
  await sql`insert into app.bench_clock values ('0')`.execute(db);
  await sql`grant select on app.bench_clock to app_user`.execute(db);
  await sql`create or replace function app.now() returns timestamptz language sql volatile
    as 'select clock_timestamp() + ahead from app.bench_clock'`.execute(db);
}

function handsOf(stage: Stage, members: readonly Member[], random: Random): Hands {
  const jumpClock = async (hours: number) => {
    await waitFor(
      () => sql`update app.bench_clock set ahead = ahead + make_interval(hours => ${hours})`.execute(stage.db).then(() => true),
      10_000,
    );
    if (hours > 0) await stage.sandbox('/sandbox/clock', { advance: (hours * HOUR_MS) / 1000 });
    await stage.queue.enqueue(stage.db, 'tick-schedules', {}).catch(() => {});
  };
  let jumpedAt = Number.NEGATIVE_INFINITY;
  const someone = () => random.pick(members);
  const isBusy = ({ screen }: Member) => [...screen.values()].some((state) => /^(pending|processing)/.test(state));
  /** Whoever has an analysis under way would only be handed that one back. */
  const someoneIdle = () => {
    const idle = members.filter((member) => !isBusy(member));
    return random.pick(idle.length > 0 ? idle : members);
  };
  const look = async () => {
    for (const member of members) await member.look();
  };
  const lures: Record<Lure, () => Promise<void>> = {
    analysis: () => someoneIdle().analyse(),
    purchase: () => someone().buy(),
    share: () => someone().share(),
    // Not so often that the reports of the last jump lose their credits in the middle.
    schedule: async () => {
      if (performance.now() - jumpedAt < SCHEDULE_PAUSE_MS) return void (await sleep(500));
      jumpedAt = performance.now();
      await jumpClock(24);
    },
    letter: async () => {
      const body = JSON.stringify({ email: `${randomUUID()}@new.test`, password: 'a long enough pass-phrase of somebody' });
      await fetch(`${stage.url}/auth/v1/signup`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    },
    'any mail': async () => void (await Promise.all([lures.letter(), lures.share()])),
    look,
    'broken site': async () => {
      stage.doors.sites.mode = { kind: 'down' };
      await someoneIdle().analyse();
      await sleep(3_000);
      stage.doors.sites.mode = { kind: 'pass' };
    },
  };
  const underWay = new Set<Promise<void>>();
  return {
    jumpClock,
    lure(work) {
      const done = lures[work]();
      underWay.add(done);
      return done.finally(() => underWay.delete(done));
    },
    rest: async () => void (await Promise.allSettled(underWay)),
  };
}

/** What was hit does its work again: the API says so, or a worker runs; another may still be starting. Answers after how many milliseconds the API was ready. */
async function recovered(stage: Stage, hits: Fault['hits']): Promise<number> {
  const began = performance.now();
  if (hits === 'api' || hits === 'database') {
    await stage.api.ready();
    const up = await waitFor(
      async () => (await fetch(`${stage.url}/readyz`, { signal: AbortSignal.timeout(3_000) })).status === 200,
      READY_LIMIT_MS,
    );
    if (!up) throw new Error(`the API was not ready again within ${READY_LIMIT_MS / 1000} s`);
  }
  const ms = performance.now() - began;
  await Promise.any(stage.workers.map((worker) => worker.ready()));
  return ms;
}

/** What waits for a later time is due now: the bench's way of letting hours pass. */
async function hurry({ db, queue, sandbox }: Stage): Promise<void> {
  await sql`update jobs.job set start_after = now() where state in ('created', 'retry') and start_after > now()`.execute(db);
  await sql`update stripe_events set try_after = now() where processed_at is null`.execute(db);
  await sandbox('/sandbox/webhooks', { drop: [], hold: false, copies: 0 });
  for (const name of ['apply-payment-events', 'tick-schedules']) await queue.enqueue(db, name, {}, { key: 'bench' });
}

async function rest({ stage, members, hands, found, mailedTwice, log }: Round): Promise<void> {
  await hands.rest();
  await Promise.all(members.map((member) => member.rest()));
  for (const worker of stage.workers) worker.resume();
  await recovered(stage, 'database');
  for (const worker of stage.workers) await worker.ready();
  const began = performance.now();
  await hurry(stage);
  // Lost webhooks are found by asking the provider, which the product does every hour.
  await stage.queue.enqueue(stage.db, 'reconcile-payments', {}, { key: 'bench' });
  let hurried = performance.now();
  const quiet = await waitFor(
    async () => {
      if (await isQuiet(stage)) return true;
      if (performance.now() - hurried > 3_000) {
        await hurry(stage);
        hurried = performance.now();
      }
      return false;
    },
    QUIET_LIMIT_MS,
    200,
  );
  const seconds = (performance.now() - began) / 1000;
  found.ends.push(seconds);
  if (!quiet) found.problems.add(`not everything ended within ${QUIET_LIMIT_MS / 1000} s: ${await whatIsLoud(stage)}`);
  const problems = [
    ...(await checkAlways(stage, members, mailedTwice)),
    ...(await checkAtRest(stage, members, (check) => waitFor(check, 10_000, 200))),
  ];
  for (const problem of problems) found.problems.add(problem);
  log(`left in peace: everything had ended after ${seconds.toFixed(1)} s; ${problems.length} problems`);
  for (const problem of problems) log(`   PROBLEM ${problem}`);
}

/** Injects one fault and checks everything that always holds; false when it met no work. */
async function meet({ stage, members, hands, found, mailedTwice, log }: Round, fault: Fault, random: Random): Promise<boolean> {
  const began = performance.now();
  const api = stage.api.pid();
  const what = await fault.inject(stage, hands, random).catch((error: unknown) => {
    log(`   could not be injected: ${fault.kind}: ${error}`);
    return null;
  });
  const injected = performance.now();
  const ms = await recovered(stage, fault.hits);
  const ready = performance.now();
  const problems = await checkAlways(stage, members, mailedTwice);
  found.spent.injecting += injected - began;
  found.spent.recovering += ready - injected;
  found.spent.checking += performance.now() - ready;
  const counts = what === null ? found.missed : found.injected;
  counts.set(fault.kind, (counts.get(fault.kind) ?? 0) + 1);
  // Where the API was not killed meanwhile, by a fault of another lane.
  if (what !== null && /PostgreSQL|postmaster/.test(fault.kind) && api !== undefined && api === stage.api.pid())
    found.recoveries.database.push(ms);
  if (what !== null && /^kill -9 api/i.test(fault.kind)) found.recoveries.api.push(ms);
  const done = [...found.injected.values()].reduce((sum, n) => sum + n, 0);
  log(
    `${String(done).padStart(3)} ${fault.kind}: ${what ?? 'met no work, not counted'}; ready after ${(ms / 1000).toFixed(1)} s; ${((performance.now() - began) / 1000).toFixed(1)} s in all`,
  );
  for (const problem of problems) {
    if (!found.problems.has(problem)) log(`   PROBLEM ${problem}`);
    found.problems.add(problem);
  }
  return what !== null;
}

/** So many faults of a lane. */
async function run(round: Round, { atOnce, faults }: Lane, count: number, random: Random): Promise<void> {
  let left = count;
  const hand = async () => {
    while (left > 0 && !round.asked.aborted) {
      left -= 1;
      if (!(await meet(round, faults.next().value, random))) left += 1;
      await sleep(random.between(...PAUSE_MS));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
}

/** Rounds until there were so many faults, or until it was asked to end. */
async function rounds(round: Round, lanes: readonly { lane: Lane; random: Random }[], faults: number): Promise<void> {
  for (let begun = 0; begun < faults && !round.asked.aborted; ) {
    const size = Math.min(FAULTS_PER_ROUND, faults - begun);
    const shares = lanes.map(({ lane }) => Math.floor(size * lane.share));
    shares[0] = (shares[0] ?? 0) + size - shares.reduce((sum, share) => sum + share, 0);
    await Promise.all(lanes.map(({ lane, random }, n) => run(round, lane, shares[n] ?? 0, random)));
    begun += size;
    await rest(round);
    if (begun < faults && !round.asked.aborted) for (const member of round.members) member.work();
  }
}

export type Campaign = { arena: Arena; faults: number; seed: number; asked: AbortSignal; log: (line: string) => void };

export async function campaign({ arena, faults, seed, asked, log }: Campaign) {
  const found: Found = {
    injected: new Map(),
    missed: new Map(),
    problems: new Set(),
    recoveries: { database: [], api: [] },
    ends: [],
    spent: { injecting: 0, recovering: 0, checking: 0 },
  };
  const random = createRandom(seed);
  log('starting the product');
  const stage = await openStage(arena, { workers: 2 });
  let members: Member[] = [];
  const mailedTwice = watchMails(stage);
  try {
    await installClock(stage);
    members = await Promise.all(Array.from({ length: MEMBERS[arena] }, (_, n) => joinMember(stage, n, random.branch(n + 1))));
    const round: Round = { stage, members, hands: handsOf(stage, members, random.branch(1_000)), found, mailedTwice, asked, log };
    for (const member of members) member.work();
    // The first analysis makes the website that a subscription needs.
    await waitFor(() => members.every(({ accepted }) => accepted.size > 0), 30_000);
    for (const member of members.slice(0, SUBSCRIBERS)) await subscribe(stage, member);

    const lanes = lanesFor(stage, random.branch(2_000)).map((lane, n) => ({ lane, random: random.branch(3_000 + n) }));
    await rounds(round, lanes, faults).catch((error: unknown) => {
      log(`   PROBLEM the campaign could not go on: ${error}`);
      found.problems.add(`the campaign could not go on: ${error}`);
    });
    const { rows } = await sql<{ reports: number; completed: number; lines: number }>`
      select (select count(*) from assessment_reports) as reports, (select count(*) from assessment_reports where status = 'completed') as completed,
        (select count(*) from credit_transactions) as lines`.execute(stage.db);
    const crashes = [stage.api, ...stage.workers].reduce((sum, program) => sum + program.crashes(), 0);
    return { found, crashes, mails: stage.mail.mails.length, disk: stage.fillDisk !== null, ...rows[0] };
  } finally {
    await Promise.all(members.map((member) => member.leave()));
    await stage.stop();
  }
}
