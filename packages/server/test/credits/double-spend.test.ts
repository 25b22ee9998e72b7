// @each-postgresql: it is about the ledger's locks.
import { randomUUID } from 'node:crypto';
import { listUserCredits } from '@citelight/contracts/api/data';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { grantCredits, lockAccount, reserveCredits, withAccount } from '../../src/modules/credits/credits.service.ts';
import { jobContext } from '../../src/platform/context.ts';
import { transaction } from '../../src/platform/database.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { expectSoundLedger } from './invariants.ts';
import { startSpenders } from './spenders.ts';

let server: TestServer;
let spenders: Awaited<ReturnType<typeof startSpenders>>;
beforeAll(async () => {
  server = await startServer({ env: { MONTHLY_FREE_CREDITS: '0', ROLE: 'api' } });
  spenders = await startSpenders(server.database.url, 2);
});
afterAll(async () => {
  spenders?.stop();
  await server?.stop();
});

it('L17 lets exactly 500 of 1,000 spend one of 500 credits, over two processes, and refuses the others properly', async () => {
  const ctx = jobContext(server.services, 'test', 'test');
  const { id: userId } = await server.createAccount();
  const lot = { userId, type: 'topup_purchase', expiresAt: null, source: 'test' } as const;
  for (const amount of [200, 299, 1])
    await transaction(server.db, (tx) => grantCredits(ctx, tx, { ...lot, amount, sourceRef: randomUUID() }));
  const { outcomes } = await spenders.spend({ users: [userId], spends: 500, parallel: 500 });
  expect(outcomes).toEqual({ spent: 500, 'credits.insufficient': 500 });
  await expectSoundLedger(server.db);
});

it('L17 leaves connections to everybody else, however many wait for one account', async () => {
  const [ada, bob] = [await server.createAccount(), await server.createAccount()];
  const ctx = jobContext(server.services, 'test', 'test');
  await transaction(server.db, (tx) => lockAccount(tx, ada.id));
  const holder = new pg.Client(server.database.url);
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from user_credits where user_id = $1 for update', [ada.id]);
  const spends = Array.from({ length: 50 }, () =>
    withAccount(ctx, ada.id, (tx) => reserveCredits(ctx, tx, { userId: ada.id, reportId: randomUUID(), amount: 1 })),
  );
  const refusals = Promise.allSettled(spends);
  for (let i = 0; i < 20; i++) expect((await server.call(listUserCredits, {}, bob)).status).toBe(200);
  await holder.query('rollback');
  await holder.end();
  for (const one of await refusals) expect(one).toMatchObject({ status: 'rejected', reason: { code: 'credits.insufficient' } });
});
