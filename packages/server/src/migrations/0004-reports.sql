create table assessment_reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  website_id uuid not null,
  status text not null default 'pending' check (status in ('pending', 'processing', 'completed', 'failed')),
  is_auto_generated boolean not null default false,
  -- The account's one free assessment.
  is_free boolean not null default false,
  is_latest boolean not null default false,
  report_data jsonb,
  error_code text,
  error_message text,
  progress jsonb,
  keywords_status text not null default 'pending' check (keywords_status in ('pending', 'processing', 'completed', 'failed', 'none')),
  content_status text not null default 'pending' check (content_status in ('pending', 'processing', 'completed', 'failed', 'none')),
  competitors_status text not null default 'pending' check (competitors_status in ('pending', 'processing', 'completed', 'failed', 'none')),
  credits_charged integer not null default 0 check (credits_charged >= 0),
  -- Counts the workers that took this report up; only the newest may write (fencing).
  attempt integer not null default 0 check (attempt >= 0),
  created_at timestamptz not null default now(),
  started_at timestamptz,
  completed_at timestamptz,
  -- Taken from the analysis, so that lists need not read it and never disagree with it.
  overall_score double precision generated always as ((report_data -> 'analysis' ->> 'overallScore')::double precision) stored
    check (overall_score between 0 and 100),
  scores jsonb generated always as (report_data -> 'analysis' -> 'scores') stored,
  summary text generated always as (report_data -> 'analysis' ->> 'summary') stored,
  partial boolean not null generated always as (coalesce((report_data -> 'analysis' ->> 'partial')::boolean, false)) stored,
  foreign key (website_id, user_id) references tracked_websites (id, user_id) on delete cascade,
  unique (id, user_id),
  constraint completed_has_analysis check (status <> 'completed' or (report_data is not null and completed_at is not null)),
  constraint failed_has_message check (status <> 'failed' or error_message is not null)
);
create unique index one_report_under_way on assessment_reports (website_id) where status in ('pending', 'processing');
create unique index one_latest_report on assessment_reports (website_id) where is_latest;
create index reports_by_date on assessment_reports (user_id, created_at desc, id);
create index reports_by_score on assessment_reports (user_id, overall_score desc nulls last, id);
create index reports_by_status on assessment_reports (user_id, status, created_at desc);
create index reports_of_website on assessment_reports (website_id, created_at desc);
call app.guard('assessment_reports', 'user_id');
grant select on assessment_reports to app_user;

-- What a visit gathered, compressed, to be judged again.
create table report_artifacts (
  report_id uuid primary key,
  user_id uuid not null,
  content bytea not null,
  created_at timestamptz not null default now(),
  foreign key (report_id, user_id) references assessment_reports (id, user_id) on delete cascade
);
alter table report_artifacts alter column content set storage external;
call app.guard('report_artifacts', 'user_id');
grant select on report_artifacts to app_user;

create table keyword_analyses (
  id uuid primary key default gen_random_uuid(),
  report_id uuid not null unique,
  user_id uuid not null,
  current_topics jsonb not null check (jsonb_typeof(current_topics) = 'array'),
  missing_topics jsonb not null check (jsonb_typeof(missing_topics) = 'array'),
  topic_opportunities jsonb not null check (jsonb_typeof(topic_opportunities) = 'array'),
  keyword_gaps jsonb not null check (jsonb_typeof(keyword_gaps) = 'array'),
  created_at timestamptz not null default now(),
  foreign key (report_id, user_id) references assessment_reports (id, user_id) on delete cascade
);
call app.guard('keyword_analyses', 'user_id');
grant select on keyword_analyses to app_user;

create table content_opportunities (
  id uuid primary key default gen_random_uuid(),
  report_id uuid not null,
  user_id uuid not null,
  position integer not null check (position >= 0),
  opportunity_type text not null
    check (opportunity_type in ('citation_magnet', 'faq_content', 'stat_highlight', 'data_structure', 'expert_positioning')),
  title text not null,
  priority text not null check (priority in ('high', 'medium', 'low')),
  page_url text not null,
  description text not null,
  estimated_impact text not null,
  points double precision not null default 0 check (points >= 0),
  action_steps text[] not null default '{}',
  evidence jsonb,
  ai_written boolean not null default false,
  created_at timestamptz not null default now(),
  foreign key (report_id, user_id) references assessment_reports (id, user_id) on delete cascade,
  unique (report_id, position)
);
call app.guard('content_opportunities', 'user_id');
grant select on content_opportunities to app_user;

create table competitor_analyses (
  id uuid primary key default gen_random_uuid(),
  report_id uuid not null,
  competitor_id uuid not null,
  user_id uuid not null,
  overall_score double precision not null check (overall_score between 0 and 100),
  scores jsonb not null,
  your_advantages text[] not null default '{}',
  competitive_advantages text[] not null default '{}',
  gap_analysis jsonb not null,
  prompts jsonb not null default '[]' check (jsonb_typeof(prompts) = 'array'),
  accessible boolean not null,
  error_message text,
  created_at timestamptz not null default now(),
  foreign key (report_id, user_id) references assessment_reports (id, user_id) on delete cascade,
  foreign key (competitor_id, user_id) references competitors (id, user_id) on delete cascade,
  unique (report_id, competitor_id)
);
call app.guard('competitor_analyses', 'user_id');
grant select on competitor_analyses to app_user;

create table report_shares (
  id uuid primary key default gen_random_uuid(),
  report_id uuid not null,
  user_id uuid not null,
  -- SHA-256 of the token in the link: a copy of the database opens no report.
  token_hash bytea not null unique check (length(token_hash) = 32),
  recipient_email text not null check (length(recipient_email) <= 255),
  recipient_name text check (length(recipient_name) <= 100),
  personal_message text check (length(personal_message) <= 500),
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  foreign key (report_id, user_id) references assessment_reports (id, user_id) on delete cascade
);
create index shares_of_report on report_shares (report_id, created_at desc);
create index shares_of_user on report_shares (user_id, created_at desc);
call app.guard('report_shares', 'user_id');
grant select, update (revoked_at) on report_shares to app_user;

create trigger announce after insert or update or delete on assessment_reports for each row execute function app.announce_report();
create trigger announce after insert or update or delete on keyword_analyses for each row execute function app.announce_report_part();
create trigger announce after insert or update or delete on content_opportunities for each row execute function app.announce_report_part();
create trigger announce after insert or update or delete on competitor_analyses for each row execute function app.announce_report_part();
