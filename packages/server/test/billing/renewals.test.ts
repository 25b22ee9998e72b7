import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../credits/invariants.ts';
import { openShop, type Shop } from './billing.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(async () => {
  await expectSoundLedger(shop.db);
  await shop.close();
});

/** Granted credits of the invoices. */
const allocations = async (userId: string) => (await shop.lots(userId)).filter(({ source }) => source === 'stripe_invoice');

/** What was held back is delivered, what happened last first. */
async function deliverLastFirst(): Promise<void> {
  const events = shop
    .all('events')
    .map(({ id }) => id)
    .reverse();
  await shop.ask('/sandbox/webhooks/send', { events });
  await shop.trouble({ hold: false });
  await shop.settled();
}

describe('a renewal', () => {
  it('ST-13 brings one allocation for each paid invoice, over 400 days, for each plan', { timeout: 240_000 }, async () => {
    const plans = { price_citelight_monthly: 12, price_citelight_weekly: 60, price_citelight_daily: 372 };
    const members = await Promise.all(Object.keys(plans).map(async (priceId) => ({ priceId, member: await shop.member() })));
    for (const { priceId, member } of members) await shop.subscribe(member, priceId);
    for (let day = 0; day < 400; day += 8) await shop.pass(8);
    await shop.settled();
    for (const [i, amount] of Object.values(plans).entries()) {
      const id = members[i]?.member.id ?? '';
      const invoices = shop.all('invoices').filter(({ customer }) => shop.sandbox.store.get('customers', customer).metadata.user_id === id);
      expect(invoices.length).toBeGreaterThanOrEqual(13);
      const granted = await allocations(id);
      expect(granted.map(({ source_ref }) => source_ref).sort()).toEqual(invoices.map((invoice) => invoice.id).sort());
      expect(new Set(granted.map((lot) => lot.granted))).toEqual(new Set([amount]));
      const ends = granted.map(({ expires_at }) => Date.parse(expires_at ?? '') / 1000).sort((a, b) => a - b);
      expect(ends).toEqual(invoices.map((invoice) => invoice.lines.data[0]?.period.end).sort((a = 0, b = 0) => a - b));
    }
  });

  it('ST-14 that fails brings nothing, is told once a try, and is made good by a later payment', async () => {
    const member = await shop.member();
    await shop.subscribe(member, 'price_citelight_weekly', 'fails-later');
    await shop.settled();
    await shop.pass(32);
    await shop.settled();
    expect(await shop.subscriptions(member.id)).toMatchObject([{ status: 'past_due' }]);
    expect(await allocations(member.id)).toHaveLength(1);
    const mails = () => shop.db.selectFrom('mail_outbox').select(['subject', 'text_body']).where('user_id', '=', member.id).execute();
    expect(await mails()).toMatchObject([{ subject: 'Your payment failed' }]);
    await shop.ask(`/sandbox/customers/${await shop.customer(member.id)}/card`, { card: 'good' });
    await shop.pass(4);
    await shop.settled();
    expect(await shop.subscriptions(member.id)).toMatchObject([{ status: 'active' }]);
    expect(await allocations(member.id)).toHaveLength(2);
    // Heard of late: what has been paid is not complained of.
    for (const type of ['invoice.payment_failed', 'invoice.payment_action_required'])
      await shop.ask('/sandbox/events', { type, object: shop.all('invoices').at(-1) });
    await shop.settled();
    expect(await mails()).toHaveLength(1);
  });

  it('ST-14 that never succeeds ends the subscription', async () => {
    const member = await shop.member();
    await shop.subscribe(member, 'price_citelight_monthly', 'authenticate');
    await shop.settled();
    await shop.trouble({ hold: true });
    await shop.pass(32);
    const invoice = shop.all('invoices').at(-1);
    Object.assign(invoice ?? {}, { hosted_invoice_url: 'https://pay.example/in_1' });
    await shop.trouble({ hold: false });
    await shop.settled();
    const mails = () =>
      shop.db.selectFrom('mail_outbox').select(['subject', 'text_body']).where('user_id', '=', member.id).orderBy('subject').execute();
    expect(await mails()).toMatchObject([
      { subject: 'Please confirm your payment', text_body: expect.stringContaining('https://pay.example/in_1') },
      { subject: 'Your payment failed' },
    ]);
    for (let day = 0; day < 20; day += 2) {
      await shop.pass(2);
      await shop.settled();
    }
    expect(invoice?.attempt_count).toBeGreaterThan(1);
    expect((await mails()).filter(({ subject }) => subject === 'Your payment failed')).toHaveLength(invoice?.attempt_count ?? 0);
    expect(await shop.subscriptions(member.id)).toMatchObject([{ status: 'canceled' }]);
    expect(await allocations(member.id)).toHaveLength(1);
  });
});

