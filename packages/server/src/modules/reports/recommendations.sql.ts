import type { AuditResult, Recommendation } from '@citelight/contracts';
import type { RecommendationState } from '@citelight/contracts/api/recommendations';
import { type Db, sql } from '../../platform/database.ts';

/** States of recommendations. One is the same across reports when website and check are the same; of a page, when the page is, too. */

const STANDING = ['state', 'reason', 'changed_at', 'fixed_since'] as const;

/** What a report recommends, without the rest of its analysis. */
export const findRecommended = (db: Db, userId: string, reportId: string) =>
  db
    .selectFrom('assessment_reports as r')
    .innerJoin('tracked_websites as w', (join) => join.onRef('w.id', '=', 'r.website_id').onRef('w.user_id', '=', 'r.user_id'))
    .select([
      'r.status',
      'r.website_id',
      'r.created_at',
      'r.completed_at',
      'w.website_url',
      sql<Recommendation[] | null>`r.report_data -> 'analysis' -> 'recommendations'`.as('recommendations'),
      sql<AuditResult[] | null>`r.report_data -> 'analysis' -> 'audits'`.as('audits'),
      sql<string[] | null>`jsonb_path_query_array(r.report_data, '$.analysis.pages[*].url')`.as('pages'),
    ])
    .where('r.user_id', '=', userId)
    .where('r.id', '=', reportId)
    .executeTakeFirst();

export const selectStates = (db: Db, userId: string, websiteId: string) =>
  db
    .selectFrom('recommendation_states')
    .select(['audit_id', 'page', 'title', ...STANDING])
    .where('user_id', '=', userId)
    .where('website_id', '=', websiteId)
    .orderBy('audit_id')
    .orderBy('page')
    .execute();
export type StateRow = Awaited<ReturnType<typeof selectStates>>[number];

export type NewState = {
  userId: string;
  websiteId: string;
  auditId: string;
  page: string;
  title: string;
  state: RecommendationState;
  reason: string | null;
};

export async function keepState(db: Db, { userId, websiteId, auditId, page, title, state, reason }: NewState): Promise<void> {
  const change = { state, reason, changed_at: sql<string>`clock_timestamp()` };
  await db
    .insertInto('recommendation_states')
    .values({ user_id: userId, website_id: websiteId, audit_id: auditId, page, title, ...change })
    .onConflict((conflict) => conflict.columns(['website_id', 'audit_id', 'page']).doUpdateSet(change))
    .execute();
}

/**
 * Brings the states in line with a report that has just been completed: what it recommends is noted, what it no longer finds is fixed since now, and what was
 * fixed and is found again is open again, unless nobody wants it. What the report could not judge stays as it is.
 */
export async function noteReport(db: Db, reportId: string): Promise<void> {
  await sql`
    with report as (select id, user_id, website_id, completed_at, report_data -> 'analysis' as analysis from assessment_reports where id = ${reportId}),
    audits as (
      select one ->> 'id' as id, one -> 'findings' as findings, one ->> 'state' = 'scored' as judged,
        jsonb_array_length(one -> 'findings') = (one ->> 'findingsTotal')::int as is_whole
      from report, jsonb_array_elements(analysis -> 'audits') one
    ),
    recommended as (select one ->> 'auditId' as id, one ->> 'title' as title from report, jsonb_array_elements(analysis -> 'recommendations') one),
    read as (select one ->> 'url' as url from report, jsonb_array_elements(analysis -> 'pages') one where one ->> 'error' is null),
    noted as (
      insert into recommendation_states (user_id, website_id, audit_id, title)
      select user_id, website_id, recommended.id, title from report, recommended
      on conflict (website_id, audit_id, page) do nothing
    ),
    outcomes as (
      select s.website_id, s.audit_id, s.page, recommended.title,
        recommended.id is not null and (s.page = '' or audits.findings @> jsonb_build_array(jsonb_build_object('where', s.page))) as is_found,
        recommended.id is null or (s.page <> '' and is_whole and not audits.findings @> jsonb_build_array(jsonb_build_object('where', s.page))) as is_gone
      from report
      join recommendation_states s on s.website_id = report.website_id
      join audits on audits.id = s.audit_id and audits.judged
      left join recommended on recommended.id = s.audit_id
      where s.page !~ '^https?://' or exists (select from read where url = s.page)
    )
    update recommendation_states s set
      title = coalesce(outcomes.title, s.title),
      state = case when is_found and s.fixed_since is not null and s.state <> 'wont_fix' then 'open' else s.state end,
      fixed_since = case when is_found then null when is_gone then coalesce(s.fixed_since, report.completed_at) else s.fixed_since end
    from outcomes, report
    where s.website_id = outcomes.website_id and s.audit_id = outcomes.audit_id and s.page = outcomes.page`.execute(db);
}
