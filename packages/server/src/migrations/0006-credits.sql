-- A member's credits as last computed. The ledger below is what counts; nothing here may be negative.
create table user_credits (
  user_id uuid primary key references auth.users on delete restrict,
  balance integer not null default 0 check (balance >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  debt integer not null default 0 check (debt >= 0),
  updated_at timestamptz not null default now(),
  check (reserved <= balance)
);
call app.guard('user_credits', 'user_id');
grant select on user_credits to app_user;

create table credit_transactions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete restrict,
  report_id uuid references assessment_reports on delete set null,
  transaction_type text not null
    check (transaction_type in (
      'assessment_generation', 'keyword_analysis', 'content_opportunities', 'competitor_analysis',
      'subscription_allocation', 'topup_purchase', 'free_trial_grant', 'refund_grant', 'credit_expiry', 'credit_revocation'
    )),
  amount integer not null check (amount <> 0),
  balance_after integer not null check (balance_after >= 0),
  metadata jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object'),
  created_at timestamptz not null default now(),
  constraint sign_fits_type check ((amount > 0) = (transaction_type ~ '(allocation|purchase|grant)'))
);
create index transactions_of_user on credit_transactions (user_id, created_at desc, id);
create index transactions_of_report on credit_transactions (report_id);
call app.guard('credit_transactions', 'user_id');
grant select on credit_transactions to app_user;

create trigger announce after insert or update or delete on user_credits for each row execute function app.announce_member_row();
