import type { Event } from './objects.ts';
import { newId, type Store } from './store.ts';

export const API_VERSION = '2026-10-28.endive';
/** Fields that are the sandbox's to know. */
type Subject = { id: string; object: string };

/** Records that something happened, with the object as it is now, and leaves the notice to the webhook sender. */
export function emit(store: Store, type: string, subject: Subject): void {
  const event: Event = {
    id: newId('evt'),
    object: 'event',
    created: store.now(),
    livemode: false,
    api_version: API_VERSION,
    type,
    data: { object: structuredClone(subject) },
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
  };
  store.state.events[event.id] = event;
  store.state.deliveries.push({ eventId: event.id, attempts: 0, at: 0 });
}
