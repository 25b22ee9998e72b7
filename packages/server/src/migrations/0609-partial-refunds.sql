-- Of a part that was charged, some of its credits can be given back, once: those spent last, which end the latest. Null: all of them.
drop function app.refund_part(uuid, text);
create function app.refund_part(p_reservation uuid, p_type text, p_amount integer) returns void language plpgsql as $$
declare
  reservation credit_reservations;
  charge credit_charges;
  spent record;
  missing integer;
  part integer;
  lots uuid[] := '{}';
  parts integer[] := '{}';
  line uuid;
begin
  reservation := app.lock_reservation(p_reservation);
  select * into charge from credit_charges where reservation_id = p_reservation and type = p_type and refund_id is null;
  if not found then return; end if;
  missing := coalesce(p_amount, charge.amount);
  if missing not between 1 and charge.amount then raise exception 'more than was charged' using errcode = 'CL409'; end if;
  for spent in
    select s.lot_id, -s.amount as amount
    from credit_transaction_lots s join credit_reservation_lots r on r.reservation_id = p_reservation and r.lot_id = s.lot_id
    where s.transaction_id = charge.transaction_id order by r.position desc
  loop
    part := least(missing, spent.amount);
    lots := spent.lot_id || lots;
    parts := part || parts;
    missing := missing - part;
    exit when missing = 0;
  end loop;
  update credit_lots l set
      remaining = l.remaining + back.amount,
      grace_until = case when l.ends_at <= (select app.now()) then app.now() + interval '24 hours' else l.grace_until end
    from unnest(lots, parts) back (lot_id, amount) where back.lot_id = l.id;
  line := app.write_line(
    reservation.user_id, 'refund_grant', coalesce(p_amount, charge.amount), reservation.report_id,
    jsonb_build_object('part', p_type, 'expires_at', (select app.iso(min(ends_at)) from credit_lots where id = any (lots)))
  );
  insert into credit_transaction_lots select line, lot_id, amount from unnest(lots, parts) back (lot_id, amount);
  update credit_charges set refund_id = line where reservation_id = p_reservation and type = p_type;
  perform app.pay_debt(reservation.user_id, lots);
end
$$;
