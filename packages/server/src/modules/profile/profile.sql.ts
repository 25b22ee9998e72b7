import type { Db } from '../../platform/database.ts';

const FIELDS = ['id', 'email', 'full_name', 'created_at', 'has_used_free_tier'] as const;

export const findProfile = (db: Db, id: string) => db.selectFrom('profiles').select(FIELDS).where('id', '=', id).executeTakeFirst();

export const setFullName = (db: Db, id: string, fullName: string | null) =>
  db.updateTable('profiles').set({ full_name: fullName }).where('id', '=', id).returning(FIELDS).executeTakeFirst();
