-- Every change of an account is one of these functions. Each locks the account's row first and nothing after it that another could hold, so that
-- changes of one account wait for each other and never in a circle.

-- A time as the contracts write it.
create function app.iso(at timestamptz) returns text language sql stable
  return to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- One line, with the account that it changes.
create function app.write_line(p_user uuid, p_type text, p_amount integer, p_report uuid, p_metadata jsonb, p_held integer default 0) returns uuid
language plpgsql as $$
declare
  account user_credits;
  line uuid;
begin
  update user_credits
    set balance = balance + p_amount, reserved = reserved + p_held, version = version + 1, updated_at = app.now()
    where user_id = p_user returning * into account;
  insert into credit_transactions (user_id, seq, report_id, transaction_type, amount, balance_after, metadata, created_at)
    values (p_user, account.version, p_report, p_type, p_amount, account.balance, jsonb_strip_nulls(p_metadata), account.updated_at)
    returning id into line;
  return line;
end
$$;

-- Credits that became spendable pay what is owed first.
create function app.pay_debt(p_user uuid, p_lots uuid[]) returns void language plpgsql as $$
declare
  owed integer;
  due integer;
  line uuid;
begin
  select least(debt, (select coalesce(sum(remaining - reserved), 0) from credit_lots where id = any (p_lots))) into owed
    from user_credits where user_id = p_user;
  if owed = 0 then return; end if;
  update user_credits set debt = debt - owed where user_id = p_user;
  line := app.write_line(p_user, 'credit_revocation', -owed, null, '{"reason": "debt"}');
  for i in 1 .. cardinality(p_lots) loop
    select least(owed, remaining - reserved) into due from credit_lots where id = p_lots[i];
    continue when due = 0;
    update credit_lots set remaining = remaining - due where id = p_lots[i];
    insert into credit_transaction_lots values (line, p_lots[i], -due);
    owed := owed - due;
  end loop;
end
$$;

-- Takes back what was revoked of a lot and not taken yet; what of it is spent becomes debt, what of it expired is nobody's loss.
create function app.apply_revocation(p_lot uuid) returns void language plpgsql as $$
declare
  lot credit_lots;
  due integer;
  taken integer;
  owed integer;
  line uuid;
begin
  select * into lot from credit_lots where id = p_lot;
  update credit_revocations r set applied = least(r.amount, lot.granted), updated_at = app.now()
    from credit_revocations before
    where r.source = lot.source and r.source_ref = lot.source_ref and before.source = r.source and before.source_ref = r.source_ref
      and r.applied < least(r.amount, lot.granted)
    returning r.applied - before.applied into due;
  if due is null then return; end if;
  taken := least(due, lot.remaining - lot.reserved);
  owed := least(due - taken, lot.granted - lot.remaining - lot.expired - lot.revoked + lot.reserved - lot.indebted);
  update credit_lots set remaining = remaining - taken, revoked = revoked + taken, indebted = indebted + owed where id = p_lot;
  update user_credits set debt = debt + owed, updated_at = app.now() where user_id = lot.user_id and owed > 0;
  if taken > 0 then
    line := app.write_line(lot.user_id, 'credit_revocation', -taken, null, '{"reason": "reversed"}');
    insert into credit_transaction_lots values (line, p_lot, -taken);
  end if;
end
$$;

-- A lot that came to its end gives nothing more, except to reservations that were made before.
create function app.expire_lots(p_user uuid) returns void language plpgsql as $$
declare
  lot record;
  line uuid;
begin
  for lot in
    select id, remaining - reserved as amount, ends_at from credit_lots
    where user_id = p_user and remaining > reserved and ends_at <= (select app.now()) order by ends_at, created_at, id
  loop
    update credit_lots set remaining = remaining - lot.amount, expired = expired + lot.amount where id = lot.id;
    line := app.write_line(p_user, 'credit_expiry', -lot.amount, null, jsonb_build_object('expired_at', app.iso(lot.ends_at)));
    insert into credit_transaction_lots values (line, lot.id, -lot.amount);
  end loop;
end
$$;

-- Ends a reservation: what was not charged can be spent again, for another day if it expired meanwhile.
create function app.close_reservation(p_reservation uuid, p_state text) returns void language plpgsql as $$
declare
  reservation credit_reservations;
  lots uuid[];
begin
  update credit_reservations set state = p_state, closed_at = app.now()
    where id = p_reservation and state = 'open' returning * into reservation;
  if not found then return; end if;
  select array_agg(lot_id order by position) into lots from credit_reservation_lots where reservation_id = p_reservation and held > 0;
  if lots is null then return; end if;
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

