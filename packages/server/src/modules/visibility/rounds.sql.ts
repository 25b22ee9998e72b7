import type { QuestionKind, RoundStatus, VisibilityEngine } from '@citelight/contracts';
import { type Db, firstRow, sql } from '../../platform/database.ts';

/** Statements of rounds: what is to be asked, what was taken up, and what came. */

export const lockWebsite = (db: Db, userId: string, websiteId: string) =>
  db.selectFrom('tracked_websites').select('id').where('id', '=', websiteId).where('user_id', '=', userId).forUpdate().executeTakeFirst();

export const findRunning = (db: Db, websiteId: string) =>
  db.selectFrom('visibility_rounds').select('id').where('website_id', '=', websiteId).where('status', '=', 'running').executeTakeFirst();

export type FrozenPrompt = { text: string; kind: QuestionKind; topic: string | null };

/** The panel of these prompts: the one that there is, or the next. */
export async function panelOf(
  db: Db,
  owner: { userId: string; websiteId: string },
  { fingerprint, language, prompts }: { fingerprint: string; language: string | null; prompts: readonly FrozenPrompt[] },
): Promise<string> {
  const { userId, websiteId } = owner;
  const known = await db
    .selectFrom('visibility_panels')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  if (known) return known.id;
  const panel = await firstRow(
    db,
    sql<{ id: string }>`insert into visibility_panels (user_id, website_id, number, fingerprint, language)
      select ${userId}, ${websiteId}, coalesce(max(number), 0) + 1, ${fingerprint}, ${language} from visibility_panels where website_id = ${websiteId} returning id`,
  );
  if (!panel) throw new Error('a panel was not inserted');
  await db
    .insertInto('visibility_prompts')
    .values(prompts.map((prompt, position) => ({ ...prompt, position, panel_id: panel.id, user_id: userId })))
    .execute();
  return panel.id;
}

