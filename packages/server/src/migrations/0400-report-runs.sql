-- What the pipeline needs to know of a report beside its result.
alter table assessment_reports
  -- The credits held for it; null where it costs nothing.
  add column reservation_id uuid,
  -- When the last of its parts had ended and what was not used was given back.
  add column settled_at timestamptz,
  -- An AI provider's wording of the same facts, beside them.
  add column wording jsonb;

-- Scores with nulls last are not the same order backwards.
create index reports_by_score_ascending on assessment_reports (user_id, overall_score asc nulls last, id);

-- The competitors of a report as they were when it ran, and what became of each.
create table competitor_runs (
  report_id uuid not null,
  competitor_id uuid not null,
  user_id uuid not null,
  status text not null default 'pending' check (status in ('pending', 'processing', 'completed', 'failed')),
  -- What the visit gathered, compressed: a run that is taken up again does not visit twice.
  visit bytea,
  -- Why the competitor could not be visited.
  because text,
  primary key (report_id, competitor_id),
  foreign key (report_id, user_id) references assessment_reports (id, user_id) on delete cascade,
  foreign key (competitor_id, user_id) references competitors (id, user_id) on delete cascade
);
alter table competitor_runs alter column visit set storage external;
create index competitor_runs_of_competitor on competitor_runs (competitor_id);
call app.guard('competitor_runs', 'user_id');

-- Competitors that the site itself names, found while it was judged: nobody has checked yet that they answer.
alter table report_artifacts add column suggestions jsonb not null default '[]' check (jsonb_typeof(suggestions) = 'array');
