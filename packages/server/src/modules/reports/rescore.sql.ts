import type { RescoredReport } from '@citelight/contracts';
import { type Db, json, sql } from '../../platform/database.ts';

/** Statements that score stored visits again under the present rubric. */

/** Reports of each website, newest first, that a history compares. */
const COMPARED = 24;

/** Some reports whose scores are of another rubric and whose visits may be judged again, by id; `after` goes on behind one. */
export async function selectStale(db: Db, rubric: string, after: string | null, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from tracked_websites w cross join lateral (
      select id, rubric_version, not_rescored_under from scored_reports
      where website_id = w.id order by created_at desc, id limit ${COMPARED}) r
    where r.rubric_version <> ${rubric} and r.not_rescored_under is distinct from ${rubric}
      and exists (select from report_artifacts a where a.report_id = r.id) and (${after}::uuid is null or r.id > ${after}::uuid)
    order by r.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The stored visit of a report that is still to be scored under this rubric. */
export async function findStaleVisit(db: Db, reportId: string, rubric: string): Promise<Uint8Array | undefined> {
  const { rows } = await sql<{ content: Buffer }>`
    select a.content from scored_reports r join report_artifacts a on a.report_id = r.id
    where r.id = ${reportId} and r.rubric_version <> ${rubric} and r.not_rescored_under is distinct from ${rubric}`.execute(db);
  return rows[0]?.content;
}

export const keepRescored = (db: Db, reportId: string, rescored: RescoredReport) =>
  db
    .updateTable('assessment_reports')
    .set({ rescored: json(rescored), not_rescored_under: null })
    .where('id', '=', reportId)
    .execute();

export const noteNotRescored = (db: Db, reportId: string, rubric: string) =>
  db.updateTable('assessment_reports').set({ not_rescored_under: rubric }).where('id', '=', reportId).execute();
