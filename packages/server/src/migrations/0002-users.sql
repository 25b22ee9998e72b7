create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text unique check (email = lower(email) and length(email) <= 255),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table profiles (
  id uuid primary key references auth.users on delete cascade,
  email text not null check (length(email) <= 255),
  full_name text check (full_name = btrim(full_name) and length(full_name) between 1 and 200),
  created_at timestamptz not null default now(),
  has_used_free_tier boolean not null default false
);
call app.guard('profiles', 'id');
grant select, update (full_name) on profiles to app_user;

create function app.keep_profile() returns trigger language plpgsql as $$
begin
  insert into public.profiles (id, email, created_at) values (new.id, coalesce(new.email, ''), new.created_at)
  on conflict (id) do update set email = excluded.email;
  return null;
end
$$;
create trigger keep_profile after insert or update of email on auth.users for each row execute function app.keep_profile();

-- The keys that sign access tokens. The private part is sealed with the server's secret key.
create table auth.signing_keys (
  kid text primary key,
  algorithm text not null check (algorithm in ('ES256', 'RS256')),
  public_jwk jsonb not null,
  sealed_private_jwk bytea not null,
  -- next: published, not yet used; current: signs; retired: published until its last token has expired
  state text not null check (state in ('next', 'current', 'retired')),
  created_at timestamptz not null default now(),
  state_since timestamptz not null default now()
);
create unique index one_current_key on auth.signing_keys ((true)) where state = 'current';

create table audit_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  event text not null,
  user_id uuid,
  ip text,
  user_agent text,
  details jsonb not null default '{}'
);
create index audit_log_of_user on audit_log (user_id, created_at);

create table rate_counters (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
