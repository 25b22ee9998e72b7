// @each-postgresql: it is about the ledger's functions.
import { randomUUID } from 'node:crypto';
import { REFUND_GRACE_HOURS } from '@citelight/contracts';
import { getAvailableCredits, listCreditTransactions, listUserCredits } from '@citelight/contracts/api/data';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { monthOf } from '../../src/modules/credits/credits.rules.ts';
import * as credits from '../../src/modules/credits/credits.service.ts';
import { trackWebsite } from '../../src/modules/websites/websites.service.ts';
import { type Context, jobContext } from '../../src/platform/context.ts';
import { asMember, sql, type Tx, transaction } from '../../src/platform/database.ts';
import { type Account, startServer, type TestServer } from '../support/server.ts';
import { type Clock, setClock } from './clock.ts';
import { expectSoundLedger } from './invariants.ts';

let server: TestServer;
let ctx: Context;
let clock: Clock;
beforeAll(async () => {
  server = await startServer({ env: { MONTHLY_FREE_CREDITS: '0' } });
  ctx = jobContext(server.services, 'test', 'test');
  clock = await setClock(server.db, '2026-11-10T12:00:00Z');
});
afterEach(() => expectSoundLedger(server.db));
afterAll(() => server?.stop());

const run = <T>(work: (tx: Tx) => Promise<T>) => transaction(server.db, work);
const DAY = 86_400_000;
const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY).toISOString();

type Given = Partial<Parameters<typeof credits.grantCredits>[2]>;
const grant = (member: Account, amount: number, given: Given = {}) =>
  run((tx) =>
    credits.grantCredits(ctx, tx, {
      userId: member.id,
      type: 'topup_purchase',
      amount,
      expiresAt: null,
      source: 'test',
      sourceRef: randomUUID(),
      ...given,
    }),
  );
const reserve = (member: Account, amount: number, reportId: string = randomUUID()) =>
  run((tx) => credits.reserveCredits(ctx, tx, { userId: member.id, reportId, amount })).then(({ reservationId }) => reservationId);
const charge = (reservationId: string, amount: number, type: Parameters<typeof credits.chargePart>[2]['type'] = 'keyword_analysis') =>
  run((tx) => credits.chargePart(ctx, tx, { reservationId, type, amount }));
const refund = (reservationId: string) => run((tx) => credits.refundPart(ctx, tx, { reservationId, type: 'keyword_analysis' }));
const release = (reservationId: string) => run((tx) => credits.releaseReservation(ctx, tx, { reservationId }));
const revoke = (member: Account, sourceRef: string, amount: number) =>
  run((tx) => credits.revokeCredits(ctx, tx, { userId: member.id, source: 'test', sourceRef, amount }));
const available = (member: Account) => credits.availableCredits(ctx, server.db, member.id);
const account = async (member: Account) => (await server.call(listUserCredits, {}, member)).body.items[0];
const lines = async (member: Account) =>
  (await server.call(listCreditTransactions, { query: {} }, member)).body.items.map((line) => [
    line.transaction_type,
    line.amount,
    line.balance_after,
  ]);
/** What is left in each lot, by its reference. */
const lots = async (member: Account) => {
  const rows = await server.db
    .selectFrom('credit_lots')
    .select(['source_ref', 'remaining'])
    .where('user_id', '=', member.id)
    .orderBy('source_ref')
    .execute();
  return Object.fromEntries(rows.map(({ source_ref, remaining }) => [source_ref.split(':')[0], remaining]));
};
const refused = (code: string) => ({ name: 'CodedError', code });

