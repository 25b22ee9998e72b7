-- The newest refresh of a sign-in whose access token has been used: whoever then brings the refresh token before it has a copy.
alter table auth.sessions add column used_counter bigint not null default 0 check (used_counter >= 0);
