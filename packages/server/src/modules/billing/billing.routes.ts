import { listSubscriptions as list } from '@citelight/contracts/api/data';
import {
  cancelSubscription as cancel,
  changeSubscriptionPlan as change,
  checkSubscription as check,
  createCheckout as checkout,
  createCreditsCheckout as creditsCheckout,
  customerPortal as portal,
} from '@citelight/contracts/api/functions';
import { readBody } from '../../platform/body.ts';
import { type App, mount } from '../../platform/route.ts';
import { createCheckout, createCreditsCheckout } from './checkout.service.ts';
import { changeSubscriptionPlan } from './plan-changes.service.ts';
import { cancelSubscription, checkSubscription, customerPortal, listSubscriptions } from './subscriptions.service.ts';
import { receiveEvent } from './webhooks.service.ts';

export function billingRoutes(app: App): void {
  mount(app, checkout, (ctx, { body }) => createCheckout(ctx, body.priceId));
  mount(app, creditsCheckout, (ctx, { body }) => createCreditsCheckout(ctx, body.priceId));
  mount(app, check, (ctx) => checkSubscription(ctx));
  mount(app, change, (ctx, { body }) => changeSubscriptionPlan(ctx, body.priceId));
  mount(app, cancel, (ctx) => cancelSubscription(ctx));
  mount(app, portal, async (ctx) => ({ url: await customerPortal(ctx) }));
  mount(app, list, (ctx, { query }) => listSubscriptions(ctx, query.status === 'active'));
  // The payment provider's protocol, not ours: the raw body is what was signed, and no browser calls it.
  app.post('/webhooks/stripe', async (c) => {
    const body = await readBody(c);
    return c.json(await receiveEvent(c.get('ctx'), body, c.req.header('stripe-signature')), 200, { 'cache-control': 'no-store' });
  });
}
