-- Periods are counted from an anchor: a schedule of the 31st runs on the last day of a short month and on the 31st again after it.
alter table scheduled_reports
  add column tier text not null check (tier in ('daily', 'weekly', 'monthly')),
  add column anchor_at timestamptz not null,
  -- The number of the period that is due next.
  add column period integer not null default 0 check (period >= 0);

-- When a period is due. Days, weeks and months are those of UTC.
create function app.due_time(anchor timestamptz, tier text, period integer) returns timestamptz
  language sql stable parallel safe
  return (anchor at time zone 'UTC' + period * case tier
    when 'daily' then interval '1 day' when 'weekly' then interval '1 week' when 'monthly' then interval '1 month' end) at time zone 'UTC';

alter table scheduled_reports add constraint next_run_fits check (next_run_at >= anchor_at);

-- Who wants no mail about finished automated reports.
create table mail_choices (
  user_id uuid primary key references auth.users on delete cascade,
  report_mails boolean not null default true,
  updated_at timestamptz not null default app.now()
);
call app.guard('mail_choices', 'user_id');

-- A report is mailed about at most once, whatever crashes.
create table report_mails (
  report_id uuid primary key,
  user_id uuid not null,
  created_at timestamptz not null default app.now(),
  foreign key (report_id, user_id) references assessment_reports (id, user_id) on delete cascade
);
call app.guard('report_mails', 'user_id');