describe('spending', () => {
  it('K1 K2 reserves, charges each part once, gives back a part that failed, and releases the rest', async () => {
    const ada = await server.createAccount();
    await grant(ada, 20, { expiresAt: inDays(365) });
    const reservation = await reserve(ada, 12);
    expect(await account(ada)).toMatchObject({ available: 8, reserved: 12, debt: 0, used_this_month: 0 });
    await charge(reservation, 1, 'assessment_generation');
    for (let i = 0; i < 3; i++) await charge(reservation, 3);
    await refund(reservation);
    await refund(reservation);
    expect(await account(ada)).toMatchObject({ available: 11, reserved: 8, used_this_month: 4, refunded_this_month: 3 });
    await release(reservation);
    await release(reservation);
    expect(await account(ada)).toMatchObject({ available: 19, reserved: 0 });
    expect(await lines(ada)).toEqual([
      ['refund_grant', 3, 19],
      ['keyword_analysis', -3, 16],
      ['assessment_generation', -1, 19],
      ['topup_purchase', 20, 20],
    ]);
  });

  it('K1 L13 spends what ends soonest first; then free, subscription, pack; then the older', async () => {
    const ada = await server.createAccount();
    const end = inDays(30);
    const ten = (sourceRef: string, type: Given['type'], expiresAt: string | null) =>
      grant(ada, 10, { sourceRef: `${sourceRef}:${randomUUID()}`, ...(type ? { type } : {}), expiresAt });
    await ten('g', undefined, null);
    await ten('f', undefined, inDays(60));
    await ten('d', 'topup_purchase', end);
    await clock.pass(1_000);
    await ten('e', 'topup_purchase', end);
    await ten('c', 'subscription_allocation', end);
    await ten('b', 'free_trial_grant', end);
    await ten('a', 'topup_purchase', inDays(1));
    for (const [emptied, name] of [...'abcdefg'].entries()) {
      expect(Object.values(await lots(ada)).filter((left) => left === 0)).toHaveLength(emptied);
      const reservation = await reserve(ada, 10);
      await charge(reservation, 10);
      expect((await lots(ada))[name], name).toBe(0);
    }
  });

  it('refuses more than can be spent, and changes nothing', async () => {
    const ada = await server.createAccount();
    await grant(ada, 20);
    const held = await reserve(ada, 12);
    await expect(reserve(ada, 9)).rejects.toMatchObject(refused('credits.insufficient'));
    await reserve(ada, 8);
    await expect(reserve(ada, 1)).rejects.toMatchObject(refused('credits.insufficient'));
    await release(held);
    expect(await available(ada)).toBe(12);
  });

  it('L22 refuses amounts that are not whole numbers above 0', async () => {
    const ada = await server.createAccount();
    for (const amount of [0, -1, 1.5, Number.NaN, 1e308, 2 ** 53]) {
      await expect(grant(ada, amount), String(amount)).rejects.toMatchObject(refused('request.invalid'));
      await expect(reserve(ada, amount), String(amount)).rejects.toMatchObject(refused('request.invalid'));
      await expect(revoke(ada, 'x', amount), String(amount)).rejects.toMatchObject(refused('request.invalid'));
    }
    expect(await lines(ada)).toEqual([]);
  });

  it('L8 charges no more than was reserved, and nothing after the end', async () => {
    const ada = await server.createAccount();
    await grant(ada, 20);
    const reservation = await reserve(ada, 5);
    await charge(reservation, 3);
    await expect(charge(reservation, 3, 'content_opportunities')).rejects.toMatchObject(refused('credits.idempotency_conflict'));
    await release(reservation);
    await charge(reservation, 3);
    await expect(charge(reservation, 1, 'content_opportunities')).rejects.toMatchObject(refused('credits.idempotency_conflict'));
    await refund(reservation);
    expect(await available(ada)).toBe(20);
  });

  it('L11 L12 answers the same key with the same effect, and other details with a conflict', async () => {
    const ada = await server.createAccount();
    const bob = await server.createAccount();
    const sourceRef = randomUUID();
    await grant(ada, 20, { sourceRef });
    await grant(ada, 20, { sourceRef });
    await expect(grant(ada, 21, { sourceRef })).rejects.toMatchObject(refused('credits.idempotency_conflict'));
    await expect(grant(bob, 20, { sourceRef })).rejects.toMatchObject(refused('credits.idempotency_conflict'));
    const reportId = randomUUID();
    const reservation = await reserve(ada, 5, reportId);
    expect(await reserve(ada, 5, reportId)).toBe(reservation);
    await expect(reserve(ada, 6, reportId)).rejects.toMatchObject(refused('credits.idempotency_conflict'));
    await charge(reservation, 3);
    await expect(charge(reservation, 2)).rejects.toMatchObject(refused('credits.idempotency_conflict'));
    expect(await account(ada)).toMatchObject({ available: 15, reserved: 2 });
  });

  it('L11 has one effect when 1,000 ask for the same at once', async () => {
    const ada = await server.createAccount();
    const sourceRef = randomUUID();
    const reportId = randomUUID();
    const times = <T>(n: number, work: () => Promise<T>) => Promise.all(Array.from({ length: n }, work));
    await times(250, () => grant(ada, 20, { sourceRef }));
    const reservations = await times(250, () => reserve(ada, 12, reportId));
    expect(new Set(reservations).size).toBe(1);
    await times(250, () => charge(reservations[0] ?? '', 3));
    await times(125, () => refund(reservations[0] ?? ''));
    await times(125, () => release(reservations[0] ?? ''));
    expect((await lines(ada)).map(([type]) => type)).toEqual(['refund_grant', 'keyword_analysis', 'topup_purchase']);
    expect(await available(ada)).toBe(20);
  });

  it('leaves nothing of a transaction that fails', async () => {
    const ada = await server.createAccount();
    await grant(ada, 20);
    const failing = run(async (tx) => {
      const { reservationId } = await credits.reserveCredits(ctx, tx, { userId: ada.id, reportId: randomUUID(), amount: 12 });
      await credits.chargePart(ctx, tx, { reservationId, type: 'keyword_analysis', amount: 3 });
      throw new Error('crash');
    });
    await expect(failing).rejects.toThrow('crash');
    expect(await account(ada)).toMatchObject({ available: 20, reserved: 0 });
    expect(await lines(ada)).toHaveLength(1);
  });
});

