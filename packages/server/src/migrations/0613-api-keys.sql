-- API keys: shown once, kept as a hash.

create table api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- SHA-256 of the whole key.
  hash bytea not null unique check (octet_length(hash) = 32),
  -- The first characters, by which its owner tells it from others.
  start text not null,
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['read_reports', 'run_analyses', 'manage_competitors']),
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_of_user on api_keys (user_id, created_at desc) where revoked_at is null;
call app.guard('api_keys', 'user_id');
