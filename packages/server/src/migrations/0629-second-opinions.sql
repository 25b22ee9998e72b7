-- A model's second opinion on the verdicts of a report, laid over them when it is read; null until a model has given one.
alter table assessment_reports add column opinions jsonb check (jsonb_typeof(opinions) = 'array');
