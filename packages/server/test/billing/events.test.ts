import { createCheckout, createCreditsCheckout } from '@citelight/contracts/api/functions';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../src/platform/database.ts';
import { expectSoundLedger } from '../credits/invariants.ts';
import { openShop, type Shop } from './billing.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => expectSoundLedger(shop.db));
afterAll(() => shop?.close());

const { webhooks } = new Stripe('sk_test_unused');
const seconds = () => Math.floor(Date.now() / 1000);
const unknown = (id: string, more: object = {}) =>
  JSON.stringify({
    id,
    object: 'event',
    type: 'account.updated',
    created: seconds(),
    livemode: false,
    data: { object: { id: 'x' } },
    ...more,
  });
const send = (payload: string, signature: string | null, headers: Record<string, string> = {}) =>
  shop.server.request<{ code?: string }>('/webhooks/stripe', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature === null ? {} : { 'stripe-signature': signature }), ...headers },
    body: payload,
  });
const sign = (payload: string, timestamp = seconds(), secret = shop.endpoint.secret) =>
  webhooks.generateTestHeaderString({ payload, secret, timestamp });
const stored = (id: string) => shop.db.selectFrom('stripe_events').select('id').where('id', '=', id).executeTakeFirst();

describe('ST-1 a signature', () => {
  it.each<[string, (payload: string) => string | null]>([
    ['is missing', () => null],
    ['is empty', () => ''],
    ['was made with another secret', (payload) => sign(payload, seconds(), 'whsec_other')],
    ['is for another body', (payload) => sign(`${payload} `)],
    ['is 301 seconds old', (payload) => sign(payload, seconds() - 301)],
    ['is dated more than 300 seconds ahead', (payload) => sign(payload, seconds() + 360)],
    ['has only a scheme that is none', (payload) => sign(payload).replace('v1=', 'v0=')],
    ['has no time', (payload) => sign(payload).replace(/t=\d+,/, '')],
  ])('that %s is refused, and nothing is kept', async (name, signature) => {
    const payload = unknown(`evt_${name}`);
    const answer = await send(payload, signature(payload));
    expect(answer).toMatchObject({ status: 400, body: { code: 'billing.signature' } });
    expect(await stored(`evt_${name}`)).toBeUndefined();
  });

  it('is good whatever the type of the body says, beside a second one, and from any origin', async () => {
    const one = unknown('evt_text');
    expect((await send(one, sign(one), { 'content-type': 'text/plain', origin: 'https://elsewhere.test' })).status).toBe(200);
    const two = unknown('evt_two');
    expect((await send(two, `${sign(two)},v1=${'0'.repeat(64)}`)).status).toBe(200);
    expect(await stored('evt_text')).toBeDefined();
    expect(await stored('evt_two')).toBeDefined();
    await shop.settled();
  });

  it('ST-16 does not let an event of the other mode in', async () => {
    const live = unknown('evt_live', { livemode: true });
    expect((await send(live, sign(live))).status).toBe(200);
    expect(await stored('evt_live')).toBeUndefined();
  });

  it('does not make nonsense an event, nor more than 1 MB', async () => {
    for (const payload of ['{}', '[]', 'null', 'nonsense', '{"id":5}'])
      expect((await send(payload, sign(payload))).status, payload).toBe(400);
    const large = unknown('evt_large', { more: 'x'.repeat(1_100_000) });
    expect((await send(large, sign(large))).status).toBe(413);
    expect((await shop.server.request('/webhooks/stripe')).status).toBe(405);
  });
});

it('ST-2 an event is kept before it is answered, and one that cannot be kept is answered so that it comes again', async () => {
  const payload = unknown('evt_kept');
  await sql`alter table stripe_events rename to stripe_events_away`.execute(shop.db);
  const refused = await send(payload, sign(payload)).finally(() =>
    sql`alter table stripe_events_away rename to stripe_events`.execute(shop.db),
  );
  expect(refused.status).toBeGreaterThanOrEqual(500);
  expect(await stored('evt_kept')).toBeUndefined();
  // Whatever becomes of its effect, the event is there when the answer is.
  expect((await send(payload, sign(payload))).status).toBe(200);
  expect(await stored('evt_kept')).toBeDefined();
  await shop.settled();
});