describe('expiry', () => {
  it('K1 L14 L15 neither spends nor shows credits from the moment they end, swept or not', async () => {
    const ada = await server.createAccount();
    await grant(ada, 10, { expiresAt: inDays(1) });
    await grant(ada, 5);
    await clock.pass(DAY - 1);
    expect(await available(ada)).toBe(15);
    await clock.pass(1);
    const { rows } = await sql<{ n: number }>`select get_available_credits(${ada.id}, null) as n`.execute(server.db);
    expect(rows[0]?.n, 'before anybody swept').toBe(5);
    await expect(reserve(ada, 6)).rejects.toMatchObject(refused('credits.insufficient'));
    expect(await lines(ada), 'reading writes it').toEqual([
      ['credit_expiry', -10, 5],
      ['topup_purchase', 5, 15],
      ['topup_purchase', 10, 10],
    ]);
  });

  it('L14 writes an expiry once, however often and by however many it is looked for', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => server.createAccount()));
    for (const member of members) await grant(member, 10, { expiresAt: inDays(1) });
    await clock.pass(2 * DAY);
    await Promise.all(Array.from({ length: 10 }, () => credits.sweepCredits(ctx, 3)));
    expect(await credits.sweepCredits(ctx)).toBe(0);
    for (const member of members) {
      const written = await server.db.selectFrom('credit_transactions').select('amount').where('user_id', '=', member.id).execute();
      expect(written.map(({ amount }) => amount).sort()).toEqual([-10, 10]);
    }
  });

  it('L16 charges after the end what was reserved before it', async () => {
    const ada = await server.createAccount();
    await grant(ada, 12, { expiresAt: new Date(clock.now().getTime() + 60_000) });
    const reservation = await reserve(ada, 12);
    await clock.pass(120_000);
    await charge(reservation, 3);
    expect(await account(ada)).toMatchObject({ available: 0, reserved: 9 });
    await release(reservation);
  });

  it('L16 lets credits that come back after their end be spent for 24 hours more', async () => {
    const ada = await server.createAccount();
    await grant(ada, 12, { expiresAt: new Date(clock.now().getTime() + 60_000) });
    const reservation = await reserve(ada, 12);
    await charge(reservation, 3);
    await clock.pass(120_000);
    await refund(reservation);
    await release(reservation);
    expect(await available(ada)).toBe(12);
    await clock.pass(REFUND_GRACE_HOURS * 3_600_000 - 1);
    expect(await available(ada)).toBe(12);
    await clock.pass(1);
    expect(await available(ada)).toBe(0);
  });

  it('L16 keeps the expiry of what comes back before its end', async () => {
    const ada = await server.createAccount();
    const expires_at = inDays(3);
    await grant(ada, 12, { expiresAt: expires_at });
    const reservation = await reserve(ada, 12);
    await charge(reservation, 3);
    await refund(reservation);
    await release(reservation);
    const { body } = await server.call(listCreditTransactions, { query: {} }, ada);
    expect(body.items[0]).toMatchObject({ transaction_type: 'refund_grant', metadata: { expires_at } });
    await clock.pass(3 * DAY);
    expect(await available(ada)).toBe(0);
  });

  it('L9 ends a reservation that nobody closed', async () => {
    const ada = await server.createAccount();
    await grant(ada, 12);
    const reservation = await reserve(ada, 12);
    await clock.pass(6 * 3_600_000 - 1);
    await credits.sweepCredits(ctx);
    expect(await available(ada)).toBe(0);
    await clock.pass(1);
    await credits.sweepCredits(ctx);
    expect(await account(ada)).toMatchObject({ available: 12, reserved: 0 });
    await expect(charge(reservation, 3)).rejects.toMatchObject(refused('credits.idempotency_conflict'));
    await release(reservation);
  });

  it('L9 L19 ends reservations in the order in which they ran out, wherever their rows lie', async () => {
    const ada = await server.createAccount();
    const [first, second] = [`first:${randomUUID()}`, `second:${randomUUID()}`];
    await grant(ada, 3, { sourceRef: first });
    const earlier = await reserve(ada, 3);
    await clock.pass(1);
    await grant(ada, 1, { sourceRef: second });
    await reserve(ada, 1);
    await revoke(ada, second, 1);
    await clock.pass(1);
    // The row of the earlier one is written anew, behind the other.
    await charge(earlier, 1);
    expect(await account(ada)).toMatchObject({ available: 0, reserved: 3, debt: 1 });
    await clock.pass(6 * 3_600_000);
    await run(async (tx) => {
      await sql`select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('enable_indexscan', 'off', true),
        set_config('enable_bitmapscan', 'off', true)`.execute(tx);
      await credits.lockAccount(tx, ada.id);
    });
    expect(await account(ada)).toMatchObject({ available: 2, reserved: 0, debt: 0 });
    expect(await lots(ada), 'what came back first paid the debt').toEqual({ first: 1, second: 1 });
  });
});