describe('ST-15 money that goes back takes its credits with it', () => {
  const chargeOf = (sessionId: string) => {
    const intent = shop.sandbox.store.get('sessions', sessionId).payment_intent;
    return shop.all('charges').find(({ payment_intent }) => payment_intent === intent)?.id ?? '';
  };
  const refund = (charge: string, amount?: number) => shop.api('/refunds', { charge, ...(amount ? { amount: String(amount) } : {}) });
  const paid = async (userId: string) => (await shop.lots(userId)).reduce((sum, { remaining }) => sum + remaining, 0);

  it('in parts, and whole', async () => {
    const member = await shop.member();
    const charge = chargeOf(await shop.buyPack(member));
    await shop.settled();
    await refund(charge, 1000);
    await shop.settled();
    expect(await paid(member.id)).toBe(25);
    await refund(charge, 500);
    await shop.settled();
    expect(await paid(member.id)).toBe(13);
    await refund(charge);
    await shop.settled();
    expect(await paid(member.id)).toBe(0);
    expect(await shop.account(member.id)).toMatchObject({ balance: 0, debt: 0 });
  });

  it('also when the refund is heard of before the payment', async () => {
    const member = await shop.member();
    await shop.trouble({ hold: true });
    const charge = chargeOf(await shop.buyPack(member));
    await refund(charge, 1000);
    await deliverLastFirst();
    expect(await paid(member.id)).toBe(25);
  });

  it('of a subscription, too', async () => {
    const member = await shop.member();
    await shop.subscribe(member);
    await shop.settled();
    await refund(shop.all('charges')[0]?.id ?? '');
    await shop.settled();
    expect(await paid(member.id)).toBe(0);
  });

  it('when it is disputed, and gives them back when the dispute is won', async () => {
    const member = await shop.member();
    const charge = chargeOf(await shop.buyPack(member));
    await shop.settled();
    const dispute = await shop.ask<{ id: string }>(`/sandbox/charges/${charge}/dispute`, {});
    await shop.settled();
    expect(await paid(member.id)).toBe(0);
    await shop.ask(`/sandbox/disputes/${dispute.id}/close`, { status: 'won' });
    await shop.settled();
    expect(await paid(member.id)).toBe(50);
    await refund(charge);
    await shop.settled();
    expect(await paid(member.id)).toBe(0);
  });

  it('no more than that, when two parts were disputed and won and one is refunded', async () => {
    const member = await shop.member();
    const charge = chargeOf(await shop.buyPack(member));
    await shop.settled();
    for (const status of ['won', 'warning_closed']) {
      await shop.trouble({ hold: true });
      const dispute = await shop.ask<{ id: string }>(`/sandbox/charges/${charge}/dispute`, {});
      shop.sandbox.store.get('disputes', dispute.id).amount = 1000;
      await shop.trouble({ hold: false });
      await shop.settled();
      expect(await paid(member.id)).toBe(25);
      await shop.ask(`/sandbox/disputes/${dispute.id}/close`, { status });
      await shop.settled();
      expect(await paid(member.id)).toBe(50);
    }
    await refund(charge, 1000);
    await shop.settled();
    expect(await paid(member.id)).toBe(25);
  });

  it('also from a customer who was deleted at the provider', async () => {
    const [packs, plan] = [await shop.member(), await shop.member()];
    const [one, two] = [chargeOf(await shop.buyPack(packs)), chargeOf(await shop.buyPack(packs))];
    await shop.subscribe(plan);
    await shop.settled();
    const three = shop.all('charges').at(-1)?.id ?? '';
    for (const { id } of [packs, plan]) await shop.api(`/customers/${await shop.customer(id)}`, {}, 'DELETE');
    await shop.settled();
    expect([await paid(packs.id), await paid(plan.id)]).toEqual([100, 60]);
    await refund(one, 1000);
    await refund(three);
    const dispute = await shop.ask<{ id: string }>(`/sandbox/charges/${two}/dispute`, {});
    await shop.settled();
    expect([await paid(packs.id), await paid(plan.id)]).toEqual([25, 0]);
    await shop.ask(`/sandbox/disputes/${dispute.id}/close`, { status: 'won' });
    await shop.settled();
    expect(await paid(packs.id)).toBe(75);
    // What is bought from now on is another customer's, and both are known.
    const four = chargeOf(await shop.buyPack(packs));
    await shop.settled();
    expect(shop.ofMember(packs.id).customers).toHaveLength(2);
    expect(await paid(packs.id)).toBe(125);
    await refund(four);
    await refund(one);
    await shop.settled();
    expect(await paid(packs.id)).toBe(50);
  });

  it('also when the customer was deleted before the payment was heard of', async () => {
    const member = await shop.member();
    await shop.trouble({ hold: true });
    const charge = chargeOf(await shop.buyPack(member));
    await shop.api(`/customers/${await shop.customer(member.id)}`, {}, 'DELETE');
    await deliverLastFirst();
    expect(await paid(member.id)).toBe(50);
    await refund(charge);
    await shop.settled();
    expect(await paid(member.id)).toBe(0);
  });

  it('for good when the dispute is lost', async () => {
    const member = await shop.member();
    const charge = chargeOf(await shop.buyPack(member));
    const dispute = await shop.ask<{ id: string }>(`/sandbox/charges/${charge}/dispute`, {});
    await shop.ask(`/sandbox/disputes/${dispute.id}/close`, { status: 'lost' });
    await shop.settled();
    expect(await paid(member.id)).toBe(0);
    expect(await shop.account(member.id)).toMatchObject({ debt: 0 });
  });
});
