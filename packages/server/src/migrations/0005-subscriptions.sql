create table subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  website_id uuid,
  status text not null
    check (status in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused')),
  tier text not null check (tier in ('daily', 'weekly', 'monthly')),
  stripe_price_id text not null,
  stripe_subscription_id text unique,
  current_period_start timestamptz,
  current_period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (website_id, user_id) references tracked_websites (id, user_id) on delete set null (website_id),
  unique (id, user_id),
  check (current_period_start < current_period_end)
);
create index subscriptions_of_user on subscriptions (user_id, status);
call app.guard('subscriptions', 'user_id');
grant select on subscriptions to app_user;

create table scheduled_reports (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null unique,
  user_id uuid not null,
  website_id uuid,
  next_run_at timestamptz not null,
  last_run_at timestamptz,
  is_active boolean not null default true,
  skipped_reason text,
  created_at timestamptz not null default now(),
  foreign key (subscription_id, user_id) references subscriptions (id, user_id) on delete cascade,
  foreign key (website_id, user_id) references tracked_websites (id, user_id) on delete set null (website_id),
  unique (id, user_id)
);
create index schedules_due on scheduled_reports (next_run_at) where is_active;
create index schedules_of_user on scheduled_reports (user_id);
call app.guard('scheduled_reports', 'user_id');
grant select on scheduled_reports to app_user;

-- What became of each period of a schedule: the key makes a second report for the same period impossible.
create table report_periods (
  id uuid primary key default gen_random_uuid(),
  schedule_id uuid not null,
  user_id uuid not null,
  period_key text not null,
  due_at timestamptz not null,
  outcome text not null check (outcome in ('started', 'skipped')),
  reason text,
  report_id uuid references assessment_reports on delete set null,
  created_at timestamptz not null default now(),
  foreign key (schedule_id, user_id) references scheduled_reports (id, user_id) on delete cascade,
  unique (schedule_id, period_key),
  check (outcome = 'started' or reason is not null)
);
call app.guard('report_periods', 'user_id');
grant select on report_periods to app_user;

-- Every payment event that was delivered with a valid signature, once.
create table stripe_events (
  id text primary key,
  type text not null,
  livemode boolean not null,
  payload jsonb not null,
  created_at timestamptz not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  attempts integer not null default 0,
  last_error text
);
create index stripe_events_open on stripe_events (received_at) where processed_at is null;

create trigger announce after insert or update or delete on subscriptions for each row execute function app.announce_member_row();
create trigger announce after insert or update or delete on scheduled_reports for each row execute function app.announce_member_row();
