-- Members as the payment provider knows them. The id makes the key under which the customer is created there, so that it is created once.
create table billing_customers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users on delete cascade,
  stripe_customer_id text unique,
  created_at timestamptz not null default now()
);
call app.guard('billing_customers', 'user_id');

-- Every checkout that was asked for. The id makes the key under which it is created there.
create table billing_checkouts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  kind text not null check (kind in ('subscription', 'pack')),
  price_id text not null,
  stripe_session_id text unique,
  state text not null default 'open' check (state in ('open', 'pending', 'complete', 'failed', 'expired')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- One a member for subscriptions and one for each pack: a second click finds the first.
create unique index open_subscription_checkout on billing_checkouts (user_id) where kind = 'subscription' and state = 'open';
create unique index open_pack_checkout on billing_checkouts (user_id, price_id) where kind = 'pack' and state = 'open';
call app.guard('billing_checkouts', 'user_id');

-- Changes of plans that were asked for; one is open until the provider has said yes or no, and its id makes the key.
create table billing_plan_changes (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null,
  user_id uuid not null,
  from_price text not null,
  to_price text not null,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  foreign key (subscription_id, user_id) references subscriptions (id, user_id) on delete cascade
);
create unique index open_plan_change on billing_plan_changes (subscription_id, from_price, to_price) where settled_at is null;
call app.guard('billing_plan_changes', 'user_id');

-- Mails about payments, each once.
create table billing_notices (
  key text primary key,
  user_id uuid not null references auth.users on delete cascade,
  created_at timestamptz not null default now()
);
call app.guard('billing_notices', 'user_id');

-- What was taken back because of a dispute, and whether it was given back since.
create table billing_disputes (
  id text primary key,
  user_id uuid not null references auth.users on delete cascade,
  charge_id text not null,
  credits integer not null check (credits > 0),
  returned boolean not null default false,
  created_at timestamptz not null default now()
);
create index disputes_of_charge on billing_disputes (charge_id);
call app.guard('billing_disputes', 'user_id');

-- How often the provider's state was copied: whoever fetched before another copy was written fetches again.
alter table subscriptions add column copies integer not null default 0;

-- An event is applied by whoever claims it, and tried again later when that fails.
alter table stripe_events add column try_after timestamptz not null default now();
drop index stripe_events_open;
create index stripe_events_open on stripe_events (try_after) where processed_at is null;
