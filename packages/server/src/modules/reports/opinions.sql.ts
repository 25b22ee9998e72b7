import type { Question, ReportOpinion } from '@citelight/contracts';
import { type Db, json, sql } from '../../platform/database.ts';

/** Second opinions are written once, beside the analysis, which stays as it was judged. */

/** The questions of a completed report on which nobody has given an opinion yet. */
export const findUnopined = async (db: Db, reportId: string): Promise<Question[]> =>
  (
    await db
      .selectFrom('assessment_reports')
      .select(sql<Question[] | null>`report_data -> 'analysis' -> 'questions'`.as('questions'))
      .where('id', '=', reportId)
      .where('status', '=', 'completed')
      .where('opinions', 'is', null)
      .executeTakeFirst()
  )?.questions ?? [];

export const keepOpinions = (db: Db, reportId: string, opinions: readonly ReportOpinion[]) =>
  db
    .updateTable('assessment_reports')
    .set({ opinions: json(opinions) })
    .where('id', '=', reportId)
    .where('opinions', 'is', null)
    .execute();
