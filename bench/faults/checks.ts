import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS, PACKS, PLANS } from '@citelight/contracts';
import { COSTS } from '../../packages/contracts/src/credits.ts';
import { type Db, sql } from '../../packages/server/src/platform/database.ts';
import { brokenInvariants } from '../../packages/server/test/credits/invariants.ts';
import type { CaughtMail } from '../product/mail-catcher.ts';
import { type Member, SHOWN, stateOf } from './members.ts';
import type { Stage } from './stage.ts';

/** What must hold of the product after every fault, and what must hold once it has been left in peace. Each check answers sentences about what broke. */

type Rows = Record<string, unknown>[];
const rowsOf = async (db: Db, query: string): Promise<Rows> => (await sql.raw<Record<string, unknown>>(query).execute(db)).rows;

const LIVE = `j.state in ('created', 'retry', 'active')`;
const hasJob = (queue: string, where = '') =>
  `exists (select from jobs.job j where j.name in ('${queue}', '${queue}.given-up') and ${LIVE} and j.data ->> 'reportId' = r.id::text ${where})`;

/** Holds at every moment: what is promised has a job that will end it, and no promise is made twice. */
const ALWAYS: Record<string, string> = {
  'a report that nobody works on': `select r.id, r.status, r.attempt from assessment_reports r
    where status in ('pending', 'processing') and not ${hasJob('assess-report')}`,
  'keywords that nobody works on': `select r.id from assessment_reports r
    where status = 'completed' and keywords_status in ('pending', 'processing') and not ${hasJob('analyze-keywords')}`,
  'opportunities that nobody works on': `select r.id from assessment_reports r
    where status = 'completed' and content_status in ('pending', 'processing') and not ${hasJob('find-content-opportunities')}`,
  'a competitor that nobody works on': `select r.id from assessment_reports r join competitor_runs c on c.report_id = r.id
    where r.status = 'completed' and r.competitors_status in ('pending', 'processing') and c.status in ('pending', 'processing')
      and not ${hasJob('compare-competitor', `and j.data ->> 'competitorId' = c.competitor_id::text`)}`,
  'a mail that waits and that nobody will send': `select m.id from mail_outbox m where m.state = 'queued'
      and m.purpose <> 'share-report' and not exists (select from jobs.job j where j.name in ('send-mail', 'send-mail.given-up')
      and ${LIVE} and j.data ->> 'mailId' = m.id::text)`,
  'two reports of one site at once': `select website_id from assessment_reports where status in ('pending', 'processing')
    group by website_id having count(*) > 1`,
  'a scheduled period without its report': `select schedule_id, period_key from report_periods where outcome = 'started' and report_id is null`,
};

const SNAPSHOT_LIMIT_MS = 60_000;

/** In one snapshot, so that work that goes on meanwhile cannot look like a fault. Reads only: where a fault breaks its own connection, it looks again. */
async function inSnapshot<T>(stage: Stage, work: (db: Db) => Promise<T>): Promise<T> {
  for (const limit = performance.now() + SNAPSHOT_LIMIT_MS; ; await sleep(200)) {
    try {
      return await stage.db.transaction().setIsolationLevel('repeatable read').execute(work);
    } catch (error) {
      if (performance.now() > limit) throw error;
    }
  }
}

/** Looks at each mail once; answers everything that was mailed twice so far. */
export function watchMails({ mail }: Stage): () => string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  let looked = 0;
  const once = (what: string, key: string) => {
    if (seen.has(`${what} ${key}`)) problems.push(`mailed twice: ${what} ${key}`);
    seen.add(`${what} ${key}`);
  };
  return () => {
    for (; looked < mail.mails.length; looked++) {
      const { messageId, to, raw } = mail.mails[looked] as CaughtMail;
      once('message', messageId);
      const report = /dashboard\?report=(?:3D)?([0-9a-f-]{36})/.exec(raw.replace(/=\r?\n/g, ''))?.[1];
      if (report) once('report', report);
      if (to.endsWith('@reader.test')) once('share', to);
    }
    return problems;
  };
}

