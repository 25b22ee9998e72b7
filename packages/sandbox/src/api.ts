import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { createSession, expireSession } from './checkout.ts';
import { ApiError, invalid, missing } from './errors.ts';
import { API_VERSION, emit } from './events.ts';
import { flag, group, listed, metadataOf, needed, only, type Params, parseForm, text, whole } from './form.ts';
import type { Customer, List, PortalSession, Subscription } from './objects.ts';
import { refund } from './payments.ts';
import { type Collection, newId, type Store } from './store.ts';
import { changePrice, end, setCancel, settle } from './subscriptions.ts';

type Call = { params: Params; id: string; origin: string };
type Handler = (store: Store, call: Call) => object;

/** A page of a collection, newest first, as every list of the API. */
function list<T extends { id: string; created: number }>(
  all: Record<string, T>,
  params: Params,
  keep: (item: T) => boolean,
  url: string,
): List<T> {
  const limit = whole(params, 'limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalid('Invalid integer: limit must be between 1 and 100', 'limit');
  const created = params.created;
  const since = typeof created === 'object' ? (whole(created, 'gte') ?? 0) : 0;
  const found = Object.values(all)
    .reverse()
    .filter((item) => item.created >= since && keep(item));
  const after = text(params, 'starting_after');
  const at = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && at === 0) throw missing('object', after);
  return { object: 'list', url, has_more: found.length > at + limit, data: found.slice(at, at + limit) };
}

/** Keeps objects whose fields equal the parameters of the same name. */
const matching =
  (params: Params, ...names: string[]) =>
  (item: object): boolean =>
    names.every((name) => params[name] === undefined || params[name] === 'all' || (item as Record<string, unknown>)[name] === params[name]);

const PAGING = ['limit', 'starting_after', 'created'];
const lists =
  <C extends Collection>(collection: C, path: string, ...names: string[]): Handler =>
  (store, { params }) => {
    only(params, ...PAGING, ...names);
    const all = store.state[collection] as Record<string, { id: string; created: number }>;
    return list(all, params, matching(params, ...names), path);
  };
const reads =
  (collection: Collection): Handler =>
  (store, { id }) =>
    store.get(collection, id);

function createCustomer(store: Store, { params }: Call): Customer {
  only(params, 'email', 'name', 'metadata');
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    created: store.now(),
    livemode: false,
    email: text(params, 'email') ?? null,
    name: text(params, 'name') ?? null,
    metadata: metadataOf(params),
  };
  store.state.customers[customer.id] = customer;
  emit(store, 'customer.created', customer);
  return customer;
}

function updateSubscription(store: Store, { params, id }: Call): Subscription {
  only(params, 'items', 'proration_behavior', 'payment_behavior', 'cancel_at_period_end', 'metadata');
  const subscription = store.get('subscriptions', id);
  if (subscription.status === 'canceled')
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.', 'subscription');
  const [item] = listed(params, 'items');
  if (item) {
    if (needed(item, 'id') !== subscription.items.data[0]?.id) throw missing('subscription item', needed(item, 'id'));
    const price = store.get('prices', needed(item, 'price'));
    if (price.type !== 'recurring') throw invalid('The price specified is not recurring.', 'items[0][price]');
    changePrice(store, subscription, price, text(params, 'proration_behavior') ?? 'create_prorations');
  }
  const cancel = flag(params, 'cancel_at_period_end');
  if (cancel !== undefined) setCancel(store, subscription, cancel);
  emit(store, 'customer.subscription.updated', subscription);
  return subscription;
}

function createPortalSession(store: Store, { params, origin }: Call): PortalSession {
  only(params, 'customer', 'return_url', 'configuration');
  const customer = store.get('customers', needed(params, 'customer'));
  const id = newId('bps');
  const session: PortalSession = {
    id,
    object: 'billing_portal.session',
    created: store.now(),
    livemode: false,
    customer: customer.id,
    url: `${origin}/portal/${id}`,
    return_url: needed(params, 'return_url'),
  };
  store.state.portalSessions[id] = session;
  return session;
}

function createRefund(store: Store, { params }: Call): object {
  only(params, 'charge', 'payment_intent', 'amount', 'reason', 'metadata');
  const intent = text(params, 'payment_intent');
  const charge = text(params, 'charge') ?? (intent === undefined ? undefined : store.get('paymentIntents', intent).latest_charge);
  if (!charge) throw invalid('One of the following params should be provided for this request: payment_intent or charge.');
  return refund(store, charge, whole(params, 'amount'), text(params, 'reason') ?? null);
}

/** Invoice payments are found by `payment[payment_intent]` or `invoice`. */
function listInvoicePayments(store: Store, { params }: Call): object {
  only(params, ...PAGING, 'payment', 'invoice', 'status');
  const intent = text(group(params, 'payment'), 'payment_intent');
  const invoice = text(params, 'invoice');
  const keep = (item: { invoice: string; payment: { payment_intent: string } }) =>
    (intent === undefined || item.payment.payment_intent === intent) && (invoice === undefined || item.invoice === invoice);
  return list(store.state.invoicePayments, params, keep, '/v1/invoice_payments');
}

