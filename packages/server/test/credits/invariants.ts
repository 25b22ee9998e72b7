import { type Db, sql } from '../../src/platform/database.ts';

/** What must hold of the ledger after every test: each query answers the rows that break it. */
export const INVARIANTS: Record<string, string> = {
  'L1 an account is the sum of its lines': `
    select a.user_id from user_credits a left join credit_transactions t using (user_id)
    group by a.user_id having coalesce(sum(t.amount), 0) <> a.balance`,
  'L2 lines are numbered 1…n and each continues the one before': `
    select * from (
      select t.*, row_number() over w as place, coalesce(lag(balance_after) over w, 0) as before, lag(created_at) over w as earlier
      from credit_transactions t window w as (partition by user_id order by seq)) lines
    where seq <> place or balance_after <> before + amount or created_at < earlier
    union all
    select t.*, 0, 0, null from credit_transactions t join user_credits a using (user_id) where t.seq > a.version`,
  'L2 the account counts its lines': `
    select a.user_id from user_credits a left join credit_transactions t using (user_id)
    group by a.user_id having count(t.id) <> a.version`,
  'L3 nothing is negative': `
    select user_id from user_credits where balance < 0 or reserved < 0 or debt < 0 or reserved > balance
    union all select user_id from credit_lots where remaining < 0 or reserved < 0 or reserved > remaining or expired < 0 or revoked < 0`,
  'L4 the lots hold the balance': `
    select a.user_id from user_credits a left join credit_lots l using (user_id)
    group by a.user_id having coalesce(sum(l.remaining), 0) <> a.balance`,
  'L5 a lot is what its lines made of it': `
    select l.id from credit_lots l left join credit_transaction_lots s on s.lot_id = l.id left join credit_transactions t on t.id = s.transaction_id
    group by l.id
    having coalesce(sum(s.amount), 0) <> l.remaining
      or coalesce(sum(s.amount) filter (where t.transaction_type = l.type), 0) <> l.granted
      or coalesce(-sum(s.amount) filter (where t.transaction_type = 'credit_expiry'), 0) <> l.expired
      or coalesce(-sum(s.amount) filter (where t.transaction_type = 'credit_revocation' and t.metadata ->> 'reason' = 'reversed'), 0) <> l.revoked`,
  'L6 every line is covered by lots of the same account': `
    select t.id from credit_transactions t left join credit_transaction_lots s on s.transaction_id = t.id
    group by t.id having coalesce(sum(s.amount), 0) <> t.amount
    union all
    select t.id from credit_transactions t join credit_transaction_lots s on s.transaction_id = t.id join credit_lots l on l.id = s.lot_id
    where l.user_id <> t.user_id or sign(s.amount) <> sign(t.amount)`,
  'L7 open reservations are what is reserved': `
    select a.user_id from user_credits a left join credit_reservations r on r.user_id = a.user_id and r.state = 'open'
    group by a.user_id having coalesce(sum(r.amount - r.charged), 0) <> a.reserved
    union all
    select l.id from credit_lots l left join credit_reservation_lots r on r.lot_id = l.id
    group by l.id having coalesce(sum(r.held), 0) <> l.reserved
    union all
    select r.id from credit_reservations r join credit_reservation_lots l on l.reservation_id = r.id
    group by r.id having sum(l.amount) <> r.amount or (r.state = 'open' and sum(l.held) <> r.amount - r.charged) or (r.state <> 'open' and sum(l.held) <> 0)`,
  'L8 a reservation is charged what its parts cost': `
    select r.id from credit_reservations r left join credit_charges c on c.reservation_id = r.id
    group by r.id having coalesce(sum(c.amount), 0) <> r.charged`,
  'L12 one monthly grant a month': `
    select user_id from credit_lots where type = 'free_trial_grant' and source = 'monthly'
    group by user_id, date_trunc('month', expires_at at time zone 'UTC') having count(*) > 1`,
  'L14 no lot gives anything after its end but to a reservation': `
    select l.id from credit_lots l join credit_transaction_lots s on s.lot_id = l.id join credit_transactions t on t.id = s.transaction_id
    join credit_charges c on c.transaction_id = t.id join credit_reservations r on r.id = c.reservation_id
    where r.created_at >= l.ends_at`,
  'L15 what is shown can be spent': `
    select a.user_id from user_credits a
    where get_available_credits(a.user_id, null) <> a.balance - a.reserved - (
      select coalesce(sum(remaining - reserved), 0) from credit_lots l where l.user_id = a.user_id and ends_at <= (select app.now()))`,
  'L19 what was taken back is at most what was granted': `
    select l.id from credit_lots l join credit_revocations v using (source, source_ref)
    where v.applied <> least(v.amount, l.granted) or l.revoked + l.indebted > v.applied or v.user_id <> l.user_id
    union all
    select user_id from user_credits a where debt <> (
      (select coalesce(sum(indebted), 0) from credit_lots l where l.user_id = a.user_id)
      + (select coalesce(sum(amount), 0) from credit_transactions t
         where t.user_id = a.user_id and transaction_type = 'credit_revocation' and metadata ->> 'reason' = 'debt'))`,
  'L24 the lines alone give every balance': `
    select id from (select t.*, sum(amount) over (partition by user_id order by seq) as played from credit_transactions t) lines
    where played <> balance_after`,
  'L23 a part is charged once, and given back at most once': `
    select c.reservation_id from credit_charges c
    join credit_reservations r on r.id = c.reservation_id
    join credit_transactions t on t.id = c.transaction_id left join credit_transactions b on b.id = c.refund_id
    where t.amount <> -c.amount or t.transaction_type <> c.type or t.report_id <> r.report_id
      or (b.id is not null and (b.amount not between 1 and c.amount or b.transaction_type <> 'refund_grant'))
    union all
    select t.id from credit_transactions t left join credit_charges c on t.id in (c.transaction_id, c.refund_id)
    where c.type is null and t.transaction_type in
      ('assessment_generation', 'keyword_analysis', 'content_opportunities', 'competitor_analysis', 'visibility_round', 'refund_grant')`,
};

export async function brokenInvariants(db: Db): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, query] of Object.entries(INVARIANTS)) {
    const { rows } = await sql.raw(query).execute(db);
    if (rows.length > 0) broken.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return broken;
}

/** To be called after every test that touches credits. */
export async function expectSoundLedger(db: Db): Promise<void> {
  const broken = await brokenInvariants(db);
  if (broken.length > 0) throw new Error(`The ledger is broken:\n${broken.join('\n')}`);
}
