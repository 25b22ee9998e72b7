import type { FactorScores, KeywordAnalysis, Question, Topic } from '@citelight/contracts';
import type { ReportFilters } from '@citelight/contracts/api/data';
import { type Db, sql } from '../../platform/database.ts';

/** Reads of a member's reports. Lists never touch report_data: score, factors and summary are columns of their own. */

const LIST_FIELDS = [
  'r.id',
  'r.user_id',
  'r.website_id',
  'r.status',
  'r.error_message',
  'r.error_code',
  'r.created_at',
  'r.completed_at',
  'r.is_auto_generated',
  'r.is_latest',
  'r.overall_score',
  'r.scores',
  'r.summary',
  'r.partial',
  'r.progress',
  'r.keywords_status',
  'r.content_status',
  'r.competitors_status',
  'r.credits_charged',
  'w.website_url',
  'p.website_url as restored_website_url',
] as const;

const reportsWithWebsite = (db: Db) =>
  db
    .selectFrom('assessment_reports as r')
    .innerJoin('tracked_websites as w', (join) => join.onRef('w.id', '=', 'r.website_id').onRef('w.user_id', '=', 'r.user_id'))
    .leftJoin('tracked_websites as p', (join) =>
      join.onRef('p.id', '=', 'r.previous_website_id').onRef('p.user_id', '=', 'r.user_id').on('r.status', '=', 'failed'),
    );

type Where = Pick<ReportFilters, 'status' | 'is_auto_generated' | 'created_from' | 'created_to' | 'website_id'>;

const HISTORY_LENGTH = 400;

export async function selectReports(db: Db, userId: string, filters: ReportFilters) {
  const { sort, direction, offset, limit } = filters;
  const rows = filtered(reportsWithWebsite(db).select(LIST_FIELDS).where('r.user_id', '=', userId), filters);
  const sorted =
    sort === 'overall_score'
      ? rows.orderBy('r.overall_score', (order) => (direction === 'asc' ? order.asc() : order.desc()).nullsLast()).orderBy('r.id')
      : rows.orderBy('r.created_at', direction).orderBy('r.id', direction === 'asc' ? 'desc' : 'asc'); // the index by date, forwards or backwards
  return sorted.limit(limit).offset(offset).execute();
}

/** Kysely's builders differ in what they select; all have the same `where`. */
type Filterable<Q> = { where(column: never, operator: never, value: never): Q };

function filtered<Q extends Filterable<Q>>(query: Q, where: Where): Q {
  const conditions: [column: string, operator: string, value: unknown][] = [];
  if (where.status !== undefined) conditions.push(['r.status', '=', where.status]);
  if (where.is_auto_generated !== undefined) conditions.push(['r.is_auto_generated', '=', where.is_auto_generated === 'true']);
  if (where.created_from !== undefined) conditions.push(['r.created_at', '>=', where.created_from]);
  if (where.created_to !== undefined) conditions.push(['r.created_at', '<=', where.created_to]);
  if (where.website_id !== undefined) conditions.push(['r.website_id', '=', where.website_id]);
  // safe: columns and operators are the five above, with values of their types
  return conditions.reduce((all, [column, operator, value]) => all.where(column as never, operator as never, value as never), query);
}

export async function countReports(db: Db, userId: string, filters: Where): Promise<number> {
  const counted = db
    .selectFrom('assessment_reports as r')
    .select((count) => count.fn.countAll<number>().as('total'))
    .where('r.user_id', '=', userId);
  return (await filtered(counted, filters).executeTakeFirstOrThrow()).total;
}

export const findReport = (db: Db, userId: string, id: string) =>
  reportsWithWebsite(db)
    .select([...LIST_FIELDS, 'r.report_data', 'r.wording', 'r.opinions'])
    .where('r.user_id', '=', userId)
    .where('r.id', '=', id)
    .executeTakeFirst();

/** What of a report a member can change by hand, as it was found. */
export const findEditable = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('assessment_reports as r')
    .leftJoin('keyword_analyses as k', 'k.report_id', 'r.id')
    .select([
      'r.status',
      'r.website_id',
      'r.opinions',
      sql<Topic[] | null>`r.report_data -> 'analysis' -> 'topics'`.as('topics'),
      sql<Question[] | null>`r.report_data -> 'analysis' -> 'questions'`.as('questions'),
      sql<KeywordAnalysis | null>`(r.report_data -> 'analysis' -> 'keywords')
        || case when k.id is null then '{}' else jsonb_build_object('missingTopics', k.missing_topics, 'keywordGaps', k.keyword_gaps) end`.as(
        'keywords',
      ),
    ])
    .where('r.user_id', '=', userId)
    .where('r.id', '=', id)
    .executeTakeFirst();

