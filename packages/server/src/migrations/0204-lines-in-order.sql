-- A machine's clock may be set back, and that of a standby which takes over may be behind: a line is never older than the one before it.
create or replace function app.write_line(p_user uuid, p_type text, p_amount integer, p_report uuid, p_metadata jsonb, p_held integer default 0) returns uuid
language plpgsql as $$
declare
  account user_credits;
  before timestamptz;
  line uuid;
begin
  update user_credits
    set balance = balance + p_amount, reserved = reserved + p_held, version = version + 1, updated_at = app.now()
    where user_id = p_user returning * into account;
  select created_at into before from credit_transactions where user_id = p_user and seq = account.version - 1;
  insert into credit_transactions (user_id, seq, report_id, transaction_type, amount, balance_after, metadata, created_at)
    values (
      p_user, account.version, p_report, p_type, p_amount, account.balance, jsonb_strip_nulls(p_metadata), greatest(account.updated_at, before)
    )
    returning id into line;
  return line;
end
$$;
