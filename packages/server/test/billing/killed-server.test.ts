import type { Endpoint, Sent } from '@citelight/contracts';
import { changeSubscriptionPlan, createCheckout, createCreditsCheckout } from '@citelight/contracts/api/functions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSoundLedger } from '../credits/invariants.ts';
import { openProcesses } from '../support/own-process.ts';
import type { Account } from '../support/server.ts';
import { openShopOverLine, type ShopOverLine } from './billing.ts';

/** A server is killed when the provider has done what it was asked for and nothing of that is written yet. KILLS asks for more of them. */

const KILLS = Number(process.env.KILLS ?? 1);
const PUBLIC_URL = 'http://citelight.test';
const processes = openProcesses();
let shop: ShopOverLine;
beforeAll(async () => {
  shop = await openShopOverLine({ env: { PUBLIC_URL } });
});
afterAll(async () => {
  processes.close();
  await shop?.close();
});

/** Asks a server that is killed as soon as the provider has done `what`. */
async function askAndKill<E extends Endpoint>(
  what: RegExp,
  spec: E,
  sent: Pick<Sent<E>, 'body' & keyof Sent<E>>,
  as: Account,
): Promise<void> {
  const { url, kill9 } = await processes.start('api', shop.server, { PAYMENT_SANDBOX_URL: shop.line.url, PUBLIC_URL });
  let ended: Promise<void> | undefined;
  let done = 0;
  shop.line.whenDone(({ method, path }) => {
    if (method !== 'POST' || !what.test(path)) return;
    done += 1;
    ended = kill9();
  });
  const { body } = sent as { body?: unknown };
  const asked = fetch(`${url}${spec.path}`, {
    method: spec.method,
    headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await expect(asked).rejects.toThrow('fetch failed');
  await ended;
  shop.line.whenDone(undefined);
  expect(done).toBe(1);
}

const pack = { body: { priceId: 'price_citelight_pack_50' } };
const plan = { body: { priceId: 'price_citelight_weekly', mode: 'subscription' as const } };

const limit = { timeout: 60_000 * (KILLS + 1) };
it('ST-10 killed when the customer had been made, the next try finds that customer', limit, async () => {
  for (let i = 0; i < KILLS; i++) {
    const member = await shop.member();
    await askAndKill(/^\/v1\/customers$/, createCreditsCheckout, pack, member);
    expect((await shop.server.call(createCreditsCheckout, pack, member)).status).toBe(200);
    expect(shop.ofMember(member.id)).toMatchObject({ customers: [{}], sessions: [{}] });
  }
});

it.each([
  ['pack', createCreditsCheckout, pack, 2_000, 50],
  ['plan', createCheckout, plan, 2_000, 60],
] as const)(
  'ST-10 killed when the checkout of a %s had been made, the next try leads to that checkout',
  limit,
  async (_, spec, sent, price, granted) => {
    for (let i = 0; i < KILLS; i++) {
      const member = await shop.member();
      await askAndKill(/^\/v1\/checkout\/sessions$/, spec, sent, member);
      const { body } = await shop.server.call(spec as typeof createCheckout, sent as typeof plan, member);
      const { customers, sessions } = shop.ofMember(member.id);
      expect(customers).toHaveLength(1);
      expect(sessions.map(({ url }) => url)).toEqual([body.url]);
      await shop.pay(body.url);
      await shop.settled();
      expect(shop.charged(customers[0]?.id ?? '')).toEqual([price]);
      expect((await shop.lots(member.id)).map((lot) => lot.granted)).toEqual([granted]);
    }
    await expectSoundLedger(shop.db);
  },
);

it('ST-10 killed when the plan had been changed and charged, the next try changes and charges nothing more', limit, async () => {
  for (let i = 0; i < KILLS; i++) {
    const member = await shop.member();
    await shop.subscribe(member, 'price_citelight_monthly');
    await shop.settled();
    const change = { body: { priceId: 'price_citelight_daily' } };
    await askAndKill(/^\/v1\/subscriptions\/\w+$/, changeSubscriptionPlan, change, member);
    expect((await shop.server.call(changeSubscriptionPlan, change, member)).body).toEqual({ success: true });
    await shop.settled();
    expect(shop.charged(await shop.customer(member.id))).toEqual([500, 11_500]);
    expect((await shop.lots(member.id)).map(({ granted }) => granted)).toEqual([12, 360]);
    expect(await shop.subscriptions(member.id)).toMatchObject([{ tier: 'daily' }]);
  }
  await expectSoundLedger(shop.db);
});
