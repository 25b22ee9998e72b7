-- One mailbox has one monthly grant and one free analysis, whatever spelling of its address an account has.

-- The spelling that all others of a mailbox share: no tag after a plus, and for Gmail no dots and one domain.
create function app.mailbox(address text) returns text language sql immutable strict as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com' else name || '@' || domain end
  from (select regexp_replace(lower(address), '(\+.*)?@[^@]*$', '') as name, substring(lower(address) from '@([^@]*)$') as domain) parts
$$;

-- A keyed digest: the address itself stays with the account. An account without one is a mailbox of its own.
create function app.mailbox_key(p_user uuid, p_pepper bytea) returns bytea language sql stable as $$
  select sha256(p_pepper || convert_to(coalesce(app.mailbox(email), id::text), 'UTF8')) from auth.users where id = p_user
$$;

create or replace function app.grant_monthly(p_user uuid, p_amount integer, p_pepper bytea) returns void language plpgsql as $$
declare
  today timestamp := app.now() at time zone 'UTC';
  this_month text := to_char(today, 'YYYY-MM');
begin
  if exists (select from user_credits where user_id = p_user and free_month >= this_month) then return; end if;
  perform app.open_account(p_user);
  if exists (select from user_credits where user_id = p_user and free_month >= this_month) then return; end if;
  update user_credits set free_month = this_month where user_id = p_user;
  insert into monthly_grants values (p_user, this_month, app.mailbox_key(p_user, p_pepper)) on conflict do nothing;
  if not found or p_amount = 0 then return; end if;
  perform app.grant_credits(
    p_user, 'free_trial_grant', p_amount, (date_trunc('month', today) + interval '1 month') at time zone 'UTC', 'monthly', p_user || ':' || this_month
  );
end
$$;

create table free_analyses (
  address_key bytea primary key,
  user_id uuid not null references profiles on delete restrict
);
call app.guard('free_analyses', 'user_id');
