-- A code that is typed in is looked up by the address it was sent to.
create index one_time_tokens_email_idx on auth.one_time_tokens (email, purpose);
