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
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comparePayments, ifConfigured, reconcile } from '../../src/modules/billing/reconcile.service.ts';
import { sandboxFolder } from '../../src/modules/billing/stripe.service.ts';
import { trackWebsite } from '../../src/modules/websites/websites.service.ts';
import { startPaymentSandbox } from '../../src/payment-sandbox.ts';
import { jobContext } from '../../src/platform/context.ts';
import { transaction } from '../../src/platform/database.ts';
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

  it('tells the browser, stays usable, and has nothing to reconcile', async () => {
    expect((await server.call(readSettings, {})).body.payments).toBe('off');
    expect((await server.request('/readyz')).status).toBe(200);
    const ctx = jobContext(server.services, 'test', 'test');
    await ifConfigured(reconcile(ctx));
    await ifConfigured(comparePayments(ctx));
  });
});
