import { invalid } from './errors.ts';
import { emit } from './events.ts';
import type { Charge, Dispute, PaymentIntent, Refund } from './objects.ts';
import { newId, type Store } from './store.ts';

/** Takes a payment with the customer's card; `paid` is false when the card is declined. */
export function pay(store: Store, customer: string, amount: number): { paid: boolean; intent: PaymentIntent } {
  const { state } = store;
  const paid = state.cards[customer] === 'good';
  const common = { created: store.now(), livemode: false, currency: 'usd', customer, amount } as const;
  const intent: PaymentIntent = {
    ...common,
    id: newId('pi'),
    object: 'payment_intent',
    amount_received: paid ? amount : 0,
    status: paid ? 'succeeded' : state.cards[customer] === 'authenticate' ? 'requires_action' : 'requires_payment_method',
    latest_charge: null,
  };
  const charge: Charge = {
    ...common,
    id: newId('ch'),
    object: 'charge',
    amount_captured: paid ? amount : 0,
    amount_refunded: 0,
    payment_intent: intent.id,
    paid,
    refunded: false,
    disputed: false,
    status: paid ? 'succeeded' : 'failed',
  };
  intent.latest_charge = charge.id;
  state.paymentIntents[intent.id] = intent;
  state.charges[charge.id] = charge;
  emit(store, paid ? 'charge.succeeded' : 'charge.failed', charge);
  emit(store, paid ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', intent);
  return { paid, intent };
}

export function refund(store: Store, chargeId: string, amount: number | undefined, reason: string | null): Refund {
  const charge = store.get('charges', chargeId);
  const left = charge.amount_captured - charge.amount_refunded;
  const taken = amount ?? left;
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge', 'charge_already_refunded');
  if (taken <= 0 || taken > left) throw invalid('Refund amount is greater than unrefunded amount on charge.', 'amount');
  charge.amount_refunded += taken;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  const made: Refund = {
    id: newId('re'),
    object: 'refund',
    created: store.now(),
    livemode: false,
    amount: taken,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    currency: 'usd',
    reason,
    status: 'succeeded',
  };
  store.state.refunds[made.id] = made;
  emit(store, 'refund.created', made);
  emit(store, 'charge.refunded', charge);
  return made;
}

/** A cardholder disputes a charge: nothing a merchant's program could ask for, so only the controls offer it. */
export function dispute(store: Store, chargeId: string): Dispute {
  const charge = store.get('charges', chargeId);
  charge.disputed = true;
  const made: Dispute = {
    id: newId('du'),
    object: 'dispute',
    created: store.now(),
    livemode: false,
    amount: charge.amount_captured - charge.amount_refunded,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    currency: 'usd',
    reason: 'fraudulent',
    status: 'needs_response',
  };
  store.state.disputes[made.id] = made;
  emit(store, 'charge.dispute.created', made);
  return made;
}

export function closeDispute(store: Store, id: string, status: 'won' | 'lost'): Dispute {
  const open = store.get('disputes', id);
  open.status = status;
  emit(store, 'charge.dispute.closed', open);
  return open;
}
