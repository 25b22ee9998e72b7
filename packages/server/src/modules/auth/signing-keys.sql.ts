import { type Db, sql } from '../../platform/database.ts';

export type KeyState = { kid: string; state: 'next' | 'current' | 'retired'; state_since: string };

export const lockKeys = async (db: Db) =>
  (await sql<KeyState>`select kid, state, state_since from auth.signing_keys order by created_at for update`.execute(db)).rows;

export const setKeyState = (db: Db, kid: string, state: KeyState['state'], now: Date) =>
  sql`update auth.signing_keys set state = ${state}, state_since = ${now} where kid = ${kid}`.execute(db);

export const deleteRetiredKeys = (db: Db, before: Date) =>
  sql`delete from auth.signing_keys where state = 'retired' and state_since < ${before}`.execute(db);