export type NewRound = {
  userId: string;
  websiteId: string;
  panelId: string;
  repeats: number;
  days: number;
  creditsPer10: number;
  credits: number;
};
export const insertRound = (db: Db, round: NewRound) =>
  db
    .insertInto('visibility_rounds')
    .values({
      user_id: round.userId,
      website_id: round.websiteId,
      panel_id: round.panelId,
      repeats: round.repeats,
      days: round.days,
      credits_per_10: round.creditsPer10,
      credits_quoted: round.credits,
      credits_charged: round.credits,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

export const noteReservation = (db: Db, id: string, reservationId: string) =>
  db.updateTable('visibility_rounds').set({ reservation_id: reservationId }).where('id', '=', id).execute();

export type Instrument = { engine: VisibilityEngine; model: string; tool: string; forced: boolean; place: string | null };
export const insertEngine = (db: Db, roundId: string, userId: string, { engine, model, tool, forced, place }: Instrument) =>
  db
    .insertInto('visibility_round_engines')
    .values({ round_id: roundId, user_id: userId, engine, model_asked: model, tool, forced, place })
    .execute();

export const insertAnswers = (db: Db, roundId: string, userId: string, engine: VisibilityEngine, prompts: number, dueAt: readonly Date[]) =>
  sql`insert into visibility_answers (user_id, round_id, engine, position, repeat, due_at)
    select ${userId}, ${roundId}, ${engine}, position, repeat - 1, due
    from unnest(${dueAt.map((due) => due.toISOString())}::timestamptz[]) with ordinality plan (due, repeat), generate_series(0, ${prompts - 1}::integer) position`.execute(
    db,
  );

export type ScheduleRow = {
  engines: VisibilityEngine[];
  questions: number;
  repeats: number;
  days: number;
  credits: number;
  skipped_reason: string | null;
};
export const findSchedule = async (db: Db, websiteId: string): Promise<ScheduleRow | undefined> =>
  firstRow(
    db,
    sql<ScheduleRow>`select engines, questions, repeats, days, credits, skipped_reason from visibility_schedules where website_id = ${websiteId}`,
  );

export const saveSchedule = (db: Db, userId: string, websiteId: string, plan: Omit<ScheduleRow, 'skipped_reason'>) =>
  sql`insert into visibility_schedules (website_id, user_id, engines, questions, repeats, days, credits)
    values (${websiteId}, ${userId}, ${plan.engines}::text[], ${plan.questions}, ${plan.repeats}, ${plan.days}, ${plan.credits})
    on conflict (website_id) do update set engines = excluded.engines, questions = excluded.questions, repeats = excluded.repeats,
      days = excluded.days, credits = excluded.credits, skipped_reason = null`.execute(db);

export const deleteSchedule = (db: Db, websiteId: string) =>
  db.deleteFrom('visibility_schedules').where('website_id', '=', websiteId).execute();

export const noteSkipped = (db: Db, websiteId: string, reason: string | null) =>
  db.updateTable('visibility_schedules').set({ skipped_reason: reason }).where('website_id', '=', websiteId).execute();

export type LockedRound = {
  id: string;
  user_id: string;
  website_id: string;
  status: RoundStatus;
  credits_per_10: number;
  credits_quoted: number;
  reservation_id: string | null;
  settled_at: string | null;
};
const LOCKED = ['id', 'user_id', 'website_id', 'status', 'credits_per_10', 'credits_quoted', 'reservation_id', 'settled_at'] as const;

export const lockRound = (db: Db, id: string): Promise<LockedRound | undefined> =>
  db.selectFrom('visibility_rounds').select(LOCKED).where('id', '=', id).forUpdate().executeTakeFirst();
export const findRound = (db: Db, id: string): Promise<LockedRound | undefined> =>
  db.selectFrom('visibility_rounds').select(LOCKED).where('id', '=', id).executeTakeFirst();

/** Takes an engine of a round up; undefined where there is none. What another worker was asking counts as asked. */
export async function takeUp(db: Db, roundId: string, engine: VisibilityEngine): Promise<number | undefined> {
  const taken = await db
    .updateTable('visibility_round_engines')
    .set((row) => ({ attempt: row('attempt', '+', 1) }))
    .where('round_id', '=', roundId)
    .where('engine', '=', engine)
    .returning('attempt')
    .executeTakeFirst();
  return taken?.attempt;
}

export const interruptAsking = (db: Db, roundId: string, engine: VisibilityEngine, sentence: string) =>
  db
    .updateTable('visibility_answers')
    .set({ status: 'error', problem_code: 'interrupted', problem: sentence })
    .where('round_id', '=', roundId)
    .where('engine', '=', engine)
    .where('status', '=', 'asking')
    .execute();

export type Taken = { id: string; tries: number; text: string };

/** The next answer that is due, taken for this attempt; it is written as being asked before it is. */
export const takeNext = (
  db: Db,
  roundId: string,
  engine: VisibilityEngine,
  attempt: number,
  reserved: number,
): Promise<Taken | undefined> =>
  firstRow(
    db,
    sql<Taken>`
      update visibility_answers a set status = 'asking', asked_at = clock_timestamp(), tries = tries + 1, taken_by = ${attempt}, reserved_usd = ${reserved}
      from visibility_rounds r, visibility_prompts p
      where a.id = (
          select id from visibility_answers where round_id = ${roundId} and engine = ${engine} and status = 'waiting' and due_at <= clock_timestamp()
          order by due_at, repeat, position limit 1 for update skip locked)
        and r.id = a.round_id and r.status = 'running' and p.panel_id = r.panel_id and p.position = a.position
        and exists (select from visibility_round_engines e where e.round_id = a.round_id and e.engine = a.engine and e.attempt = ${attempt})
      returning a.id, a.tries, p.text`,
  );

export const nextDue = (db: Db, roundId: string, engine: VisibilityEngine) =>
  firstRow(
    db,
    sql<{ seconds: number }>`
      select greatest(0, ceil(extract(epoch from min(due_at) - clock_timestamp())))::integer as seconds from visibility_answers
      where round_id = ${roundId} and engine = ${engine} and status = 'waiting' having count(*) > 0`,
  );

export type Outcome = {
  status: 'ok' | 'refused' | 'incomplete' | 'error' | 'waiting';
  model_served: string | null;
  retrieval: 'used' | 'not_used' | 'unknown';
  place: 'applied' | 'ignored' | 'unknown';
  text: string;
  cut: boolean;
  problem_code: string | null;
  problem: string | null;
  searches: number;
  input_tokens: number;
  output_tokens: number;
  cost_usd: number;
};

/** Writes what came, if it is still this attempt's to write. Answers whose it is. */
export const saveAnswer = (db: Db, id: string, attempt: number, outcome: Outcome, retryInSeconds: number) =>
  db
    .updateTable('visibility_answers')
    .set({
      ...outcome,
      reserved_usd: 0,
      due_at: sql<string>`case when ${outcome.status} = 'waiting' then clock_timestamp() + make_interval(secs => ${retryInSeconds}) else due_at end`,
    })
    .where('id', '=', id)
    .where('status', '=', 'asking')
    .where('taken_by', '=', attempt)
    .returning(['user_id', 'round_id'])
    .executeTakeFirst();

export type NewSource = {
  role: 'retrieved' | 'opened' | 'cited';
  ordinal: number;
  raw: string;
  url: string;
  site: string;
  title: string | null;
  start: number | null;
  end: number | null;
  citedText: string | null;
};
export const insertSources = (db: Db, answerId: string, userId: string, sources: readonly NewSource[]) =>
  db
    .insertInto('visibility_sources')
    .values(
      sources.map(({ role, ordinal, raw, url, site, title, start, end, citedText }) => ({
        answer_id: answerId,
        user_id: userId,
        role,
        ordinal,
        url_raw: raw,
        url,
        site,
        title,
        span_start: start,
        span_end: end,
        cited_text: citedText,
      })),
    )
    .execute();

export type NewMention = { entity: string; start: number; end: number; negated: boolean };
export async function replaceMentions(
  db: Db,
  answerId: string,
  userId: string,
  mentions: readonly NewMention[],
  version: number,
): Promise<void> {
  await db.deleteFrom('visibility_mentions').where('answer_id', '=', answerId).execute();
  if (mentions.length === 0) return;
  await db
    .insertInto('visibility_mentions')
    .values(
      mentions.map(({ entity, start, end, negated }) => ({
        answer_id: answerId,
        user_id: userId,
        entity_id: entity,
        span_start: start,
        span_end: end,
        negated,
        matcher_version: version,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Answers of a website that are kept, after `after`, a page at a time. */
export const answersToMatch = (db: Db, websiteId: string, after: string, limit: number) =>
  db
    .selectFrom('visibility_answers as answer')
    .innerJoin('visibility_rounds as round', 'round.id', 'answer.round_id')
    .select(['answer.id', 'answer.user_id', 'answer.text'])
    .where('round.website_id', '=', websiteId)
    .where('answer.status', '=', 'ok')
    .where('answer.id', '>', after)
    .orderBy('answer.id')
    .limit(limit)
    .execute();

/** Ends everything of an engine that is not asked yet. */
export async function stopEngine(db: Db, roundId: string, engine: VisibilityEngine, code: string, sentence: string): Promise<void> {
  await db
    .updateTable('visibility_answers')
    .set({ status: 'error', problem_code: code, problem: sentence })
    .where('round_id', '=', roundId)
    .where('engine', '=', engine)
    .where('status', '=', 'waiting')
    .execute();
}

export const noteProblem = (db: Db, roundId: string, engine: VisibilityEngine, sentence: string) =>
  db
    .updateTable('visibility_round_engines')
    .set({ problem: sentence })
    .where('round_id', '=', roundId)
    .where('engine', '=', engine)
    .execute();

export async function cancelWaiting(db: Db, roundId: string): Promise<void> {
  await db
    .updateTable('visibility_rounds')
    .set({ status: 'cancelled', ended_at: sql<string>`clock_timestamp()` })
    .where('id', '=', roundId)
    .execute();
  await db
    .updateTable('visibility_answers')
    .set({ status: 'cancelled' })
    .where('round_id', '=', roundId)
    .where('status', '=', 'waiting')
    .execute();
}

export const progressOf = (db: Db, roundId: string) =>
  firstRow(
    db,
    sql<{ open: number; delivered: number }>`
      select count(*) filter (where status in ('waiting', 'asking'))::integer as open, count(*) filter (where status = 'ok')::integer as delivered
      from visibility_answers where round_id = ${roundId}`,
  );

export const settleRound = (db: Db, id: string, status: RoundStatus, charged: number) =>
  db
    .updateTable('visibility_rounds')
    .set({
      status,
      credits_charged: charged,
      settled_at: sql<string>`clock_timestamp()`,
      ended_at: sql<string>`coalesce(ended_at, clock_timestamp())`,
    })
    .where('id', '=', id)
    .execute();

/** Sets something aside of a month's ceiling; answers whether there was as much. */
export async function reserveCost(db: Db, month: string, amount: number, ceiling: number): Promise<boolean> {
  if (amount > ceiling) return false;
  const { rows } = await sql`
    insert into visibility_spending values (${month}, ${amount})
    on conflict (month) do update set cost_usd = visibility_spending.cost_usd + ${amount} where visibility_spending.cost_usd + ${amount} <= ${ceiling}
    returning month`.execute(db);
  return rows.length === 1;
}

export const correctCost = (db: Db, month: string, by: number) =>
  sql`update visibility_spending set cost_usd = greatest(0, cost_usd + ${by}) where month = ${month}`.execute(db);

export const spentIn = async (db: Db, month: string): Promise<number> =>
  (await db.selectFrom('visibility_spending').select('cost_usd').where('month', '=', month).executeTakeFirst())?.cost_usd ?? 0;

/** The next free slot of an engine, in milliseconds from now. */
export async function takeSlot(db: Db, engine: VisibilityEngine, perMinute: number): Promise<number> {
  const step = 60 / perMinute;
  const slot = await firstRow(
    db,
    sql<{ ms: number }>`
      insert into visibility_pace values (${engine}, clock_timestamp() + make_interval(secs => ${step}))
      on conflict (engine) do update set next_at = greatest(visibility_pace.next_at, clock_timestamp()) + make_interval(secs => ${step})
      returning greatest(0, extract(epoch from next_at - clock_timestamp()) - ${step})::double precision * 1000 as ms`,
  );
  return slot?.ms ?? 0;
}

/** Rounds older than this many months, with all that hangs on them. */
export const deleteOlder = (db: Db, months: number) =>
  sql`delete from visibility_rounds where settled_at is not null and created_at < clock_timestamp() - make_interval(months => ${months})`.execute(
    db,
  );