describe('taking back', () => {
  it('L19 takes what is left and makes the rest a debt, which later credits pay first', async () => {
    const ada = await server.createAccount();
    const sourceRef = randomUUID();
    await grant(ada, 50, { sourceRef });
    const reservation = await reserve(ada, 30);
    await charge(reservation, 30);
    await revoke(ada, sourceRef, 50);
    await revoke(ada, sourceRef, 50);
    await expect(revoke(await server.createAccount(), sourceRef, 50)).rejects.toMatchObject(refused('credits.idempotency_conflict'));
    expect(await account(ada)).toMatchObject({ available: 0, debt: 30 });
    await grant(ada, 12, { type: 'subscription_allocation' });
    expect(await account(ada)).toMatchObject({ available: 0, debt: 18 });
    await grant(ada, 50);
    expect(await account(ada)).toMatchObject({ available: 32, debt: 0 });
    expect((await lines(ada)).slice(0, 2)).toEqual([
      ['credit_revocation', -18, 32],
      ['topup_purchase', 50, 50],
    ]);
  });

  it('L19 ST-15 adds up partial refunds in any order, before the grant as well', async () => {
    const outcomes = [];
    for (const order of [
      ['grant', 10, 25],
      [10, 'grant', 25],
      [25, 10, 'grant'],
      [25, 25, 'grant', 10, 25],
    ]) {
      const ada = await server.createAccount();
      const sourceRef = randomUUID();
      for (const step of order) await (typeof step === 'number' ? revoke(ada, sourceRef, step) : grant(ada, 50, { sourceRef }));
      outcomes.push(await available(ada));
    }
    expect(outcomes).toEqual([25, 25, 25, 25]);
  });

  it('L19 takes at most what was granted, and nothing for what expired', async () => {
    const ada = await server.createAccount();
    const [first, second] = [randomUUID(), randomUUID()];
    await grant(ada, 10, { sourceRef: first });
    await grant(ada, 10, { sourceRef: second, expiresAt: inDays(1) });
    await revoke(ada, first, 1_000);
    expect(await account(ada)).toMatchObject({ available: 10, debt: 0 });
    await clock.pass(DAY);
    await revoke(ada, second, 10);
    expect(await account(ada)).toMatchObject({ available: 0, debt: 0 });
  });

  it('L19 lets a running analysis finish, and takes what it gives back', async () => {
    const ada = await server.createAccount();
    const sourceRef = randomUUID();
    await grant(ada, 12, { sourceRef });
    const reservation = await reserve(ada, 12);
    await charge(reservation, 3);
    await revoke(ada, sourceRef, 12);
    expect(await account(ada)).toMatchObject({ available: 0, reserved: 9, debt: 12 });
    await refund(reservation);
    expect(await account(ada)).toMatchObject({ available: 0, reserved: 9, debt: 9 });
    await release(reservation);
    expect(await account(ada)).toMatchObject({ available: 0, reserved: 0, debt: 0 });
  });

  it('L19 owes nothing for what came back after the debt had been paid', async () => {
    const ada = await server.createAccount();
    const sourceRef = randomUUID();
    await grant(ada, 2, { sourceRef });
    const reservation = await reserve(ada, 2);
    await charge(reservation, 2);
    await revoke(ada, sourceRef, 1);
    expect(await account(ada)).toMatchObject({ available: 0, debt: 1 });
    await grant(ada, 1);
    await refund(reservation);
    await revoke(ada, sourceRef, 2);
    expect(await account(ada)).toMatchObject({ available: 1, debt: 0 });
  });
});

