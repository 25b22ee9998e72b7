-- What the present rubric says of the visit behind a report, so that a history compares scores of one rubric. The report keeps the score it was given.

alter table assessment_reports
  add column rubric_version text generated always as (report_data -> 'analysis' ->> 'rubricVersion') stored,
  -- Version, overall score and factor scores; null until the visit was judged again.
  add column rescored jsonb
    check (rescored ?& array['rubricVersion', 'overallScore', 'scores'] and (rescored ->> 'overallScore')::double precision between 0 and 100),
  -- The rubric under which the visit could not be judged again.
  add column not_rescored_under text;