type ScoredReport = {
  report_id: string;
  created_at: string;
  rubric_version: string;
  overall_score: number;
  scores: FactorScores | null;
  given: { rubric_version: string; overall_score: number } | null;
};

/** The newest scores of a website, the newest first: where the visit was scored again, under that rubric. */
export async function selectScores(db: Db, userId: string, websiteId: string): Promise<ScoredReport[]> {
  const { rows } = await sql<ScoredReport>`
    select id as report_id, created_at, rubric_version, overall_score, scores, given from scored_reports
    where user_id = ${userId} and website_id = ${websiteId} order by created_at desc, id limit ${HISTORY_LENGTH}`.execute(db);
  return rows;
}

export const selectKeywordAnalyses = (db: Db, userId: string, reportId: string) =>
  db
    .selectFrom('keyword_analyses as k')
    .innerJoin('assessment_reports as r', 'r.id', 'k.report_id')
    .select([
      'k.id',
      'k.report_id',
      'k.current_topics',
      'k.missing_topics',
      'k.topic_opportunities',
      'k.keyword_gaps',
      'k.created_at',
      'r.website_id',
      sql<Topic[] | null>`r.report_data -> 'analysis' -> 'topics'`.as('topics'),
    ])
    .where('k.user_id', '=', userId)
    .where('k.report_id', '=', reportId)
    .execute();

/** A completed report of a website with its analysis: the one named, else the newest. */
export function findCompleted(db: Db, userId: string, websiteId: string, reportId: string | undefined) {
  const completed = db
    .selectFrom('assessment_reports')
    .select(['id', 'created_at', 'report_data', 'opinions'])
    .where('user_id', '=', userId)
    .where('website_id', '=', websiteId)
    .where('status', '=', 'completed');
  return (reportId ? completed.where('id', '=', reportId) : completed.orderBy('created_at', 'desc')).limit(1).executeTakeFirst();
}

export const selectOpportunities = (db: Db, userId: string, reportId: string) =>
  db
    .selectFrom('content_opportunities')
    .select([
      'id',
      'report_id',
      'opportunity_type',
      'title',
      'priority',
      'page_url',
      'description',
      'estimated_impact',
      'points',
      'action_steps',
      'evidence',
      'ai_written',
      'created_at',
    ])
    .where('user_id', '=', userId)
    .where('report_id', '=', reportId)
    .orderBy('position')
    .execute();

export const selectComparisons = (db: Db, userId: string, reportId: string) =>
  db
    .selectFrom('competitor_analyses as a')
    .innerJoin('competitors as c', (join) => join.onRef('c.id', '=', 'a.competitor_id').onRef('c.user_id', '=', 'a.user_id'))
    .select([
      'a.id',
      'a.report_id',
      'a.competitor_id',
      'a.overall_score',
      'a.scores',
      'a.your_advantages',
      'a.competitive_advantages',
      'a.gap_analysis',
      'a.prompts',
      'a.accessible',
      'a.error_message',
      'a.created_at',
      'c.competitor_name',
      'c.competitor_url',
    ])
    .where('a.user_id', '=', userId)
    .where('a.report_id', '=', reportId)
    .orderBy('c.added_at', 'desc')
    .orderBy('a.id')
    .execute();

/** The newest completed report of a website. */
const newestCompleted = (db: Db, userId: string, websiteId: string) =>
  db
    .selectFrom('assessment_reports as r')
    .where('r.user_id', '=', userId)
    .where('r.website_id', '=', websiteId)
    .where('r.status', '=', 'completed')
    .orderBy('r.created_at', 'desc')
    .limit(1);

/** What the newest completed report of a website found in the site's own pages. */
export const findSuggestions = (db: Db, userId: string, websiteId: string) =>
  newestCompleted(db, userId, websiteId)
    .innerJoin('report_artifacts as a', 'a.report_id', 'r.id')
    .select('a.suggestions')
    .executeTakeFirst();

/** The questions and topics in the newest completed report of a website; null in one that was made before there were any. */
export const findNewestQuestions = (db: Db, userId: string, websiteId: string) =>
  newestCompleted(db, userId, websiteId)
    .select([
      sql<Question[] | null>`report_data -> 'analysis' -> 'questions'`.as('questions'),
      sql<Topic[] | null>`report_data -> 'analysis' -> 'topics'`.as('topics'),
    ])
    .executeTakeFirst();

export const findSiteFacts = (db: Db, userId: string, websiteId: string) =>
  newestCompleted(db, userId, websiteId)
    .select([
      sql<string>`report_data -> 'analysis' ->> 'url'`.as('site'),
      sql<string[]>`report_data -> 'analysis' -> 'keywords' -> 'currentTopics'`.as('topics'),
      sql<(string | null)[]>`jsonb_path_query_array(report_data, '$.analysis.pages[0 to 9].title')`.as('titles'),
    ])
    .executeTakeFirst();
