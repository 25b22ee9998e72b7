-- An event that names what the provider knows nothing of is not tried for ever: it was not applied, and last_error says why.
alter table stripe_events add column given_up_at timestamptz, add constraint given_up_is_not_applied check (given_up_at is null or processed_at is null);
drop index stripe_events_open;
create index stripe_events_open on stripe_events (try_after) where processed_at is null and given_up_at is null;
