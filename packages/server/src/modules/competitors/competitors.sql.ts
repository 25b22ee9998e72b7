import { type Db, sql } from '../../platform/database.ts';

const FIELDS = ['id', 'website_id', 'competitor_url', 'competitor_name', 'is_active', 'added_at'] as const;

export function selectCompetitors(db: Db, userId: string, websiteId: string, isActive: boolean | undefined) {
  const all = db.selectFrom('competitors').select(FIELDS).where('user_id', '=', userId).where('website_id', '=', websiteId);
  const wanted = isActive === undefined ? all : all.where('is_active', '=', isActive);
  return wanted.orderBy('added_at', 'desc').orderBy('id').execute();
}

export const findCompetitor = (db: Db, userId: string, id: string) =>
  db.selectFrom('competitors').select(FIELDS).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();

/** Changes to one website's competitors wait for each other. (A row lock needs rights on the row that members do not have.) */
export const lockCompetitors = (db: Db, websiteId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${websiteId}, 4))`.execute(db);

export type NewCompetitor = { userId: string; websiteId: string; url: string; name: string };

export const insertCompetitors = (db: Db, competitors: readonly NewCompetitor[]) =>
  db
    .insertInto('competitors')
    .values(
      competitors.map(({ userId, websiteId, url, name }) => ({
        user_id: userId,
        website_id: websiteId,
        competitor_url: url,
        competitor_name: name,
        added_at: sql<string>`clock_timestamp()`,
      })),
    )
    .returning(FIELDS)
    .execute();

export const deactivate = (db: Db, userId: string, id: string) =>
  db
    .updateTable('competitors')
    .set({ is_active: false })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(FIELDS)
    .executeTakeFirst();
