import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import pg from 'pg';
import { grantCredits } from '../../packages/server/src/modules/credits/credits.service.ts';
import { parseConfig } from '../../packages/server/src/platform/config.ts';
import { type Context, jobContext } from '../../packages/server/src/platform/context.ts';
import { transaction } from '../../packages/server/src/platform/database.ts';
import { launchPostgres } from '../../packages/server/src/platform/embedded/launch.ts';
import { createLog } from '../../packages/server/src/platform/log.ts';
import { startServer } from '../../packages/server/src/server.ts';
import { setClock } from '../../packages/server/test/credits/clock.ts';
import { brokenInvariants } from '../../packages/server/test/credits/invariants.ts';
import { startSpenders } from '../../packages/server/test/credits/spenders.ts';
import { simulate } from '../../packages/server/test/schedules/simulation.ts';
import { atLeast, atMost, type Figure, figure, type Suite } from '../figures.ts';
import { runTests } from '../suite.ts';

/** Spending on a PostgreSQL that waits for the disk, from two server processes; a spend reserves, charges and releases. */

const PROCESSES = 2;
const PARALLEL = 8;
const WARM_UP = 200;
const quiet = new Writable({ write: (_, __, done) => done() });

async function createMember(ctx: Context, credits: number): Promise<string> {
  const email = `${randomUUID()}@example.test`;
  const { id } = await ctx.db.insertInto('auth.users').values({ email }).returning('id').executeTakeFirstOrThrow();
  const lot = { userId: id, type: 'topup_purchase', amount: credits, expiresAt: null, source: 'bench', sourceRef: randomUUID() } as const;
  if (credits > 0) await transaction(ctx.db, (tx) => grantCredits(ctx, tx, lot));
  return id;
}
const createMembers = (ctx: Context, n: number, credits: number) =>
  Promise.all(Array.from({ length: n }, () => createMember(ctx, credits)));