-- Locks the account, which is made when it is not there, and writes everything that time alone has changed.
create function app.open_account(p_user uuid) returns void language plpgsql as $$
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
  for late in select id from credit_reservations where user_id = p_user and state = 'open' and expires_at <= (select app.now()) loop
    perform app.close_reservation(late, 'expired');
  end loop;
  perform app.expire_lots(p_user);
end
$$;

-- One lot for each source and reference.
create function app.grant_credits(p_user uuid, p_type text, p_amount integer, p_expires_at timestamptz, p_source text, p_ref text) returns void
language plpgsql as $$
declare
  lot credit_lots;
  line uuid;
begin
  perform app.open_account(p_user);
  select * into lot from credit_lots where source = p_source and source_ref = p_ref;
  if found then
    if (lot.user_id, lot.type, lot.granted) is distinct from (p_user, p_type, p_amount) then
      raise exception '% % was granted with other details', p_source, p_ref using errcode = 'CL409';
    end if;
    return;
  end if;
  insert into credit_lots (user_id, type, granted, remaining, expires_at, source, source_ref)
    values (p_user, p_type, p_amount, p_amount, p_expires_at, p_source, p_ref) returning * into lot;
  line := app.write_line(p_user, p_type, p_amount, null, jsonb_build_object('expires_at', app.iso(p_expires_at)));
  insert into credit_transaction_lots values (line, lot.id, p_amount);
  perform app.apply_revocation(lot.id);
  perform app.pay_debt(p_user, array[lot.id]);
  perform app.expire_lots(p_user);
end
$$;

-- The monthly grant: on the first use in a calendar month (UTC), spendable until it ends. `p_pepper` keys the digest of the address.
create function app.grant_monthly(p_user uuid, p_amount integer, p_pepper bytea) returns void language plpgsql as $$
declare
  today timestamp := app.now() at time zone 'UTC';
  this_month text := to_char(today, 'YYYY-MM');
  address text;
begin
  if exists (select from user_credits where user_id = p_user and free_month >= this_month) then return; end if;
  perform app.open_account(p_user);
  if exists (select from user_credits where user_id = p_user and free_month >= this_month) then return; end if;
  update user_credits set free_month = this_month where user_id = p_user;
  select lower(coalesce(regexp_replace(email, '\+[^@]*@', '@'), id::text)) into address from auth.users where id = p_user;
  insert into monthly_grants values (p_user, this_month, sha256(p_pepper || convert_to(address, 'UTF8'))) on conflict do nothing;
  if not found or p_amount = 0 then return; end if;
  perform app.grant_credits(
    p_user, 'free_trial_grant', p_amount, (date_trunc('month', today) + interval '1 month') at time zone 'UTC', 'monthly', p_user || ':' || this_month
  );
end
$$;

-- For whoever is about to read the account: everything is written that time alone has changed. Locks only when there is something.
create function app.settle_account(p_user uuid, p_amount integer, p_pepper bytea) returns void language plpgsql as $$
begin
  perform app.grant_monthly(p_user, p_amount, p_pepper);
  if exists (select from credit_lots where user_id = p_user and remaining > reserved and ends_at <= (select app.now()))
    or exists (select from credit_reservations where user_id = p_user and state = 'open' and expires_at <= (select app.now()))
  then
    perform app.open_account(p_user);
  end if;
end
$$;

-- Promises credits to a report, those that end soonest first. Null: there are too few.
create function app.reserve_credits(p_user uuid, p_report uuid, p_amount integer, p_keep interval) returns uuid language plpgsql as $$
declare
  reservation credit_reservations;
  lot record;
  missing integer := p_amount;
  part integer;
  place integer := 0;
begin
  perform app.open_account(p_user);
  select * into reservation from credit_reservations where report_id = p_report;
  if found then
    if (reservation.user_id, reservation.amount) is distinct from (p_user, p_amount) then
      raise exception 'report % has another reservation', p_report using errcode = 'CL409';
    end if;
    return reservation.id;
  end if;
  if (select balance - reserved from user_credits where user_id = p_user) < p_amount then return null; end if;
  insert into credit_reservations (user_id, report_id, amount, expires_at)
    values (p_user, p_report, p_amount, app.now() + p_keep) returning * into reservation;
  for lot in
    select id, remaining - reserved as free from credit_lots where user_id = p_user and remaining > reserved
    order by ends_at nulls last, array_position(array['free_trial_grant', 'subscription_allocation', 'topup_purchase'], type), created_at, id
  loop
    part := least(missing, lot.free);
    place := place + 1;
    insert into credit_reservation_lots values (reservation.id, lot.id, place, part, part);
    update credit_lots set reserved = reserved + part where id = lot.id;
    missing := missing - part;
    exit when missing = 0;
  end loop;
  if missing > 0 then raise exception 'the lots of % hold less than its account says', p_user; end if;
  update user_credits set reserved = reserved + p_amount, updated_at = app.now() where user_id = p_user;
  return reservation.id;
