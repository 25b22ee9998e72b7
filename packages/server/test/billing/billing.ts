import { packByPriceId, planByPriceId } from '@citelight/contracts';
import { createCheckout, createCreditsCheckout } from '@citelight/contracts/api/functions';
import { startSandbox } from '@citelight/sandbox/sandbox';
import type { Card, Collection, State } from '@citelight/sandbox/store';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { reconcile } from '../../src/modules/billing/reconcile.service.ts';
import { sandboxKeys } from '../../src/modules/billing/stripe.service.ts';
import { trackWebsite } from '../../src/modules/websites/websites.service.ts';
import { jobContext } from '../../src/platform/context.ts';
import { transaction } from '../../src/platform/database.ts';
import { createSecrets } from '../../src/platform/secrets.ts';
import { type Account, startServer } from '../support/server.ts';
import { type Line, openLine } from './line.ts';

export const DAY = 86_400;

/** Orders of so many events: all of them with ALL_ORDERS, else some, others each time. */
export function ordersOf(events: number, some: number): number[][] {
  const all: number[][] = [[]];
  for (let n = 0; n < events; n++) for (const order of all.splice(0)) for (let at = 0; at <= n; at++) all.push(order.toSpliced(at, 0, n));
  return process.env.ALL_ORDERS ? all : (fc.sample(fc.shuffledSubarray(all, { minLength: some, maxLength: some }), 1)[0] ?? []);
}

/** The secret key of every test server (support/server.ts). */
const keys = sandboxKeys(createSecrets('the secret key of every test server'));

export type Shop = Awaited<ReturnType<typeof openShop>>;

type ShopOptions = {
  env?: Record<string, string>;
  /** Puts something between the server and the sandbox; answers its address. */
  through?: (sandboxUrl: string) => Promise<string>;
};

