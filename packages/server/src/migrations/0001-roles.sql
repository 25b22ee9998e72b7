-- The server connects as the owner of all tables. What it does for one member it does as app_user, a role that owns nothing and cannot
-- bypass row-level security. Roles belong to the whole cluster, so another database may have made this one already.
do $$
begin
  if not exists (select from pg_roles where rolname = 'app_user') then
    create role app_user nologin nosuperuser nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null; -- made by another database's migration in this very moment
end
$$;

-- From version 16 on, whoever makes a role may give it away but not act as it: trying is the one question that every version understands.
do $$
begin
  set local role app_user;
  reset role;
exception when insufficient_privilege then
  execute format('grant app_user to %I', current_user);
end
$$;

create schema app;
create schema auth;
grant usage on schema app to app_user;

-- After a transaction a setting of our own reads '' and not null.
create function app.user_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

-- Rows of a member: the server sees all of them, app_user those of the member it acts for, anybody else none.
create procedure app.guard(target regclass, owner_column name) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy server_all on %s to %I using (true) with check (true)', target, current_user);
  execute format('create policy member_own on %1$s to app_user using (%2$I = app.user_id()) with check (%2$I = app.user_id())', target, owner_column);
end
$$;

-- Says that something of a member has changed: a topic, never data.
create function app.announce(user_id uuid, topic text, report_id uuid) returns void
  language sql
  return pg_notify('citelight_changes', jsonb_build_object('user_id', user_id, 'topic', topic, 'report_id', report_id)::text);

create function app.announce_member_row() returns trigger language plpgsql as $$
begin
  perform app.announce(coalesce(new.user_id, old.user_id), tg_table_name, null);
  return null;
end
$$;

create function app.announce_report() returns trigger language plpgsql as $$
begin
  perform app.announce(coalesce(new.user_id, old.user_id), tg_table_name, coalesce(new.id, old.id));
  return null;
end
$$;

create function app.announce_report_part() returns trigger language plpgsql as $$
begin
  perform app.announce(coalesce(new.user_id, old.user_id), tg_table_name, coalesce(new.report_id, old.report_id));
  return null;
end
$$;
