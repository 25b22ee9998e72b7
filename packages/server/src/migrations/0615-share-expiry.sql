-- Shared links end by themselves. Those made before get the default from now on.

alter table report_shares add column expires_at timestamptz not null default clock_timestamp() + interval '30 days';
grant update (expires_at) on report_shares to app_user;
