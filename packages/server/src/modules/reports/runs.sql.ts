import type { Comparison, ErrorCode, KeywordAnalysis, Opportunity, PartName, Progress, SuggestedCompetitor } from '@citelight/contracts';
import { comparisonRow, keywordsRow, opportunityRow } from '@citelight/contracts';
import { type Db, json, sql } from '../../platform/database.ts';

/** Statements of the pipeline. A write names the attempt that makes it: a worker that was thought dead writes nothing any more. */

const RUN_FIELDS = [
  'id',
  'user_id',
  'website_id',
  'previous_website_id',
  'status',
  'attempt',
  'is_free',
  'is_auto_generated',
  'reservation_id',
  'credits_charged',
  'keywords_status',
  'content_status',
  'competitors_status',
  'settled_at',
] as const;

/** Everything that ends a part or a report takes this lock first, and the account's after it. */
export const lockReport = (db: Db, id: string) =>
  db.selectFrom('assessment_reports').select(RUN_FIELDS).where('id', '=', id).forUpdate().executeTakeFirst();
export type LockedReport = NonNullable<Awaited<ReturnType<typeof lockReport>>>;

export const findUrl = (db: Db, reportId: string) =>
  db
    .selectFrom('assessment_reports as r')
    .innerJoin('tracked_websites as w', 'w.id', 'r.website_id')
    .select('w.website_url')
    .where('r.id', '=', reportId)
    .executeTakeFirstOrThrow();

/** The score of a report, and that of the completed report of its website before it; null where that is of another rubric. */
export const findScores = (db: Db, reportId: string) =>
  db
    .selectFrom('assessment_reports as r')
    .innerJoin('tracked_websites as w', 'w.id', 'r.website_id')
    .select([
      'w.website_url',
      'r.overall_score',
      sql<number | null>`(select overall_score from app.report_before(r.id))`.as('previous_score'),
    ])
    .where('r.id', '=', reportId)
    .executeTakeFirstOrThrow();

export const takeUp = (db: Db, id: string) =>
  db
    .updateTable('assessment_reports')
    .set((row) => ({
      status: 'processing',
      attempt: row('attempt', '+', 1),
      started_at: sql<string>`coalesce(started_at, clock_timestamp())`,
    }))
    .where('id', '=', id)
    .returning('attempt')
    .executeTakeFirstOrThrow();

export const addCharge = (db: Db, id: string, credits: number) =>
  db
    .updateTable('assessment_reports')
    .set((row) => ({ credits_charged: row('credits_charged', '+', credits) }))
    .where('id', '=', id)
    .execute();

export const writeProgress = (db: Db, id: string, attempt: number, progress: Progress) =>
  db
    .updateTable('assessment_reports')
    .set({ progress: json(progress) })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('status', '=', 'processing')
    .returning('id')
    .execute();

export const findVisit = async (db: Db, reportId: string): Promise<Uint8Array | undefined> =>
  (await db.selectFrom('report_artifacts').select('content').where('report_id', '=', reportId).executeTakeFirst())?.content;

export const keepVisit = (db: Db, report: { id: string; userId: string }, visit: Uint8Array) =>
  db
    .insertInto('report_artifacts')
    .values({ report_id: report.id, user_id: report.userId, content: Buffer.from(visit) })
    .onConflict((conflict) => conflict.column('report_id').doNothing())
    .execute();

export const keepSuggestions = (db: Db, reportId: string, suggestions: readonly SuggestedCompetitor[]) =>
  db
    .updateTable('report_artifacts')
    .set({ suggestions: json(suggestions) })
    .where('report_id', '=', reportId)
    .execute();

/** `assessment` is JSON already. The newest completed report of its website is the latest one. */
export async function completeReport(
  db: Db,
  report: { id: string; websiteId: string },
  assessment: string,
  competitors: 'pending' | 'none',
): Promise<void> {
  await db
    .updateTable('assessment_reports')
    .set({ is_latest: false })
    .where('website_id', '=', report.websiteId)
    .where('is_latest', '=', true)
    .execute();
  await db
    .updateTable('assessment_reports')
    .set({
      status: 'completed',
      is_latest: true,
      report_data: sql<string>`jsonb_build_object('analysis', ${assessment}::jsonb)`,
      completed_at: sql<string>`clock_timestamp()`,
      progress: null,
      competitors_status: competitors,
    })
    .where('id', '=', report.id)
    .execute();
}

/** Of a base report, what the other parts would have shown stays out. */
export const leaveOutParts = (db: Db, id: string) =>
  db
    .updateTable('assessment_reports')
    .set({
      report_data: sql<string>`jsonb_set(report_data, '{analysis}', (report_data -> 'analysis') || ${json({
        keywords: { currentTopics: [], missingTopics: [], topicOpportunities: [], keywordGaps: [] },
        opportunities: [],
        topics: [],
        questions: [],
      })}::jsonb)`,
    })
    .where('id', '=', id)
    .execute();