export async function checkAlways(stage: Stage, members: readonly Member[], mailedTwice: () => string[]): Promise<string[]> {
  // Before the snapshot: what is promised later is not in it.
  const accepted = members.flatMap((member) => [...member.accepted]);
  const problems = await inSnapshot(stage, async (db) => {
    const found = await brokenInvariants(db);
    for (const [name, query] of Object.entries(ALWAYS)) {
      const rows = await rowsOf(db, query);
      if (rows.length > 0) found.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`);
    }
    const { rows } = await sql<{ id: string }>`
      select id from unnest(${accepted}::uuid[]) id where id not in (select id from assessment_reports)`.execute(db);
    for (const { id } of rows) found.push(`accepted and not there: ${id}`);
    return found;
  });
  problems.push(...mailedTwice());
  for (const member of members) problems.push(...member.broken.splice(0).map((text) => `answered with 500: ${text}`));
  return problems;
}

/** Is nothing under way any more? */
export async function isQuiet(stage: Stage): Promise<boolean> {
  const { waiting } = await stage.sandbox<{ waiting: number }>('/sandbox/webhooks');
  const open = await rowsOf(
    stage.db,
    `select 'report' from assessment_reports where settled_at is null
     union all select 'event' from stripe_events where processed_at is null and given_up_at is null
     union all select 'mail' from mail_outbox where state = 'queued' and purpose <> 'share-report'
     union all select 'mail job' from jobs.job where name = 'send-mail' and state in ('created', 'retry', 'active')
     union all select 'tick' from jobs.job where name in ('tick-schedules', 'reconcile-payments') and state in ('created', 'retry', 'active')
     union all select 'schedule' from (${DUE_SCHEDULES}) due -- one that waited for its owner’s own analysis follows at the next tick
     union all select 'finished' from jobs.job where name like 'mail-finished-report%' and state in ('created', 'retry', 'active')
     limit 1`,
  );
  return waiting === 0 && open.length === 0;
}

/** What is not quiet yet, in a few words. */
export async function whatIsLoud(stage: Stage): Promise<string> {
  const { waiting } = await stage.sandbox<{ waiting: number }>('/sandbox/webhooks');
  const rows = await rowsOf(
    stage.db,
    `select 'report ' || status || ' ' || keywords_status || ' ' || content_status || ' ' || competitors_status as what, count(*)::integer as n
       from assessment_reports where settled_at is null group by 1
     union all select 'event ' || type || ' ' || coalesce(last_error, ''), count(*)::integer from stripe_events where processed_at is null group by 1
     union all select 'mail ' || purpose, count(*)::integer from mail_outbox where state = 'queued' group by 1
     union all select 'job ' || name || ' ' || state, count(*)::integer from jobs.job where state in ('created', 'retry', 'active') group by 1`,
  );
  return `${waiting} webhooks; ${rows.map(({ what, n }) => `${n} × ${what}`).join('; ')}`;
}

type Paid = { id: string; credits: number };
type Page<T> = { data: T[]; has_more: boolean };
async function listAll<T extends { id: string }>(stage: Stage, path: string): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const after = all.at(-1)?.id;
    const { data, has_more } = await stage.sandbox<Page<T>>(`${path}?limit=100${after ? `&starting_after=${after}` : ''}`);
    all.push(...data);
    if (!has_more) return all;
  }
}

/** What the payment provider was paid for, by its own books. */
async function paidFor(stage: Stage): Promise<{ packs: Paid[]; invoices: string[] }> {
  type Session = { id: string; mode: string; status: string; payment_status: string; amount_total: number };
  const sessions = await listAll<Session>(stage, '/v1/checkout/sessions');
  const packs = sessions
    .filter(({ mode, status, payment_status }) => mode === 'payment' && status === 'complete' && payment_status === 'paid')
    .map(({ id, amount_total }) => ({ id, credits: PACKS.find(({ price }) => price * 100 === amount_total)?.credits ?? 0 }));
  const invoices = await listAll<{ id: string; status: string }>(stage, '/v1/invoices');
  return { packs, invoices: invoices.filter(({ status }) => status === 'paid').map(({ id }) => id) };
}

/** Money against credits: each paid object is exactly one lot of its size, and no lot of these is without. */
async function checkPayments(stage: Stage): Promise<string[]> {
  const problems: string[] = [];
  const { packs, invoices } = await paidFor(stage);
  const lots = await rowsOf(
    stage.db,
    `select source, source_ref, granted from credit_lots where source in ('stripe_checkout', 'stripe_invoice')`,
  );
  const granted = new Map(lots.map(({ source_ref, granted }) => [String(source_ref), Number(granted)]));
  const allocation = PLANS.find(({ priceId }) => priceId === 'price_citelight_daily')?.allocation;
  for (const { id, credits } of packs)
    if (granted.get(id) !== credits) problems.push(`paid for ${credits} credits (${id}), granted ${granted.get(id) ?? 'nothing'}`);
  for (const id of invoices)
    if (granted.get(id) !== allocation)
      problems.push(`paid for a month (${id}), granted ${granted.get(id) ?? 'nothing'} instead of ${allocation}`);
  const paid = new Set([...packs.map(({ id }) => id), ...invoices]);
  for (const ref of granted.keys()) if (!paid.has(ref)) problems.push(`granted for ${ref}, which was not paid`);
  return problems;
}

const { assessment_generation: base, keyword_analysis, content_opportunities, competitor_analysis } = COSTS;
/** What a report costs by what became of its parts; a place for a competitor that was not taken costs nothing. */
const COST = `case when r.is_free or r.status = 'failed' then 0 else ${base}
  + case when r.keywords_status = 'completed' then ${keyword_analysis} else 0 end
  + case when r.content_status = 'completed' then ${content_opportunities} else 0 end
  + case when r.competitors_status in ('completed', 'none')
    then ${competitor_analysis} - ${LIMITS.activeCompetitors} + (select count(*) from competitor_runs c where c.report_id = r.id)::integer else 0 end end`;

/** It may wait an hour for the payment of its period. */
const DUE_SCHEDULES = `select s.id, s.next_run_at from scheduled_reports s join subscriptions b on b.id = s.subscription_id
    where s.is_active and b.status = 'active' and s.next_run_at < b.current_period_end and s.next_run_at < app.now() - interval '61 minutes'`;

/** Holds when nothing is under way. */
const AT_REST: Record<string, string> = {
  'a report that did not end': `select id, status, keywords_status, content_status, competitors_status from assessment_reports
    where settled_at is null or status not in ('completed', 'failed')`,
  'a report that cost something else than its parts': `select r.id, r.status, ${COST} as right, r.credits_charged as says, coalesce(-sum(t.amount), 0) as paid
    from assessment_reports r left join credit_transactions t on t.report_id = r.id
    group by r.id having ${COST} <> r.credits_charged or ${COST} <> coalesce(-sum(t.amount), 0)`,
  'a reservation that nobody closed': `select id, report_id from credit_reservations where state = 'open'`,
  'a free analysis that was lost or used twice': `select p.id from profiles p
    where p.has_used_free_tier <> exists (select from assessment_reports r where r.user_id = p.id and r.is_free and r.status = 'completed')
      or (select count(*) from assessment_reports r where r.user_id = p.id and r.is_free and r.status = 'completed') > 1`,
  'a payment event that was given up': `select id, type, last_error from stripe_events where given_up_at is not null`,
  'a report of a schedule without its period': `select r.id from assessment_reports r
    where r.is_auto_generated and (select count(*) from report_periods p where p.report_id = r.id) <> 1`,
  'a schedule that passed over a period, or has one twice': `select s.id, s.period, count(p.id) from scheduled_reports s
    left join report_periods p on p.schedule_id = s.id and p.due_at >= s.anchor_at group by s.id having count(p.id) <> s.period`,
  'a scheduled report that is due and was not started': DUE_SCHEDULES,
  'a finished scheduled report that was not mailed about': `select r.id from assessment_reports r
    where r.is_auto_generated and r.status = 'completed' and not exists (select from report_mails m where m.report_id = r.id)`,
};

async function checkMails(stage: Stage, members: readonly Member[]): Promise<string[]> {
  const problems: string[] = [];
  const taken = new Set(stage.mail.mails.map(({ messageId }) => messageId.replace(/^<|@.*$/g, '')));
  for (const { id, state, purpose } of await rowsOf(stage.db, 'select id, state, purpose from mail_outbox')) {
    if (state === 'sent' && !taken.has(String(id))) problems.push(`said to be sent and never arrived: ${purpose} ${id}`);
    if (state === 'failed' && taken.has(String(id))) problems.push(`said to have failed and arrived: ${purpose} ${id}`);
  }
  const readers = new Set(stage.mail.mails.map(({ to }) => to));
  for (const { to, outcome } of members.flatMap(({ shares }) => shares))
    if (outcome === 'sent' && !readers.has(to)) problems.push(`a share that was answered with success never arrived: ${to}`);
  return problems;
}

/** A member's own view: everything promised is there, nothing is there twice, and the screen shows how it ended. */
async function checkViews(stage: Stage, members: readonly Member[]): Promise<string[]> {
  const problems: string[] = [];
  for (const member of members) {
    const { rows } = await sql<{ id: string; auto: boolean; status: string; keywords: string; content: string; competitors: string }>`
      select id, is_auto_generated as auto, status, keywords_status as keywords, content_status as content, competitors_status as competitors
      from assessment_reports where user_id = ${member.id} order by created_at desc`.execute(stage.db);
    const unknown = rows.filter(({ id, auto }) => !auto && !member.accepted.has(id)).length;
    if (unknown > member.unanswered) problems.push(`${unknown} reports that nobody asked for, of ${member.email}`);
    for (const { id, status, keywords, content, competitors } of rows.slice(0, SHOWN)) {
      const now = stateOf({ status, parts: { keywords, content, competitors } } as Parameters<typeof stateOf>[0]);
      const shown = member.screen.get(id);
      if (shown !== now) problems.push(`the screen shows '${shown ?? 'nothing'}' of report ${id}, which is '${now}'`);
    }
  }
  return problems;
}

/** After the product was left in peace. `screens` waits until the screens agree, for a few seconds. */
export async function checkAtRest(stage: Stage, members: readonly Member[], settle: (check: () => Promise<boolean>) => Promise<boolean>) {
  const problems: string[] = [];
  for (const [name, query] of Object.entries(AT_REST)) {
    const rows = await rowsOf(stage.db, query);
    if (rows.length > 0) problems.push(`${name}: ${rows.length} × ${JSON.stringify(rows.slice(0, 3))}`);
  }
  problems.push(...(await checkPayments(stage)), ...(await checkMails(stage, members)));
  await settle(async () => (await checkViews(stage, members)).length === 0);
  problems.push(...(await checkViews(stage, members)));
  return problems;
}
