import { Hono } from 'hono';
import { authorize } from './api.ts';
import { completeSession } from './checkout.ts';
import { emit } from './events.ts';
import { closeDispute, dispute } from './payments.ts';
import type { Sender } from './sender.ts';
import type { Card, Store } from './store.ts';
import { settle } from './subscriptions.ts';

/** What no merchant can ask of Stripe: the clock, cardholders, and trouble on the way. JSON in, JSON out, with the API key. */
export function createControls(store: Store, sender: Sender, options: { secretKey: string; changed: () => void }): Hono {
  const { state } = store;
  const app = new Hono();
  app.get('/sandbox/health', (c) => c.json({ ok: true }));
  app.use('/sandbox/*', async (c, next) => {
    authorize(c, options.secretKey);
    await next();
    options.changed();
  });
  app.get('/sandbox/clock', (c) => c.json({ now: store.now() }));
  app.post('/sandbox/clock', async (c) => {
    const { advance } = await c.req.json<{ advance: number }>();
    if (!Number.isSafeInteger(advance) || advance < 0)
      return c.json({ error: 'advance is a number of seconds; the clock never goes back' }, 400);
    state.ahead += advance;
    settle(store);
    return c.json({ now: store.now() });
  });
  app.post('/sandbox/endpoint', async (c) => {
    const { url, secret } = await c.req.json<{ url: string; secret: string }>();
    state.endpoint = { url, secret };
    return c.json({ url });
  });
  app.get('/sandbox/webhooks', (c) => c.json({ waiting: state.deliveries.length }));
  app.post('/sandbox/webhooks', async (c) => {
    Object.assign(sender.trouble, await c.req.json<Partial<Sender['trouble']>>());
    return c.json(sender.trouble);
  });
  app.post('/sandbox/webhooks/send', async (c) => {
    const { events } = await c.req.json<{ events: string[] }>();
    const statuses: number[] = [];
    for (const id of events) statuses.push(await sender.send(id));
    return c.json({ statuses });
  });
  /** Forgets what waits to be sent: the notices are lost for ever. */
  app.delete('/sandbox/webhooks', (c) => {
    state.deliveries = [];
    return c.json({ waiting: 0 });
  });
  app.post('/sandbox/sessions/:id/pay', async (c) => {
    const { card } = await c.req.json<{ card: Card }>();
    return c.json({ paid: completeSession(store, store.get('sessions', c.req.param('id')), card) });
  });
  app.post('/sandbox/customers/:id/card', async (c) => {
    const { card } = await c.req.json<{ card: Card }>();
    state.cards[store.get('customers', c.req.param('id')).id] = card;
    return c.json({ card });
  });
  app.post('/sandbox/charges/:id/dispute', (c) => c.json(dispute(store, c.req.param('id'))));
  app.post('/sandbox/disputes/:id/close', async (c) => {
    const { status } = await c.req.json<{ status: 'won' | 'lost' }>();
    return c.json(closeDispute(store, c.req.param('id'), status));
  });
  app.post('/sandbox/events', async (c) => {
    const { type, object } = await c.req.json<{ type: string; object: { id: string; object: string } }>();
    emit(store, type, object);
    return c.json({ ok: true });
  });
  return app;
}
