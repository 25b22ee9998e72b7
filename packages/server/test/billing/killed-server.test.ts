import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint, Sent } from '@citelight/contracts';
import { changeSubscriptionPlan, createCheckout, createCreditsCheckout } from '@citelight/contracts/api/functions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSoundLedger } from '../credits/invariants.ts';
import type { Account } from '../support/server.ts';
import { openShopOverLine, type ShopOverLine } from './billing.ts';

/** A server is killed when the provider has done what it was asked for and nothing of that is written yet. KILLS asks for more of them. */

const KILLS = Number(process.env.KILLS ?? 1);
const PUBLIC_URL = 'http://citelight.test';
const folder = mkdtempSync(join(tmpdir(), 'citelight-killed-'));
const children = new Set<ChildProcess>();
let shop: ShopOverLine;
beforeAll(async () => {
  shop = await openShopOverLine({ env: { PUBLIC_URL } });
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await shop?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Another server of the same database, in a process of its own. */
async function startVictim() {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/main.ts'), '--api'], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'test',
      PORT: '0',
      DATABASE_URL: shop.server.database.url,
      DATA_DIR: folder,
      PAYMENT_SANDBOX_URL: shop.line.url,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      SECRET_KEY: shop.server.services.config.SECRET_KEY ?? '',
      PUBLIC_URL,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  let said = '';
  const url = await new Promise<string>((done, fail) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk;
      const found = /listening on (http:\S+)\)[\s\S]*Stop with/.exec(said)?.[1];
      if (found) done(found);
    });
    child.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${said}`)));
  });
  return { child, url };
}

/** Asks a server that is killed as soon as the provider has done `what`. */
async function askAndKill<E extends Endpoint>(
  what: RegExp,
  spec: E,
  sent: Pick<Sent<E>, 'body' & keyof Sent<E>>,
  as: Account,
): Promise<void> {
  const { child, url } = await startVictim();
  const ended = once(child, 'exit');
  let done = 0;
  shop.line.whenDone(({ method, path }) => {
    if (method !== 'POST' || !what.test(path)) return;
    done += 1;
    child.kill('SIGKILL');
  });
  const { body } = sent as { body?: unknown };
  const asked = fetch(`${url}${spec.path}`, {
    method: spec.method,
    headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await expect(asked).rejects.toThrow('fetch failed');
  expect((await ended)[1]).toBe('SIGKILL');
  shop.line.whenDone(undefined);
  expect(done).toBe(1);
  children.delete(child);
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
