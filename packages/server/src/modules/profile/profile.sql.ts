import { type Db, sql } from '../../platform/database.ts';

const FIELDS = ['id', 'email', 'full_name', 'created_at', 'has_used_free_tier'] as const;

export const findProfile = (db: Db, id: string) => db.selectFrom('profiles').select(FIELDS).where('id', '=', id).executeTakeFirst();

export const setFullName = (db: Db, id: string, fullName: string | null) =>
  db.updateTable('profiles').set({ full_name: fullName }).where('id', '=', id).returning(FIELDS).executeTakeFirst();

export const findBrand = (db: Db, userId: string) =>
  db.selectFrom('report_brands').select(['name', 'logo']).where('user_id', '=', userId).executeTakeFirst();

export const keepBrand = (db: Db, userId: string, brand: { name: string; logo: string | null }) =>
  db
    .insertInto('report_brands')
    .values({ user_id: userId, ...brand })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...brand, updated_at: sql<string>`app.now()` }))
    .execute();

export const dropBrand = (db: Db, userId: string) => db.deleteFrom('report_brands').where('user_id', '=', userId).execute();
