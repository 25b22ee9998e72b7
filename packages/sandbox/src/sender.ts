import { createHmac } from 'node:crypto';
import type { Delivery, Store } from './store.ts';

/** What tests may do to webhooks on their way. */
export type Trouble = {
  /** Types of events that are lost; `*`: all. */
  drop: string[];
  /** Nothing is sent until it is released. */
  hold: boolean;
  /** Further copies of each. */
  copies: number;
};

export type Sender = {
  trouble: Trouble;
  /** Looks for something to send. */
  wake(): void;
  /** Sends one event now, once; answers the status, or 0 when nobody answered. */
  send(eventId: string): Promise<number>;
  stop(): Promise<void>;
};

const TIMEOUT_MS = 10_000;
const LONGEST_WAIT_MS = 30_000;
const MOST_ATTEMPTS = 200;
const AT_ONCE = 8;

export const signature = (payload: string, secret: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')}`;

/** Delivers events to the endpoint, signed, again and again until it answers 2xx. The order is nobody's promise. */
export function createSender(store: Store): Sender {
  const { state } = store;
  const trouble: Trouble = { drop: [], hold: false, copies: 0 };
  const running = new Set<Promise<void>>();
  const busy = new Set<Delivery>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function send(eventId: string): Promise<number> {
    const event = state.events[eventId];
    if (!event || !state.endpoint) return 0;
    const payload = JSON.stringify(event);
    try {
      const response = await fetch(state.endpoint.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signature(payload, state.endpoint.secret, Math.floor(Date.now() / 1000)),
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }

  const forget = (delivery: Delivery) => {
    state.deliveries = state.deliveries.filter((other) => other !== delivery);
  };

  async function deliver(delivery: Delivery): Promise<void> {
    const type = state.events[delivery.eventId]?.type ?? '';
    if (trouble.drop.includes(type) || trouble.drop.includes('*')) return forget(delivery);
    const statuses = await Promise.all(Array.from({ length: 1 + trouble.copies }, () => send(delivery.eventId)));
    if (statuses.every((status) => status >= 200 && status < 300)) {
      const event = state.events[delivery.eventId];
      if (event) event.pending_webhooks = 0;
      return forget(delivery);
    }
    delivery.attempts += 1;
    delivery.at = Date.now() + Math.min(LONGEST_WAIT_MS, 250 * 2 ** Math.min(delivery.attempts, 10));
    if (delivery.attempts >= MOST_ATTEMPTS) forget(delivery);
  }

  function wake(): void {
    clearTimeout(timer);
    if (stopped || trouble.hold || !state.endpoint) return;
    for (const delivery of state.deliveries) {
      if (busy.size >= AT_ONCE) return; // whoever ends wakes us
      if (busy.has(delivery) || delivery.at > Date.now()) continue;
      busy.add(delivery);
      const work = deliver(delivery).finally(() => {
        busy.delete(delivery);
        running.delete(work);
        wake();
      });
      running.add(work);
    }
    const waiting = state.deliveries.filter((delivery) => !busy.has(delivery)).map(({ at }) => at);
    if (waiting.length > 0) timer = setTimeout(wake, Math.max(10, Math.min(...waiting) - Date.now()));
  }

  return {
    trouble,
    wake,
    send,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
