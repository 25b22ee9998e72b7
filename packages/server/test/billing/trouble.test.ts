import { listUserCredits } from '@citelight/contracts/api/data';
import {
  cancelSubscription,
  changeSubscriptionPlan,
  checkSubscription,
  createCheckout,
  createCreditsCheckout,
  customerPortal,
} from '@citelight/contracts/api/functions';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { applyEvents } from '../../src/modules/billing/effects.service.ts';
import { reserveCredits, withAccount } from '../../src/modules/credits/credits.service.ts';
import { sql } from '../../src/platform/database.ts';
import { expectSoundLedger } from '../credits/invariants.ts';
import type { Account } from '../support/server.ts';
import { openShopOverLine, type ShopOverLine } from './billing.ts';
import type { Trouble } from './line.ts';

/** The payment provider is slow, away or talks nonsense: the user reads the specified message, the rest works, and nothing is charged twice. */

let shop: ShopOverLine;
beforeAll(async () => {
  shop = await openShopOverLine();
});
afterEach(async () => {
  shop.line.meet('none');
  await shop.settled();
  await expectSoundLedger(shop.db);
});
afterAll(() => shop?.close());

const buy = (as: Account) => shop.server.call(createCreditsCheckout, { body: { priceId: 'price_citelight_pack_50' } }, as);
const subscribe = (as: Account) =>
  shop.server.call(createCheckout, { body: { priceId: 'price_citelight_monthly', mode: 'subscription' } }, as);
const change = (as: Account, priceId = 'price_citelight_daily') => shop.server.call(changeSubscriptionPlan, { body: { priceId } }, as);
const unavailable = {
  status: 502,
  body: { code: 'billing.provider_unavailable', error: 'The payment provider did not answer. Please try again: nothing is charged twice.' },
};
const TROUBLES: Trouble[] = [
  'silence',
  'reset',
  'answer lost',
  'failure',
  'too many requests',
  'a page instead of JSON',
  'half an answer',
  'an empty object',
];

describe.each(TROUBLES)('P2 P5 ST-19 %s', (trouble) => {
  it('is said, leaves the rest usable, and costs nothing twice afterwards', async () => {
    const [fresh, subscribed] = [await shop.member(), await shop.member()];
    await shop.subscribe(subscribed, 'price_citelight_monthly');
    await shop.settled();
    const customer = await shop.customer(subscribed.id);

    shop.line.meet(trouble);
    const answers = await Promise.all([
      buy(fresh),
      subscribe(fresh),
      change(subscribed),
      shop.server.call(customerPortal, {}, subscribed),
      // What needs no provider.
      shop.server.call(listUserCredits, {}, subscribed),
      shop.server.call(checkSubscription, {}, subscribed),
      shop.server.request('/readyz'),
      withAccount(shop.ctx, fresh.id, (tx) => reserveCredits(shop.ctx, tx, { userId: fresh.id, reportId: fresh.id, amount: 12 })),
    ]);
    for (const answer of answers.slice(0, 4)) expect(answer).toMatchObject(unavailable);
    for (const answer of answers.slice(4, 7)) expect(answer).toMatchObject({ status: 200 });

    shop.line.meet('none');
    const { body } = await buy(fresh);
    await shop.pay(body.url);
    expect((await subscribe(fresh)).status).toBe(200);
    expect((await change(subscribed)).body).toEqual({ success: true });
    expect((await shop.server.call(cancelSubscription, {}, subscribed)).status).toBe(200);
    await shop.settled();
    const { customers, sessions } = shop.ofMember(fresh.id);
    expect(shop.charged(customers.at(-1)?.id ?? '')).toEqual([2_000]);
    expect((await shop.lots(fresh.id)).map(({ granted }) => granted)).toEqual([50]);
    expect(customers).toHaveLength(1);
    expect(sessions.filter(({ mode }) => mode === 'subscription')).toHaveLength(1);
    expect(shop.charged(customer)).toEqual([500, expect.any(Number)]);
    expect((await shop.lots(subscribed.id)).map(({ granted }) => granted)).toEqual([12, 360]);
    expect(await shop.subscriptions(subscribed.id)).toMatchObject([{ tier: 'daily', cancel_at_period_end: true }]);
  });
});

describe('a change of plan whose answer was lost', () => {
  it('ST-10 is found by the next try, and its key is not used for a later change', async () => {
    const member = await shop.member();
    await shop.subscribe(member, 'price_citelight_monthly');
    await shop.settled();
    shop.line.whenDone(({ method, path }) => {
      if (method === 'POST' && path.startsWith('/v1/subscriptions/')) shop.line.meet('reset');
    });
    expect(await change(member)).toMatchObject(unavailable);
    shop.line.whenDone(undefined);
    shop.line.meet('none');
    expect((await change(member)).body).toEqual({ success: true });
    expect((await change(member, 'price_citelight_monthly')).body).toEqual({ success: true });
    await shop.settled();
    expect(await shop.subscriptions(member.id)).toMatchObject([{ tier: 'monthly' }]);
    expect((await change(member)).body).toEqual({ success: true });
    await shop.settled();
    expect(await shop.subscriptions(member.id)).toMatchObject([{ tier: 'daily' }]);
    expect(await change(member)).toMatchObject({ status: 409, body: { code: 'billing.same_plan' } });
  });
});

it('ST-19 however long the provider is away, no event is given up', async () => {
  const member = await shop.member();
  const { body } = await buy(member);
  shop.line.meet('reset');
  await shop.pay(body.url);
  const waiting = () =>
    shop.db.selectFrom('stripe_events').select(['last_error', 'given_up_at']).where('processed_at', 'is', null).execute();
  await expect.poll(async () => (await waiting()).some(({ last_error }) => last_error !== null)).toBe(true);
  const tries = async () =>
    (await shop.db.selectFrom('stripe_events').select('attempts').where('processed_at', 'is', null).execute())[0]?.attempts ?? 0;
  const before = await tries();
  await shop.db
    .updateTable('stripe_events')
    .set({ received_at: sql<string>`received_at - interval '30 days'`, try_after: sql<string>`now()` })
    .where('processed_at', 'is', null)
    .execute();
  await applyEvents(shop.ctx);
  await expect.poll(tries).toBeGreaterThan(before);
  shop.line.meet('none');
  await shop.settled();
  expect((await shop.lots(member.id)).map(({ granted }) => granted)).toEqual([50]);
});
