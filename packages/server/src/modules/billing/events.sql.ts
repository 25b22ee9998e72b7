import { type Db, json, sql } from '../../platform/database.ts';

export type NewEvent = { id: string; type: string; livemode: boolean; created: number; data?: { object?: object } };

/** What its effect needs of an event. Objects are fetched anew, so nothing else of them is kept, and nothing that is personal. */
function essenceOf({ id, type, livemode, created, data }: NewEvent) {
  const { id: objectId, object, charge } = (data?.object ?? {}) as { id?: unknown; object?: unknown; charge?: unknown };
  return { id, type, livemode, created, data: { object: { id: objectId, object, charge } } };
}

/** Keeps events; answers the ids of those that were not there. */
export async function insertEvents(db: Db, events: readonly NewEvent[]): Promise<string[]> {
  const rows = await db
    .insertInto('stripe_events')
    .values(
      events.map((event) => ({
        id: event.id,
        type: event.type,
        livemode: event.livemode,
        payload: json(essenceOf(event)),
        created_at: new Date(event.created * 1000),
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Which of these events are here. */
export async function knownEvents(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('stripe_events')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export type StoredEvent = { id: string; type: string; payload: unknown };

/** The next event to apply, claimed for a while: a process that dies leaves it to another. */
export async function claimEvent(db: Db): Promise<StoredEvent | undefined> {
  const { rows } = await sql<StoredEvent>`
    update stripe_events set try_after = now() + interval '3 minutes', attempts = attempts + 1
    where id = (
      select id from stripe_events where processed_at is null and given_up_at is null and try_after <= now()
      order by try_after, id limit 1 for update skip locked)
    returning id, type, payload`.execute(db);
  return rows[0];
}

export const noteApplied = (db: Db, id: string) =>
  db.updateTable('stripe_events').set({ processed_at: sql<string>`now()`, last_error: null }).where('id', '=', id).execute();

export type Failure = { attempts: number; waitSeconds: number; givenUp: boolean };

/**
 * Tried again after 2, 4, 8 … seconds, at most after an hour. One that the provider itself refuses is given up after three days, which is as long as
 * the provider goes on delivering.
 */
export async function noteFailure(db: Db, id: string, reason: string, refused: boolean): Promise<Failure> {
  const { rows } = await sql<Failure>`
    update stripe_events set last_error = ${reason},
      try_after = now() + least(3600, power(2, least(attempts, 20))) * interval '1 second',
      given_up_at = case when ${refused}::boolean and received_at <= now() - interval '3 days' then now() end
    where id = ${id}
    returning attempts, least(3600, power(2, least(attempts, 20)))::integer as "waitSeconds", given_up_at is not null as "givenUp"`.execute(
    db,
  );
  return rows[0] ?? { attempts: 0, waitSeconds: 0, givenUp: false };
}

/** Makes everything that was not applied due now. */
export const hurryEvents = (db: Db) =>
  db
    .updateTable('stripe_events')
    .set({ try_after: sql<string>`now()` })
    .where('processed_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where(sql<boolean>`last_error is not null`)
    .execute();
