-- A quote starts one analysis: the report remembers which, so that asking twice neither starts nor charges twice.

alter table assessment_reports add column quote_id uuid;
create unique index one_report_of_a_quote on assessment_reports (user_id, quote_id) where quote_id is not null;
