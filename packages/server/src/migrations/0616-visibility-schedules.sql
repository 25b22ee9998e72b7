-- A round of measured visibility that comes with each scheduled report. None is off, which is what every website begins with.
create table visibility_schedules (
  website_id uuid primary key,
  user_id uuid not null,
  engines text[] not null check (cardinality(engines) between 1 and 3 and engines <@ array['openai', 'anthropic', 'perplexity']),
  questions integer not null check (questions between 1 and 50),
  repeats integer not null check (repeats between 1 and 10),
  days integer not null check (days between 1 and 30),
  -- What its owner agreed to pay for a round; at a higher price none is started.
  credits integer not null check (credits >= 0),
  -- Why the last one did not start; null when it did.
  skipped_reason text,
  foreign key (website_id, user_id) references tracked_websites (id, user_id) on delete cascade
);
call app.guard('visibility_schedules', 'user_id');
grant select, insert, delete, update (engines, questions, repeats, days, credits, skipped_reason) on visibility_schedules to app_user;

-- What was asked lately is counted for the operator.
create index answers_asked on visibility_answers (asked_at) where asked_at is not null;
