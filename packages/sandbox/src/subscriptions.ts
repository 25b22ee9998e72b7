import { declined, invalid } from './errors.ts';
import { emit } from './events.ts';
import { collect, createInvoice, itemOf, lineOf } from './invoices.ts';
import type { Invoice, Item, Metadata, Price, Subscription } from './objects.ts';
import { newId, type Store } from './store.ts';

/** The n-th month after `anchor`: its day, or the month's last one. */
function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), last));
  return Math.floor(to.getTime() / 1000);
}

function periodAfter(anchor: number, start: number): number {
  for (let n = 1; ; n++) {
    const end = monthsAfter(anchor, n);
    if (end > start) return end;
  }
}

const wholeLine = (item: Item) =>
  lineOf(item, item.price, {
    amount: item.price.unit_amount,
    description: `1 × ${item.price.product}`,
    period: { start: item.current_period_start, end: item.current_period_end },
    proration: false,
  });

/** A subscription whose first invoice is paid; the caller has seen to it that the card is good. */
export function startSubscription(
  store: Store,
  customer: string,
  price: Price,
  metadata: Metadata,
): { subscription: Subscription; invoice: Invoice } {
  const now = store.now();
  const id = newId('sub');
  const item: Item = {
    id: newId('si'),
    object: 'subscription_item',
    created: now,
    subscription: id,
    quantity: 1,
    price,
    current_period_start: now,
    current_period_end: monthsAfter(now, 1),
  };
  const subscription: Subscription = {
    id,
    object: 'subscription',
    created: now,
    livemode: false,
    customer,
    status: 'active',
    items: { object: 'list', url: `/v1/subscription_items?subscription=${id}`, has_more: false, data: [item] },
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    billing_cycle_anchor: now,
    latest_invoice: null,
    metadata,
  };
  store.state.subscriptions[id] = subscription;
  const invoice = createInvoice(store, subscription, 'subscription_create', [wholeLine(item)]);
  emit(store, 'customer.subscription.created', subscription);
  collect(store, invoice);
  return { subscription, invoice };
}

export function setCancel(store: Store, subscription: Subscription, cancel: boolean): void {
  if (subscription.status === 'canceled') throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  subscription.cancel_at_period_end = cancel;
  subscription.cancel_at = cancel ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = cancel ? store.now() : null;
}

export function end(store: Store, subscription: Subscription): void {
  subscription.status = 'canceled';
  subscription.ended_at = store.now();
  subscription.canceled_at ??= store.now();
  emit(store, 'customer.subscription.deleted', subscription);
}

/** Changes the price within the period: with `always_invoice` the difference for the rest of the period is charged now. */
export function changePrice(store: Store, subscription: Subscription, price: Price, proration: string): void {
  const item = itemOf(subscription);
  const before = item.price;
  if (before.id === price.id) return;
  if (proration === 'always_invoice') {
    const now = store.now();
    const period = { start: now, end: item.current_period_end };
    const share = (period.end - now) / (item.current_period_end - item.current_period_start);
    const unused = lineOf(item, before, {
      amount: -Math.round(before.unit_amount * share),
      description: `Unused time on ${before.product}`,
      period,
      proration: true,
    });
    const rest = lineOf(item, price, {
      amount: Math.round(price.unit_amount * share),
      description: `Remaining time on ${price.product}`,
      period,
      proration: true,
    });
    // error_if_incomplete: a card that is declined leaves everything as it was.
    if (store.state.cards[subscription.customer] !== 'good') throw declined();
    item.price = price;
    collect(store, createInvoice(store, subscription, 'subscription_update', [unused, rest]));
  } else item.price = price;
}

function renew(store: Store, subscription: Subscription): void {
  if (subscription.cancel_at_period_end) {
    end(store, subscription);
    return;
  }
  const item = itemOf(subscription);
  item.current_period_start = item.current_period_end;
  item.current_period_end = periodAfter(subscription.billing_cycle_anchor, item.current_period_start);
  const invoice = createInvoice(store, subscription, 'subscription_cycle', [wholeLine(item)]);
  if (!collect(store, invoice)) subscription.status = 'past_due';
  emit(store, 'customer.subscription.updated', subscription);
}

function retry(store: Store, invoice: Invoice): void {
  const subscription = store.get('subscriptions', invoice.parent.subscription_details.subscription);
  if (subscription.status === 'canceled') {
    invoice.next_payment_attempt = null;
    return;
  }
  if (collect(store, invoice)) {
    subscription.status = 'active';
    emit(store, 'customer.subscription.updated', subscription);
  } else if (invoice.next_payment_attempt === null) {
    invoice.status = 'uncollectible';
    end(store, subscription);
  }
}

type Due = { at: number; run: () => void };

function nextDue(store: Store): Due | undefined {
  const dues: Due[] = [];
  for (const subscription of Object.values(store.state.subscriptions))
    if (subscription.status !== 'canceled')
      dues.push({ at: itemOf(subscription).current_period_end, run: () => renew(store, subscription) });
  for (const invoice of Object.values(store.state.invoices))
    if (invoice.status === 'open' && invoice.next_payment_attempt !== null)
      dues.push({ at: invoice.next_payment_attempt, run: () => retry(store, invoice) });
  for (const session of Object.values(store.state.sessions))
    if (session.status === 'open')
      dues.push({
        at: session.expires_at,
        run: () => {
          session.status = 'expired';
          session.url = null;
          emit(store, 'checkout.session.expired', session);
        },
      });
  return dues.reduce<Due | undefined>((first, due) => (first && first.at <= due.at ? first : due), undefined);
}

/** Everything that is due by now, in its order and each at its own time: renewals, retries of payments, expiry of checkouts. */
export function settle(store: Store): void {
  const now = store.now();
  for (let due = nextDue(store); due && due.at <= now; due = nextDue(store)) store.at(due.at, due.run);
}