/** The server and the payment sandbox, talking to each other over HTTP as in the product. */
export async function openShop({ env = {}, through }: ShopOptions = {}) {
  const sandbox = await startSandbox({ secretKey: keys.secretKey });
  const PAYMENT_SANDBOX_URL = through ? await through(sandbox.url) : sandbox.url;
  const server = await startServer({ env: { PAYMENT_SANDBOX_URL, RATE_LIMITS: 'off', ...env } });
  const { db } = server;
  const ctx = jobContext(server.services, 'test', 'test');
  const endpoint = { url: `${server.url}/webhooks/stripe`, secret: keys.webhookSecret };
  const ask = async <T = Record<string, unknown>>(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<T> => {
    const response = await fetch(`${sandbox.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${keys.secretKey}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as T;
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };
  /** A call of the provider's own API, in its own form. */
  const api = (path: string, params: Record<string, string> = {}, method = 'POST') =>
    fetch(`${sandbox.url}/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${keys.secretKey}` },
      ...(method === 'GET' ? {} : { body: new URLSearchParams(params) }),
    });
  await ask('/sandbox/endpoint', endpoint);

  /** Every event was sent, and every event that came was applied. */
  const settled = () =>
    vi.waitFor(
      async () => {
        expect((await ask<{ waiting: number }>('/sandbox/webhooks')).waiting).toBe(0);
        const open = await db.selectFrom('stripe_events').select(['type', 'last_error']).where('processed_at', 'is', null).execute();
        expect(open).toEqual([]);
      },
      { timeout: 50_000, interval: 25 },
    );

  const member = async (): Promise<Account> => {
    const account = await server.createAccount();
    await transaction(db, (tx) => trackWebsite(tx, account.id, `https://${account.id}.test/`));
    return account;
  };
  const sessionOf = (url: string) => url.split('/').at(-1) ?? '';
  const pay = (url: string, card: Card = 'good') => ask<{ paid: boolean }>(`/sandbox/sessions/${sessionOf(url)}/pay`, { card });
  const buyPack = async (as: Account, priceId = 'price_citelight_pack_50', card: Card = 'good') => {
    const { status, body } = await server.call(createCreditsCheckout, { body: { priceId } }, as);
    expect(body, JSON.stringify(body)).toMatchObject({ url: expect.any(String) });
    expect(status).toBe(200);
    await pay(body.url, card);
    return sessionOf(body.url);
  };
  const subscribe = async (as: Account, priceId = 'price_citelight_weekly', card: Card = 'good') => {
    const { body } = await server.call(createCheckout, { body: { priceId, mode: 'subscription' } }, as);
    expect(body, JSON.stringify(body)).toMatchObject({ url: expect.any(String) });
    await pay(body.url, card);
    return sessionOf(body.url);
  };
  /** What the ledger holds of paid credits. */
  const lots = async (userId: string) => {
    const rows = await db
      .selectFrom('credit_lots')
      .select(['type', 'granted', 'remaining', 'source', 'source_ref', 'expires_at'])
      .where('user_id', '=', userId)
      .where('type', '<>', 'free_trial_grant')
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows;
  };
  const account = (userId: string) =>
    db.selectFrom('user_credits').select(['balance', 'reserved', 'debt']).where('user_id', '=', userId).executeTakeFirst();
  const subscriptions = (userId: string) =>
    db
      .selectFrom('subscriptions')
      .select(['id', 'status', 'tier', 'stripe_price_id', 'stripe_subscription_id', 'current_period_end', 'cancel_at_period_end'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
  const customer = async (userId: string) =>
    (await db.selectFrom('billing_customers').select('stripe_customer_id').where('user_id', '=', userId).executeTakeFirstOrThrow())
      .stripe_customer_id ?? '';
  const all = <C extends Collection>(collection: C) => Object.values(sandbox.store.state[collection] as State[C]);
  /** What the provider has of a member: its customers and checkouts. */
  const ofMember = (userId: string) => ({
    customers: all('customers').filter(({ metadata }) => metadata.user_id === userId),
    sessions: all('sessions').filter(({ client_reference_id }) => client_reference_id === userId),
  });
  /** What a customer has paid, in the order of the payments. */
  const charged = (customer: string) =>
    all('charges')
      .filter((charge) => charge.customer === customer && charge.paid)
      .map(({ amount }) => amount);
  const pass = async (days: number) => {
    await ask('/sandbox/clock', { advance: Math.round(days * DAY) });
  };
  /** L18 ST-20: every paid pack and invoice has its one lot with the amount it sells, and every lot of such a source its payment. */
  const expectPaidIsGranted = async () => {
    const paid = [
      ...all('sessions').filter(({ mode, payment_status }) => mode === 'payment' && payment_status === 'paid'),
      ...all('invoices').filter(({ status }) => status === 'paid'),
    ];
    const sold = ({ metadata }: { metadata: Record<string, string> }, id: string, credits: number) =>
      `${metadata.user_id} ${id} ${credits}`;
    const expected = paid.flatMap((object) => {
      const customer = sandbox.store.get('customers', object.customer);
      if (object.object === 'checkout.session')
        return [sold(customer, object.id, packByPriceId(sandbox.store.state.sessionPrices[object.id] ?? '')?.credits ?? 0)];
      const [line] = object.lines.data;
      const whole = line?.parent.subscription_item_details.proration === false;
      return whole ? [sold(customer, object.id, planByPriceId(line.pricing.price_details.price)?.allocation ?? 0)] : [];
    });
    const prorated = all('invoices').filter(({ billing_reason }) => billing_reason === 'subscription_update');
    const granted = await db
      .selectFrom('credit_lots')
      .select(['user_id', 'source_ref', 'granted'])
      .where('source', 'in', ['stripe_checkout', 'stripe_invoice'])
      .where('source_ref', 'not in', ['', ...prorated.map(({ id }) => id)])
      .execute();
    expect(granted.map((lot) => `${lot.user_id} ${lot.source_ref} ${lot.granted}`).sort()).toEqual(expected.sort());
  };
  return {
    sandbox,
    expectPaidIsGranted,
    server,
    db,
    ctx,
    endpoint,
    ask,
    api,
    settled,
    member,
    sessionOf,
    pay,
    buyPack,
    subscribe,
    lots,
    account,
    subscriptions,
    customer,
    all,
    ofMember,
    charged,
    pass,
    trouble: (trouble: object) => ask('/sandbox/webhooks', trouble),
    reconcile: () => reconcile(ctx),
    async close() {
      await sandbox.stop();
      await server.stop();
    },
  };
}

/** A shop whose way to the sandbox is a line on which things go wrong. */
export async function openShopOverLine({ env = {} }: Pick<ShopOptions, 'env'> = {}) {
  let line: Line | undefined;
  const through = async (sandboxUrl: string) => {
    line = await openLine(sandboxUrl);
    return line.url;
  };
  const shop = await openShop({ env, through });
  if (!line) throw new Error('the shop was opened without its line');
  const opened = line;
  return {
    ...shop,
    line: opened,
    async close() {
      await opened.close();
      await shop.close();
    },
  };
}
export type ShopOverLine = Awaited<ReturnType<typeof openShopOverLine>>;
