-- Customers who were deleted at the provider: what they paid can still be heard of, refunded and disputed.
create table billing_former_customers (
  stripe_customer_id text primary key,
  user_id uuid not null references auth.users on delete cascade,
  created_at timestamptz not null default now()
);
create index former_customers_of_user on billing_former_customers (user_id);
call app.guard('billing_former_customers', 'user_id');
