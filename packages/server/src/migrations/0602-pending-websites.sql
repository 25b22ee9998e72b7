-- The website that the visitor wanted to analyze when they signed up: only the confirmation of this very sign-up brings it back.
alter table auth.one_time_tokens add column pending_website_url text;
