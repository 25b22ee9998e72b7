import type { MailChoices } from '@citelight/contracts/api/account';
import { type Db, sql } from '../../platform/database.ts';

/** A completed report that is mailed about, automated or the free assessment, with its owner's address and the score of the report before it, null where that is of another rubric. */
export async function findFinished(db: Db, reportId: string) {
  const { rows } = await sql<{
    user_id: string;
    is_free: boolean;
    email: string;
    website: string;
    score: number;
    is_first: boolean;
    score_before: number | null;
    todo: string[];
    wanted: boolean;
  }>`
    select r.user_id, u.email, r.is_free, w.website_name as website, r.overall_score as score, before.overall_score as score_before,
      before.id is null as is_first,
      coalesce(case when r.is_free then c.report_ready else c.automated_reports end, true) as wanted,
      array(select item ->> 'title' from jsonb_path_query(r.report_data, '$.analysis.recommendations[0 to 2]') item) as todo
    from assessment_reports r
    join auth.users u on u.id = r.user_id and u.deleted_at is null
    join tracked_websites w on w.id = r.website_id
    left join mail_choices c on c.user_id = r.user_id
    left join lateral app.report_before(r.id) before on true
    where r.id = ${reportId} and r.status = 'completed' and (r.is_auto_generated or r.is_free) and u.email is not null`.execute(db);
  return rows[0];
}

/** True for the one who may mail about this report. */
export async function claimMail(db: Db, reportId: string, userId: string): Promise<boolean> {
  const row = await db
    .insertInto('report_mails')
    .values({ report_id: reportId, user_id: userId })
    .onConflict((conflict) => conflict.column('report_id').doNothing())
    .returning('report_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stops both kinds of emails about finished reports; false when there is no such member. */
export async function stopMails(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ user_id: string }>`
    insert into mail_choices (user_id, report_ready, automated_reports) select id, false, false from auth.users where id = ${userId}
    on conflict (user_id) do update set report_ready = false, automated_reports = false, updated_at = app.now() returning user_id`.execute(
    db,
  );
  return rows.length > 0;
}

const CHOICES = ['report_ready', 'automated_reports', 'product_news'] as const;

export const findChoices = (db: Db, userId: string) =>
  db.selectFrom('mail_choices').select(CHOICES).where('user_id', '=', userId).executeTakeFirst();

export const keepChoices = (db: Db, userId: string, choices: MailChoices) =>
  db
    .insertInto('mail_choices')
    .values({ user_id: userId, ...choices })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...choices, updated_at: sql<string>`app.now()` }))
    .execute();
