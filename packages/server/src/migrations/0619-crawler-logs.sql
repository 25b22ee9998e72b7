-- What AI crawlers did, by uploaded logs: counts. No line of a person and no address is kept, except those that claimed to be a crawler and were contradicted.

create table crawler_logs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  website_id uuid not null,
  name text not null check (length(name) <= 200),
  bytes bigint not null check (bytes >= 0),
  -- Without addresses.
  activity jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  foreign key (website_id, user_id) references tracked_websites (id, user_id) on delete cascade,
  unique (id, user_id)
);
create index crawler_logs_of_website on crawler_logs (website_id, created_at desc);
call app.guard('crawler_logs', 'user_id');
grant select, insert, delete on crawler_logs to app_user;

-- Kept for thirty days.
create table crawler_claims (
  log_id uuid not null,
  user_id uuid not null,
  address text not null,
  agent text not null,
  hits integer not null check (hits > 0),
  last_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (log_id, agent, address),
  foreign key (log_id, user_id) references crawler_logs (id, user_id) on delete cascade
);
create index crawler_claims_to_forget on crawler_claims (created_at);
call app.guard('crawler_claims', 'user_id');
grant select, insert on crawler_claims to app_user;

-- Editions of the address ranges that vendors publish; the newest of each address counts.
create table crawler_ranges (
  url text not null,
  -- Of the prefixes, in order.
  hash bytea not null check (octet_length(hash) = 32),
  tokens text[] not null check (cardinality(tokens) > 0),
  edition text not null check (edition ~ '^\d{4}-\d\d-\d\d$'),
  prefixes jsonb not null check (jsonb_typeof(prefixes) = 'array'),
  fetched_at timestamptz not null default clock_timestamp(),
  primary key (url, hash)
);
