import type { AnswerSource, AnswerStatus, QuestionKind, RoundStatus, VisibilityEngine } from '@citelight/contracts';
import { type Db, sql } from '../../platform/database.ts';
import type { CitedSite, Count, Voice } from './visibility.rules.ts';

/** Reads of what rounds found, as the member. */

const ids = (list: readonly string[]) => sql`${list}::uuid[]`;

export type RoundRow = {
  id: string;
  website_id: string;
  panel_id: string;
  status: RoundStatus;
  panel: number;
  language: string | null;
  prompts: number;
  repeats: number;
  days: number;
  credits_quoted: number;
  credits_charged: number;
  created_at: string;
  ended_at: string | null;
  next_at: string | null;
};

const rounds = (where: ReturnType<typeof sql>, limit: number) => sql<RoundRow>`
  select r.id, r.website_id, r.panel_id, r.status, p.number as panel, p.language, (select count(*)::integer from visibility_prompts q where q.panel_id = p.id) as prompts,
    r.repeats, r.days, r.credits_quoted, r.credits_charged, r.created_at, r.ended_at,
    (select min(due_at) from visibility_answers a where a.round_id = r.id and a.status = 'waiting') as next_at
  from visibility_rounds r join visibility_panels p on p.id = r.panel_id where ${where} order by r.created_at desc, r.id limit ${limit}`;

export const selectRounds = async (db: Db, websiteId: string, limit: number) =>
  (await rounds(sql`r.website_id = ${websiteId}`, limit).execute(db)).rows;
export const findRoundRow = async (db: Db, id: string) => (await rounds(sql`r.id = ${id}`, 1).execute(db)).rows[0];

export type EngineRow = {
  round_id: string;
  engine: VisibilityEngine;
  model_asked: string;
  tool: string;
  place: string | null;
  problem: string | null;
  models_served: string[];
  planned: number;
  answered: number;
  failed: number;
  waiting: number;
  searches: number;
  cost_usd: number;
};
export const selectEngines = async (db: Db, roundIds: readonly string[]) =>
  (
    await sql<EngineRow>`
      select e.round_id, e.engine, e.model_asked, e.tool, e.place, e.problem,
        coalesce(array_agg(distinct a.model_served) filter (where a.status = 'ok' and a.model_served is not null), '{}') as models_served,
        count(a.id)::integer as planned, count(*) filter (where a.status = 'ok')::integer as answered,
        count(*) filter (where a.status in ('refused', 'incomplete', 'error'))::integer as failed,
        count(*) filter (where a.status in ('waiting', 'asking'))::integer as waiting,
        coalesce(sum(a.searches), 0)::integer as searches, coalesce(sum(a.cost_usd), 0)::double precision as cost_usd
      from visibility_round_engines e left join visibility_answers a on a.round_id = e.round_id and a.engine = e.engine
      where e.round_id = any (${ids(roundIds)}) group by e.round_id, e.engine
      order by array_position(array['openai', 'anthropic', 'perplexity'], e.engine)`.execute(db)
  ).rows;

export const selectPrompts = async (db: Db, panelIds: readonly string[]) =>
  (
    await sql<{ panel_id: string; position: number; text: string; kind: QuestionKind }>`
      select panel_id, position, text, kind from visibility_prompts where panel_id = any (${ids(panelIds)}) order by position`.execute(db)
  ).rows;

/** Does a source belong to one of the website's own domains? */
const isOwn = sql`exists (
  select from visibility_entities o, unnest(o.domains) domain
  where o.website_id = r.website_id and o.owner = 'own' and (s.site = domain or s.site like '%.' || domain))`;

export const selectCounts = async (db: Db, roundIds: readonly string[]) =>
  (
    await sql<Count>`
      select a.round_id, a.engine, a.position, count(*)::integer as answers,
        count(*) filter (where exists (
          select from visibility_mentions m join visibility_entities o on o.id = m.entity_id and o.owner = 'own'
          where m.answer_id = a.id and not m.negated))::integer as mentioned,
        count(*) filter (where exists (select from visibility_sources s where s.answer_id = a.id and s.role = 'cited' and ${isOwn}))::integer as cited
      from visibility_answers a join visibility_rounds r on r.id = a.round_id
      where a.round_id = any (${ids(roundIds)}) and a.status = 'ok' group by 1, 2, 3 order by 1, 2, 3`.execute(db)
  ).rows;

