create table tracked_websites (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  website_url text not null check (website_url ~ '^https?://' and length(website_url) <= 2048),
  website_name text not null check (website_name <> ''),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  unique (id, user_id),
  unique (user_id, website_url)
);
create unique index one_active_website on tracked_websites (user_id) where is_active;
call app.guard('tracked_websites', 'user_id');
grant select on tracked_websites to app_user;

create table competitors (
  id uuid primary key default gen_random_uuid(),
  website_id uuid not null,
  user_id uuid not null,
  competitor_url text not null check (competitor_url ~ '^https?://' and length(competitor_url) <= 500),
  competitor_name text not null check (length(competitor_name) between 1 and 200),
  is_active boolean not null default true,
  added_at timestamptz not null default now(),
  foreign key (website_id, user_id) references tracked_websites (id, user_id) on delete cascade,
  unique (id, user_id)
);
create unique index one_active_competitor on competitors (website_id, competitor_url) where is_active;
create index competitors_of_website on competitors (website_id, added_at desc);
call app.guard('competitors', 'user_id');
grant select, insert, update (is_active) on competitors to app_user;

-- At most five active competitors a website. Before the row is there, and with the website locked: inserts at once wait for each other and count right.
create function app.limit_competitors() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from tracked_websites where id = new.website_id for no key update;
  if (select count(*) from competitors where website_id = new.website_id and is_active and id <> new.id) >= 5 then
    raise exception 'more than five active competitors' using errcode = 'check_violation', constraint = 'competitors_active_limit';
  end if;
  return new;
end
$$;
create trigger limit_competitors before insert or update of is_active, website_id on competitors
  for each row when (new.is_active) execute function app.limit_competitors();