describe('the monthly free grant', () => {
  let free: TestServer;
  let freeCtx: Context;
  let freeClock: Clock;
  beforeAll(async () => {
    free = await startServer({ env: { ROLE: 'api' } });
    freeCtx = jobContext(free.services, 'test', 'test');
    freeClock = await setClock(free.db, '2026-11-30T23:59:59Z');
  });
  afterEach(() => expectSoundLedger(free.db));
  afterAll(() => free?.stop());
  const availableFor = ({ id }: Pick<Account, 'id'>) => credits.availableCredits(freeCtx, free.db, id);

  it('K1 L20 is made once on the first use in a calendar month (UTC) and ends with it', async () => {
    await freeClock.set('2026-11-30T23:59:59Z');
    const ada = await free.createAccount();
    const monthEnd = monthOf(freeClock.now()).end.toISOString();
    expect(await Promise.all(Array.from({ length: 20 }, () => availableFor(ada)))).toEqual(Array(20).fill(12));
    const { body } = await free.call(listCreditTransactions, { query: {} }, ada);
    expect(body.items).toMatchObject([
      { transaction_type: 'free_trial_grant', amount: 12, balance_after: 12, metadata: { expires_at: monthEnd } },
    ]);
    await freeClock.pass(1_000);
    expect(await availableFor(ada)).toBe(12);
    const after = await free.call(listCreditTransactions, { query: {} }, ada);
    expect(after.body.items.map(({ transaction_type }) => transaction_type)).toEqual([
      'free_trial_grant',
      'credit_expiry',
      'free_trial_grant',
    ]);
    expect(after.body.total).toBe(3);
    expect((await free.call(listCreditTransactions, { query: { limit: '2' } as never }, ada)).body).toMatchObject({ total: 3 });
  });

  it('K1 is there when credits are read, in whatever way that is done first', async () => {
    const [listed, asked, lined] = [await free.createAccount(), await free.createAccount(), await free.createAccount()];
    expect((await free.call(listUserCredits, {}, listed)).body).toMatchObject({ items: [{ available: 12 }], total: 1 });
    expect((await free.call(getAvailableCredits, { body: { user_uuid: asked.id, website_uuid: null } }, asked)).body).toBe(12);
    expect((await free.call(listCreditTransactions, { query: {} }, lined)).body).toMatchObject({ items: [{ amount: 12 }], total: 1 });
  });

  it('K1 is made once a month for a mailbox, whatever spelling of its address an account has', async () => {
    const accounts = ['kim.roe@gmail.com', 'kimroe+2@gmail.com', 'k.i.m.roe@googlemail.com', 'kim.roe@example.test', 'kimroe@example.test'];
    const granted: number[] = [];
    for (const email of accounts) granted.push(await availableFor(await free.createAccount(email)));
    expect(granted).toEqual([12, 0, 0, 12, 12]);
  });

  it('is there for the first reservation as well', async () => {
    const ada = await free.createAccount();
    await transaction(free.db, (tx) => credits.reserveCredits(freeCtx, tx, { userId: ada.id, reportId: randomUUID(), amount: 12 }));
    expect(await availableFor(ada)).toBe(0);
  });

  it('L20 is not had twice by another spelling of the address or by moving to another', async () => {
    const name = randomUUID();
    const [first, second] = [await free.createAccount(`${name}@example.test`), await free.createAccount(`${name}+again@example.test`)];
    expect([await availableFor(first), await availableFor(second)]).toEqual([12, 0]);
    await free.db
      .updateTable('auth.users')
      .set({ email: `${randomUUID()}@example.test` })
      .where('id', '=', first.id)
      .execute();
    expect(await availableFor(first)).toBe(12);
    const again = await free.createAccount(`${name}@example.test`);
    expect(await availableFor(again), 'who gave the address up, for somebody new').toBe(0);
  });
});

