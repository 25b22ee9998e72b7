import { createHash, randomBytes } from 'node:crypto';
import { KEY_PREFIX, type KeyScope } from '@citelight/contracts';
import { type Db, firstRow, sql } from './database.ts';

/** API keys as callers send them. Only their SHA-256 is stored: 32 random bytes need no slower hash. */

const KEY = /^citelight_[\w-]{43}$/;
const SHOWN_CHARACTERS = KEY_PREFIX.length + 4;

export type FreshKey = { key: string; hash: Buffer; start: string };

export function makeKey(): FreshKey {
  const key = KEY_PREFIX + randomBytes(32).toString('base64url');
  return { key, hash: hashOf(key), start: key.slice(0, SHOWN_CHARACTERS) };
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Whether an Authorization header carries an API key, genuine or not, instead of an access token. */
export const isApiKey = (authorization: string | undefined): authorization is string =>
  authorization?.toLowerCase().startsWith(`bearer ${KEY_PREFIX}`) ?? false;

type KeyHolder = { key_id: string; user_id: string; email: string | null; scopes: KeyScope[] };

/** The living account that a key belongs to, noting that the key was used; undefined for a key that is unknown or revoked. */
export async function findKeyHolder(db: Db, key: string, now: Date): Promise<KeyHolder | undefined> {
  if (!KEY.test(key)) return undefined;
  const holder = await firstRow(
    db,
    sql<KeyHolder & { is_noted: boolean }>`
      select k.id as key_id, k.user_id, u.email, k.scopes, coalesce(k.last_used_at > ${now}::timestamptz - interval '1 minute', false) as is_noted
      from api_keys k join auth.users u on u.id = k.user_id
      where k.hash = ${hashOf(key)} and k.revoked_at is null and u.deleted_at is null`,
  );
  // At most once a minute, so that busy keys do not write with every call.
  if (holder && !holder.is_noted)
    await sql`update api_keys set last_used_at = date_trunc('minute', ${now}::timestamptz) where id = ${holder.key_id}`.execute(db);
  return holder;
}
