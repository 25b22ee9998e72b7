-- Recommendations have a state that lasts across the reports of a website, and can be checked again.

create table recommendation_states (
  user_id uuid not null,
  website_id uuid not null,
  audit_id text not null,
  -- One page of the recommendation as its findings name it; '' is the whole.
  page text not null default '',
  -- As last recommended.
  title text not null,
  state text not null default 'open' check (state in ('open', 'in_progress', 'done', 'wont_fix')),
  reason text check (length(reason) between 1 and 500),
  -- When a person chose the state.
  changed_at timestamptz,
  -- Set by the report that no longer finds it.
  fixed_since timestamptz,
  primary key (website_id, audit_id, page),
  foreign key (website_id, user_id) references tracked_websites (id, user_id) on delete cascade,
  check ((state = 'wont_fix') = (reason is not null))
);
call app.guard('recommendation_states', 'user_id');
grant select, insert, update (state, reason, changed_at) on recommendation_states to app_user;
create function app.announce_recommendations() returns trigger language plpgsql as $$
begin
  perform app.announce(coalesce(new.user_id, old.user_id), 'recommendation_states', null);
  return null;
end
$$;
create trigger announce after insert or update or delete on recommendation_states for each row execute function app.announce_recommendations();

insert into recommendation_states (user_id, website_id, audit_id, title)
  select r.user_id, r.website_id, one ->> 'auditId', one ->> 'title'
  from assessment_reports r, jsonb_array_elements(r.report_data -> 'analysis' -> 'recommendations') one
  where r.is_latest and one ->> 'auditId' is not null
  on conflict do nothing;

create table report_rechecks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  report_id uuid not null,
  audit_id text,
  page text,
  status text not null default 'pending' check (status in ('pending', 'processing', 'completed', 'failed')),
  error_code text,
  error_message text,
  created_at timestamptz not null default clock_timestamp(),
  completed_at timestamptz,
  foreign key (report_id, user_id) references assessment_reports (id, user_id) on delete cascade,
  check ((audit_id is null) <> (page is null))
);
create unique index one_recheck_under_way on report_rechecks (report_id) where status in ('pending', 'processing');
create index rechecks_of_report on report_rechecks (report_id, created_at desc);
call app.guard('report_rechecks', 'user_id');
grant select on report_rechecks to app_user;
create trigger announce after insert or update or delete on report_rechecks for each row execute function app.announce_recommendations();

-- Checks of a report as the newest re-check left them.
create table rechecked_audits (
  user_id uuid not null,
  report_id uuid not null,
  audit_id text not null,
  result jsonb not null,
  checked_at timestamptz not null default clock_timestamp(),
  primary key (report_id, audit_id),
  foreign key (report_id, user_id) references assessment_reports (id, user_id) on delete cascade
);
call app.guard('rechecked_audits', 'user_id');
grant select on rechecked_audits to app_user;

-- The visit with what re-checks found in place of what the report saw.
alter table report_artifacts add column rechecked bytea;
alter table report_artifacts alter column rechecked set storage external;