end
$$;

-- The account of a reservation, locked.
create function app.lock_reservation(p_reservation uuid) returns credit_reservations language plpgsql as $$
declare
  reservation credit_reservations;
begin
  select * into strict reservation from credit_reservations where id = p_reservation;
  perform app.open_account(reservation.user_id);
  select * into strict reservation from credit_reservations where id = p_reservation;
  return reservation;
end
$$;

-- Spends reserved credits on a part of the analysis, also when they have expired meanwhile.
create function app.charge_part(p_reservation uuid, p_type text, p_amount integer) returns void language plpgsql as $$
declare
  reservation credit_reservations;
  before integer;
  line uuid;
  held record;
  part integer;
  missing integer := p_amount;
begin
  reservation := app.lock_reservation(p_reservation);
  select amount into before from credit_charges where reservation_id = p_reservation and type = p_type;
  if found then
    if before <> p_amount then raise exception '% was charged with another amount', p_type using errcode = 'CL409'; end if;
    return;
  end if;
  if reservation.state <> 'open' then raise exception 'the reservation is closed' using errcode = 'CL409'; end if;
  if reservation.charged + p_amount > reservation.amount then raise exception 'more than was reserved' using errcode = 'CL409'; end if;
  update credit_reservations set charged = charged + p_amount where id = p_reservation;
  line := app.write_line(reservation.user_id, p_type, -p_amount, reservation.report_id, '{}', -p_amount);
  insert into credit_charges (reservation_id, type, amount, transaction_id) values (p_reservation, p_type, p_amount, line);
  for held in select * from credit_reservation_lots r where r.reservation_id = p_reservation and r.held > 0 order by r.position loop
    part := least(missing, held.held);
    update credit_reservation_lots r set held = r.held - part where r.reservation_id = p_reservation and r.lot_id = held.lot_id;
    update credit_lots set remaining = remaining - part, reserved = reserved - part where id = held.lot_id;
    insert into credit_transaction_lots values (line, held.lot_id, -part);
    missing := missing - part;
    exit when missing = 0;
  end loop;
end
$$;

-- Gives a charged part back to the lots it came from, with their expiry, or for another day if that has passed.
create function app.refund_part(p_reservation uuid, p_type text) returns void language plpgsql as $$
declare
  reservation credit_reservations;
  charge credit_charges;
  lots uuid[];
  line uuid;
begin
  reservation := app.lock_reservation(p_reservation);
  select * into charge from credit_charges where reservation_id = p_reservation and type = p_type and refund_id is null;
  if not found then return; end if;
  select array_agg(s.lot_id order by r.position) into lots
    from credit_transaction_lots s join credit_reservation_lots r on r.reservation_id = p_reservation and r.lot_id = s.lot_id
    where s.transaction_id = charge.transaction_id;
  update credit_lots l set
      remaining = l.remaining - s.amount,
      grace_until = case when l.ends_at <= (select app.now()) then app.now() + interval '24 hours' else l.grace_until end
    from credit_transaction_lots s where s.transaction_id = charge.transaction_id and s.lot_id = l.id;
  line := app.write_line(
    reservation.user_id, 'refund_grant', charge.amount, reservation.report_id,
    jsonb_build_object('part', p_type, 'expires_at', (select app.iso(min(ends_at)) from credit_lots where id = any (lots)))
  );
  insert into credit_transaction_lots
    select line, lot_id, -amount from credit_transaction_lots where transaction_id = charge.transaction_id;
  update credit_charges set refund_id = line where reservation_id = p_reservation and type = p_type;
  perform app.pay_debt(reservation.user_id, lots);
end
$$;

create function app.release_reservation(p_reservation uuid) returns void language plpgsql as $$
begin
  perform app.lock_reservation(p_reservation);
  perform app.close_reservation(p_reservation, 'released');
end
$$;

-- `p_amount` is what was taken back of this source altogether, so that partial refunds add up in any order and any number of times.
create function app.revoke_credits(p_user uuid, p_source text, p_ref text, p_amount integer) returns void language plpgsql as $$
declare
  lot uuid;
begin
  perform app.open_account(p_user);
  insert into credit_revocations (source, source_ref, user_id, amount) values (p_source, p_ref, p_user, p_amount)
    on conflict (source, source_ref) do update set amount = greatest(credit_revocations.amount, excluded.amount)
    where credit_revocations.user_id = p_user;
  if not found then raise exception '% % belongs to another account', p_source, p_ref using errcode = 'CL409'; end if;
  select id into lot from credit_lots where source = p_source and source_ref = p_ref and user_id = p_user;
  if found then perform app.apply_revocation(lot); end if;
end
$$;
