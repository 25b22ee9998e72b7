import { cancelSubscription, changeSubscriptionPlan, createCheckout } from '@citelight/contracts/api/functions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comparePayments } from '../../src/modules/billing/reconcile.service.ts';
import { sql } from '../../src/platform/database.ts';
import { expectSoundLedger } from '../credits/invariants.ts';
import { openShop, ordersOf, type Shop } from './billing.ts';

/** A whole life of payments, told once in one shop and over and over in another: both ledgers are the same. */

const STREAMS = 8;
/** EVENT_COPIES and EVENT_ROUNDS ask for more: how often each event is delivered, and how often all are applied anew in another order. */
const COPIES = Number(process.env.EVENT_COPIES ?? 2 * STREAMS);
const ROUNDS = Number(process.env.EVENT_ROUNDS ?? 3);

let once: Shop;
let often: Shop;
beforeAll(async () => {
  once = await openShop();
  often = await openShop();
});
afterAll(async () => {
  await once?.close();
  await often?.close();
});

const chargeOf = (shop: Shop, sessionId: string) => {
  const intent = shop.sandbox.store.get('sessions', sessionId).payment_intent;
  return shop.all('charges').find(({ payment_intent }) => payment_intent === intent)?.id ?? '';
};

/** Buys, subscribes, upgrades, is refunded, disputes and wins, renews, fails to pay, pays, and cancels. */
async function live(shop: Shop): Promise<string> {
  const member = await shop.member();
  const [first, second] = [await shop.buyPack(member), await shop.buyPack(member, 'price_citelight_pack_250')];
  const plan = { priceId: 'price_citelight_monthly', mode: 'subscription' as const };
  const { body } = await shop.server.call(createCheckout, { body: plan }, member);
  // Without a website no scheduled report spends any of the credits.
  await shop.db.updateTable('tracked_websites').set({ is_active: false }).where('user_id', '=', member.id).execute();
  await shop.pay(body.url);
  await shop.settled();
  expect((await shop.server.call(changeSubscriptionPlan, { body: { priceId: 'price_citelight_daily' } }, member)).status).toBe(200);
  await shop.api('/refunds', { charge: chargeOf(shop, first), amount: '500' });
  await shop.api('/refunds', { charge: chargeOf(shop, first), amount: '700' });
  const dispute = await shop.ask<{ id: string }>(`/sandbox/charges/${chargeOf(shop, second)}/dispute`, {});
  await shop.settled();
  await shop.ask(`/sandbox/disputes/${dispute.id}/close`, { status: 'won' });
  await shop.pass(32);
  const card = (name: string) => shop.customer(member.id).then((id) => shop.ask(`/sandbox/customers/${id}/card`, { card: name }));
  await card('declined');
  await shop.pass(31);
  await shop.settled();
  expect(await shop.subscriptions(member.id)).toMatchObject([{ status: 'past_due' }]);
  await card('good');
  await shop.pass(4);
  await shop.settled();
  expect((await shop.server.call(cancelSubscription, {}, member)).status).toBe(200);
  await shop.pass(32);
  await shop.settled();
  expect(await shop.subscriptions(member.id)).toMatchObject([{ status: 'canceled' }]);
  return member.id;
}

/** All that events may have an effect on, without what differs between two members. */
async function ledgerOf(shop: Shop, userId: string) {
  const lots = await shop.lots(userId);
  const lines = await shop.db
    .selectFrom('credit_transactions')
    .select(['transaction_type', 'amount'])
    .where('user_id', '=', userId)
    .execute();
  const mails = await shop.db.selectFrom('mail_outbox').select('subject').where('user_id', '=', userId).execute();
  const [subscription] = await shop.subscriptions(userId);
  return {
    account: await shop.account(userId),
    lots: lots.map(({ type, granted, remaining, source }) => [type, granted, remaining, source].join(' ')).sort(),
    lines: lines.map(({ transaction_type, amount }) => `${transaction_type} ${amount}`).sort(),
    mails: mails.map(({ subject }) => subject).sort(),
    subscription: { status: subscription?.status, tier: subscription?.tier, cancelled: subscription?.cancel_at_period_end },
  };
}

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

