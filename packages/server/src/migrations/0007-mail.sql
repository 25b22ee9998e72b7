-- Mails are written in the transaction that causes them. `kept`: there is no mail server, the local mailbox shows it.
create table mail_outbox (
  id uuid primary key default gen_random_uuid(),
  purpose text not null,
  user_id uuid,
  to_address text not null check (length(to_address) <= 320),
  reply_to text check (length(reply_to) <= 320),
  subject text not null check (subject !~ '[\r\n]'),
  text_body text not null,
  html_body text not null,
  headers jsonb not null default '{}' check (jsonb_typeof(headers) = 'object'),
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed', 'uncertain', 'kept')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sending_since timestamptz,
  sent_at timestamptz,
  constraint no_line_breaks check (to_address !~ '[\r\n]' and (reply_to is null or reply_to !~ '[\r\n]'))
);
create index mails_by_date on mail_outbox (created_at desc);
create index mails_open on mail_outbox (created_at) where state in ('queued', 'sending');

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) <= 255),
  subject text check (length(subject) <= 200),
  message text not null check (length(message) between 10 and 2000),
  ip text,
  mail_id uuid references mail_outbox on delete set null,
  created_at timestamptz not null default now()
);
