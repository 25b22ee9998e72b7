import type { Question } from '@citelight/contracts';
import { type Db, json, sql } from '../../platform/database.ts';

/** Answers of a report's pages to typed questions. */

export const keepAnswers = (db: Db, report: { id: string; userId: string }, answers: readonly Question[]) =>
  sql`
    insert into search_answers (report_id, user_id, query, coverage, passage)
    select r.id, r.user_id, value ->> 'question', value ->> 'coverage', nullif(value -> 'passage', 'null'::jsonb)
    from assessment_reports r, jsonb_array_elements(${json(answers)}) where r.id = ${report.id} and r.user_id = ${report.userId}
    on conflict (report_id, query) do nothing`.execute(db);

export const findOwner = (db: Db, reportId: string) =>
  db
    .selectFrom('assessment_reports')
    .select(['user_id', 'website_id'])
    .where('id', '=', reportId)
    .where('status', '=', 'completed')
    .executeTakeFirst();

/** Is the visit of a report kept, so that it can be asked? Its owner sees only that. */
export const hasVisit = async (db: Db, reportId: string): Promise<boolean> =>
  (await db.selectFrom('report_artifacts').select('report_id').where('report_id', '=', reportId).executeTakeFirst()) !== undefined;