/** What PostgreSQL itself does of one row here: transactions a second that change it and nothing else, from as many connections. */
async function bareRate(url: string, transactions: number): Promise<number> {
  const clients = Array.from({ length: PROCESSES * PARALLEL }, () => new pg.Client(url));
  await Promise.all(clients.map((client) => client.connect()));
  try {
    await clients[0]?.query('create table bare as select 0 as n');
    let left = transactions;
    const began = performance.now();
    await Promise.all(
      clients.map(async (client) => {
        while (left-- > 0) await client.query('update bare set n = n + 1');
      }),
    );
    return transactions / ((performance.now() - began) / 1_000);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

async function measure(ctx: Context, url: string, options: Parameters<Suite>[0]): Promise<Figure[]> {
  const { full, log } = options;
  const figures: Figure[] = [];
  const spenders = await startSpenders(url, PROCESSES);
  try {
    const spends = full ? 5_000 : 1_500;
    const rate = async (accounts: number) => {
      const users = await createMembers(ctx, accounts, (spends + WARM_UP) * PROCESSES);
      await spenders.spend({ users, spends: WARM_UP, parallel: PARALLEL });
      const { outcomes, ms } = await spenders.spend({ users, spends, parallel: PARALLEL });
      if (outcomes.spent !== spends * PROCESSES) throw new Error(`not every spend succeeded: ${JSON.stringify(outcomes)}`);
      return (spends * PROCESSES) / (ms / 1_000);
    };
    figures.push(atLeast('spends on one account', await rate(1), 300, '/s'));
    figures.push(figure('spends over 50 accounts', await rate(50), '/s'));
    figures.push(figure('for comparison: bare transactions on one row', await bareRate(url, spends * PROCESSES), '/s'));

    let wrong = 0;
    const races = full ? 20 : 3;
    for (let i = 0; i < races; i++) {
      const { outcomes } = await spenders.spend({ users: [await createMember(ctx, 500)], spends: 500, parallel: 500 });
      log(`1,000 spends of 1 on 500 credits: ${JSON.stringify(outcomes)}`);
      if (outcomes.spent !== 500 || outcomes['credits.insufficient'] !== 500) wrong += 1;
    }
    figures.push(atMost(`races of 1,000 spends on 500 credits that went wrong, of ${races}`, wrong, 0, ''));
  } finally {
    spenders.stop();
  }
  figures.push(atMost('broken invariants after spending', (await brokenInvariants(ctx.db)).length, 0, ''));
  return figures;
}

async function ninetyDays(ctx: Context, { full, log }: Parameters<Suite>[0]): Promise<Figure[]> {
  const size = full ? { schedules: 1_000, kills: 100 } : { schedules: 50, kills: 25 };
  const clock = await setClock(ctx.db, '2026-01-31T00:00:00Z');
  const before = await ctx.db.selectFrom('assessment_reports').select('id').limit(1).executeTakeFirst();
  if (before) throw new Error('the simulation needs a database without reports');
  const found = await simulate(ctx, clock, () => createMember(ctx, 0), { ...size, days: 90, tickers: 4 });
  log(`${size.schedules} schedules over 90 days: ${JSON.stringify(found)}`);
  return [
    atLeast('tickers killed', found.kills, size.kills, ''),
    atMost('scheduled reports missing', found.missing, 0, `of ${found.due}`),
    atMost('scheduled reports doubled or extra', found.double + found.extra + found.doubleCharges, 0, ''),
    atMost('broken invariants after the schedules', (await brokenInvariants(ctx.db)).length, 0, ''),
  ];
}

/** Runs `work` on a migrated database of its own. */
async function onDatabase(work: (ctx: Context, url: string) => Promise<Figure[]>): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'citelight-bench-'));
  const postgres = await launchPostgres({
    folder: join(folder, 'postgres'),
    choice: 'auto',
    name: 'bench',
    settings: { max_connections: '100' },
  });
  try {
    const { host, port, user, password, database } = postgres.connection;
    const url = `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`;
    const config = parseConfig({
      NODE_ENV: 'test',
      PORT: '0',
      ROLE: 'api',
      DATA_DIR: folder,
      DATABASE_URL: url,
      MONTHLY_FREE_CREDITS: '0',
    });
    const server = await startServer(config, createLog(config, quiet));
    try {
      return await work(jobContext(server.services, 'bench', 'bench'), url);
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.release();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tests of the suite that can be asked for more, asked for as much as we claim. */
const LONG: readonly { file: string; claim: string; env: Record<string, string> }[] = [
  { file: 'credits/model', claim: '5,000 histories agree with the model', env: { MODEL_RUNS: '5000' } },
  {
    file: 'billing/life-cycle',
    claim: 'each event of a life 1,000 times in 8 streams, and in 200 other orders, counts once',
    env: { EVENT_COPIES: '1000', EVENT_ROUNDS: '200', ALL_ORDERS: '1' },
  },
  { file: 'billing/orders', claim: 'all 720 orders of the events of a purchase have the same effect', env: { ALL_ORDERS: '1' } },
  { file: 'billing/killed-server', claim: '100 servers killed after asking the provider charge nothing twice', env: { KILLS: '25' } },
];

async function atLength(log: (line: string) => void): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { file, claim, env } of LONG) {
    const ran = await runTests(['--project', 'server', '--retry', '0', `packages/server/test/${file}.test.ts`], env);
    for (const { title, passed, ms } of ran) log(`${passed ? 'held' : 'FAILED'} in ${Math.round(ms / 1_000)} s: ${title}`);
    const held = ran.filter(({ passed }) => passed).length;
    figures.push(atMost(`tests that failed: ${claim}`, ran.length === 0 ? 1 : ran.length - held, 0, `of ${ran.length}`));
  }
  return figures;
}

export const ledger: Suite = async (options) => [
  // The races leave charges without reports behind, so the schedules get a database of their own.
  ...(await onDatabase((ctx, url) => measure(ctx, url, options))),
  ...(await onDatabase((ctx) => ninetyDays(ctx, options))),
  ...(options.full ? await atLength(options.log) : []),
];
