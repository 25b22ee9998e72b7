-- What search consoles say about a member's website. An import is one table of one source; a newer one takes its place.

create table search_imports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  website_id uuid not null,
  source text not null check (source in ('google_search', 'google_ai', 'bing_search', 'bing_ai')),
  contents text not null check (contents in ('queries', 'pages', 'pairs')),
  origin text not null check (origin in ('file', 'api')),
  property text,
  -- First and last day.
  period_from text check (period_from ~ '^\d{4}-\d\d-\d\d$'),
  period_to text check (period_to ~ '^\d{4}-\d\d-\d\d$'),
  filters text[] not null default '{}',
  -- SHA-256 of the file or of the answers.
  hash bytea not null check (octet_length(hash) = 32),
  rows integer not null check (rows >= 0),
  unread integer not null check (unread >= 0),
  left_out integer not null check (left_out >= 0),
  created_at timestamptz not null default clock_timestamp(),
  foreign key (website_id, user_id) references tracked_websites (id, user_id) on delete cascade,
  unique (website_id, source, contents),
  unique (id, user_id)
);
call app.guard('search_imports', 'user_id');
grant select, insert, delete on search_imports to app_user;

create table search_observations (
  import_id uuid not null,
  user_id uuid not null,
  -- By impressions or citations, most first.
  position integer not null,
  query text check (length(query) <= 500),
  page text check (length(page) <= 2048),
  impressions integer,
  clicks integer,
  average_position double precision,
  citations integer,
  primary key (import_id, position),
  foreign key (import_id, user_id) references search_imports (id, user_id) on delete cascade,
  check (query is not null or page is not null)
);
call app.guard('search_observations', 'user_id');
grant select, insert on search_observations to app_user;

-- Answers of a report's pages to questions that people typed.
create table search_answers (
  report_id uuid not null,
  user_id uuid not null,
  query text not null check (length(query) <= 500),
  coverage text not null check (coverage in ('answered', 'mentioned', 'missing')),
  passage jsonb,
  primary key (report_id, query),
  foreign key (report_id, user_id) references assessment_reports (id, user_id) on delete cascade
);
call app.guard('search_answers', 'user_id');
grant select on search_answers to app_user;
