-- Access to Google that nobody needs any more: a website or an account went, and its connection with it. Kept until Google has revoked it.

create table search_revocations (
  website_id uuid primary key,
  user_id uuid not null,
  -- Sealed for the website, as it was.
  refresh_token bytea not null,
  created_at timestamptz not null default clock_timestamp()
);
call app.guard('search_revocations', 'user_id');

create function app.keep_for_revocation() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into search_revocations (website_id, user_id, refresh_token) values (old.website_id, old.user_id, old.refresh_token)
  on conflict (website_id) do update set refresh_token = excluded.refresh_token;
  return null;
end
$$;
create trigger keep_for_revocation after delete on search_connections for each row execute function app.keep_for_revocation();
