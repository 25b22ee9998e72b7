import type { Db } from '../../platform/database.ts';

export type Kind = 'subscription' | 'pack';
export type Checkout = { id: string; price_id: string; stripe_session_id: string | null };

export const openCheckout = (db: Db, userId: string, kind: Kind, priceId: string): Promise<Checkout | undefined> => {
  const open = db
    .selectFrom('billing_checkouts')
    .select(['id', 'price_id', 'stripe_session_id'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('state', '=', 'open');
  return (kind === 'pack' ? open.where('price_id', '=', priceId) : open).executeTakeFirst();
};

/** Does nothing where an open one stands already. */
export const insertCheckout = (db: Db, checkout: { user_id: string; kind: Kind; price_id: string }) =>
  db
    .insertInto('billing_checkouts')
    .values(checkout)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const noteSession = (db: Db, id: string, sessionId: string) =>
  db.updateTable('billing_checkouts').set({ stripe_session_id: sessionId }).where('id', '=', id).execute();

/** A member's checkouts that can still be paid, by their names at the provider. */
export const openSessions = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('billing_checkouts')
    .select('stripe_session_id')
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .execute();
  return rows.flatMap(({ stripe_session_id: id }) => (id === null ? [] : [id]));
};

export type End = 'pending' | 'complete' | 'failed' | 'expired';

/** A checkout came to an end; one that is complete stays so. */
export const endCheckout = (db: Db, by: { id: string } | { sessionId: string }, state: End) => {
  const update = db.updateTable('billing_checkouts').set({ state, updated_at: new Date() }).where('state', '<>', 'complete');
  return ('id' in by ? update.where('id', '=', by.id) : update.where('stripe_session_id', '=', by.sessionId)).execute();
};
