import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '../../packages/server/src/platform/database.ts';
import type { Manners } from '../product/mail-catcher.ts';
import type { Program } from '../product/program.ts';
import type { Mode, TcpDoor } from '../product/tcp-door.ts';
import { type Lure, type NamedPoint, POINTS } from './points.ts';
import type { Random } from './random.ts';
import { type Arena, type Stage, waitFor } from './stage.ts';

/** Every kind of fault: what is done, and that it met work. */

/** The campaign's hands: how it brings work about. */
export type Hands = {
  lure(work: Lure): Promise<void>;
  /** Resolves when nothing that was brought about is under way. */
  rest(): Promise<void>;
  /** Moves the database's clock; forward also the payment provider's. */
  jumpClock(hours: number): Promise<void>;
};

export type Fault = {
  kind: string;
  arenas: readonly Arena[];
  /** What has to recover from it. */
  hits: 'api' | 'workers' | 'database' | 'nothing of ours';
  /** What happened, or null when nothing of the product was there to be hit. */
  inject(stage: Stage, hands: Hands, random: Random): Promise<string | null>;
};

const FULL_DISK = 'no space on the disk';
const BOTH: readonly Arena[] = ['served', 'embedded'];
const SERVED: readonly Arena[] = ['served'];
const LURE_MS = 4_000;
const POINT_LIMIT_MS = 25_000;
const OUTAGE_LIMIT_MS = 12_000;
/** Longer than it takes to think it dead and give its work to another. */
const ASLEEP_MS = 35_000;

function atPoint(point: NamedPoint): Fault {
  return {
    kind: point.name,
    arenas: SERVED,
    hits: point.process === 'api' ? 'api' : 'workers',
    async inject({ api, workers, databaseDoors }, hands) {
      let hit: string | null = null;
      const programs = [api, ...workers];
      const disarm = programs.map((program, at) => {
        if ((point.process === 'api') !== (program === api)) return () => {};
        return databaseDoors[at]?.arm(point, () => {
          if (hit === null && program.kill9()) hit = program.name;
        });
      });
      const reached = () => hit !== null;
      for (const limit = performance.now() + POINT_LIMIT_MS; !reached() && performance.now() < limit; ) {
        await Promise.race([hands.lure(point.lure).catch(() => {}), waitFor(reached, LURE_MS, 5)]);
        await waitFor(reached, LURE_MS, 5);
      }
      for (const give of disarm) give?.();
      return hit;
    },
  };
}

const kill = (kind: string, hits: 'api' | 'workers', choose: (stage: Stage, random: Random) => Program[]): Fault => ({
  kind,
  arenas: BOTH,
  hits,
  async inject(stage, _, random) {
    await sleep(random.between(50, 1_500));
    const victims = choose(stage, random).filter((program) => program.kill9());
    return victims.map(({ name }) => name).join(' and ') || null;
  },
});

/** Ends processes of PostgreSQL that the stage itself has started, by their ids. */
const killPostgres = (kind: string, choose: (pids: number[], random: Random) => number[]): Fault => ({
  kind,
  arenas: BOTH,
  hits: 'database',
  async inject(stage, _, random) {
    await sleep(random.between(50, 1_000));
    const victims = choose(stage.postgres(), random);
    for (const pid of victims) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // it went by itself
      }
    }
    return victims.length > 0 ? `${victims.length} processes` : null;
  },
});

/** Something that is wrong for a while, at least until it was met. */
async function forAWhile(
  begin: () => Promise<() => unknown> | (() => unknown),
  met: () => boolean,
  lure: () => Promise<void>,
  random: Random,
) {
  const end = await begin();
  const began = performance.now();
  try {
    for (const limit = began + OUTAGE_LIMIT_MS; !met() && performance.now() < limit; )
      await Promise.race([lure().catch(() => {}), waitFor(met, LURE_MS, 20)]);
    if (met()) await sleep(random.between(100, 900));
  } finally {
    await end();
  }
  return met() ? `${((performance.now() - began) / 1000).toFixed(1)} s` : null;
}