const limit = { timeout: 240_000 + COPIES * 2_000 + ROUNDS * 10_000 };
it(
  `P9 ST-3 ST-4 each event of a life, ${COPIES} times in ${STREAMS} streams and applied in ${ROUNDS} other orders, counts once`,
  limit,
  async () => {
    const expected = await ledgerOf(once, await live(once));
    expect(expected.lots).toEqual([
      'subscription_allocation 12 12 stripe_invoice',
      'subscription_allocation 360 360 stripe_invoice',
      'subscription_allocation 372 372 stripe_invoice',
      'subscription_allocation 372 372 stripe_invoice',
      'topup_purchase 250 0 stripe_checkout',
      'topup_purchase 250 250 stripe_dispute',
      'topup_purchase 50 20 stripe_checkout',
    ]);

    // From the first moment on each event comes in all streams at once.
    await often.trouble({ copies: STREAMS - 1 });
    const userId = await live(often);
    await often.trouble({ copies: 0 });
    expect(await ledgerOf(often, userId)).toEqual(expected);

    const events = often.all('events').map(({ id }) => id);
    const stream = async () => {
      for (let i = 0; i < COPIES / STREAMS; i++) {
        const { statuses } = await often.ask<{ statuses: number[] }>('/sandbox/webhooks/send', { events: shuffled(events) });
        expect(new Set(statuses)).toEqual(new Set([200]));
      }
    };
    await Promise.all(Array.from({ length: STREAMS }, stream));
    await often.settled();
    expect(await ledgerOf(often, userId)).toEqual(expected);

    for (let round = 0; round < ROUNDS; round++) {
      await often.db
        .updateTable('stripe_events')
        .set({ processed_at: null, last_error: 'again', try_after: sql<string>`now() - random() * interval '1 hour'` })
        .execute();
      await often.ctx.queue.enqueue(often.db, 'apply-payment-events', {});
      await often.settled();
      expect(await ledgerOf(often, userId)).toEqual(expected);
    }
    for (const shop of [once, often]) {
      await shop.expectPaidIsGranted();
      await expectSoundLedger(shop.db);
    }
  },
);

describe('P9 ST-4 money that goes back', () => {
  const orders = ordersOf(5, 8);

  it(`has the same effect in ${orders.length} orders of purchase, refund, dispute and its end`, {
    timeout: 60_000 + orders.length * 5_000,
  }, async () => {
    await often.trouble({ hold: true });
    const important = [
      'checkout.session.completed',
      'refund.created',
      'charge.refunded',
      'charge.dispute.created',
      'charge.dispute.closed',
    ];
    const delivered: { id: string; order: number[] }[] = [];
    for (const order of orders) {
      const before = often.all('events').length;
      const member = await often.member();
      const charge = chargeOf(often, await often.buyPack(member));
      await often.api('/refunds', { charge, amount: '1000' });
      const dispute = await often.ask<{ id: string }>(`/sandbox/charges/${charge}/dispute`, {});
      await often.ask(`/sandbox/disputes/${dispute.id}/close`, { status: 'won' });
      const events = often.all('events').slice(before);
      const relevant = events.filter(({ type }) => important.includes(type)).map(({ id }) => id);
      expect(relevant).toHaveLength(5);
      // One by one: each is applied before the next one comes.
      for (const i of order) {
        await often.ask('/sandbox/webhooks/send', { events: [relevant[i]] });
        await expect
          .poll(() => often.db.selectFrom('stripe_events').select('id').where('processed_at', 'is', null).execute(), {
            timeout: 30_000,
            interval: 10,
          })
          .toEqual([]);
      }
      delivered.push({ id: member.id, order });
    }
    await often.ask('/sandbox/webhooks', undefined, 'DELETE');
    await often.trouble({ hold: false });
    for (const { id, order } of delivered) {
      const left = (await often.lots(id)).reduce((sum, { remaining }) => sum + remaining, 0);
      expect({ left, ...(await often.account(id)) }, order.join()).toMatchObject({ left: 25, debt: 0 });
    }
    await expectSoundLedger(often.db);
  });
});

describe('L18 ST-20 what was paid is what was granted', () => {
  it('is compared by the day without trusting any event, and made good', async () => {
    await often.settled();
    await often.trouble({ drop: ['*'] });
    const member = await often.member();
    const foreign = (await (await often.api('/customers', { email: 'foreign@example.test' })).json()) as { id: string };
    const session = (await (
      await often.api('/checkout/sessions', {
        mode: 'payment',
        customer: foreign.id,
        success_url: 'http://localhost/',
        'line_items[0][price]': 'price_citelight_pack_50',
        'line_items[0][quantity]': '1',
      })
    ).json()) as { url: string };
    await often.pay(session.url);
    await often.buyPack(member, 'price_citelight_pack_100');
    await often.subscribe(member, 'price_citelight_weekly');
    await often.settled();
    await often.trouble({ drop: [] });
    expect(await often.lots(member.id)).toEqual([]);
    expect(await comparePayments(often.ctx)).toBe(2);
    expect((await often.lots(member.id)).map(({ granted }) => granted).sort()).toEqual([100, 60]);
    expect(often.server.log.filter(({ msg }) => msg === 'payments that had brought no credits were made good')).toHaveLength(2);
    expect(await comparePayments(often.ctx)).toBe(0);
    await expectSoundLedger(often.db);
  });
});
