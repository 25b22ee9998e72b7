-- Measured visibility: questions, panels of frozen prompts, rounds, the answers of engines with their sources, and the mentions derived from them.

create table visibility_questions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  website_id uuid not null,
  text text not null check (length(text) between 3 and 300),
  -- Its words: what makes two questions the same.
  key text not null,
  kind text not null check (kind in ('open', 'branded', 'rival')),
  topic text check (length(topic) <= 100),
  origin text not null check (origin in ('typed', 'imported', 'report', 'search_console')),
  status text not null check (status in ('active', 'paused')),
  created_at timestamptz not null default clock_timestamp(),
  foreign key (website_id, user_id) references tracked_websites (id, user_id) on delete cascade,
  constraint one_visibility_question unique (website_id, key)
);
call app.guard('visibility_questions', 'user_id');
grant select, insert, delete, update (text, key, kind, status) on visibility_questions to app_user;

-- At most fifty active questions a website; inserts at once wait for each other and count right.
create function app.limit_questions() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from tracked_websites where id = new.website_id for no key update;
  if (select count(*) from visibility_questions where website_id = new.website_id and status = 'active' and id <> new.id) >= 50 then
    raise exception 'more than fifty active questions' using errcode = 'check_violation', constraint = 'visibility_questions_active_limit';
  end if;
  return new;
end
$$;
create trigger limit_questions before insert or update of status, website_id on visibility_questions
  for each row when (new.status = 'active') execute function app.limit_questions();

-- Who is looked for: the website and its competitors.
create table visibility_entities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  website_id uuid not null,
  competitor_id uuid unique,
  owner text not null check (owner in ('own', 'rival')),
  names text[] not null check (cardinality(names) between 1 and 20),
  domains text[] not null,
  excluded text[] not null default '{}' check (cardinality(excluded) <= 20),
  foreign key (website_id, user_id) references tracked_websites (id, user_id) on delete cascade,
  foreign key (competitor_id, user_id) references competitors (id, user_id) on delete cascade,
  check ((owner = 'own') = (competitor_id is null))
);
create unique index one_own_entity on visibility_entities (website_id) where owner = 'own';
create index entities_of_website on visibility_entities (website_id);
call app.guard('visibility_entities', 'user_id');
grant select, update (names, excluded) on visibility_entities to app_user;

-- The same questions in the same order are the same panel.
create table visibility_panels (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  website_id uuid not null,
  number integer not null check (number > 0),
  fingerprint text not null,
  created_at timestamptz not null default clock_timestamp(),
  foreign key (website_id, user_id) references tracked_websites (id, user_id) on delete cascade,
  unique (website_id, fingerprint),
  unique (website_id, number),
  unique (id, user_id)
);
call app.guard('visibility_panels', 'user_id');
grant select on visibility_panels to app_user;

create table visibility_prompts (
  panel_id uuid not null,
  user_id uuid not null,
  position integer not null check (position between 0 and 49),
  text text not null,
  kind text not null check (kind in ('open', 'branded', 'rival')),
  topic text,
  primary key (panel_id, position),
  foreign key (panel_id, user_id) references visibility_panels (id, user_id) on delete cascade
);
call app.guard('visibility_prompts', 'user_id');
grant select on visibility_prompts to app_user;

create table visibility_rounds (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  website_id uuid not null,
  panel_id uuid not null,
  status text not null default 'running' check (status in ('running', 'completed', 'cancelled', 'failed')),
  repeats integer not null check (repeats between 1 and 10),
  days integer not null check (days between 1 and 30),
  credits_per_10 integer not null check (credits_per_10 >= 0),
  credits_quoted integer not null check (credits_quoted >= 0),
  credits_charged integer not null default 0 check (credits_charged >= 0),
  reservation_id uuid,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  settled_at timestamptz,
  foreign key (website_id, user_id) references tracked_websites (id, user_id) on delete cascade,
  foreign key (panel_id, user_id) references visibility_panels (id, user_id) on delete cascade,
  unique (id, user_id)
);
create unique index one_round_under_way on visibility_rounds (website_id) where status = 'running';
create index rounds_of_website on visibility_rounds (website_id, created_at desc);
create index rounds_to_forget on visibility_rounds (created_at);
call app.guard('visibility_rounds', 'user_id');
grant select on visibility_rounds to app_user;
create function app.announce_round() returns trigger language plpgsql as $$
begin
  perform app.announce(coalesce(new.user_id, old.user_id), 'visibility_rounds', null);
  return null;
