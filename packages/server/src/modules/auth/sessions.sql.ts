import { type Db, firstRow, json, sql, type Tx } from '../../platform/database.ts';
import type { Method, SessionRow } from './user.rules.ts';

export const insertSession = async (
  db: Db,
  session: { userId: string; amr: Method[]; aal: string; ip: string | null; userAgent: string | null; now: Date },
): Promise<SessionRow> => {
  const { rows } = await sql<SessionRow>`
    insert into auth.sessions (user_id, amr, aal, ip, user_agent, created_at)
    values (${session.userId}, ${json(session.amr)}, ${session.aal}, ${session.ip}, ${session.userAgent}, ${session.now})
    returning *`.execute(db);
  return rows[0] as SessionRow; // safe: an insert without conflict clause returns its row
};

export const findSession = (db: Db, id: string) => firstRow(db, sql<SessionRow>`select * from auth.sessions where id = ${id}`);
/** The level of a sign-in that lives, and whether its account has a second factor: asked for every call to the application. */
export const findStanding = (db: Db, id: string, userId: string, now: Date) =>
  firstRow(
    db,
    sql<{ aal: string; usedCounter: number; secondStep: boolean }>`
      select s.aal, s.used_counter as "usedCounter", exists (select from auth.factors f where f.user_id = u.id and f.status = 'verified') as "secondStep"
      from auth.sessions s join auth.users u on u.id = s.user_id
      where s.id = ${id} and u.id = ${userId} and u.deleted_at is null and (u.banned_until is null or u.banned_until <= ${now})`,
  );
/** Remembers that what a refresh answered has reached somebody. */
export const markUsed = (db: Db, id: string, counter: number) =>
  sql`update auth.sessions set used_counter = ${counter} where id = ${id} and used_counter < ${counter}`.execute(db);
/** Whoever waits longer than this for a row is told that the database is busy. */
export const limitLockWait = (tx: Tx, ms: number) => sql`select set_config('lock_timeout', ${`${ms}ms`}, true)`.execute(tx);
/** One refresh at a time decides by the table; the others wait here. */
export const lockSession = (db: Db, id: string) => firstRow(db, sql<SessionRow>`select * from auth.sessions where id = ${id} for update`);

export const rotateSession = (db: Db, id: string, change: { ip: string | null; userAgent: string | null; now: Date }) =>
  firstRow(
    db,
    sql<SessionRow>`
      update auth.sessions set counter = counter + 1, refreshed_at = ${change.now}, ip = ${change.ip}, user_agent = ${change.userAgent}
      where id = ${id} returning *`,
  );

/** Raises a session by a second factor: tokens from before are below the floor from now on. */
export const raiseSession = (db: Db, id: string, factorId: string, amr: Method[], now: Date) =>
  firstRow(
    db,
    sql<SessionRow>`
      update auth.sessions set aal = 'aal2', factor_id = ${factorId}, amr = ${json(amr)}, counter = counter + 2, floor = counter + 2, refreshed_at = ${now}
      where id = ${id} returning *`,
  );

/** The ways in which a session has proved whose it is. */
export const setMethods = (db: Db, id: string, amr: Method[]) =>
  sql`update auth.sessions set amr = ${json(amr)} where id = ${id}`.execute(db);

/** Sessions that a factor raised, once it is gone; `methods` are those of second factors. */
export const lowerSessions = (db: Db, factorId: string, methods: readonly string[]) =>
  sql`
    update auth.sessions
    set aal = 'aal1', factor_id = null,
      amr = coalesce((select jsonb_agg(entry) from jsonb_array_elements(amr) entry where not (entry ->> 'method' = any (${methods}))), '[]')
    where factor_id = ${factorId}`.execute(db);

/** Is the user signed in from this address? */
export const hasSessionFrom = async (db: Db, userId: string | null, ip: string) =>
  (await sql`select 1 from auth.sessions where user_id = ${userId}::uuid and ip = ${ip} limit 1`.execute(db)).rows.length > 0;

export const listSessions = async (db: Db, userId: string) =>
  (
    await sql<SessionRow>`select * from auth.sessions where user_id = ${userId} order by coalesce(refreshed_at, created_at) desc limit 100`.execute(
      db,
    )
  ).rows;

export const deleteSession = async (db: Db, id: string, userId: string) =>
  (await sql`delete from auth.sessions where id = ${id} and user_id = ${userId} returning id`.execute(db)).rows.length > 0;
export const deleteSessions = (db: Db, userId: string) => sql`delete from auth.sessions where user_id = ${userId}`.execute(db);
export const deleteOtherSessions = (db: Db, userId: string, keptId: string) =>
  sql`delete from auth.sessions where user_id = ${userId} and id <> ${keptId}`.execute(db);
export const deleteWeakSessions = (db: Db, userId: string, keptId: string) =>
  sql`delete from auth.sessions where user_id = ${userId} and id <> ${keptId} and aal = 'aal1'`.execute(db);

export const deletePastSessions = (db: Db, { bornBefore, idleSince }: { bornBefore: Date; idleSince: Date }) =>
  sql`delete from auth.sessions where created_at < ${bornBefore} or coalesce(refreshed_at, created_at) < ${idleSince}`.execute(db);
