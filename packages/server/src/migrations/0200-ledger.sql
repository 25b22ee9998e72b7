-- The ledger. A line is never changed; an account is its lines, computed. `balance` holds what was granted and neither spent, expired nor taken
-- back; the part of it that is promised to a running analysis is `reserved`; the rest can be spent.

-- The one clock of credits and schedules. Tests that move the clock replace this function.
create function app.now() returns timestamptz language sql volatile parallel safe return clock_timestamp();

alter table user_credits
  -- The number of the newest line.
  add column version integer not null default 0 check (version >= 0),
  -- The calendar month (UTC, such as 2026-11) of the last monthly grant, given or refused.
  add column free_month text check (free_month ~ '^\d{4}-\d\d$');

-- Whoever locks a member's row for other reasons must not stand in the way of the ledger: it refers to the account, which it has locked itself.
-- Reports may go, what they cost stays written.
alter table credit_transactions
  add column seq integer not null check (seq > 0),
  add constraint dense_lines unique (user_id, seq),
  drop constraint credit_transactions_user_id_fkey,
  add foreign key (user_id) references user_credits on delete restrict,
  drop constraint credit_transactions_report_id_fkey;
drop index transactions_of_user;

create table credit_lots (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references user_credits on delete restrict,
  type text not null check (type in ('free_trial_grant', 'subscription_allocation', 'topup_purchase')),
  granted integer not null check (granted > 0),
  remaining integer not null check (remaining >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  expired integer not null default 0 check (expired >= 0),
  -- Taken back out of this lot, and what was spent already and became debt instead.
  revoked integer not null default 0 check (revoked >= 0),
  indebted integer not null default 0 check (indebted >= 0),
  expires_at timestamptz,
  -- Credits that came back after the expiry.
  grace_until timestamptz,
  ends_at timestamptz generated always as (greatest(expires_at, grace_until)) stored,
  source text not null check (source <> ''),
  source_ref text not null check (source_ref <> ''),
  created_at timestamptz not null default app.now(),
  unique (source, source_ref),
  constraint reserved_is_there check (reserved <= remaining),
  constraint no_more_than_granted check (remaining + expired + revoked <= granted and indebted <= granted)
);
create index lots_with_credits on credit_lots (user_id, ends_at) where remaining > 0;
create index lots_to_expire on credit_lots (ends_at) where remaining > reserved;
call app.guard('credit_lots', 'user_id');
grant select on credit_lots to app_user;

-- Which lots a line fills or draws on.
create table credit_transaction_lots (
  transaction_id uuid not null references credit_transactions on delete restrict,
  lot_id uuid not null references credit_lots on delete restrict,
  amount integer not null check (amount <> 0),
  primary key (transaction_id, lot_id)
);
create index lines_of_lot on credit_transaction_lots (lot_id);

-- One a report.
create table credit_reservations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references user_credits on delete restrict,
  report_id uuid not null unique,
  amount integer not null check (amount > 0),
  charged integer not null default 0 check (charged >= 0),
  state text not null default 'open' check (state in ('open', 'released', 'expired')),
  -- The last resort: whoever made it closes it long before.
  expires_at timestamptz not null,
  created_at timestamptz not null default app.now(),
  closed_at timestamptz,
  check (charged <= amount),
  check ((state = 'open') = (closed_at is null))
);
create index open_reservations on credit_reservations (expires_at) where state = 'open';
create index open_reservations_of_user on credit_reservations (user_id) where state = 'open';
call app.guard('credit_reservations', 'user_id');
grant select on credit_reservations to app_user;

create table credit_reservation_lots (
  reservation_id uuid not null references credit_reservations on delete restrict,
  lot_id uuid not null references credit_lots on delete restrict,
  -- The order in which the lots are drawn on.
  position integer not null check (position > 0),
  amount integer not null check (amount > 0),
  -- Neither charged nor released.
  held integer not null check (held >= 0),
  primary key (reservation_id, lot_id),
  unique (reservation_id, position),
  check (held <= amount)
);
create index reservations_of_lot on credit_reservation_lots (lot_id);

-- Each part of an analysis is charged once and given back at most once.
create table credit_charges (
  reservation_id uuid not null references credit_reservations on delete restrict,
  type text not null check (type in ('assessment_generation', 'keyword_analysis', 'content_opportunities', 'competitor_analysis')),
  amount integer not null check (amount > 0),
  transaction_id uuid not null unique references credit_transactions on delete restrict,
  refund_id uuid unique references credit_transactions on delete restrict,
  primary key (reservation_id, type)
);

-- How much of a lot was taken back altogether. It may be told before the lot itself.
create table credit_revocations (
  source text not null,
  source_ref text not null,
  user_id uuid not null references user_credits on delete restrict,
  amount integer not null check (amount > 0),
  applied integer not null default 0 check (applied >= 0),
  updated_at timestamptz not null default app.now(),
  primary key (source, source_ref)
);
call app.guard('credit_revocations', 'user_id');

-- One grant a month, for a member and for an address however it is written.
create table monthly_grants (
  user_id uuid not null references user_credits on delete restrict,
  month text not null check (month ~ '^\d{4}-\d\d$'),
  -- A keyed digest: the address itself stays with the account.
  address_key bytea not null,
  primary key (user_id, month),
  unique (month, address_key)
);
call app.guard('monthly_grants', 'user_id');

create function app.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end
$$;
create trigger append_only before update or delete or truncate on credit_transactions for each statement execute function app.refuse_change();
create trigger append_only before update or delete or truncate on credit_transaction_lots for each statement execute function app.refuse_change();

-- What a member can spend at this moment. Credits belong to the account, so the website, which the specification's signature has, does not matter.
-- app_user is shown its own rows only: for anybody else's id the answer is 0.
create function public.get_available_credits(user_uuid uuid, website_uuid uuid) returns integer
  language sql stable
  return (
    select coalesce(sum(remaining - reserved), 0)::integer from public.credit_lots
    where user_id = user_uuid and remaining > 0 and (ends_at is null or ends_at > (select app.now()))
  );
