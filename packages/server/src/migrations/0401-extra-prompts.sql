-- Prompts that an AI provider proposed for a report: they are shown as such and never score.
alter table assessment_reports add column extra_prompts jsonb not null default '[]' check (jsonb_typeof(extra_prompts) = 'array');
