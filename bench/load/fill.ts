import { FACTOR_IDS } from '@citelight/contracts';
import pg from 'pg';

/** Data as of a product that has been used for years: many members, each with a site, reports and ledger lines. */

/** `analysis`: JSON of a whole one. */
export type Filled = { members: number; reports: number; lines: number; analysis: string };

const SCORES = JSON.stringify(Object.fromEntries(FACTOR_IDS.map((id) => [id, 50])));

/** Of each member's newest report the whole analysis; of the others what a list of reports shows, and a filler that it must not read. */
const REPORTS = `insert into assessment_reports (user_id, website_id, status, is_auto_generated, created_at, completed_at, settled_at, error_message, report_data)
  select w.user_id, w.id, case when n % 10 = 0 then 'failed' else 'completed' end, n % 2 = 0, now() - n * interval '7 hours', now(), now(), 'no',
    case when n % 10 = 0 then null when n = 1 then jsonb_build_object('analysis', $2::jsonb) else jsonb_build_object('analysis', jsonb_build_object(
      'overallScore', (n * 37) % 101, 'scores', '${SCORES}'::jsonb, 'summary', 'A summary.', 'partial', false, 'filler', repeat(md5(n::text), 40))) end
  from tracked_websites w, generate_series(1, $1::int) n`;

/** One lot each, and a line for each credit that was ever spent of it. */
const LEDGER = [
  `insert into user_credits (user_id, balance, version, free_month) select id, 1000, $1::int, to_char(now() at time zone 'UTC', 'YYYY-MM') from auth.users`,
  `insert into credit_lots (user_id, type, granted, remaining, source, source_ref)
   select user_id, 'topup_purchase', 1000 + $1::int - 1, 1000, 'bench', user_id::text from user_credits`,
  `insert into credit_transactions (user_id, seq, transaction_type, amount, balance_after, created_at)
   select user_id, n, case when n = 1 then 'topup_purchase' else 'assessment_generation' end, case when n = 1 then 1000 + $1::int - 1 else -1 end,
     1000 + $1::int - n, now() - ($1::int - n) * interval '1 hour' from user_credits, generate_series(1, $1::int) n`,
  `insert into credit_transaction_lots (transaction_id, lot_id, amount)
   select t.id, l.id, t.amount from credit_transactions t join credit_lots l using (user_id) where $1::int > 0`,
];

/** Fills an empty database as its superuser, without triggers: what is measured is reading and writing later, not this. */
export async function fillDatabase(admin: pg.ClientConfig, { members, reports, lines, analysis }: Filled): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    await client.query(`insert into auth.users (email) select 'u' || n || '@bench.test' from generate_series(1, $1::int) n`, [members]);
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into tracked_websites (user_id, website_url, website_name) select id, 'http://bench.test/', 'bench' from auth.users`,
    );
    await client.query(REPORTS, [Math.round(reports / members), analysis]);
    for (const statement of LEDGER) await client.query(statement, [Math.round(lines / members)]);
    // What the bulk load leaves to do (visibility map, statistics) is not what is measured.
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}

/** Members whose daily report is due within this minute, with credits for it. */
export async function dueSchedules(admin: pg.ClientConfig, count: number): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    await client.query(`insert into auth.users (email) select 's' || n || '@bench.test' from generate_series(1, $1::int) n`, [count]);
    const people = `select id from auth.users where email like 's%@bench.test'`;
    await client.query(
      `insert into tracked_websites (user_id, website_url, website_name) select id, 'http://bench.test/', 'bench' from (${people}) p`,
    );
    await client.query(`select app.grant_credits(id, 'topup_purchase', 100, null, 'bench-schedule', id::text) from (${people}) p`);
    await client.query(`
      insert into subscriptions (user_id, website_id, status, tier, stripe_price_id, current_period_start, current_period_end)
      select user_id, id, 'active', 'daily', 'price_citelight_daily', now() - interval '1 day', now() + interval '29 days'
      from tracked_websites where user_id in (${people})`);
    await client.query(`
      insert into scheduled_reports (subscription_id, user_id, website_id, tier, anchor_at, next_run_at)
      select id, user_id, website_id, tier, t.at, t.at
      from subscriptions, (select date_trunc('minute', now()) as at) t where user_id in (${people})`);
  } finally {
    await client.end();
  }
}