describe('P9 events', () => {
  const eventsSince = (count: number) => shop.all('events').slice(count);
  const count = () => shop.all('events').length;

  it('ST-3 that come many times in parallel count once', async () => {
    const before = count();
    const member = await shop.member();
    await shop.subscribe(member);
    await shop.buyPack(member);
    await shop.settled();
    const lots = await shop.lots(member.id);
    const events = eventsSince(before).map(({ id }) => id);
    await Promise.all(Array.from({ length: 8 }, () => shop.ask('/sandbox/webhooks/send', { events: [...events, ...events, ...events] })));
    // Also when they are applied again from the beginning.
    for (let round = 0; round < 2; round++) {
      await shop.db.updateTable('stripe_events').set({ processed_at: null, last_error: 'again' }).where('id', 'in', events).execute();
      await shop.reconcile();
      await shop.settled();
    }
    expect(await shop.lots(member.id)).toEqual(lots);
    expect(await shop.subscriptions(member.id)).toHaveLength(1);
  });

  it('ST-5 that are lost for ever are found by reconciliation', async () => {
    await shop.trouble({ drop: ['*'] });
    const member = await shop.member();
    await shop.subscribe(member);
    await shop.buyPack(member, 'price_citelight_pack_250');
    await shop.settled();
    expect(await shop.lots(member.id)).toEqual([]);
    await shop.trouble({ drop: [] });
    await shop.reconcile();
    await shop.settled();
    expect((await shop.lots(member.id)).map(({ granted }) => granted).sort()).toEqual([250, 60]);
    const [row, ...more] = await shop.subscriptions(member.id);
    expect([row?.status, ...more]).toEqual(['active']);
    // A change that no event tells of, not even a list of them.
    shop.sandbox.store.get('subscriptions', row?.stripe_subscription_id ?? '').status = 'past_due';
    await shop.reconcile();
    expect(await shop.subscriptions(member.id)).toMatchObject([{ status: 'past_due' }]);
  });

  it('ST-6 that are old do not bring an ended subscription back', async () => {
    const before = count();
    const member = await shop.member();
    await shop.subscribe(member);
    await shop.settled();
    const [row] = await shop.subscriptions(member.id);
    await shop.api(`/subscriptions/${row?.stripe_subscription_id}`, {}, 'DELETE');
    await shop.settled();
    expect(await shop.subscriptions(member.id)).toMatchObject([{ status: 'canceled' }]);
    const object = shop.all('events')[before + 1]?.data.object;
    const stale = JSON.stringify({
      ...JSON.parse(unknown('evt_stale')),
      type: 'customer.subscription.updated',
      data: { object: { ...object, id: row?.stripe_subscription_id } },
    });
    expect((await send(stale, sign(stale))).status).toBe(200);
    await shop.settled();
    expect(await shop.subscriptions(member.id)).toMatchObject([{ status: 'canceled' }]);
  });

  it('ST-7 ST-8 of foreign customers, unknown prices and unpaid or forged sessions grant nothing', async () => {
    const [member, other] = [await shop.member(), await shop.member()];
    const lots = () => shop.db.selectFrom('credit_lots').select('id').orderBy('id').execute();
    const before = await lots();
    // A customer who is none of ours pays.
    const customer = (await (await shop.api('/customers', { email: 'foreign@example.test' })).json()) as { id: string };
    const session = (await (
      await shop.api('/checkout/sessions', {
        mode: 'payment',
        customer: customer.id,
        client_reference_id: member.id,
        'metadata[user_id]': member.id,
        success_url: 'http://localhost/',
        'line_items[0][price]': 'price_citelight_pack_250',
        'line_items[0][quantity]': '1',
      })
    ).json()) as { url: string };
    await shop.pay(session.url);
    // A checkout that nobody has paid, and one that does not exist, are said to be complete. The latter stays unapplied: it may yet become known.
    const { body } = await shop.server.call(createCreditsCheckout, { body: { priceId: 'price_citelight_pack_50' } }, other);
    const object = { object: 'checkout.session', mode: 'payment', payment_status: 'paid', status: 'complete', customer: customer.id };
    await shop.ask('/sandbox/events', { type: 'checkout.session.completed', object: { ...object, id: shop.sessionOf(body.url) } });
    await shop.ask('/sandbox/events', { type: 'checkout.session.completed', object: { ...object, id: 'cs_test_forged' } });
    const forged = () =>
      shop.db
        .selectFrom('stripe_events')
        .select(['id', 'processed_at', 'last_error'])
        .where('last_error', 'like', '%cs_test_forged%')
        .execute();
    await expect.poll(forged).toMatchObject([{ processed_at: null }]);
    await expect.poll(() => JSON.stringify(shop.server.log)).toContain('a payment event could not be applied yet');
    await shop.db.deleteFrom('stripe_events').where('last_error', 'like', '%cs_test_forged%').execute();
    // A price at the provider that is none of ours.
    shop.sandbox.store.state.sessionPrices[shop.sessionOf(body.url)] = 'price_other';
    const price = shop.sandbox.store.get('prices', 'price_citelight_pack_50');
    shop.sandbox.store.state.prices.price_other = { ...price, id: 'price_other' };
    await shop.settled();
    await shop.pay(body.url);
    await shop.settled();
    expect(await lots()).toEqual(before);
    await expect.poll(() => JSON.stringify(shop.server.log)).toContain('none of our packs');
  });

  it('ST-7 about a payment that takes days bring its credits when it has arrived, and are told once when it has not', async () => {
    const member = await shop.member();
    const begin = async (priceId: string) =>
      shop.sessionOf((await shop.server.call(createCreditsCheckout, { body: { priceId } }, member)).body.url);
    const sendCheckout = async (what: string, id: string, payment_status: 'paid' | 'unpaid') => {
      const object = Object.assign(shop.sandbox.store.get('sessions', id), { status: 'complete', payment_status, url: null });
      await shop.ask('/sandbox/events', { type: `checkout.session.${what}`, object });
      await shop.settled();
    };
    const granted = async () => (await shop.lots(member.id)).map((lot) => lot.granted);
    const [arrives, fails] = [await begin('price_citelight_pack_50'), await begin('price_citelight_pack_100')];
    for (const id of [arrives, fails]) await sendCheckout('completed', id, 'unpaid');
    expect(await granted()).toEqual([]);
    await sendCheckout('async_payment_succeeded', arrives, 'paid');
    for (let i = 0; i < 2; i++) await sendCheckout('async_payment_failed', fails, 'unpaid');
    await sendCheckout('async_payment_failed', arrives, 'paid'); // heard of late
    expect(await granted()).toEqual([50]);
    const mails = await shop.db.selectFrom('mail_outbox').select('subject').where('user_id', '=', member.id).execute();
    expect(mails).toEqual([{ subject: 'Your purchase was not paid' }]);
  });

  it('ST-4 of a customer who was deleted there end its subscription, in any order, and the next purchase makes another', async () => {
    const member = await shop.member();
    await shop.subscribe(member);
    await shop.settled();
    const [before, count0] = [await shop.customer(member.id), count()];
    await shop.trouble({ hold: true });
    await shop.api(`/customers/${before}`, {}, 'DELETE');
    const deletions = eventsSince(count0).toSorted((a, b) => Number(b.type === 'customer.deleted') - Number(a.type === 'customer.deleted'));
    expect(deletions.map(({ type }) => type)).toEqual(['customer.deleted', 'customer.subscription.deleted']);
    for (const { id } of deletions) {
      await shop.ask('/sandbox/webhooks/send', { events: [id] });
      await expect.poll(() => shop.db.selectFrom('stripe_events').select('id').where('processed_at', 'is', null).execute()).toEqual([]);
    }
    await shop.trouble({ hold: false });
    await shop.settled();
    expect(await shop.subscriptions(member.id)).toMatchObject([{ status: 'canceled' }]);
    await shop.subscribe(member, 'price_citelight_monthly');
    await shop.settled();
    expect(await shop.customer(member.id)).not.toBe(before);
    expect((await shop.lots(member.id)).map(({ granted }) => granted)).toEqual([60, 12]);
  });

  it('about what does not exist are tried for three days, then given up, and hold up nothing', async () => {
    const forged = (id: string) =>
      shop.ask('/sandbox/events', { type: 'checkout.session.completed', object: { object: 'checkout.session', id } });
    await shop.trouble({ hold: true });
    const before = count();
    await Promise.all([forged('cs_test_gone'), forged('cs_test_lost')]);
    const ids = eventsSince(before).map(({ id }) => id);
    const rows = () =>
      shop.db
        .selectFrom('stripe_events')
        .select(['attempts', 'processed_at', 'given_up_at', 'last_error'])
        .where('id', 'in', ids)
        .execute();
    await shop.trouble({ hold: false });
    const tried = { processed_at: null, given_up_at: null, last_error: expect.stringContaining('No such') };
    await expect.poll(rows).toMatchObject([tried, tried]);
    await shop.db
      .updateTable('stripe_events')
      .set({ received_at: sql<string>`received_at - interval '3 days'` })
      .where('id', 'in', ids)
      .execute();
    await shop.reconcile();
    const given = { ...tried, given_up_at: expect.any(String) };
    await expect.poll(rows).toMatchObject([given, given]);
    const givenUp = () => shop.server.log.filter(({ msg }) => String(msg).startsWith('a payment event was given up'));
    await expect
      .poll(() =>
        givenUp()
          .map(({ event }) => event)
          .toSorted(),
      )
      .toEqual(ids.toSorted());

    // Neither is taken up again, and what comes later is applied.
    const after = await rows();
    const member = await shop.member();
    await shop.buyPack(member);
    await shop.reconcile();
    await expect.poll(async () => (await shop.lots(member.id)).map(({ granted }) => granted)).toEqual([50]);
    expect(await rows()).toEqual(after);
    await shop.db.deleteFrom('stripe_events').where('id', 'in', ids).execute();
  });
});

