import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyEvents } from '../../src/modules/billing/effects.service.ts';
import { expectSoundLedger } from '../credits/invariants.ts';
import { openShop, ordersOf, type Shop } from './billing.ts';

/** A shop whose server applies nothing by itself, so that the events of a purchase are applied in just the order in which they come. */

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ env: { ROLE: 'api', MONTHLY_FREE_CREDITS: '0' } });
});
afterAll(() => shop?.close());

/** Of a plan and a pack that are bought together: all that have an effect, and two that have none. */
const SIX = [
  'checkout.session.completed',
  'checkout.session.completed',
  'customer.subscription.created',
  'invoice.paid',
  'invoice.payment_succeeded',
  'payment_intent.succeeded',
];
const orders = ordersOf(SIX.length, 12);

it(`P9 ST-4 the six events of a purchase have the same effect in ${orders.length} of their 720 orders`, {
  timeout: 60_000 + orders.length * 2_000,
}, async () => {
  await shop.trouble({ hold: true });
  const members: { id: string; order: number[] }[] = [];
  for (const order of orders) {
    const before = shop.all('events').length;
    const member = await shop.member();
    await shop.subscribe(member);
    await shop.buyPack(member);
    const left = shop.all('events').slice(before);
    const six = SIX.map(
      (type) =>
        left.splice(
          left.findIndex((event) => event.type === type),
          1,
        )[0],
    );
    expect(six.map((event) => event?.type)).toEqual(SIX);
    for (const i of order) {
      expect(await shop.ask('/sandbox/webhooks/send', { events: [six[i]?.id] })).toEqual({ statuses: [200] });
      await applyEvents(shop.ctx);
    }
    members.push({ id: member.id, order });
  }
  for (const { id, order } of members) {
    const lots = (await shop.lots(id)).map(({ type, granted, remaining }) => ({ type, granted, remaining }));
    expect(lots, order.join()).toHaveLength(2);
    expect(lots, order.join()).toEqual(
      expect.arrayContaining([
        { type: 'topup_purchase', granted: 50, remaining: 50 },
        { type: 'subscription_allocation', granted: 60, remaining: 60 },
      ]),
    );
    expect(await shop.account(id)).toEqual({ balance: 110, reserved: 0, debt: 0 });
    expect(await shop.subscriptions(id), order.join()).toMatchObject([{ status: 'active', tier: 'weekly' }]);
  }
  expect(await shop.db.selectFrom('stripe_events').select('type').where('processed_at', 'is', null).execute()).toEqual([]);
  await shop.expectPaidIsGranted();
  await expectSoundLedger(shop.db);
});
