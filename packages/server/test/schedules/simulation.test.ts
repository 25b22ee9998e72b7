import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Context, jobContext } from '../../src/platform/context.ts';
import { type Clock, setClock } from '../credits/clock.ts';
import { expectSoundLedger } from '../credits/invariants.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { simulate } from './simulation.ts';

let server: TestServer;
let ctx: Context;
let clock: Clock;
beforeAll(async () => {
  server = await startServer({ env: { MONTHLY_FREE_CREDITS: '0', ROLE: 'api' } });
  ctx = jobContext(server.services, 'test', 'test');
  clock = await setClock(server.db, '2026-01-31T00:00:00Z');
});
afterAll(() => server?.stop());

it('K4 SC-1 starts every report of 24 schedules over 90 days once, with four tickers and 25 that die', { timeout: 240_000 }, async () => {
  const member = async () => (await server.createAccount()).id;
  const found = await simulate(ctx, clock, member, { schedules: 24, days: 90, tickers: 4, kills: 25 });
  expect(found).toEqual({ due: found.due, started: found.due, missing: 0, double: 0, extra: 0, doubleCharges: 0, kills: 25 });
  expect(found.due).toBeGreaterThan(24 * 30);
  await expectSoundLedger(server.db);
});
