-- Takes back what was revoked of a lot and not taken yet; what of it is spent becomes debt, what of it expired is nobody's loss.
create or replace function app.apply_revocation(p_lot uuid) returns void language plpgsql as $$
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
  -- Less than was owed before, when credits of this lot came back after other credits had paid the debt.
  owed := greatest(0, least(due - taken, lot.granted - lot.remaining - lot.expired - lot.revoked + lot.reserved - lot.indebted));
  update credit_lots set remaining = remaining - taken, revoked = revoked + taken, indebted = indebted + owed where id = p_lot;
  update user_credits set debt = debt + owed, updated_at = app.now() where user_id = lot.user_id and owed > 0;
  if taken > 0 then
    line := app.write_line(lot.user_id, 'credit_revocation', -taken, null, '{"reason": "reversed"}');
    insert into credit_transaction_lots values (line, p_lot, -taken);
  end if;
end
$$;
