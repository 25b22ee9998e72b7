import type { Assessment, ReportWording } from '@citelight/contracts';
import { type Db, json, sql } from '../../platform/database.ts';

export type ExtraPrompt = { prompt: string; topic: string };

/** Of the analysis only what is worded; page titles and topics are the site's own words. */
export async function findWordedFacts(db: Db, reportId: string) {
  const analysis = sql.raw(`report_data -> 'analysis'`);
  const row = await db
    .selectFrom('assessment_reports')
    .select([
      sql<string>`${analysis} ->> 'url'`.as('url'),
      sql<number>`(${analysis} ->> 'overallScore')::double precision`.as('overallScore'),
      sql<Assessment['scores']>`${analysis} -> 'scores'`.as('scores'),
      sql<string>`${analysis} ->> 'summary'`.as('summary'),
      sql<Assessment['recommendations']>`${analysis} -> 'recommendations'`.as('recommendations'),
      sql<string[]>`${analysis} -> 'keywords' -> 'currentTopics'`.as('topics'),
      sql<(string | null)[]>`jsonb_path_query_array(${analysis}, '$.pages[0 to 19].title')`.as('titles'),
    ])
    .where('id', '=', reportId)
    .where('status', '=', 'completed')
    .executeTakeFirst();
  return row;
}

export const keepWording = (db: Db, reportId: string, wording: ReportWording) =>
  db
    .updateTable('assessment_reports')
    .set({ wording: json(wording) })
    .where('id', '=', reportId)
    .where('status', '=', 'completed')
    .execute();

export const keepExtraPrompts = (db: Db, reportId: string, prompts: readonly ExtraPrompt[]) =>
  db
    .updateTable('assessment_reports')
    .set({ extra_prompts: json(prompts) })
    .where('id', '=', reportId)
    .execute();

export const findExtraPrompts = async (db: Db, reportId: string): Promise<ExtraPrompt[]> =>
  (await db.selectFrom('assessment_reports').select('extra_prompts').where('id', '=', reportId).executeTakeFirst())?.extra_prompts ?? [];
