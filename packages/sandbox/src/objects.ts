/** The objects of Stripe's API (version 2026-10-28.endive) that the sandbox keeps, with the fields it fills. Times are seconds, amounts are cents. */

type Base<O extends string> = { id: string; object: O; created: number; livemode: false };
export type Metadata = Record<string, string>;

export type Customer = Base<'customer'> & { email: string | null; name: string | null; metadata: Metadata; deleted?: true };

export type Price = Base<'price'> & {
  active: boolean;
  currency: 'usd';
  unit_amount: number;
  product: string;
  type: 'one_time' | 'recurring';
  recurring: { interval: 'month'; interval_count: 1; usage_type: 'licensed' } | null;
};

export type Product = Base<'product'> & { name: string; active: boolean };

export type Session = Base<'checkout.session'> & {
  mode: 'payment' | 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  customer: string;
  client_reference_id: string | null;
  url: string | null;
  success_url: string;
  cancel_url: string | null;
  expires_at: number;
  amount_total: number;
  currency: 'usd';
  payment_intent: string | null;
  subscription: string | null;
  invoice: string | null;
  metadata: Metadata;
  custom_text?: { submit: { message: string } | null };
};

export type PaymentIntent = Base<'payment_intent'> & {
  amount: number;
  amount_received: number;
  currency: 'usd';
  customer: string;
  status: 'succeeded' | 'requires_payment_method' | 'requires_action';
  latest_charge: string | null;
};

export type Charge = Base<'charge'> & {
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  currency: 'usd';
  customer: string;
  payment_intent: string;
  paid: boolean;
  refunded: boolean;
  disputed: boolean;
  status: 'succeeded' | 'failed';
};

export type Refund = Base<'refund'> & {
  amount: number;
  charge: string;
  payment_intent: string;
  currency: 'usd';
  reason: string | null;
  status: 'succeeded';
};

export type Dispute = Base<'dispute'> & {
  amount: number;
  charge: string;
  payment_intent: string;
  currency: 'usd';
  reason: 'fraudulent';
  status: 'needs_response' | 'won' | 'lost';
};

export type List<T> = { object: 'list'; url: string; has_more: boolean; data: T[] };

export type Item = {
  id: string;
  object: 'subscription_item';
  created: number;
  subscription: string;
  quantity: 1;
  price: Price;
  current_period_start: number;
  current_period_end: number;
};

export type Subscription = Base<'subscription'> & {
  customer: string;
  status: 'active' | 'past_due' | 'canceled';
  items: List<Item>;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  billing_cycle_anchor: number;
  latest_invoice: string | null;
  metadata: Metadata;
};

export type Line = {
  id: string;
  object: 'line_item';
  amount: number;
  currency: 'usd';
  description: string;
  livemode: false;
  period: { start: number; end: number };
  pricing: { type: 'price_details'; price_details: { price: string; product: string } };
  parent: {
    type: 'subscription_item_details';
    subscription_item_details: { subscription: string; subscription_item: string; proration: boolean };
  };
  quantity: 1;
};

export type Invoice = Base<'invoice'> & {
  customer: string;
  status: 'open' | 'paid' | 'void' | 'uncollectible';
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  amount_due: number;
  amount_paid: number;
  total: number;
  currency: 'usd';
  attempt_count: number;
  attempted: boolean;
  next_payment_attempt: number | null;
  hosted_invoice_url: string;
  lines: List<Line>;
  parent: { type: 'subscription_details'; subscription_details: { subscription: string; metadata: Metadata } };
};

/** Which payment paid an invoice: since 2025-03-31 the invoice itself no longer says. */
export type InvoicePayment = Base<'invoice_payment'> & {
  invoice: string;
  amount_paid: number;
  status: 'paid';
  payment: { type: 'payment_intent'; payment_intent: string };
};

export type PortalSession = Base<'billing_portal.session'> & { customer: string; url: string; return_url: string };

export type Event = Base<'event'> & {
  api_version: string;
  type: string;
  data: { object: { id: string; object: string } };
  pending_webhooks: number;
  request: { id: null; idempotency_key: null };
};
