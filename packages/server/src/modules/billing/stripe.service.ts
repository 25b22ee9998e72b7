import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CodedError } from '@citelight/contracts';
import Stripe from 'stripe';
import type { Config } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { type PriceMap, priceMap } from './prices.rules.ts';

/** The one door to the payment provider: Stripe, or the local sandbox that speaks its API. */

const API_VERSION = '2026-10-28.endive';
/** A person waits for these calls. */
const TIMEOUT_MS = 8_000;
const RETRIES = 1;

export type Provider = { stripe: Stripe; prices: PriceMap; webhookSecret: string; livemode: boolean };

/** The sandbox's own keys, made from ours: whoever else reaches its port cannot use it. */
export const sandboxKeys = (secrets: Secrets): { secretKey: string; webhookSecret: string } => ({
  secretKey: `sk_test_${secrets.key('payment-sandbox').toString('hex')}`,
  webhookSecret: `whsec_${secrets.key('payment-sandbox-webhooks').toString('hex')}`,
});

export const sandboxFolder = (config: Pick<Config, 'DATA_DIR'>): string => join(config.DATA_DIR, 'payment-sandbox');

/** Where the sandbox is: as configured, or where the one of this data folder says. */
function sandboxAddress(config: Config): URL {
  if (config.payments !== 'sandbox') throw new CodedError('billing.not_configured');
  if (config.PAYMENT_SANDBOX_URL) return new URL(config.PAYMENT_SANDBOX_URL);
  try {
    return new URL(readFileSync(join(sandboxFolder(config), 'address'), 'utf8'));
  } catch (error) {
    throw new CodedError('billing.not_configured', undefined, { cause: error });
  }
}

const clients = new Map<string, Stripe>();
function clientOf(key: string, address: URL | null): Stripe {
  const name = `${key} ${address?.origin}`;
  const known = clients.get(name);
  if (known) return known;
  const common = { apiVersion: API_VERSION, timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false } as const;
  const stripe = new Stripe(key, address ? { ...common, host: address.hostname, port: address.port, protocol: 'http' } : common);
  clients.set(name, stripe);
  return stripe;
}

export function provider(ctx: Pick<Context, 'config' | 'secrets'>): Provider {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PRICES } = ctx.config;
  if (key) {
    const livemode = ctx.config.payments === 'live';
    return { stripe: clientOf(key, null), prices: priceMap(STRIPE_PRICES, false), webhookSecret: webhookSecret ?? '', livemode };
  }
  const keys = sandboxKeys(ctx.secrets);
  return {
    stripe: clientOf(keys.secretKey, sandboxAddress(ctx.config)),
    prices: priceMap({}, true),
    webhookSecret: keys.webhookSecret,
    livemode: false,
  };
}

/** Every object of the provider's says what it is, and has an id or is a list. */
function isObject(answer: unknown): boolean {
  const { object, id, data } = (answer ?? {}) as { object?: unknown; id?: unknown; data?: unknown };
  return typeof object === 'string' && (object === 'list' ? Array.isArray(data) : typeof id === 'string');
}

/** Calls the provider. Trouble of its own, and nonsense, become billing.provider_unavailable, a declined card billing.payment_failed. */
export async function asking<T>(call: Promise<T>): Promise<T> {
  try {
    const answer = await call;
    if (!isObject(answer)) throw new Error('the provider answered with nonsense');
    return answer;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw new CodedError('billing.payment_failed', undefined, { cause: error });
    throw new CodedError('billing.provider_unavailable', undefined, { cause: error });
  }
}

/** An id of an object that may have been expanded. */
export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

/** The address a browser is sent to; an answer without one is no answer. */
export function addressOf(session: { url?: string | null }): string {
  if (typeof session.url === 'string' && URL.canParse(session.url)) return session.url;
  throw new CodedError('billing.provider_unavailable', undefined, { cause: new Error('the provider named no address') });
}

const causeOf = (error: unknown): unknown => (error instanceof CodedError ? error.cause : error);

/** Has the provider refused this for good (and not just failed)? */
export const isRefusal = (error: unknown): boolean => {
  const cause = causeOf(error);
  return cause instanceof Stripe.errors.StripeCardError || cause instanceof Stripe.errors.StripeInvalidRequestError;
};

/** Will a key lead nowhere else any more? A failure of the provider's is repeated under its key, and so is a refusal; other details are refused. */
export const isKeySpent = (error: unknown): boolean => {
  const cause = causeOf(error);
  if (cause instanceof Stripe.errors.StripeIdempotencyError || isRefusal(error)) return true;
  return cause instanceof Stripe.errors.StripeAPIError && (cause.statusCode ?? 0) >= 500;
};