const ROUTES: [method: 'GET' | 'POST' | 'DELETE', path: string, handler: Handler][] = [
  ['POST', '/v1/customers', createCustomer],
  ['GET', '/v1/customers', lists('customers', '/v1/customers', 'email')],
  ['GET', '/v1/customers/:id', reads('customers')],
  [
    'DELETE',
    '/v1/customers/:id',
    (store, { id }) => {
      const customer = store.get('customers', id);
      customer.deleted = true;
      for (const subscription of Object.values(store.state.subscriptions))
        if (subscription.customer === id && subscription.status !== 'canceled') end(store, subscription);
      emit(store, 'customer.deleted', customer);
      return { id, object: 'customer', deleted: true };
    },
  ],
  ['GET', '/v1/products', lists('products', '/v1/products')],
  ['GET', '/v1/products/:id', reads('products')],
  ['GET', '/v1/prices', lists('prices', '/v1/prices')],
  ['GET', '/v1/prices/:id', reads('prices')],
  ['POST', '/v1/checkout/sessions', (store, { params, origin }) => createSession(store, params, origin)],
  ['GET', '/v1/checkout/sessions', lists('sessions', '/v1/checkout/sessions', 'customer', 'payment_intent', 'subscription', 'status')],
  ['GET', '/v1/checkout/sessions/:id', reads('sessions')],
  [
    'GET',
    '/v1/checkout/sessions/:id/line_items',
    (store, { id }) => {
      const session = store.get('sessions', id);
      const price = store.get('prices', store.state.sessionPrices[session.id] ?? '');
      const line = { id: `li_${id.slice(-12)}`, object: 'item', amount_total: price.unit_amount, currency: 'usd', quantity: 1, price };
      return { object: 'list', url: `/v1/checkout/sessions/${id}/line_items`, has_more: false, data: [line] };
    },
  ],
  [
    'POST',
    '/v1/checkout/sessions/:id/expire',
    (store, { id }) => {
      const session = store.get('sessions', id);
      expireSession(store, session);
      return session;
    },
  ],
  ['GET', '/v1/payment_intents/:id', reads('paymentIntents')],
  ['GET', '/v1/charges', lists('charges', '/v1/charges', 'customer', 'payment_intent')],
  ['GET', '/v1/charges/:id', reads('charges')],
  ['POST', '/v1/refunds', createRefund],
  ['GET', '/v1/refunds', lists('refunds', '/v1/refunds', 'charge', 'payment_intent')],
  ['GET', '/v1/refunds/:id', reads('refunds')],
  ['GET', '/v1/disputes', lists('disputes', '/v1/disputes', 'charge', 'payment_intent')],
  ['GET', '/v1/disputes/:id', reads('disputes')],
  ['GET', '/v1/subscriptions', lists('subscriptions', '/v1/subscriptions', 'customer', 'status')],
  ['GET', '/v1/subscriptions/:id', reads('subscriptions')],
  ['POST', '/v1/subscriptions/:id', updateSubscription],
  [
    'DELETE',
    '/v1/subscriptions/:id',
    (store, { id }) => {
      const subscription = store.get('subscriptions', id);
      if (subscription.status === 'canceled') throw missing('subscription', id);
      end(store, subscription);
      return subscription;
    },
  ],
  ['GET', '/v1/invoices', lists('invoices', '/v1/invoices', 'customer', 'status')],
  ['GET', '/v1/invoices/:id', reads('invoices')],
  ['GET', '/v1/invoice_payments', listInvoicePayments],
  ['POST', '/v1/billing_portal/sessions', createPortalSession],
  ['GET', '/v1/events', lists('events', '/v1/events', 'type')],
  ['GET', '/v1/events/:id', reads('events')],
];

const sameSecret = (a: string, b: string): boolean => {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(a), digest(b));
};

export function authorize(c: Context, secretKey: string): void {
  const sent = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
  if (!sent) throw new ApiError(401, 'invalid_request_error', 'You did not provide an API key.');
  if (!sameSecret(sent, secretKey)) throw new ApiError(401, 'invalid_request_error', 'Invalid API Key provided.');
}

/** A repeated key answers as the first time; with other parameters it is an error. */
function once(store: Store, key: string | undefined, request: string, work: () => { status: number; body: unknown }) {
  if (key === undefined) return { ...work(), replayed: false };
  if (key.length > 255) throw invalid('The idempotency key may not be longer than 255 characters.');
  const hash = createHash('sha256').update(request).digest('hex');
  const before = store.state.idempotency[key];
  if (before) {
    if (before.request !== hash)
      throw new ApiError(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      );
    return { status: before.status, body: before.body, replayed: true };
  }
  const answer = structuredClone(work());
  store.state.idempotency[key] = { request: hash, ...answer };
  return { ...answer, replayed: false };
}

const answerOf = (work: () => object): { status: number; body: unknown } => {
  try {
    return { status: 200, body: work() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, body: error.body };
  }
};

/** The HTTP API. `changed` is called after each call that may have changed something. */
export function createApi(store: Store, options: { secretKey: string; changed: () => void }): Hono {
  const app = new Hono();
  for (const [method, path, handle] of ROUTES) {
    app.on(method, path, async (c) => {
      authorize(c, options.secretKey);
      const version = c.req.header('stripe-version');
      if (version !== undefined && version !== API_VERSION)
        throw invalid(`The sandbox speaks version ${API_VERSION} only, not ${version}.`);
      const origin = new URL(c.req.url).origin;
      const sent = method === 'GET' ? new URL(c.req.url).search.slice(1) : await c.req.text();
      const call = { params: parseForm(sent), id: c.req.param('id') ?? '', origin };
      settle(store);
      const work = () => answerOf(() => handle(store, call));
      const key = method === 'POST' ? c.req.header('idempotency-key') : undefined;
      const answer = once(store, key, `${c.req.path}?${sent}`, work);
      if (answer.replayed) c.header('idempotent-replayed', 'true');
      c.header('request-id', newId('req'));
      c.header('stripe-version', API_VERSION);
      options.changed();
      return c.json(answer.body as object, answer.status as 200);
    });
  }
  return app;
}
