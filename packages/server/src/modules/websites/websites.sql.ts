import type { Db } from '../../platform/database.ts';

const FIELDS = ['id', 'user_id', 'website_url', 'website_name', 'is_active'] as const;

export function selectWebsites(db: Db, userId: string, isActive: boolean | undefined) {
  const all = db.selectFrom('tracked_websites').select(FIELDS).where('user_id', '=', userId);
  const wanted = isActive === undefined ? all : all.where('is_active', '=', isActive);
  return wanted.orderBy('created_at', 'desc').orderBy('id').execute();
}

export const findWebsite = (db: Db, userId: string, id: string) =>
  db.selectFrom('tracked_websites').select(FIELDS).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();

export const findActive = (db: Db, userId: string) =>
  db.selectFrom('tracked_websites').select(FIELDS).where('user_id', '=', userId).where('is_active', '=', true).executeTakeFirst();

/** Makes changes to one member's websites wait for each other. Not `for update`: that would also hold up, and deadlock with, whoever inserts a row that refers to the account. */
export const lockAccount = (db: Db, userId: string) =>
  db.selectFrom('auth.users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();

export const deactivateOthers = (db: Db, userId: string, url: string) =>
  db
    .updateTable('tracked_websites')
    .set({ is_active: false })
    .where('user_id', '=', userId)
    .where('website_url', '<>', url)
    .where('is_active', '=', true)
    .returning('id')
    .execute();

export const deactivate = (db: Db, id: string) =>
  db.updateTable('tracked_websites').set({ is_active: false }).where('id', '=', id).execute();

export const activate = (db: Db, id: string) =>
  db.updateTable('tracked_websites').set({ is_active: true }).where('id', '=', id).returning(FIELDS).executeTakeFirstOrThrow();

/** A website that was tracked before is the same row again, with its history. */
export const activateWebsite = (db: Db, website: { userId: string; url: string; name: string }) =>
  db
    .insertInto('tracked_websites')
    .values({ user_id: website.userId, website_url: website.url, website_name: website.name, is_active: true })
    .onConflict((conflict) => conflict.columns(['user_id', 'website_url']).doUpdateSet({ is_active: true }))
    .returning(FIELDS)
    .executeTakeFirstOrThrow();
