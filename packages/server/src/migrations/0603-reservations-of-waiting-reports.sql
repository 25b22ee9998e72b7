-- A reservation ran out by the clock alone, also under a report that had waited long for a worker, or whose machine had slept: its parts could then not be
-- charged and were given up. As long as its report is under way, which ends by itself, a reservation holds.
create function app.is_under_way(p_report uuid) returns boolean language sql stable
  return exists (select from public.assessment_reports where id = p_report and status <> 'failed' and settled_at is null);

-- Is there something that time alone has changed and nobody has written?
create or replace function app.is_unsettled(p_user uuid) returns boolean language plpgsql volatile as $$
declare
  now timestamptz := app.now();
begin
  return exists (select from credit_lots where user_id = p_user and holds_credits and ends_at <= now and remaining > reserved)
    or exists (select from credit_reservations where user_id = p_user and state = 'open' and expires_at <= now and not app.is_under_way(report_id));
end
$$;

-- Locks the account, which is made when it is not there, and writes everything that time alone has changed.
create or replace function app.open_account(p_user uuid) returns void language plpgsql as $$
declare
  late uuid;
begin
  perform from user_credits where user_id = p_user for no key update;
  if not found then
    -- In this order: others lock the member before the account.
    perform from auth.users where id = p_user for key share;
    insert into user_credits (user_id) values (p_user) on conflict do nothing;
    perform from user_credits where user_id = p_user for no key update;
  end if;
  if app.is_unsettled(p_user) then
    -- In the order in which they ran out, whenever that is noticed: what comes back first pays what is owed.
    for late in
      select id from credit_reservations where user_id = p_user and state = 'open' and expires_at <= (select app.now()) and not app.is_under_way(report_id)
      order by expires_at, created_at, id
    loop
      perform app.close_reservation(late, 'expired');
    end loop;
    perform app.expire_lots(p_user);
  end if;
  -- Until the transaction ends or is taken back to before this, as the lock.
  perform set_config('app.open_account', p_user::text, true);
end
$$;
