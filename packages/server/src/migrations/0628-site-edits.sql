-- What members change by hand about the topics and questions of a website; kept across its reports.

create table site_edits (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  website_id uuid not null,
  kind text not null check (kind in ('rename_topic', 'hide_topic', 'add_topic', 'hide_question', 'add_question', 'correct_verdict')),
  -- The label of a topic as it was found or added, or the text of a question.
  subject text not null check (length(subject) between 1 and 4096),
  -- Its words: what makes two the same.
  key text not null,
  label text check (length(label) between 1 and 100),
  topic text,
  coverage text check (coverage in ('answered', 'mentioned', 'missing')),
  -- The verdict that was marked as wrong, with its passage.
  judged jsonb,
  created_at timestamptz not null default clock_timestamp(),
  foreign key (website_id, user_id) references tracked_websites (id, user_id) on delete cascade,
  constraint one_site_edit unique (website_id, kind, key),
  check ((kind = 'rename_topic') = (label is not null)),
  check ((kind = 'correct_verdict') = (coverage is not null)),
  check ((coverage is null) = (judged is null))
);
call app.guard('site_edits', 'user_id');
grant select, insert, delete, update (subject, key, label, topic, coverage, judged) on site_edits to app_user;
create trigger announce after insert or update or delete on site_edits for each row execute function app.announce_member_row();