describe('the provider', () => {
  it('ST-19 away, the server says so, stays usable, and charges nothing twice afterwards', async () => {
    const away = await openShop();
    try {
      const member = await away.member();
      await away.subscribe(member, 'price_citelight_monthly');
      await away.settled();
      const { url } = away.sandbox;
      await away.sandbox.stop();
      const answer = await away.server.call(createCreditsCheckout, { body: { priceId: 'price_citelight_pack_50' } }, member);
      expect(answer).toMatchObject({ status: 502, body: { code: 'billing.provider_unavailable' } });
      expect(
        await away.server.call(createCheckout, { body: { priceId: 'price_citelight_daily', mode: 'subscription' } }, member),
      ).toMatchObject({
        body: { code: 'billing.already_subscribed' },
      });
      expect((await away.server.request('/readyz')).status).toBe(200);
      expect(url).toBeTruthy();
      await expectSoundLedger(away.db);
    } finally {
      await away.server.stop();
    }
  });

  it('ST-18 keeps cards and keys out of the log and the database', async () => {
    const text = JSON.stringify(shop.server.log) + JSON.stringify(await shop.db.selectFrom('stripe_events').selectAll().execute());
    for (const secret of ['sk_test_', 'whsec_', '4242424242424242']) expect(text).not.toContain(secret);
  });
});
