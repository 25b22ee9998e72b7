import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PACKS, PLANS } from '@citelight/contracts';
import { missing } from './errors.ts';
import type * as o from './objects.ts';

/** How a customer's card behaves; numbers of cards are never kept. */
export type Card = 'good' | 'declined' | 'fails-later' | 'authenticate';

export type Delivery = { eventId: string; attempts: number; at: number };

export type State = {
  /** Seconds by which the sandbox's clock is ahead of the machine's. */
  ahead: number;
  customers: Record<string, o.Customer>;
  cards: Record<string, Card>;
  products: Record<string, o.Product>;
  prices: Record<string, o.Price>;
  sessions: Record<string, o.Session>;
  /** The price of each checkout session. */
  sessionPrices: Record<string, string>;
  paymentIntents: Record<string, o.PaymentIntent>;
  charges: Record<string, o.Charge>;
  refunds: Record<string, o.Refund>;
  disputes: Record<string, o.Dispute>;
  subscriptions: Record<string, o.Subscription>;
  invoices: Record<string, o.Invoice>;
  invoicePayments: Record<string, o.InvoicePayment>;
  portalSessions: Record<string, o.PortalSession>;
  events: Record<string, o.Event>;
  idempotency: Record<string, { request: string; status: number; body: unknown }>;
  deliveries: Delivery[];
  endpoint: { url: string; secret: string } | null;
};

/** Collections whose objects have ids. */
export type Collection = {
  [K in keyof State]: State[K] extends Record<string, { id: string }> ? K : never;
}[keyof State];

const EPOCH = Date.UTC(2026, 0, 1) / 1000;

function catalogue(): Pick<State, 'products' | 'prices'> {
  const entries = [...PLANS.map((plan) => ({ ...plan, monthly: true })), ...PACKS.map((pack) => ({ ...pack, monthly: false }))];
  const products: State['products'] = {};
  const prices: State['prices'] = {};
  for (const { priceId, name, price, monthly } of entries) {
    const product = priceId.replace(/^price_/, 'prod_');
    products[product] = { id: product, object: 'product', created: EPOCH, livemode: false, name, active: true };
    prices[priceId] = {
      id: priceId,
      object: 'price',
      created: EPOCH,
      livemode: false,
      active: true,
      currency: 'usd',
      unit_amount: price * 100,
      product,
      type: monthly ? 'recurring' : 'one_time',
      recurring: monthly ? { interval: 'month', interval_count: 1, usage_type: 'licensed' } : null,
    };
  }
  return { products, prices };
}

const emptyState = (): State => ({
  ahead: 0,
  customers: {},
  cards: {},
  ...catalogue(),
  sessions: {},
  sessionPrices: {},
  paymentIntents: {},
  charges: {},
  refunds: {},
  disputes: {},
  subscriptions: {},
  invoices: {},
  invoicePayments: {},
  portalSessions: {},
  events: {},
  idempotency: {},
  deliveries: [],
  endpoint: null,
});

/** Everything the sandbox knows, in memory, and in a file where one is named. */
export type Store = {
  state: State;
  /** The sandbox's time in seconds. */
  now(): number;
  /** Runs `work` as if it were `time`. */
  at(time: number, work: () => void): void;
  get<C extends Collection>(collection: C, id: string): State[C][string];
  save(): void;
};

export function openStore(file: string | null): Store {
  const state: State =
    file && existsSync(file) ? { ...emptyState(), ...(JSON.parse(readFileSync(file, 'utf8')) as State), ...catalogue() } : emptyState();
  let stopped: number | null = null;
  return {
    state,
    now: () => stopped ?? Math.floor(Date.now() / 1000) + state.ahead,
    at(time, work) {
      stopped = time;
      try {
        work();
      } finally {
        stopped = null;
      }
    },
    get(collection, id) {
      const found = (state[collection] as Record<string, unknown>)[id];
      if (!found || !Object.hasOwn(state[collection], id)) throw missing(collection.replace(/s$/, ''), id);
      return found as State[typeof collection][string];
    },
    save() {
      if (!file) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