end
$$;
create trigger announce after insert or update or delete on visibility_rounds for each row execute function app.announce_round();

-- The instrument: with what an engine was asked.
create table visibility_round_engines (
  round_id uuid not null,
  user_id uuid not null,
  engine text not null check (engine in ('openai', 'anthropic', 'perplexity')),
  model_asked text not null,
  tool text not null,
  forced boolean not null,
  place text,
  -- Counts the workers that took this up; only the newest may ask and write (fencing).
  attempt integer not null default 0,
  problem text,
  primary key (round_id, engine),
  foreign key (round_id, user_id) references visibility_rounds (id, user_id) on delete cascade
);
call app.guard('visibility_round_engines', 'user_id');
grant select on visibility_round_engines to app_user;

create table visibility_answers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  round_id uuid not null,
  engine text not null check (engine in ('openai', 'anthropic', 'perplexity')),
  position integer not null,
  repeat integer not null,
  status text not null default 'waiting' check (status in ('waiting', 'asking', 'ok', 'refused', 'incomplete', 'error', 'cancelled')),
  due_at timestamptz not null,
  tries integer not null default 0,
  taken_by integer,
  asked_at timestamptz,
  -- What was set aside of the month's costs while it is not known what it costs.
  reserved_usd double precision not null default 0,
  model_served text,
  retrieval text not null default 'unknown' check (retrieval in ('used', 'not_used', 'unknown')),
  place text not null default 'unknown' check (place in ('applied', 'ignored', 'unknown')),
  text text not null default '',
  cut boolean not null default false,
  problem_code text,
  problem text,
  searches integer not null default 0,
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  cost_usd double precision not null default 0,
  unique (round_id, engine, position, repeat),
  unique (id, user_id),
  foreign key (round_id, user_id) references visibility_rounds (id, user_id) on delete cascade
);
create index answers_to_ask on visibility_answers (round_id, engine, due_at) where status = 'waiting';
call app.guard('visibility_answers', 'user_id');
grant select on visibility_answers to app_user;

create table visibility_sources (
  answer_id uuid not null,
  user_id uuid not null,
  role text not null check (role in ('retrieved', 'opened', 'cited')),
  ordinal integer not null,
  url_raw text not null,
  url text not null,
  site text not null,
  title text,
  span_start integer,
  span_end integer,
  cited_text text,
  primary key (answer_id, role, ordinal),
  foreign key (answer_id, user_id) references visibility_answers (id, user_id) on delete cascade
);
call app.guard('visibility_sources', 'user_id');
grant select on visibility_sources to app_user;

-- Derived from the answers by a version of the matcher; read again when names or matcher change.
create table visibility_mentions (
  answer_id uuid not null,
  user_id uuid not null,
  entity_id uuid not null references visibility_entities on delete cascade,
  span_start integer not null,
  span_end integer not null,
  negated boolean not null,
  matcher_version integer not null,
  primary key (answer_id, entity_id, span_start),
  foreign key (answer_id, user_id) references visibility_answers (id, user_id) on delete cascade
);
create index mentions_of_entity on visibility_mentions (entity_id);
call app.guard('visibility_mentions', 'user_id');
grant select on visibility_mentions to app_user;

-- What engines cost the installation, a calendar month (UTC): it outlives what it was spent on.
create table visibility_spending (
  month text primary key check (month ~ '^\d{4}-\d\d$'),
  cost_usd double precision not null check (cost_usd >= 0)
);
-- When the next request to an engine may go, in all processes together.
create table visibility_pace (
  engine text primary key,
  next_at timestamptz not null
);

-- The ledger knows the new kind of spending. Its reservation and lines carry the round's id.
alter table credit_transactions drop constraint credit_transactions_transaction_type_check;
alter table credit_transactions add constraint credit_transactions_transaction_type_check check (transaction_type in (
  'assessment_generation', 'keyword_analysis', 'content_opportunities', 'competitor_analysis', 'visibility_round',
  'subscription_allocation', 'topup_purchase', 'free_trial_grant', 'refund_grant', 'credit_expiry', 'credit_revocation'
));
alter table credit_charges drop constraint credit_charges_type_check;
alter table credit_charges add constraint credit_charges_type_check check (
  type in ('assessment_generation', 'keyword_analysis', 'content_opportunities', 'competitor_analysis', 'visibility_round')
);

create or replace function app.is_under_way(p_report uuid) returns boolean language sql stable
  return exists (select from public.assessment_reports where id = p_report and status <> 'failed' and settled_at is null)
    or exists (select from public.visibility_rounds where id = p_report and settled_at is null);
