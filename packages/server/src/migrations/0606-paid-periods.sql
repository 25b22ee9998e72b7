-- In which period a change of plan was asked for: what that period was paid for is not paid again.
alter table billing_plan_changes add column period_end timestamptz;
