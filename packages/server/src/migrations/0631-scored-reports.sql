-- Completed reports with the score that others are compared with: of the visit judged again, where it was, else as given. A view, because a stored column would
-- write every report anew. It shows a member what the table does.

create view scored_reports with (security_invoker) as
  select id, user_id, website_id, created_at, not_rescored_under,
    coalesce(rescored ->> 'rubricVersion', rubric_version) as rubric_version,
    coalesce((rescored ->> 'overallScore')::double precision, overall_score) as overall_score,
    coalesce(rescored -> 'scores', scores) as scores,
    case when rescored is not null then jsonb_build_object('rubric_version', rubric_version, 'overall_score', overall_score) end as given
  from assessment_reports where status = 'completed' and overall_score is not null;
grant select on scored_reports to app_user;

-- The report below this one in the list of its website's scores, and its score; null where that is of another rubric.
create function app.report_before(p_report uuid) returns table (id uuid, overall_score double precision) language sql stable as $$
  select b.id, case when b.rubric_version is not distinct from r.rubric_version then b.overall_score end
  from public.assessment_reports r
  join public.scored_reports b on b.website_id = r.website_id and b.created_at <= r.created_at and (b.created_at < r.created_at or b.id > r.id)
  where r.id = p_report order by b.created_at desc, b.id limit 1
$$;
