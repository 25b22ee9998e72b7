import { type Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import { completeSession } from './checkout.ts';
import { emit } from './events.ts';
import { itemOf } from './invoices.ts';
import type { PortalSession, Session, Subscription } from './objects.ts';
import type { Card, Store } from './store.ts';
import { setCancel, settle } from './subscriptions.ts';

/** The hosted pages: checkout and portal. Card numbers are looked at and forgotten. */

const CARDS: Record<string, Card> = {
  '4242424242424242': 'good',
  '4000000000000002': 'declined',
  '4000002500003155': 'authenticate',
  '4000000000000341': 'fails-later',
};

const STYLE = `
:root{color-scheme:light dark;--ink:#1c1f26;--dim:#5a6170;--paper:#fff;--ground:#f2f4f7;--line:#868e9c;--accent:#1b4fd8;--warn:#8a4b00;--warn-ground:#fff3dc;--bad:#b3001b}
@media(prefers-color-scheme:dark){:root{--ink:#eef0f4;--dim:#a9b0be;--paper:#1b1f27;--ground:#11141a;--line:#707988;--accent:#86a9ff;--warn:#ffd08a;--warn-ground:#3a2a10;--bad:#ff9aa5}}
*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
.mode{background:var(--warn-ground);color:var(--warn);padding:10px 16px;text-align:center;font-weight:600}
main{max-width:440px;margin:24px auto;padding:24px;overflow-wrap:anywhere;background:var(--paper);border-radius:12px}
h1{font-size:20px;margin:0 0 4px}.price{font-size:32px;font-weight:700;margin:0 0 16px}
label{display:block;font-weight:600;margin:12px 0 4px}.row{display:flex;gap:12px}.row>div{flex:1;min-width:0}
input{width:100%;min-height:44px;padding:8px 12px;font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:8px}
button{width:100%;min-height:48px;margin-top:16px;border:0;border-radius:8px;font:inherit;font-weight:600;background:var(--accent);color:var(--paper);cursor:pointer}
button.plain{background:transparent;color:var(--accent);border:1px solid var(--line)}
a{color:var(--accent);display:inline-block;margin-top:16px;padding:8px 0}.bad{color:var(--bad);font-weight:600}
small,.dim{color:var(--dim)}code{white-space:nowrap}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}`;

function page(c: Context, title: string, body: unknown, status: 200 | 402 | 404 | 410 = 200) {
  c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'");
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  return c.html(
    html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title><style>${raw(STYLE)}</style></head>
<body><div class="mode" role="note">Test mode: no card is charged</div><main>${body}</main></body></html>`,
    status,
  );
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const gone = (c: Context) =>
  page(c, 'Not available', html`<h1>This page is not available</h1><p>It was used already, or it has expired.</p>`, 410);

const cardFields = html`
<label for="card">Card number</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" required placeholder="4242 4242 4242 4242" aria-describedby="cards">
<div class="row"><div><label for="exp">Expiry</label><input id="exp" name="exp" inputmode="numeric" autocomplete="off" placeholder="12/34"></div>
<div><label for="cvc">CVC</label><input id="cvc" name="cvc" inputmode="numeric" autocomplete="off" placeholder="123"></div></div>
<p id="cards"><small>Test cards: <code>4242 4242 4242 4242</code> succeeds, <code>4000 0000 0000 0002</code> is declined,
<code>4000 0025 0000 3155</code> needs authentication, <code>4000 0000 0000 0341</code> fails at the next renewal.</small></p>`;

function checkoutPage(c: Context, store: Store, session: Session, trouble?: string) {
  const price = store.get('prices', store.state.sessionPrices[session.id] ?? '');
  const product = store.get('products', price.product);
  const email = store.get('customers', session.customer).email ?? '';
  const pays = session.mode === 'subscription' ? 'Subscribe' : 'Pay';
  return page(
    c,
    `Checkout: ${product.name}`,
    html`<h1>${product.name}</h1><p class="price">${dollars(price.unit_amount)}${price.recurring ? html`<small> / month</small>` : ''}</p>
<p class="dim">${email}</p>${trouble ? html`<p class="bad" role="alert">${trouble}</p>` : ''}
<form method="post">${cardFields}${session.custom_text?.submit ? html`<p>${session.custom_text.submit.message}</p>` : ''}<button type="submit">${pays} ${dollars(price.unit_amount)}</button></form>
${session.cancel_url ? html`<a href="${session.cancel_url}">Back without paying</a>` : ''}`,
    trouble ? 402 : 200,
  );
}

const authenticationPage = (c: Context) =>
  page(
    c,
    'Authentication',
    html`<h1>Your bank asks you to confirm this payment</h1>
<form method="post"><input type="hidden" name="confirmed" value="yes"><button type="submit">Complete authentication</button></form>
<form method="post"><input type="hidden" name="confirmed" value="no"><button class="plain" type="submit">Fail authentication</button></form>`,
  );

const pay = (c: Context, store: Store, session: Session, card: Card) => {
  if (!completeSession(store, session, card)) return checkoutPage(c, store, session, 'Your card was declined.');
  return c.redirect(session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id), 303);
};

const openSubscription = (store: Store, portal: PortalSession): Subscription | undefined =>
  Object.values(store.state.subscriptions).findLast(({ customer, status }) => customer === portal.customer && status !== 'canceled');

function portalPage(c: Context, store: Store, portal: PortalSession, note?: string) {
  const subscription = openSubscription(store, portal);
  const item = subscription && itemOf(subscription);
  const ends = item ? new Date(item.current_period_end * 1000).toISOString().slice(0, 10) : '';
  return page(
    c,
    'Payments',
    html`<h1>Your payments</h1>${note ? html`<p role="status">${note}</p>` : ''}
${
  subscription && item
    ? html`<p>${store.get('products', item.price.product).name}: ${dollars(item.price.unit_amount)} / month, ${
        subscription.cancel_at_period_end ? `ends on ${ends}` : `renews on ${ends}`
      }</p>
<form method="post"><input type="hidden" name="do" value="${subscription.cancel_at_period_end ? 'keep' : 'cancel'}">
<button class="plain" type="submit">${subscription.cancel_at_period_end ? 'Keep the subscription' : 'Cancel at the end of the period'}</button></form>`
    : html`<p>There is no subscription.</p>`
}
<form method="post"><input type="hidden" name="do" value="card">${cardFields}<button type="submit">Save the card</button></form>
<a href="${portal.return_url}">Return</a>`,
  );
}

export function createPages(store: Store, changed: () => void): Hono {
  const app = new Hono();
  const field = async (c: Context, name: string) => {
    const value = (await c.req.parseBody())[name];
    return typeof value === 'string' ? value : '';
  };
  app.use(async (_, next) => {
    settle(store);
    await next();
    changed();
  });

  app.get('/pay/:id', (c) => {
    const session = store.get('sessions', c.req.param('id'));
    return session.status === 'open' ? checkoutPage(c, store, session) : gone(c);
  });
  app.post('/pay/:id', async (c) => {
    const session = store.get('sessions', c.req.param('id'));
    if (session.status !== 'open') return gone(c);
    const confirmed = await field(c, 'confirmed');
    if (confirmed === 'yes') return pay(c, store, session, 'good');
    if (confirmed === 'no') return pay(c, store, session, 'declined');
    const card = CARDS[(await field(c, 'card')).replace(/\D/g, '')];
    if (!card) return checkoutPage(c, store, session, 'Your card number is not one of the test cards.');
    return card === 'authenticate' ? authenticationPage(c) : pay(c, store, session, card);
  });

  app.get('/portal/:id', (c) => portalPage(c, store, store.get('portalSessions', c.req.param('id'))));
  app.post('/portal/:id', async (c) => {
    const portal = store.get('portalSessions', c.req.param('id'));
    const wish = await field(c, 'do');
    const subscription = openSubscription(store, portal);
    if ((wish === 'cancel' || wish === 'keep') && subscription) {
      setCancel(store, subscription, wish === 'cancel');
      emit(store, 'customer.subscription.updated', subscription);
      return portalPage(c, store, portal, wish === 'cancel' ? 'The subscription is set to cancel.' : 'The subscription goes on.');
    }
    const card = CARDS[(await field(c, 'card')).replace(/\D/g, '')];
    if (wish !== 'card' || !card) return portalPage(c, store, portal, 'That is not one of the test cards.');
    store.state.cards[portal.customer] = card;
    return portalPage(c, store, portal, 'The card is saved.');
  });
  return app;
}
