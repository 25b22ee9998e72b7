// @each-postgresql: it is about the ledger's functions.
import { randomInt, randomUUID } from 'node:crypto';
import { SpendType } from '@citelight/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LotType } from '../../src/modules/credits/credits.rules.ts';
import * as credits from '../../src/modules/credits/credits.service.ts';
import { type Context, jobContext } from '../../src/platform/context.ts';
import { sql, type Tx, transaction } from '../../src/platform/database.ts';
import { CodedError } from '../../src/platform/errors.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { type Clock, setClock } from './clock.ts';
import { expectSoundLedger } from './invariants.ts';
import { Model, type Outcome } from './model.ts';

let server: TestServer;
let ctx: Context;
let clock: Clock;
beforeAll(async () => {
  server = await startServer({ env: { MONTHLY_FREE_CREDITS: '0', ROLE: 'api' } });
  ctx = jobContext(server.services, 'test', 'test');
  clock = await setClock(server.db, '2026-01-01T00:00:00Z');
});
afterAll(() => server?.stop());

const HOUR = 3_600_000;
const ref = fc.constantFrom('a', 'b', 'c', 'd');
const report = fc.constantFrom('r', 's', 't');
const part = fc.constantFrom(...SpendType.options);
const amount = fc.integer({ min: 1, max: 15 });
const lotType = fc.constantFrom<LotType>('free_trial_grant', 'subscription_allocation', 'topup_purchase');
const hours = fc.constantFrom(1, 5, 6, 24, 30);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ op: fc.constant('grant' as const), ref, type: lotType, amount, hours: fc.option(hours) }) },
  { weight: 4, arbitrary: fc.record({ op: fc.constant('reserve' as const), report, amount }) },
  { weight: 6, arbitrary: fc.record({ op: fc.constant('charge' as const), report, part, amount: fc.integer({ min: 1, max: 5 }) }) },
  { weight: 4, arbitrary: fc.record({ op: fc.constant('refund' as const), report, part }) },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('release' as const), report }) },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('revoke' as const), ref, amount }) },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('sweep' as const) }) },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('pass' as const), hours }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** One account, in the database and in the model. */
class Pair {
  readonly model = new Model(clock.now().getTime());
  private readonly reports = new Map<string, { id: string; reservation: string | null }>();
  private readonly userId: string;
  private steps = 0;
  constructor(userId: string) {
    this.userId = userId;
  }

  private refOf = (name: string) => `${this.userId}:${name}`;
  private reportOf(name: string) {
    const known = this.reports.get(name) ?? { id: randomUUID(), reservation: null };
    this.reports.set(name, known);
    return known;
  }

  private async inDatabase(step: Step): Promise<unknown> {
    const { userId } = this;
    this.steps += 1;
    // Every other step finds the account opened by its own transaction.
    const run = <T>(work: (tx: Tx) => Promise<T>) =>
      this.steps % 2 ? transaction(server.db, work) : credits.withAccount(ctx, userId, work);
    const source = 'model';
    if (step.op === 'grant') {
      const expiresAt = step.hours === null ? null : new Date(clock.now().getTime() + step.hours * HOUR);
      return run((tx) =>
        credits.grantCredits(ctx, tx, { userId, type: step.type, amount: step.amount, expiresAt, source, sourceRef: this.refOf(step.ref) }),
      );
    }
    if (step.op === 'revoke')
      return run((tx) => credits.revokeCredits(ctx, tx, { userId, source, sourceRef: this.refOf(step.ref), amount: step.amount }));
    if (step.op === 'sweep') return credits.sweepCredits(ctx);
    if (step.op === 'pass') return undefined;
    const known = this.reportOf(step.report);
    if (step.op === 'reserve') {
      const { reservationId } = await run((tx) => credits.reserveCredits(ctx, tx, { userId, reportId: known.id, amount: step.amount }));
      known.reservation = reservationId;
      return undefined;
    }
    const { reservation: reservationId } = known;
    // Without a reservation nobody knows what to charge: the time that has passed is all that happens.
    if (reservationId === null) return credits.sweepCredits(ctx);
    if (step.op === 'charge') return run((tx) => credits.chargePart(ctx, tx, { reservationId, type: step.part, amount: step.amount }));
    if (step.op === 'refund') return run((tx) => credits.refundPart(ctx, tx, { reservationId, type: step.part }));
    return run((tx) => credits.releaseReservation(ctx, tx, { reservationId }));
  }

  private inModel(step: Step): Outcome {
    const { model } = this;
    if (step.op === 'grant')
      return model.grant(step.ref, step.type, step.amount, step.hours === null ? null : model.now + step.hours * HOUR);
    if (step.op === 'reserve') return model.reserve(step.report, step.amount);
    if (step.op === 'charge') return model.charge(step.report, step.part, step.amount);
    if (step.op === 'refund') return model.refund(step.report, step.part);
    if (step.op === 'release') return model.release(step.report);
    if (step.op === 'revoke') return model.revoke(step.ref, step.amount);
    return step.op === 'sweep' ? model.sweep() : 'done';
  }

  /** What is left and reserved in each lot, what can be spent and what is owed. */
  private async stored() {
    const { rows } = await sql<{ state: unknown }>`
      select jsonb_build_object(
        'available', get_available_credits(${this.userId}, null),
        'debt', coalesce((select debt from user_credits where user_id = ${this.userId}), 0),
        'lots', coalesce((select jsonb_object_agg(split_part(source_ref, ':', 2), jsonb_build_array(remaining, reserved, expired, revoked, indebted))
                 from credit_lots where user_id = ${this.userId}), '{}')) as state`.execute(server.db);
    return rows[0]?.state;
  }

  private expected() {
    const lots = [...this.model.lots].map(([name, lot]) => [name, [lot.remaining, lot.reserved, lot.expired, lot.revoked, lot.indebted]]);
    return { available: this.model.available(), debt: this.model.debt, lots: Object.fromEntries(lots) };
  }

  async take(step: Step): Promise<void> {
    await clock.pass(step.op === 'pass' ? step.hours * HOUR : 1);
    this.model.now = clock.now().getTime();
    const outcome = await this.inDatabase(step).then(
      () => 'done',
      (error: unknown) => {
        if (error instanceof CodedError) return error.code;
        throw error;
      },
    );
    // A refusal takes back what its transaction had written of the time that passed.
    if (outcome !== 'done') await credits.sweepCredits(ctx);
    const expected = this.inModel(step);
    expect({ outcome, ...((await this.stored()) as object) }, JSON.stringify(step)).toEqual({ outcome: expected, ...this.expected() });
  }
}

/** Other histories on every run. What fails names its seed and path; MODEL_SEED and MODEL_PATH replay it, MODEL_RUNS asks for more. */
const RUNS = Number(process.env.MODEL_RUNS ?? 200);
const SEED = Number(process.env.MODEL_SEED ?? randomInt(2 ** 31));
const { MODEL_PATH } = process.env;

it(`K1 L1–L24 agrees with a model in memory over ${RUNS} histories`, { timeout: 60_000 + RUNS * 500, retry: 0 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }), async (steps) => {
      const { id } = await server.createAccount();
      const pair = new Pair(id);
      for (const one of steps) await pair.take(one);
    }),
    { numRuns: RUNS, seed: SEED, ...(MODEL_PATH === undefined ? {} : { path: MODEL_PATH }) },
  );
  await expectSoundLedger(server.db);
});
