import { LIMITS } from '@citelight/contracts';
import type { NewApiKey } from '@citelight/contracts/api/keys';
import type { z } from 'zod';
import type { FreshKey } from '../../platform/api-keys.ts';
import { type Db, firstRow, sql } from '../../platform/database.ts';

const SHOWN = ['id', 'name', 'scopes', 'start', 'daily_credits', 'created_at', 'last_used_at'] as const;

export const listKeys = (db: Db, userId: string) =>
  db
    .selectFrom('api_keys')
    .select(SHOWN)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Inserts a key unless the member has as many as are allowed; undefined then. The account's row is locked, so that calls at once count right. */
export async function insertKey(
  db: Db,
  userId: string,
  { name, scopes, daily_credits }: z.output<typeof NewApiKey>,
  { hash, start }: FreshKey,
) {
  await sql`select 1 from auth.users where id = ${userId} for no key update`.execute(db);
  if ((await listKeys(db, userId)).length >= LIMITS.apiKeys) return undefined;
  return db
    .insertInto('api_keys')
    .values({ user_id: userId, name, scopes, daily_credits, hash, start })
    .returning(SHOWN)
    .executeTakeFirst();
}

export const markRevoked = (db: Db, userId: string, id: string, now: Date) =>
  firstRow(
    db,
    sql<{
      id: string;
    }>`update api_keys set revoked_at = ${now} where id = ${id} and user_id = ${userId} and revoked_at is null returning id`,
  );

/** What a key may still spend; undefined for one that does not exist. Callers hold the account's lock, so that calls at once count right. */
export const findAllowance = async (db: Db, keyId: string): Promise<number | undefined> =>
  (
    await firstRow(
      db,
      sql<{ left: number }>`
        select k.daily_credits - coalesce((
          select sum(credits) from api_key_spending where key_id = k.id and created_at > clock_timestamp() - interval '24 hours'), 0)::int as left
        from api_keys k where k.id = ${keyId}`,
    )
  )?.left;

export const noteSpending = (db: Db, spent: { keyId: string; userId: string; reportId: string; credits: number }) =>
  db
    .insertInto('api_key_spending')
    .values({ key_id: spent.keyId, user_id: spent.userId, report_id: spent.reportId, credits: spent.credits })
    .execute();
