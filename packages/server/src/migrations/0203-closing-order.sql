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
  -- In the order in which they ran out, whenever that is noticed: what comes back first pays what is owed.
  for late in
    select id from credit_reservations where user_id = p_user and state = 'open' and expires_at <= (select app.now())
    order by expires_at, created_at, id
  loop
    perform app.close_reservation(late, 'expired');
  end loop;
  perform app.expire_lots(p_user);
end
$$;
