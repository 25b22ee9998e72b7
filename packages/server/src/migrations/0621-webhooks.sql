-- Webhooks: where events are sent, and what became of each delivery.

create table webhooks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- As it is shown; a Slack webhook's address is a secret.
  url text not null check (length(url) <= 500),
  -- Address and signing secret, sealed with the server's key.
  sealed bytea not null,
  format text not null check (format in ('standard', 'slack')),
  events text[] not null
    check (cardinality(events) > 0 and events <@ array['report.completed', 'report.failed', 'score.dropped', 'visibility.changed']),
  drop_threshold double precision not null check (drop_threshold between 0.1 and 100),
  created_at timestamptz not null default clock_timestamp(),
  unique (id, user_id)
);
create index webhooks_of_user on webhooks (user_id, created_at desc);
call app.guard('webhooks', 'user_id');

create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  webhook_id uuid not null,
  -- The same for every attempt, so that a receiver can tell a repetition.
  event_id text not null,
  type text not null,
  payload jsonb not null,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  response_status integer,
  problem text,
  created_at timestamptz not null default clock_timestamp(),
  attempted_at timestamptz,
  foreign key (webhook_id, user_id) references webhooks (id, user_id) on delete cascade,
  -- The same thing is announced to a webhook once.
  unique (webhook_id, event_id)
);
create index deliveries_of_webhook on webhook_deliveries (webhook_id, created_at desc);
create index deliveries_by_age on webhook_deliveries (created_at);
call app.guard('webhook_deliveries', 'user_id');
