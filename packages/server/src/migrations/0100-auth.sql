-- Accounts, sessions and second factors of /auth/v1. Only the server's own role reads this schema; app_user has no right to it.

alter table auth.users
  add column encrypted_password text,
  add column email_confirmed_at timestamptz,
  add column confirmation_sent_at timestamptz,
  add column recovery_sent_at timestamptz,
  add column new_email text,
  add column email_change_sent_at timestamptz,
  add column email_change_confirmed smallint not null default 0,
  add column reauthentication_sent_at timestamptz,
  add column last_sign_in_at timestamptz,
  add column app_metadata jsonb not null default '{}',
  add column user_metadata jsonb not null default '{}',
  add column banned_until timestamptz,
  add column deleted_at timestamptz;

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null default '{}',
  email text,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_id)
);
create index identities_user_id_idx on auth.identities (user_id);
create index identities_email_idx on auth.identities (email);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  amr jsonb not null default '[]',
  -- The refresh token in force is derived from this number; tokens below the floor date from before the second factor.
  counter bigint not null default 0 check (counter >= 0),
  floor bigint not null default 0 check (floor >= 0 and floor <= counter),
  created_at timestamptz not null default now(),
  refreshed_at timestamptz,
  user_agent text,
  ip text
);
create index sessions_user_id_idx on auth.sessions (user_id);

create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  purpose text not null check (purpose in ('signup', 'recovery', 'email_change_current', 'email_change_new', 'reauthentication', 'magiclink')),
  -- The address it was sent to.
  email text not null,
  link_hash bytea not null unique,
  code_hash bytea not null,
  -- The password of the sign-up that asked for this token: only the confirmed one becomes the account's.
  pending_password text,
  code_attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  code_expires_at timestamptz not null
);
create index one_time_tokens_user_id_idx on auth.one_time_tokens (user_id, purpose);

-- A sign-in that goes through a browser: on its way to a provider, and then as a code to be exchanged.
create table auth.flows (
  id uuid primary key default gen_random_uuid(),
  state_hash bytea unique,
  provider text not null,
  redirect_to text not null,
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  provider_verifier text,
  provider_nonce text,
  link_user_id uuid references auth.users (id) on delete cascade,
  user_id uuid references auth.users (id) on delete cascade,
  auth_code_hash bytea unique,
  provider_tokens jsonb,
  created_at timestamptz not null default now(),
  returned_at timestamptz
);

create table auth.factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_type text not null check (factor_type in ('totp', 'webauthn')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  friendly_name text not null default '',
  -- TOTP secret, encrypted with the data key and bound to this row's id.
  secret bytea,
  credential jsonb,
  last_used_step bigint,
  failures smallint not null default 0,
  locked_until timestamptz,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, friendly_name)
);

create table auth.challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.factors (id) on delete cascade,
  ip text,
  webauthn_challenge text,
  created_at timestamptz not null default now(),
  verified_at timestamptz
);
create index challenges_factor_id_idx on auth.challenges (factor_id);
