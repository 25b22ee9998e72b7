// @each-postgresql: it is about backups.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as credits from '../../src/modules/credits/credits.service.ts';
import { type Context, jobContext } from '../../src/platform/context.ts';
import { type Db, sql } from '../../src/platform/database.ts';
import { exportData, importData } from '../../src/transfer.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { expectSoundLedger } from './invariants.ts';

const folder = mkdtempSync(join(tmpdir(), 'citelight-restore-'));
let server: TestServer;
let restored: TestServer;
let database: TestDatabase;
let ctx: Context;
beforeAll(async () => {
  server = await startServer({ env: { ROLE: 'api' } });
  ctx = jobContext(server.services, 'test', 'test');
});
afterAll(async () => {
  await restored?.stop();
  await database?.drop();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Lot = Parameters<typeof credits.grantCredits>[2];
/** One of each kind of thing that can happen to an account. */
async function live(userId: string): Promise<void> {
  const grant = (lot: Partial<Lot>) =>
    credits.withAccount(ctx, userId, (tx) =>
      credits.grantCredits(ctx, tx, {
        ...{ userId, type: 'topup_purchase', amount: 50, expiresAt: null, source: 'test', sourceRef: randomUUID() },
        ...lot,
      }),
    );
  const reserve = (amount: number) =>
    credits.withAccount(ctx, userId, (tx) => credits.reserveCredits(ctx, tx, { userId, reportId: randomUUID(), amount }));
  const sourceRef = randomUUID();
  await credits.availableCredits(ctx, server.db, userId); // the monthly grant
  await grant({ sourceRef });
  await grant({ type: 'subscription_allocation', expiresAt: new Date(Date.now() - 1_000) });
  const [closed, open] = [await reserve(12), await reserve(7)];
  await credits.withAccount(ctx, userId, async (tx) => {
    for (const type of ['keyword_analysis', 'content_opportunities'] as const)
      await credits.chargePart(ctx, tx, { ...closed, type, amount: 3 });
    await credits.refundPart(ctx, tx, { ...closed, type: 'keyword_analysis' });
    await credits.releaseReservation(ctx, tx, closed);
    await credits.chargePart(ctx, tx, { ...open, type: 'assessment_generation', amount: 1 });
    await credits.revokeCredits(ctx, tx, { userId, source: 'test', sourceRef, amount: 50 });
  });
}

const TABLES = ['user_credits', 'credit_lots', 'credit_transactions', 'credit_reservations', 'credit_reservation_lots', 'credit_charges'];
const contentOf = async (db: Db) => {
  const content: Record<string, unknown> = {};
  for (const table of [...TABLES, 'credit_transaction_lots', 'credit_revocations', 'monthly_grants'])
    content[table] = (await sql.raw(`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`).execute(db)).rows;
  return content;
};

it('L24 L25 a restored backup has the same balances, is as sound, and goes on where it was', async () => {
  const members = [await server.createAccount(), await server.createAccount()];
  for (const { id } of members) await live(id);
  await expectSoundLedger(server.db);
  const file = join(folder, 'all.ndjson.gz');
  await exportData({ connectionString: server.database.url }, file, new Date());
  database = await createDatabase();
  await importData({ connectionString: database.url }, file, async () => {});
  restored = await startServer({ env: { ROLE: 'api' }, database });

  expect(await contentOf(restored.db)).toEqual(await contentOf(server.db));
  await expectSoundLedger(restored.db);
  for (const { id } of members)
    expect(await credits.availableCredits(ctx, restored.db, id)).toBe(await credits.availableCredits(ctx, server.db, id));
  const there = jobContext(restored.services, 'test', 'test');
  const [member] = members;
  const userId = member?.id ?? '';
  const lot = { userId, type: 'topup_purchase', amount: 500, expiresAt: null, source: 'test', sourceRef: randomUUID() } as const;
  await credits.withAccount(there, userId, async (tx) => {
    await credits.grantCredits(there, tx, lot);
    await credits.reserveCredits(there, tx, { userId, reportId: randomUUID(), amount: 12 });
  });
  await expectSoundLedger(restored.db);
  // Lines are as unchangeable as before.
  await expect(sql`update credit_transactions set amount = 1`.execute(restored.db)).rejects.toThrow('append-only');
});
