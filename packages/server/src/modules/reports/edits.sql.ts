import { editKey, type JudgedVerdict, type SiteEdit } from '@citelight/contracts';
import { type Db, json, sql } from '../../platform/database.ts';

/** Edits of topics and questions. Two are the same when website, kind and words are the same. */

const EDIT = ['id', 'website_id', 'kind', 'subject', 'label', 'topic', 'coverage', 'judged', 'created_at'] as const;

export const selectEdits = (db: Db, userId: string, websiteId: string) =>
  db
    .selectFrom('site_edits')
    .select(EDIT)
    .where('user_id', '=', userId)
    .where('website_id', '=', websiteId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
export type EditRow = Awaited<ReturnType<typeof selectEdits>>[number];

/** Those of the website of a report. */
export const selectEditsOfReport = (db: Db, reportId: string) =>
  db
    .selectFrom('site_edits as e')
    .innerJoin('assessment_reports as r', (join) => join.onRef('r.website_id', '=', 'e.website_id').onRef('r.user_id', '=', 'e.user_id'))
    .select(['e.kind', 'e.subject', 'e.label', 'e.topic', 'e.coverage', 'e.judged'])
    .where('r.id', '=', reportId)
    .orderBy('e.created_at')
    .orderBy('e.id')
    .execute();

/** Edits of one website wait for each other, so that they are counted right. */
export const lockEdits = (db: Db, websiteId: string) => sql`select pg_advisory_xact_lock(hashtextextended(${websiteId}, 18))`.execute(db);

const stored = (judged: JudgedVerdict | null) => (judged === null ? null : json(judged));

/** Keeps an edit; the same one again takes the place of the earlier. */
export function keepEdit(db: Db, userId: string, websiteId: string, { kind, subject, judged, ...more }: SiteEdit): Promise<EditRow> {
  const change = { ...more, judged: stored(judged) };
  return db
    .insertInto('site_edits')
    .values({ user_id: userId, website_id: websiteId, kind, subject, key: editKey(subject), ...change })
    .onConflict((conflict) => conflict.columns(['website_id', 'kind', 'key']).doUpdateSet(change))
    .returning(EDIT)
    .executeTakeFirstOrThrow();
}

/** A topic that was added by hand gets another label, wherever it is named. */
export async function relabel(db: Db, websiteId: string, from: string, to: string): Promise<EditRow | undefined> {
  await db.updateTable('site_edits').set({ topic: to }).where('website_id', '=', websiteId).where('topic', '=', from).execute();
  return db
    .updateTable('site_edits')
    .set({ subject: to, key: editKey(to) })
    .where('website_id', '=', websiteId)
    .where('kind', '=', 'add_topic')
    .where('key', '=', editKey(from))
    .returning(EDIT)
    .executeTakeFirst();
}

export const deleteEdit = (db: Db, id: string) =>
  db.deleteFrom('site_edits').where('id', '=', id).returning(['website_id', 'kind', 'key']).executeTakeFirst();

/** What else was said of a topic or question that is gone. */
export const deleteEditsOf = (db: Db, websiteId: string, key: string, kinds: readonly SiteEdit['kind'][]) =>
  db.deleteFrom('site_edits').where('website_id', '=', websiteId).where('key', '=', key).where('kind', 'in', kinds).execute();
