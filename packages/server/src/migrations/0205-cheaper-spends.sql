-- A spend holds its account locked, so what it costs is how often an account can be used: fewer statements, and changes of a lot that touch no index.

-- An index on what every spend changes would be written by every spend, and what is outdated in it read until it is vacuumed.
alter table credit_lots add column holds_credits boolean not null generated always as (remaining > 0) stored;
drop index lots_with_credits;
drop index lots_to_expire;
create index lots_with_credits on credit_lots (user_id, ends_at) where holds_credits;
create index lots_to_expire on credit_lots (ends_at) where holds_credits;

create or replace function public.get_available_credits(user_uuid uuid, website_uuid uuid) returns integer
  language sql stable
  return (
    select coalesce(sum(remaining - reserved), 0)::integer from public.credit_lots
    where user_id = user_uuid and holds_credits and (ends_at is null or ends_at > (select app.now()))
  );

-- Is there something that time alone has changed and nobody has written?
create function app.is_unsettled(p_user uuid) returns boolean language plpgsql volatile as $$
declare
  now timestamptz := app.now();
begin
  return exists (select from credit_lots where user_id = p_user and holds_credits and ends_at <= now and remaining > reserved)
    or exists (select from credit_reservations where user_id = p_user and state = 'open' and expires_at <= now);
end
$$;

create or replace function app.expire_lots(p_user uuid) returns void language plpgsql as $$
declare
  lot record;
  line uuid;
begin
  for lot in
    select id, remaining - reserved as amount, ends_at from credit_lots
    where user_id = p_user and holds_credits and remaining > reserved and ends_at <= (select app.now()) order by ends_at, created_at, id
  loop
    update credit_lots set remaining = remaining - lot.amount, expired = expired + lot.amount where id = lot.id;
    line := app.write_line(p_user, 'credit_expiry', -lot.amount, null, jsonb_build_object('expired_at', app.iso(lot.ends_at)));
    insert into credit_transaction_lots values (line, lot.id, -lot.amount);
  end loop;
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
      select id from credit_reservations where user_id = p_user and state = 'open' and expires_at <= (select app.now())
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

create or replace function app.settle_account(p_user uuid, p_amount integer, p_pepper bytea) returns void language plpgsql as $$
begin
  perform app.grant_monthly(p_user, p_amount, p_pepper);
  if app.is_unsettled(p_user) then perform app.open_account(p_user); end if;
end
$$;

-- The account of a reservation, locked; what this transaction has opened is open.
create or replace function app.lock_reservation(p_reservation uuid) returns credit_reservations language plpgsql as $$
declare
  reservation credit_reservations;
begin
  select * into strict reservation from credit_reservations where id = p_reservation;
  if current_setting('app.open_account', true) is distinct from reservation.user_id::text then
    perform app.open_account(reservation.user_id);
    select * into strict reservation from credit_reservations where id = p_reservation;
  end if;
  return reservation;
end
$$;

-- A machine's clock may be set back, and that of a standby which takes over may be behind: a line is never older than the one before it.
create or replace function app.write_line(p_user uuid, p_type text, p_amount integer, p_report uuid, p_metadata jsonb, p_held integer default 0) returns uuid
language plpgsql as $$
declare
  account user_credits;
  line uuid;
begin
  update user_credits
    set balance = balance + p_amount, reserved = reserved + p_held, version = version + 1, updated_at = app.now()
    where user_id = p_user returning * into account;
  insert into credit_transactions (user_id, seq, report_id, transaction_type, amount, balance_after, metadata, created_at)
    values (
      p_user, account.version, p_report, p_type, p_amount, account.balance, jsonb_strip_nulls(p_metadata),
      greatest(account.updated_at, (select created_at from credit_transactions where user_id = p_user and seq = account.version - 1))
    )
    returning id into line;
  return line;
end
$$;

-- Ends a reservation: what was not charged can be spent again, for another day if it expired meanwhile.
create or replace function app.close_reservation(p_reservation uuid, p_state text) returns void language plpgsql as $$
declare
  reservation credit_reservations;
  lots uuid[];
begin
  update credit_reservations set state = p_state, closed_at = app.now()
    where id = p_reservation and state = 'open' returning * into reservation;
  if not found or reservation.charged = reservation.amount then return; end if;
  select array_agg(lot_id order by position) into lots from credit_reservation_lots where reservation_id = p_reservation and held > 0;
  update credit_lots l set
      reserved = l.reserved - r.held,
      grace_until = case when l.ends_at <= (select app.now()) then app.now() + interval '24 hours' else l.grace_until end
    from credit_reservation_lots r where r.reservation_id = p_reservation and r.lot_id = l.id and r.held > 0;
  update credit_reservation_lots set held = 0 where reservation_id = p_reservation and held > 0;
  update user_credits set reserved = reserved - (reservation.amount - reservation.charged), updated_at = app.now()
    where user_id = reservation.user_id;
  perform app.pay_debt(reservation.user_id, lots);
end
$$;

-- Promises credits to a report, those that end soonest first. Null: there are too few.
create or replace function app.reserve_credits(p_user uuid, p_report uuid, p_amount integer, p_keep interval) returns uuid language plpgsql as $$
declare
  reservation credit_reservations;
  lot record;
  missing integer := p_amount;
  part integer;
  place integer := 0;
begin
  if current_setting('app.open_account', true) is distinct from p_user::text or app.is_unsettled(p_user) then
    perform app.open_account(p_user);
  end if;
  select * into reservation from credit_reservations where report_id = p_report;
  if found then
    if (reservation.user_id, reservation.amount) is distinct from (p_user, p_amount) then
      raise exception 'report % has another reservation', p_report using errcode = 'CL409';
    end if;
    return reservation.id;
  end if;
  update user_credits set reserved = reserved + p_amount, updated_at = app.now() where user_id = p_user and balance - reserved >= p_amount;
  if not found then return null; end if;
  insert into credit_reservations (user_id, report_id, amount, expires_at)
    values (p_user, p_report, p_amount, app.now() + p_keep) returning * into reservation;
  for lot in
    select id, remaining - reserved as free from credit_lots where user_id = p_user and holds_credits and remaining > reserved
    order by ends_at nulls last, array_position(array['free_trial_grant', 'subscription_allocation', 'topup_purchase'], type), created_at, id
  loop
    part := least(missing, lot.free);
    place := place + 1;
    update credit_lots set reserved = reserved + part where id = lot.id;
    insert into credit_reservation_lots values (reservation.id, lot.id, place, part, part);
    missing := missing - part;
    exit when missing = 0;
  end loop;
  if missing > 0 then raise exception 'the lots of % hold less than its account says', p_user; end if;
  return reservation.id;
end
$$;
