-- The member's connection to Google Search Console: read-only, one a website.

create table search_connections (
  website_id uuid primary key,
  user_id uuid not null,
  -- Sealed for the website.
  refresh_token bytea not null,
  status text not null default 'choosing' check (status in ('choosing', 'connected', 'broken')),
  property text,
  -- Those of the Google account that fit the website.
  properties text[] not null default '{}',
  problem text,
  refreshed_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  foreign key (website_id, user_id) references tracked_websites (id, user_id) on delete cascade,
  check (status <> 'connected' or property is not null)
);
call app.guard('search_connections', 'user_id');
grant select (website_id, user_id, status, property, properties, problem, refreshed_at) on search_connections to app_user;

-- A connection under way: who asked, until Google sends the browser back.
create table search_flows (
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  user_id uuid not null,
  website_id uuid not null,
  verifier text not null,
  -- What Google sent back, sealed.
  code bytea,
  created_at timestamptz not null default clock_timestamp(),
  foreign key (website_id, user_id) references tracked_websites (id, user_id) on delete cascade
);
create index search_flows_to_forget on search_flows (created_at);
call app.guard('search_flows', 'user_id');