describe('rows', () => {
  it('K1 L10 lets nobody change or remove a line, the owner of the tables included', async () => {
    const ada = await server.createAccount();
    await grant(ada, 10);
    for (const table of ['credit_transactions', 'credit_transaction_lots'])
      for (const statement of [`update ${table} set amount = 1`, `delete from ${table}`, `truncate ${table} cascade`]) {
        await expect(sql.raw(statement).execute(server.db), statement).rejects.toThrow('append-only');
        await expect(
          asMember(server.db, ada.id, (tx) => sql.raw(statement).execute(tx)),
          statement,
        ).rejects.toThrow(/permission denied/);
      }
    await expect(server.db.deleteFrom('auth.users').where('id', '=', ada.id).execute()).rejects.toThrow('foreign key');
  });

  it('X3 keeps the functions of the ledger out of a member’s reach', async () => {
    const ada = await server.createAccount();
    await grant(ada, 10);
    for (const call of [
      sql`select app.grant_credits(${ada.id}, 'topup_purchase', 5, null, 'mine', 'mine')`,
      sql`select app.reserve_credits(${ada.id}, ${randomUUID()}, 5, interval '1 hour')`,
      sql`select app.write_line(${ada.id}, 'topup_purchase', 5, null, '{}')`,
    ])
      await expect(asMember(server.db, ada.id, (tx) => call.execute(tx))).rejects.toThrow('permission denied');
    expect(await available(ada)).toBe(10);
  });

  it('N11 answers get_available_credits for one’s own id only', async () => {
    const [ada, bob] = [await server.createAccount(), await server.createAccount()];
    await grant(ada, 10);
    const ask = (id: string, as: Account) => server.call(getAvailableCredits, { body: { user_uuid: id, website_uuid: null } }, as);
    expect(await ask(ada.id, ada)).toMatchObject({ status: 200, body: 10 });
    expect(await ask(ada.id, bob)).toMatchObject({ status: 403, body: { code: 'auth.forbidden' } });
    const inSql = (as: Account) =>
      asMember(server.db, as.id, (tx) =>
        sql<{ n: number }>`select public.get_available_credits(${ada.id}, ${randomUUID()}) as n`.execute(tx),
      );
    expect((await inSql(ada)).rows).toEqual([{ n: 10 }]);
    expect((await inSql(bob)).rows).toEqual([{ n: 0 }]);
  });

  it('S3 says of a line whether its report was a scheduled one, and shows nobody else’s', async () => {
    const [ada, bob] = [await server.createAccount(), await server.createAccount()];
    await grant(ada, 24);
    const { website } = await run((tx) => trackWebsite(tx, ada.id, `https://${randomUUID()}.test/`));
    for (const is_auto_generated of [false, true]) {
      const { id } = await server.db
        .insertInto('assessment_reports')
        .values({ user_id: ada.id, website_id: website.id, status: 'failed', error_message: 'x', is_auto_generated })
        .returning('id')
        .executeTakeFirstOrThrow();
      await charge(await reserve(ada, 12, id), 1, 'assessment_generation');
    }
    const { body } = await server.call(listCreditTransactions, { query: {} }, ada);
    expect(body.items.map((line) => [line.amount, line.is_auto_generated])).toEqual([
      [-1, true],
      [-1, false],
      [24, false],
    ]);
    expect((await server.call(listCreditTransactions, { query: {} }, bob)).body).toEqual({ items: [], total: 0 });
  });

  it('S2 counts what was spent since the first of the month', async () => {
    const ada = await server.createAccount();
    await grant(ada, 24);
    await charge(await reserve(ada, 12), 5);
    const now = clock.now();
    await clock.set(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)));
    await charge(await reserve(ada, 7), 7);
    expect((await account(ada))?.used_this_month).toBe(7);
  });

  it('X4 announces every change of an account', async () => {
    const ada = await server.createAccount();
    let announced = 0;
    const stop = server.services.changes.subscribe(ada.id, ({ topic }) => {
      if (topic === 'user_credits') announced += 1;
    });
    await expect.poll(() => server.services.changes.isListening()).toBe(true);
    await grant(ada, 10);
    await expect.poll(() => announced).toBeGreaterThan(0);
    const before = announced;
    await reserve(ada, 5);
    await expect.poll(() => announced).toBeGreaterThan(before);
    stop();
  });
});

it('L2 keeps lines in order when the clock is set back', async () => {
  const ada = await server.createAccount();
  const before = clock.now();
  await grant(ada, 20);
  await clock.pass(-3_600_000);
  const reservation = await reserve(ada, 3);
  await charge(reservation, 3);
  await release(reservation);
  await expectSoundLedger(server.db);
  const { items } = (await server.call(listCreditTransactions, { query: {} }, ada)).body;
  expect(items.map(({ created_at }) => created_at)).toEqual([before.toISOString(), before.toISOString()]);
  await clock.set(before);
});
