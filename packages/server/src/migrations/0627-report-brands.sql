-- What a member puts on PDF reports in place of our name and mark.

create table report_brands (
  user_id uuid primary key references auth.users on delete cascade,
  name text not null check (length(name) between 1 and 80),
  -- A data: address of an image.
  logo text check (length(logo) <= 273100),
  updated_at timestamptz not null default app.now()
);
call app.guard('report_brands', 'user_id');
