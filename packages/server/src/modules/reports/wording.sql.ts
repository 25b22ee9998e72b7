import type { Assessment, ReportWording } from '@citelight/contracts';
import { type Db, json, sql } from '../../platform/database.ts';

export type ExtraPrompt = { prompt: string; topic: string; page?: string };

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
      sql<{ url: string; title: string | null }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('url', page -> 'url', 'title', page -> 'title')), '[]')
        from jsonb_path_query(${analysis}, '$.pages[0 to 19]') page
        where page ->> 'status' = '200'
      )`.as('pages'),
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
