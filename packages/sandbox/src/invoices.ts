import { emit } from './events.ts';
import type { Invoice, Item, Line, Price, Subscription } from './objects.ts';
import { pay } from './payments.ts';
import { newId, type Store } from './store.ts';

const DAY = 86_400;
/** Days between the tries to charge a renewal; after the last one the subscription is cancelled. */
const RETRY_AFTER_DAYS = [3, 5, 7];

export const itemOf = (subscription: Subscription): Item => {
  const [item] = subscription.items.data;
  if (!item) throw new Error('a subscription without an item');
  return item;
};

export const lineOf = (
  item: Item,
  price: Price,
  line: { amount: number; description: string; period: Line['period']; proration: boolean },
): Line => ({
  id: newId('il'),
  object: 'line_item',
  amount: line.amount,
  currency: 'usd',
  description: line.description,
  livemode: false,
  period: line.period,
  pricing: { type: 'price_details', price_details: { price: price.id, product: price.product } },
  parent: {
    type: 'subscription_item_details',
    subscription_item_details: { subscription: item.subscription, subscription_item: item.id, proration: line.proration },
  },
  quantity: 1,
});

export function createInvoice(store: Store, subscription: Subscription, reason: Invoice['billing_reason'], lines: Line[]): Invoice {
  const id = newId('in');
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const invoice: Invoice = {
    id,
    object: 'invoice',
    created: store.now(),
    livemode: false,
    customer: subscription.customer,
    status: 'open',
    billing_reason: reason,
    amount_due: Math.max(0, total),
    amount_paid: 0,
    total,
    currency: 'usd',
    attempt_count: 0,
    attempted: false,
    next_payment_attempt: null,
    hosted_invoice_url: `/invoice/${id}`,
    lines: { object: 'list', url: `/v1/invoices/${id}/lines`, has_more: false, data: lines },
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id, metadata: subscription.metadata } },
  };
  store.state.invoices[id] = invoice;
  subscription.latest_invoice = id;
  emit(store, 'invoice.created', invoice);
  emit(store, 'invoice.finalized', invoice);
  return invoice;
}

/** Tries to charge an open invoice and says whether it is paid now. */
export function collect(store: Store, invoice: Invoice): boolean {
  invoice.attempt_count += 1;
  invoice.attempted = true;
  const { paid, intent } = pay(store, invoice.customer, invoice.amount_due);
  if (!paid) {
    const days = RETRY_AFTER_DAYS[invoice.attempt_count - 1];
    invoice.next_payment_attempt = days === undefined ? null : store.now() + days * DAY;
    emit(store, 'invoice.payment_failed', invoice);
    if (intent.status === 'requires_action') emit(store, 'invoice.payment_action_required', invoice);
    return false;
  }
  Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due, next_payment_attempt: null });
  const id = newId('inpay');
  store.state.invoicePayments[id] = {
    id,
    object: 'invoice_payment',
    created: store.now(),
    livemode: false,
    invoice: invoice.id,
    amount_paid: invoice.amount_due,
    status: 'paid',
    payment: { type: 'payment_intent', payment_intent: intent.id },
  };
  emit(store, 'invoice.paid', invoice);
  emit(store, 'invoice.payment_succeeded', invoice);
  return true;
}