export const failReport = (db: Db, id: string, code: ErrorCode, message: string) =>
  db
    .updateTable('assessment_reports')
    .set({
      status: 'failed',
      error_code: code,
      error_message: message,
      progress: null,
      keywords_status: 'none',
      content_status: 'none',
      competitors_status: 'none',
      completed_at: sql<string>`clock_timestamp()`,
      settled_at: sql<string>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute();

/** A failed report keeps its previous website only where that one is tracked again. */
export const forgetPrevious = (db: Db, id: string) =>
  db.updateTable('assessment_reports').set({ previous_website_id: null }).where('id', '=', id).execute();

export const setPart = (db: Db, id: string, part: PartName, status: 'processing' | 'completed' | 'failed' | 'none') =>
  db
    .updateTable('assessment_reports')
    .set({ [`${part}_status`]: status })
    .where('id', '=', id)
    .execute();

export const settle = (db: Db, id: string) =>
  db.updateTable('assessment_reports').set({ settled_at: sql<string>`clock_timestamp()` }).where('id', '=', id).execute();

/** A part of the analysis without the rest of it. */
export async function findKeywords(db: Db, reportId: string): Promise<KeywordAnalysis | undefined> {
  const row = await db
    .selectFrom('assessment_reports')
    .select(sql<KeywordAnalysis | null>`report_data -> 'analysis' -> 'keywords'`.as('keywords'))
    .where('id', '=', reportId)
    .executeTakeFirst();
  return row?.keywords ?? undefined;
}

export async function findOpportunities(db: Db, reportId: string): Promise<Opportunity[] | undefined> {
  const row = await db
    .selectFrom('assessment_reports')
    .select(sql<Opportunity[] | null>`report_data -> 'analysis' -> 'opportunities'`.as('opportunities'))
    .where('id', '=', reportId)
    .executeTakeFirst();
  return row?.opportunities ?? undefined;
}

/** Written again when the competitors are known: it is one row a report. */
export const keepKeywords = (db: Db, report: { id: string; userId: string }, keywords: KeywordAnalysis) => {
  const row = keywordsRow(keywords);
  const values = {
    current_topics: json(row.current_topics),
    missing_topics: json(row.missing_topics),
    topic_opportunities: json(row.topic_opportunities),
    keyword_gaps: json(row.keyword_gaps),
  };
  return db
    .insertInto('keyword_analyses')
    .values({ report_id: report.id, user_id: report.userId, ...values })
    .onConflict((conflict) => conflict.column('report_id').doUpdateSet(values))
    .execute();
};

export const keepOpportunities = async (db: Db, report: { id: string; userId: string }, opportunities: readonly Opportunity[]) => {
  if (opportunities.length === 0) return;
  const rows = opportunities.map((one, position) => ({
    report_id: report.id,
    user_id: report.userId,
    position,
    ...opportunityRow(one),
    evidence: one.evidence === null ? null : json(one.evidence),
  }));
  await db
    .insertInto('content_opportunities')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['report_id', 'position']).doNothing())
    .execute();
};

/** The competitors that are active now become those of this report. */
export const insertRuns = (db: Db, report: { id: string; userId: string; websiteId: string }) =>
  db
    .insertInto('competitor_runs')
    .columns(['report_id', 'competitor_id', 'user_id'])
    .expression(
      db
        .selectFrom('competitors')
        .select([sql<string>`${report.id}::uuid`.as('report_id'), 'id as competitor_id', 'user_id'])
        .where('website_id', '=', report.websiteId)
        .where('user_id', '=', report.userId)
        .where('is_active', '=', true),
    )
    .returning('competitor_id')
    .execute();

export const findRun = (db: Db, reportId: string, competitorId: string) =>
  db
    .selectFrom('competitor_runs as run')
    .innerJoin('competitors as c', 'c.id', 'run.competitor_id')
    .select(['run.status', 'run.visit', 'run.because', 'c.competitor_url', 'c.competitor_name'])
    .where('run.report_id', '=', reportId)
    .where('run.competitor_id', '=', competitorId)
    .executeTakeFirst();

export const selectRuns = (db: Db, reportId: string) =>
  db
    .selectFrom('competitor_runs as run')
    .innerJoin('competitors as c', 'c.id', 'run.competitor_id')
    .select(['run.competitor_id', 'run.status', 'run.visit', 'run.because', 'c.competitor_url', 'c.competitor_name'])
    .where('run.report_id', '=', reportId)
    .orderBy('c.added_at')
    .orderBy('c.id')
    .execute();

export const selectRunStatuses = (db: Db, reportId: string) =>
  db.selectFrom('competitor_runs').select('status').where('report_id', '=', reportId).execute();

export const countRuns = async (db: Db, reportId: string): Promise<number> => (await selectRunStatuses(db, reportId)).length;

export const setRun = (
  db: Db,
  reportId: string,
  competitorId: string,
  change: { status?: 'processing' | 'completed' | 'failed'; visit?: Buffer; because?: string },
) => db.updateTable('competitor_runs').set(change).where('report_id', '=', reportId).where('competitor_id', '=', competitorId).execute();

export const keepComparison = (db: Db, report: { id: string; userId: string }, competitorId: string, comparison: Comparison) => {
  const row = comparisonRow(comparison);
  return db
    .insertInto('competitor_analyses')
    .values({
      report_id: report.id,
      competitor_id: competitorId,
      user_id: report.userId,
      ...row,
      scores: json(row.scores),
      gap_analysis: json(row.gap_analysis),
      prompts: json(row.prompts),
    })
    .onConflict((conflict) => conflict.columns(['report_id', 'competitor_id']).doNothing())
    .execute();
};