const HTTP = (status: string) =>
  `HTTP/1.1 ${status}\r\ncontent-type: text/html\r\ncontent-length: 13\r\nconnection: close\r\n\r\n<h1>Oh no</h1>`.slice(0, -1);

const door = (kind: string, which: keyof Stage['doors'], work: Lure, mode: (random: Random) => Mode): Fault => ({
  kind,
  arenas: BOTH,
  hits: 'nothing of ours',
  inject(stage, hands, random) {
    const proxy: TcpDoor = stage.doors[which];
    const before = proxy.touched();
    return forAWhile(
      () => {
        proxy.mode = mode(random);
        return () => {
          proxy.mode = { kind: 'pass' };
        };
      },
      () => proxy.touched() > before,
      () => hands.lure(work),
      random,
    );
  },
});

const manners = (kind: string, how: Manners, work: Lure): Fault => ({
  kind,
  arenas: BOTH,
  hits: 'nothing of ours',
  inject({ mail }, hands, random) {
    const before = mail.touched();
    return forAWhile(
      () => {
        mail.manners = how;
        return () => {
          mail.manners = 'takes';
        };
      },
      () => mail.touched() > before,
      () => hands.lure(work),
      random,
    );
  },
});

const terminate = (kind: string, where: (stage: Stage) => ReturnType<typeof sql<boolean>>): Fault => ({
  kind,
  arenas: BOTH,
  hits: 'database',
  async inject(stage, _, random) {
    await sleep(random.between(50, 1_000));
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'bench' and (${where(stage)})`.execute(
      stage.db,
    );
    return rows.length > 0 ? `${rows.length} connections` : null;
  },
});

/** Something about the whole database for a second or two. */
const spell = (kind: string, begin: (stage: Stage) => Promise<() => Promise<unknown>>): Fault => ({
  kind,
  arenas: BOTH,
  hits: 'database',
  async inject(stage, hands, random) {
    const end = await begin(stage);
    try {
      await Promise.race([hands.lure('look').catch(() => {}), sleep(random.between(700, 2_000))]);
    } finally {
      await waitFor(() => end().then(() => true), 30_000);
    }
    return 'done';
  },
});

const jump = (hours: number): Fault => ({
  kind: `clock ${hours > 0 ? '+' : '−'}${Math.abs(hours) >= 24 ? `${Math.abs(hours) / 24} d` : `${Math.abs(hours)} h`}`,
  arenas: BOTH,
  hits: 'nothing of ours',
  async inject(_, hands) {
    await hands.jumpClock(hours);
    return 'done';
  },
});

const trouble = (kind: string, how: object, back: object): Fault => ({
  kind,
  arenas: BOTH,
  hits: 'nothing of ours',
  async inject(stage, hands, random) {
    await stage.sandbox('/sandbox/webhooks', how);
    await Promise.race([hands.lure('purchase').catch(() => {}), sleep(LURE_MS)]);
    await sleep(random.between(300, 1_500));
    await stage.sandbox('/sandbox/webhooks', back);
    return 'done';
  },
});

/** The processes of the product and its database. */
const INSIDE: readonly Fault[] = [
  kill('kill -9 worker at any time', 'workers', ({ workers }, random) => [random.pick(workers)]),
  kill('kill -9 every worker at any time', 'workers', ({ workers }) => workers),
  kill('kill -9 API at any time', 'api', ({ api }) => [api]),
  kill('kill -9 API and workers at once', 'api', ({ api, workers }) => [api, ...workers]),
  killPostgres('kill -9 PostgreSQL with all its processes', (pids) => pids),
  killPostgres('kill -9 the postmaster', ([postmaster]) => (postmaster ? [postmaster] : [])),
  killPostgres('kill -9 one process of PostgreSQL', ([, ...children], random) => (children.length > 0 ? [random.pick(children)] : [])),
  terminate('all database connections cut', () => sql`true`),
  terminate('database connections in a transaction cut', () => sql`xact_start is not null and backend_type = 'client backend'`),
  terminate(
    'the listening connections cut',
    () => sql`query ilike 'listen%' or query ilike '%pg_listening_channels%' or query = 'select 1'`,
  ),
  {
    kind: 'database connections cut at the door',
    arenas: SERVED,
    hits: 'database',
    async inject({ databaseDoors }, _, random) {
      await sleep(random.between(50, 1_000));
      const cut = databaseDoors.reduce((sum, one) => sum + one.cut(), 0);
      return cut > 0 ? `${cut} connections` : null;
    },
  },
  {
    kind: 'database out of reach',
    arenas: SERVED,
    hits: 'database',
    async inject({ databaseDoors }, hands, random) {
      for (const one of databaseDoors) {
        one.mode = 'refuse';
        one.cut();
      }
      await Promise.race([hands.lure('look').catch(() => {}), sleep(random.between(800, 3_000))]);
      for (const one of databaseDoors) one.mode = 'pass';
      return 'done';
    },
  },
  {
    kind: 'database silent',
    arenas: SERVED,
    hits: 'database',
    async inject({ databaseDoors }, hands, random) {
      for (const one of databaseDoors) one.mode = 'freeze';
      await Promise.race([hands.lure('look').catch(() => {}), sleep(random.between(800, 3_000))]);
      for (const one of databaseDoors) one.mode = 'pass';
      return 'done';
    },
  },
  spell('database read-only', async ({ db }) => {
    await sql`alter database citelight set default_transaction_read_only = on`.execute(db);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name <> 'bench'`.execute(
      db,
    );
    return async () => {
      await db.transaction().execute(async (tx) => {
        await sql`set local transaction_read_only = off`.execute(tx);
        await sql`alter database citelight reset default_transaction_read_only`.execute(tx);
      });
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name <> 'bench'`.execute(
        db,
      );
    };
  }),
  {
    kind: 'reports locked by somebody else',
    arenas: BOTH,
    hits: 'database',
    async inject({ db }, _, random) {
      await db.transaction().execute(async (tx) => {
        await sql`lock table assessment_reports in access exclusive mode`.execute(tx);
        await sleep(random.between(800, 2_500));
      });
      return 'done';
    },
  },
  {
    kind: FULL_DISK,
    arenas: BOTH,
    hits: 'database',
    async inject({ fillDisk, db }, hands, random) {
      if (!fillDisk) return null;
      const giveBack = fillDisk();
      try {
        await Promise.race([hands.lure('analysis').catch(() => {}), sleep(random.between(1_000, 3_000))]);
        // Something of 32 MB cannot be kept now, or the database is not even there.
        const kept = await sql`create table app.bench_ballast as
          select (select string_agg(md5(random()::text), '') from generate_series(1, 200) where n > 0) as ballast from generate_series(1, 5000) n`
          .execute(db)
          .then(
            () => true,
            () => false,
          );
        return kept ? null : 'nothing could be written';
      } finally {
        giveBack();
        await waitFor(() => sql`drop table if exists app.bench_ballast`.execute(db).then(() => true), 30_000);
      }
    },
  },
  {
    kind: 'a worker asleep for half a minute (SIGSTOP), then awake',
    arenas: BOTH,
    hits: 'workers',
    async inject({ workers }, _, random) {
      const worker = random.pick(workers);
      await sleep(random.between(50, 1_000));
      worker.pause();
      setTimeout(() => worker.resume(), ASLEEP_MS).unref();
      return worker.name;
    },
  },
];

/** Everything around it, and the clock. */
const OUTSIDE: readonly Fault[] = [
  door('mail server down', 'mail', 'any mail', () => ({ kind: 'down' })),
  door('mail server slow', 'mail', 'any mail', (random) => ({ kind: 'slow', ms: random.between(500, 2_000) })),
  door('mail server garbled', 'mail', 'any mail', () => ({ kind: 'garbled' })),
  door('mail server’s answers lost', 'mail', 'any mail', () => ({ kind: 'answer lost' })),
  manners('mail put off (451)', 'tries later', 'any mail'),
  manners('mail refused (550)', 'refuses', 'any mail'),
  manners('mail taken and the connection dropped', 'dropped', 'any mail'),
  manners('mail taken and never answered', 'silent', 'any mail'),
  door('payment provider down', 'payment', 'purchase', () => ({ kind: 'down' })),
  door('payment provider slow', 'payment', 'purchase', (random) => ({ kind: 'slow', ms: random.between(500, 2_000) })),
  door('payment provider garbled', 'payment', 'purchase', () => ({ kind: 'garbled' })),
  door('payment provider’s answers lost', 'payment', 'purchase', () => ({ kind: 'answer lost' })),
  door('payment provider answers 500', 'payment', 'purchase', () => ({ kind: 'says', text: HTTP('500 Internal Server Error') })),
  door('payment provider answers 429', 'payment', 'purchase', () => ({ kind: 'says', text: HTTP('429 Too Many Requests') })),
  trouble('each webhook four times', { copies: 3 }, { copies: 0 }),
  trouble('webhooks held back', { hold: true }, { hold: false }),
  trouble('webhooks lost', { drop: ['*'] }, { drop: [] }),
  door('AI provider down', 'ai', 'analysis', () => ({ kind: 'down' })),
  door('AI provider slow', 'ai', 'analysis', (random) => ({ kind: 'slow', ms: random.between(500, 2_000) })),
  door('AI provider garbled', 'ai', 'analysis', () => ({ kind: 'garbled' })),
  door('AI provider answers 500', 'ai', 'analysis', () => ({ kind: 'says', text: HTTP('500 Internal Server Error') })),
  door('AI provider’s answers lost', 'ai', 'analysis', () => ({ kind: 'answer lost' })),
  door('analysed sites down', 'sites', 'analysis', () => ({ kind: 'down' })),
  door('analysed sites garbled', 'sites', 'analysis', () => ({ kind: 'garbled' })),
  {
    kind: 'event streams and requests cut',
    arenas: BOTH,
    hits: 'nothing of ours',
    async inject({ doors }, _, random) {
      await sleep(random.between(50, 1_000));
      const cut = doors.api.cut();
      return cut > 0 ? `${cut} connections` : null;
    },
  },
  jump(1),
  jump(-1),
  jump(24),
  jump(-24),
  jump(31 * 24),
];

const shuffled = <T>(list: readonly T[], random: Random): T[] =>
  list
    .map((item) => ({ item, key: random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);

/** An endless row of faults: every kind comes before any comes again. */
function* dealt(deck: readonly Fault[], random: Random): Generator<Fault, never> {
  for (;;) yield* shuffled(deck, random);
}

/** Faults of one lane come one after another, or so many `atOnce`; what stands in different lanes meets at any time. `share` of all faults. */
export type Lane = { name: string; share: number; atOnce: number; faults: Generator<Fault, never> };

/** No lane undoes what another has just brought about: each has its own doors. */
export function lanesFor({ arena, fillDisk }: Stage, random: Random): Lane[] {
  const decks = [
    { name: 'points', share: { served: 0.5, embedded: 0 }, atOnce: 3, faults: POINTS.map(atPoint) },
    { name: 'inside', share: { served: 0.22, embedded: 0.4 }, atOnce: 1, faults: INSIDE },
    { name: 'outside', share: { served: 0.28, embedded: 0.6 }, atOnce: 1, faults: OUTSIDE },
  ];
  return decks.flatMap(({ name, share, atOnce, faults }, n) => {
    const deck = faults.filter(({ arenas, kind }) => arenas.includes(arena) && (fillDisk !== null || kind !== FULL_DISK));
    return deck.length > 0 ? [{ name, share: share[arena], atOnce, faults: dealt(deck, random.branch(n + 1)) }] : [];
  });
}
