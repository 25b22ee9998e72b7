-- What an API key may spend in a day: one that got into wrong hands cannot empty the account.

alter table api_keys add column daily_credits integer not null default 24 check (daily_credits between 0 and 10000);

create table api_key_spending (
  key_id uuid not null references api_keys (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  report_id uuid not null,
  credits integer not null check (credits > 0),
  created_at timestamptz not null default clock_timestamp(),
  primary key (key_id, report_id)
);
create index spending_of_key on api_key_spending (key_id, created_at);
call app.guard('api_key_spending', 'user_id');