export const selectVoices = async (db: Db, roundId: string) =>
  (
    await sql<Voice>`
      select a.engine, a.position, m.entity_id as entity, o.owner, count(distinct a.id)::integer as answers
      from visibility_answers a join visibility_mentions m on m.answer_id = a.id and not m.negated join visibility_entities o on o.id = m.entity_id
      where a.round_id = ${roundId} and a.status = 'ok' group by 1, 2, 3, 4`.execute(db)
  ).rows;

export const selectCited = async (db: Db, roundId: string) =>
  (
    await sql<CitedSite>`
      select s.site, a.position, count(distinct a.id)::integer as answers, (array_agg(distinct s.url))[1:5] as pages,
        bool_and(exists (
          select from visibility_sources s join visibility_rounds r on r.id = a.round_id where s.answer_id = a.id and s.role = 'cited' and ${isOwn})) as own_cited
      from visibility_answers a join visibility_sources s on s.answer_id = a.id and s.role = 'cited'
      where a.round_id = ${roundId} and a.status = 'ok' group by 1, 2`.execute(db)
  ).rows;

export type AnswerRow = {
  id: string;
  engine: VisibilityEngine;
  prompt: number;
  question: string;
  repeat: number;
  status: AnswerStatus;
  problem: string | null;
  asked_at: string | null;
  model_served: string | null;
  retrieval: 'used' | 'not_used' | 'unknown';
  place: 'applied' | 'ignored' | 'unknown';
  text: string;
  cut: boolean;
  searches: number;
  cost_usd: number;
  total: number;
};
export type AnswerFilter = { engine?: VisibilityEngine | undefined; prompt?: number | undefined; offset: number; limit: number };
export const selectAnswers = async (db: Db, roundId: string, { engine, prompt, offset, limit }: AnswerFilter) =>
  (
    await sql<AnswerRow>`
      select a.id, a.engine, a.position as prompt, p.text as question, a.repeat, a.status, a.problem, a.asked_at, a.model_served, a.retrieval, a.place, a.text, a.cut,
        a.searches, a.cost_usd, count(*) over ()::integer as total
      from visibility_answers a join visibility_rounds r on r.id = a.round_id
      join visibility_prompts p on p.panel_id = r.panel_id and p.position = a.position
      where a.round_id = ${roundId} and (${engine ?? null}::text is null or a.engine = ${engine ?? null}) and (${prompt ?? null}::integer is null or a.position = ${prompt ?? null})
      order by a.position, array_position(array['openai', 'anthropic', 'perplexity'], a.engine), a.repeat limit ${limit} offset ${offset}`.execute(
      db,
    )
  ).rows;

type SourceRow = Omit<AnswerSource, 'owner' | 'start' | 'end'> & { answer_id: string; span_start: number | null; span_end: number | null };
export const selectSources = async (db: Db, answerIds: readonly string[]) =>
  (
    await sql<SourceRow>`
      select answer_id, role, ordinal, url, site, title, span_start, span_end from visibility_sources where answer_id = any (${ids(answerIds)})
      order by array_position(array['cited', 'opened', 'retrieved'], role), ordinal`.execute(db)
  ).rows;

export const selectMentions = async (db: Db, answerIds: readonly string[]) =>
  (
    await sql<{
      answer_id: string;
      entity: string;
      name: string;
      owner: 'own' | 'rival';
      span_start: number;
      span_end: number;
      negated: boolean;
    }>`
      select m.answer_id, m.entity_id as entity, o.names[1] as name, o.owner, m.span_start, m.span_end, m.negated
      from visibility_mentions m join visibility_entities o on o.id = m.entity_id where m.answer_id = any (${ids(answerIds)}) order by m.span_start`.execute(
      db,
    )
  ).rows;
