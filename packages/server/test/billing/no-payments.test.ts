import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  cancelSubscription,
  changeSubscriptionPlan,
  createCheckout,
  createCreditsCheckout,
  customerPortal,
} from '@citelight/contracts/api/functions';
import { readSettings } from '@citelight/contracts/api/site';
import { startSandbox } from '@citelight/sandbox/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../src/accounts.ts';
import { comparePayments, ifConfigured, reconcile } from '../../src/modules/billing/reconcile.service.ts';
import { sandboxFolder, sandboxKeys } from '../../src/modules/billing/stripe.service.ts';
import { eraseClosedAccounts } from '../../src/modules/erasure/erasure.service.ts';
import { trackWebsite } from '../../src/modules/websites/websites.service.ts';
import { startPaymentSandbox } from '../../src/payment-sandbox.ts';
import { jobContext } from '../../src/platform/context.ts';
import { sql, transaction } from '../../src/platform/database.ts';
import { type Account, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let member: Account;
beforeAll(async () => {
  server = await startServer({
    env: {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://citelight.test',
      EARLY_ACCESS_PASSWORD: '',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'Citelight <no-reply@citelight.test>',
      CONTACT_EMAIL: 'hello@citelight.test',
      ROLE: 'api',
    },
  });
  member = await server.createAccount();
  await transaction(server.db, (tx) => trackWebsite(tx, member.id, 'https://acme.test/'));
});
afterAll(() => server?.stop());

describe('production without a Stripe key', () => {
  it('starts no payment sandbox, and takes none that stands there', async () => {
    const { config, log } = server.services;
    expect(await startPaymentSandbox(config, log)).toBeNull();
    mkdirSync(sandboxFolder(config), { recursive: true });
    writeFileSync(join(sandboxFolder(config), 'address'), 'http://127.0.0.1:9');
    const answer = await server.call(createCreditsCheckout, { body: { priceId: 'price_citelight_pack_50' } }, member);
    expect(answer).toMatchObject({ status: 503, body: { code: 'billing.not_configured' } });
  });

  it('says on every way to a payment that payments are not set up', async () => {
    const refusal = { status: 503, body: { code: 'billing.not_configured', error: 'Payments are not set up on this server.' } };
    expect(await server.call(createCreditsCheckout, { body: { priceId: 'price_citelight_pack_50' } }, member)).toMatchObject(refusal);
    const plan = { priceId: 'price_citelight_weekly', mode: 'subscription' as const };
    expect(await server.call(createCheckout, { body: plan }, member)).toMatchObject(refusal);
    const stripe_subscription_id = 'sub_before';
    await server.db
      .insertInto('subscriptions')
      .values({
        user_id: member.id,
        status: 'active',
        tier: 'monthly',
        stripe_price_id: 'price_citelight_monthly',
        stripe_subscription_id,
        current_period_end: new Date(Date.now() + 86_400_000),
      })
      .execute();
    await server.db.insertInto('billing_customers').values({ user_id: member.id, stripe_customer_id: 'cus_before' }).execute();
    expect(await server.call(changeSubscriptionPlan, { body: { priceId: plan.priceId } }, member)).toMatchObject(refusal);
    expect(await server.call(cancelSubscription, {}, member)).toMatchObject(refusal);
    expect(await server.call(customerPortal, {}, member)).toMatchObject(refusal);
    expect(await server.request('/webhooks/stripe', { method: 'POST', body: '{}' })).toMatchObject(refusal);
  });

  it('L21 erases who asks for it all the same, and ends what they pay when payments are set up again', async () => {
    const ada = await server.createAccount();
    const sandbox = await startSandbox({ secretKey: sandboxKeys(server.services.secrets).secretKey });
    const env = { PUBLIC_URL: server.services.config.PUBLIC_URL, PAYMENT_SANDBOX_URL: sandbox.url, ROLE: 'api' };
    const on = await startServer({ env, database: server.database });
    const { body } = await on.call(createCreditsCheckout, { body: { priceId: 'price_citelight_pack_50' } }, ada);
    expect(body.url).toBeTruthy();
    // One that the provider knows nothing of, as after a move to another account there.
    await server.db
      .insertInto('subscriptions')
      .values({
        user_id: ada.id,
        status: 'active',
        tier: 'monthly',
        stripe_price_id: 'price_citelight_monthly',
        stripe_subscription_id: 'sub_elsewhere',
        current_period_end: new Date(Date.now() + 86_400_000),
      })
      .execute();
    expect(await accounts(['delete', ada.email], { ...process.env, NODE_ENV: 'test', DATABASE_URL: server.database.url })).toBe(0);
    const present = async () => {
      const { rows } = await sql<{ email: string | null; done: boolean; customers: number }>`
        select email, erased_at is not null as done, (select count(*)::int from billing_customers c where c.user_id = u.id) as customers
        from auth.users u where id = ${ada.id}`.execute(server.db);
      return rows[0];
    };
    await eraseClosedAccounts(jobContext(server.services, 'test', 'test'));
    expect(await present()).toEqual({ email: null, done: false, customers: 1 });
    expect(Object.values(sandbox.store.state.customers)).toMatchObject([{ email: ada.email }]);
    await eraseClosedAccounts(jobContext(on.services, 'test', 'test'));
    expect(await present()).toEqual({ email: null, done: true, customers: 0 });
    expect(Object.values(sandbox.store.state.customers)).toMatchObject([{ deleted: true }]);
    expect(Object.values(sandbox.store.state.sessions)).toMatchObject([{ status: 'expired' }]);
    await on.stop();
    await sandbox.stop();
  });

  it('tells the browser, stays usable, and has nothing to reconcile', async () => {
    expect((await server.call(readSettings, {})).body.payments).toBe('off');
    expect((await server.request('/readyz')).status).toBe(200);
    const ctx = jobContext(server.services, 'test', 'test');
    await ifConfigured(reconcile(ctx));
    await ifConfigured(comparePayments(ctx));
  });
});
