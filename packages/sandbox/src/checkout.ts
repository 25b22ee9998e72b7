import { invalid } from './errors.ts';
import { emit } from './events.ts';
import { group, listed, metadataOf, needed, only, type Params, text, whole } from './form.ts';
import type { Session } from './objects.ts';
import { pay } from './payments.ts';
import { type Card, newId, type Store } from './store.ts';
import { startSubscription } from './subscriptions.ts';

const DAY = 86_400;

/** What the seller has to say beside the button. */
function submitText(params: Params): { message: string } | null {
  const message = text(group(group(params, 'custom_text'), 'submit'), 'message');
  return message === undefined ? null : { message };
}

export function createSession(store: Store, params: Params, origin: string): Session {
  only(
    params,
    'mode',
    'customer',
    'client_reference_id',
    'success_url',
    'cancel_url',
    'line_items',
    'metadata',
    'subscription_data',
    'payment_intent_data',
    'expires_at',
    'allow_promotion_codes',
    'custom_text',
  );
  const mode = needed(params, 'mode');
  if (mode !== 'payment' && mode !== 'subscription') throw invalid(`Invalid mode: must be one of payment or subscription`, 'mode');
  const customer = store.get('customers', needed(params, 'customer'));
  const [line, ...more] = listed(params, 'line_items');
  if (!line || more.length > 0) throw invalid('The sandbox takes exactly one line item.', 'line_items');
  only(line, 'price', 'quantity');
  const price = store.get('prices', needed(line, 'price'));
  if (text(line, 'quantity') !== '1') throw invalid('The sandbox takes a quantity of 1.', 'line_items[0][quantity]');
  if ((mode === 'subscription') !== (price.type === 'recurring'))
    throw invalid(`You specified \`${mode}\` mode but passed a ${price.type} price.`, 'line_items[0][price]');
  const id = newId('cs_test');
  const session: Session = {
    id,
    object: 'checkout.session',
    created: store.now(),
    livemode: false,
    mode,
    status: 'open',
    payment_status: 'unpaid',
    customer: customer.id,
    client_reference_id: text(params, 'client_reference_id') ?? null,
    url: `${origin}/pay/${id}`,
    success_url: needed(params, 'success_url'),
    cancel_url: text(params, 'cancel_url') ?? null,
    expires_at: whole(params, 'expires_at') ?? store.now() + DAY,
    amount_total: price.unit_amount,
    currency: 'usd',
    payment_intent: null,
    subscription: null,
    invoice: null,
    metadata: metadataOf(params),
    custom_text: { submit: submitText(params) },
  };
  store.state.sessions[id] = session;
  store.state.sessionPrices[id] = price.id;
  if (mode === 'subscription') session.metadata = { ...metadataOf(group(params, 'subscription_data')), ...session.metadata };
  return session;
}

export function expireSession(store: Store, session: Session): void {
  if (session.status !== 'open') throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired.`, 'session');
  session.status = 'expired';
  session.url = null;
  emit(store, 'checkout.session.expired', session);
}

/** The customer paid on the hosted page; false when the card was declined. */
export function completeSession(store: Store, session: Session, card: Card): boolean {
  const { state } = store;
  if (session.status !== 'open') return session.status === 'complete';
  const before = state.cards[session.customer];
  // A card that fails later, or was authenticated on the page, is good today.
  state.cards[session.customer] = card === 'declined' ? 'declined' : 'good';
  const price = store.get('prices', state.sessionPrices[session.id] ?? '');
  if (card === 'declined') {
    pay(store, session.customer, price.unit_amount);
    if (before) state.cards[session.customer] = before;
    else delete state.cards[session.customer];
    return false;
  }
  if (session.mode === 'payment') session.payment_intent = pay(store, session.customer, price.unit_amount).intent.id;
  else {
    const { subscription, invoice } = startSubscription(store, session.customer, price, session.metadata);
    Object.assign(session, { subscription: subscription.id, invoice: invoice.id });
  }
  state.cards[session.customer] = card;
  Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
  emit(store, 'checkout.session.completed', session);
  return true;
}
